// What is named at the table, as it is printed: Quests, Adventurers, Skills, Enemies and their sorts, Bosses, Equipment.

import { said, type Said, type Thing } from '@gravetable/kernel';
import { ADVENTURERS } from './cards/adventurers.ts';
import { BOSS_RECORDS } from './cards/bosses.ts';
import { EQUIPMENT, isCrawlerCard } from './cards/box.ts';
import type { BossRecord, MonsterRecord, Stats } from './cards/enemy.ts';
import { MONSTERS, NOTABLES, UNDEAD } from './cards/ids.ts';
import { MONSTER_RECORDS } from './cards/monsters.ts';
import { equipmentSaid, priceSaid, skillSaid } from './cards/said.ts';
import { SKILLS, skillNo, skillOf } from './cards/skills.ts';
import type { SkillKey } from './cards/skill.ts';
import { UNDEAD_RECORDS } from './cards/undead.ts';
import { questOf, QUESTS } from './cards/quests/index.ts';
import { conditionSaid, ruleSaid } from './cards/quests/said.ts';
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

/** A sort of Enemy, by the kinds that belong to it. */
const sort = (id: string, kinds: readonly string[]): Thing => ({
  id: `name.${id}`,
  lines: [said('thing.sort', { each: kinds.map((kind) => said(`name.${kind}`)) as never })],
});

const SORTS: readonly Thing[] = [
  sort('undead', UNDEAD),
  sort('notable', NOTABLES),
  sort('monster', MONSTERS),
];

const QUEST_THINGS: readonly Thing[] = QUESTS.map(({ id, win, lose, rules }) => ({
  id: `name.${id}`,
  lines: [
    said(`brief.${id}`),
    said('outline.goal', { goal: conditionSaid(win) }),
    ...(lose === null ? [] : [said('outline.lose', { goal: conditionSaid(lose) })]),
    ...rules.map(ruleSaid),
  ],
}));

export function things(view: View): readonly Thing[] {
  const { level } = questOf(view.quest);
  return [
    ...PRINTED,
    ...SORTS,
    ...QUEST_THINGS,
    ...zoneThings(view),
    ...MONSTER_RECORDS.map((one) => ({ id: `name.${one.kind}`, lines: levelLines(one, level) })),
    ...BOSS_RECORDS.map((one) => ({ id: `name.boss.${one.kind}`, lines: levelLines(one, level) })),
  ];
}
