// Ledger 3.19, 7.2–7.7, 7.10: what is said in either language has the numbers of its card, and no others.
import { LANGUAGES, Speaker, type Said } from '@gravetable/kernel';
import { numbersIn, numbersOf } from '@gravetable/testkit';
import { describe, expect, test } from 'vitest';
import { BOSS_RECORDS } from '../src/cards/bosses.ts';
import { EQUIPMENT } from '../src/cards/box.ts';
import { ENEMY_CARDS } from '../src/cards/decks/index.ts';
import type { EnemyCard } from '../src/cards/enemy.ts';
import type { Equipment } from '../src/cards/equipment.ts';
import { MONSTER_RECORDS } from '../src/cards/monsters.ts';
import { QUESTS } from '../src/cards/quests/index.ts';
import { conditionSaid, ruleSaid } from '../src/cards/quests/said.ts';
import { enemyCardSaid, equipmentSaid, priceSaid, stageSaid } from '../src/cards/said.ts';
import { SKILLS } from '../src/cards/skills.ts';
import { STAGES } from '../src/cards/stages.ts';
import { UNDEAD_RECORDS } from '../src/cards/undead.ts';
import { deadKeep } from '../src/index.ts';
import type { Board } from '../src/state.ts';
import { things } from '../src/things.ts';
import { view } from '../src/view.ts';
import { keep } from './keep.ts';
import { blocks, section, table } from './ledger.ts';

const RULINGS = new Map(table(section('## 4. Rulings')).map(([id, , adopted]) => [id!, adopted!]));
/** What its row says, and the rulings the row names; a general maximum may be left out. */
const ROWS = new Map(
  table(section('### 3.19')).map(([rule, , , , effect]) => {
    const rulings = [...effect!.matchAll(/DK-RULING-\d+/g)].map(([id]) => RULINGS.get(id) ?? '');
    const row = effect!.replaceAll(/DK-RULING-\d+/g, '');
    const must = numbersIn(row.replaceAll(/maximum \d+/g, ''));
    return [rule!, { must, may: [row, ...rulings].flatMap(numbersIn) }] as const;
  }),
);
const skills = [...new Map(SKILLS.map((one) => [one.skill, one])).values()];

/** The figures of a card in the order in which it prints them; a Skill is told by its name. */
function printedOn({ slot, weapon, armor, enchantment, price }: Equipment): number[] {
  if (slot === 'none') return [1, 1];
  const lines = (weapon?.lines ?? []).flatMap(({ min, max, dice, accuracy, pen, mana }) => [
    ...(mana > 0 ? [mana] : []),
    ...(min === max ? [min] : [min, max]),
    dice,
    accuracy,
    pen,
  ]);
  const rolls =
    armor === null
      ? []
      : [armor.free, ...(armor.mana === null ? [] : [1, armor.mana]), armor.against?.value ?? null];
  return [...lines, ...rolls, ...cast(enchantment), price.buy, price.sell].filter((n) => n !== null);
}

function cast(enchantment: Equipment['enchantment']): number[] {
  if (enchantment === null) return [];
  if (enchantment.does === 'doom') return [enchantment.mana, enchantment.n];
  if (enchantment.does === 'wound') return [enchantment.upTo, enchantment.n];
  if ('upTo' in enchantment) return [enchantment.upTo];
  return 'n' in enchantment ? [enchantment.n] : [];
}

/** Mist Burn and the pair of Baba Yagas have their figures in their words. */
function brought(card: EnemyCard): number[] {
  if (card.does === 'monster') return [card.level];
  if (card.n !== null) return [...card.n];
  return card.does === 'event' && card.event === 'mistBurn' ? [2, 1] : [];
}

const goalsOf = (id: string): string => {
  const block = blocks(section('### 7.10')).find((one) => one.startsWith(`QUEST ${id} `))!;
  const told = block.match(/^(boss|win|lose|rules|host): .*$/gm)!.join('\n');
  return told.replace('sixth', '6').replaceAll(/\b\d[RV]\b(\.\w)?|DK-[A-Z]+-\w+|ST-\d+/g, '');
};

