// What is named at the table, as it is printed: Adventurers, Skills, Enemies, Bosses, Equipment and Stage cards.

import { said, type Said, type Thing } from '@gravetable/kernel';
import { ADVENTURERS } from './cards/adventurers.ts';
import { BOSS_RECORDS } from './cards/bosses.ts';
import { EQUIPMENT, isCrawlerCard } from './cards/box.ts';
import type { BossRecord, MonsterRecord, Stats } from './cards/enemy.ts';
import { MONSTER_RECORDS } from './cards/monsters.ts';
import { equipmentSaid, priceSaid, skillSaid } from './cards/said.ts';
import { SKILLS, skillNo, skillOf } from './cards/skills.ts';
import type { SkillKey } from './cards/skill.ts';
import { UNDEAD_RECORDS } from './cards/undead.ts';
import { questOf } from './cards/quests/index.ts';
import { zoneThings } from './outline.ts';
import type { View } from './view.ts';

const effectOf = (key: SkillKey): Said => skillSaid(skillOf(skillNo(key)));

const statsLine = ({ armor, wounds, attacks, damage }: Stats, id = 'thing.stats', level = 0): Said =>
  said(id, { armor, wounds, attacks, damage, level });

const bodyLine = ({ actions, move, range }: { actions: number; move: number; range: number }): Said =>
  said('thing.body', { actions, move, range });

/** The Level of the Quest being played comes first; the others follow. */
function levelLines({ levels, special, ...body }: MonsterRecord | BossRecord, level: number): Said[] {
  const rows = levels.map((one, n) => statsLine(one, 'thing.level', n + 1));
  return [
    rows[level - 1]!,
    bodyLine(body),
    ...(special === null ? [] : [said(`special.${special}`)]),
    ...rows.filter((_, n) => n !== level - 1),
  ];
}

const PRINTED: readonly Thing[] = [
  ...ADVENTURERS.map(({ id, class: kind, health, blue, orange, red }) => ({
    id: `name.${id}`,
    lines: [
      said('thing.adventurer', { class: kind, health }),
      ...[blue, ...orange, ...red].map((skill, n) =>
        said('thing.skill', {
          danger: n === 0 ? 'blue' : n < 3 ? 'orange' : 'red',
          skill,
          text: effectOf(skill),
        }),
      ),
    ],
  })),
  ...SKILLS.map((skill) => ({ id: `name.${skill.key}`, lines: [skillSaid(skill)] })),
  ...UNDEAD_RECORDS.map((one) => ({ id: `name.${one.kind}`, lines: [statsLine(one), bodyLine(one)] })),
  ...EQUIPMENT.filter((_, no) => !isCrawlerCard(no)).map((card) => {
    const price = priceSaid(card);
    return { id: `name.${card.code}`, lines: [...equipmentSaid(card), ...(price === null ? [] : [price])] };
  }),
];

export function things(view: View): readonly Thing[] {
  const { level } = questOf(view.quest);
  return [
    ...PRINTED,
    ...zoneThings(view),
    ...MONSTER_RECORDS.map((one) => ({ id: `name.${one.kind}`, lines: levelLines(one, level) })),
    ...BOSS_RECORDS.filter(({ kind }) => !MONSTER_RECORDS.some((one) => (one.kind as string) === kind)).map(
      (one) => ({ id: `name.${one.kind}`, lines: levelLines(one, level) }),
    ),
  ];
}