describe.each(LANGUAGES)('%s', (language) => {
  const texts = deadKeep.text[language];
  const speaker = new Speaker(language, [texts]);
  const digits = (all: readonly Said[]): number[] =>
    all.flatMap((one) => [...speaker.say(one).matchAll(/\d+/g)].map(([n]) => Number(n)));
  const bare = { ...texts };
  for (const { key } of SKILLS) bare[`name.${key}`] = 'X';
  const nameless = new Speaker(language, [bare]);

  test.each(skills.map(({ skill, rule }) => [skill, rule]))('%s has the numbers of %s', (skill, rule) => {
    const said = numbersIn(texts[`effect.${skill}`]!);
    const { may, must } = ROWS.get(rule)!;
    expect({
      unsaid: must.filter((n) => !said.includes(n)),
      wrong: said.filter((n) => !may.includes(n)),
    }).toEqual({
      unsaid: [],
      wrong: [],
    });
  });

  test('every Equipment card says its figures in their order', () => {
    for (const card of EQUIPMENT) {
      const price = priceSaid(card);
      const said = [...equipmentSaid(card), ...(price === null ? [] : [price])];
      const figures = said.flatMap((one) => nameless.say(one).match(/\d+/g) ?? []).map(Number);
      expect([card.code, ...figures]).toEqual([card.code, ...printedOn(card)]);
    }
  });

  test('every Enemy card says how many come, and of which Level', () => {
    for (const card of ENEMY_CARDS)
      expect([card.code, ...digits([enemyCardSaid(card)])]).toEqual([card.code, ...brought(card)]);
  });

  test('every Stage card says its numbers and no others', () => {
    for (const stage of STAGES) {
      const { inactive, active } = stageSaid(stage);
      expect([stage.code, ...digits(inactive.slice(0, 1))]).toEqual([stage.code, ...stage.inactive.n]);
      for (const [lines, word] of [
        [inactive.slice(1), stage.inactive.effect],
        [active, stage.active.effect],
      ] as const) {
        const said = lines.flatMap((one) => numbersIn(speaker.say(one)));
        expect([stage.code, ...said]).toEqual([stage.code, ...numbersOf(word)]);
      }
    }
  });

  test.each(UNDEAD_RECORDS.map((one) => [one.kind, one] as const))(
    '%s says its figures in their order',
    (kind, { armor, wounds, attacks, damage, actions, move, range }) => {
      const reach = range === 0 ? [] : [range];
      expect(digits(linesOf(kind))).toEqual([armor, wounds, attacks, damage, actions, move, ...reach]);
    },
  );

  test.each([
    ...MONSTER_RECORDS.map((one) => [one.kind as string, one] as const),
    ...BOSS_RECORDS.map((one) => [`boss.${one.kind}`, one] as const),
  ])('%s says its figures by Level, the one of the Quest first', (kind, record) => {
    const { levels, actions, move, range, special } = record;
    const [first, ...others] = levels.map(({ armor, wounds, attacks, damage }, n) => [
      n + 1,
      armor,
      wounds,
      attacks,
      damage,
    ]);
    // DK-ENEMY-SWAMPTROLL heals 3 Wounds, DK-ENEMY-OGRE moves 3 Zones.
    const more = special === 'regeneration' || special === 'charge' ? [3] : [];
    const body = [actions, move, ...(range === 0 ? [] : [range]), ...more];
    expect(digits(linesOf(kind))).toEqual([...first!, ...body, ...others.flat()]);
  });

  test.each(QUESTS.map((quest) => [quest.id, quest] as const))(
    '%s says no number that its block of the ledger lacks, and all of its goal',
    (id, { active, win, lose, rules }) => {
      const spoken = [active, win, ...(lose === null ? [] : [lose])].map(conditionSaid);
      const said = [...spoken, ...rules.map(ruleSaid)].flatMap((one) => numbersIn(speaker.say(one)));
      const block = goalsOf(id);
      expect(said.filter((n) => !numbersIn(block).includes(n))).toEqual([]);
      const goal = numbersIn(/^win: .*$/m.exec(block)![0]);
      expect(goal.filter((n) => !said.includes(n))).toEqual([]);
      const own = numbersOf(rules);
      expect(own.filter((n) => !said.includes(n))).toEqual([]);
    },
  );
});

function linesOf(kind: string): readonly Said[] {
  const { board } = keep({ quest: 'Q01', party: { theron: { at: '7R.f' } } }) as { board: Board };
  return things(view(board)).find(({ id }) => id === `name.${kind}`)!.lines;
}
