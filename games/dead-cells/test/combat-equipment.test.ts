// DC-EQP, DC-COMP, DC-FAQ-11…16, DC-RULING-44…48, -100: Equipment and Companions in Combat.
import { expect } from 'vitest';
import { equipmentNo, foeNo } from '../src/box/box.ts';
import { enemyTurn } from '../src/combat/enemies.ts';
import { roundZero, rounds } from '../src/combat/rounds.ts';
import { takeSlot } from '../src/combat/slots.ts';
import { view } from '../src/view/view.ts';
import { enemy, fight, FIRST, hero, scenario, type HeroGiven, turnOf } from './fight.ts';

const NEXT = 'DC-RULING-100a';
const act = (card = 0) => ({ do: 'act', card });
const replace = (slot: number, card = 0) => ({ do: 'replace', slot, card });
const add = (slot: number) => ({ do: 'add', slot });
const companion = (slot: number) => ({ do: 'companion', slot });
const done = { do: 'done' };
const pair = (flayed: HeroGiven = {}, immolated: HeroGiven = {}) => ({ flayed, immolated });

scenario('DC-EQP-07 DC-EQP-10 a / item takes the place of the whole line', (s) =>
  s
    .given(fight({ group: pair({ active: ['ST-01'], items: ['ST-s01'] }), enemies: { right3: 'B1-11' } }))
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, NEXT, replace(0))
    .then(({ board }) => {
      expect(enemy(board, 'right3')?.damage).toBe(1);
      expect(hero(board, 'flayed').shields).toBe(0);
    }),
);
scenario(
  'DC-EQP-08 DC-EQP-10 DC-RULING-45 a + item joins an Action right after it, with a target of its own',
  (s) =>
    s
      .given(
        fight({
          group: pair({ active: ['ST-05'], items: ['ST-s02'] }),
          round: 3,
          enemies: { right1: 'B1-11' },
        }),
      )
      .at(takeSlot, { hero: FIRST })
      .answers(FIRST, NEXT, add(0))
      .then(({ board }) => expect(enemy(board, 'right1')?.damage).toBe(2)),
);
scenario('DC-EQP-09 DC-EQP-10 a Skill item is activated by a Skill icon', (s) =>
  s
    .given(fight({ group: pair({ active: ['ST-02'], items: ['ST-s03'] }), enemies: { right1: 'B1-11' } }))
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-ACT-09', { do: 'item', n: 0 })
    .then(({ board }) => expect(enemy(board, 'right1')?.bleeding).toBe(1)),
);
scenario('DC-EQP-05 an item does nothing outside its Round', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-01'], items: ['ST-s01'] }),
        round: 2,
        enemies: { right1: 'B1-11' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(enemy(board, 'right1')?.damage).toBe(1)),
);

scenario('V-28 DC-EQP-06 DC-EQP-07 DC-RULING-46 at most one of two items is used in a Round', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-01'], items: ['ST-s04', 'ST-s08'] }),
        round: 2,
        enemies: { right1: 'B1-11' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .rejects(FIRST, add(1), 'NOTHING_TO_JOIN')
    .answers(FIRST, NEXT, replace(0))
    .then(({ board }) => expect(enemy(board, 'right1')?.damage).toBe(1)),
);
scenario('DC-EQP-06 the next Round brings another use', (s) =>
  s
    .given(
      fight({
        group: { flayed: { active: ['ST-05'], items: ['ST-s01', 'ST-s04'] } },
        enemies: { right3: 'B3-15' },
        biome: 'B3',
      }),
    )
    .at(rounds)
    .answers(FIRST, NEXT, replace(0))
    .answers(FIRST, NEXT, replace(1))
    .then(({ board }) => expect(enemy(board, 'right1')?.damage).toBe(3)),
);
scenario('V-29 DC-R0-03 DC-FAQ-11 two Round 0 items may both be used', (s) =>
  s
    .given(fight({ group: pair({ items: ['S-02', 'S-01'] }), enemies: { right1: 'B1-04' } }))
    .at(roundZero)
    .answers(FIRST, 'DC-R0-02', { do: 'item', n: 0 })
    .answers(FIRST, 'DC-R0-02', { do: 'item', n: 1 })
    .then(({ board }) => {
      expect(hero(board, 'flayed').shields).toBe(2);
      expect(enemy(board, 'right1')?.frozen).toBe(2);
    }),
);
scenario('V-30 DC-FAQ-16 a Skill item may be triggered once per Skill icon', (s) =>
  s
    .given(
      fight({
        group: { flayed: { active: ['ST-02', 'ST-06'], items: ['ST-s10'] }, immolated: {} },
        enemies: { right1: 'B1-11' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, NEXT, act(0))
    .answers(FIRST, 'DC-ACT-09', { do: 'item', n: 0 })
    .answers(FIRST, 'DC-ACT-09', { do: 'item', n: 0 })
    .then(({ board }) => expect(enemy(board, 'right1')?.marked).toBe(2)),
);
scenario(
  'V-31 DC-FAQ-13 DC-RULING-46 after a / item a Shield item triggers; no Skill item may be used',
  (s) =>
    s
      .given(
        fight({
          group: pair({ active: ['ST-05', 'ST-02'], items: ['ST-s01', 'ST-s12', 'ST-s10'] }),
          enemies: { right1: 'B1-04', right3: 'B1-11' },
        }),
      )
      .at(rounds)
      .answers(FIRST, NEXT, replace(0, 0))
      .rejects(FIRST, { do: 'item', n: 2 }, 'NOT_AN_ANSWER')
      .answers(FIRST, 'DC-ACT-09', { do: 'skill', n: 0 })
      .now(({ board }) => expect(hero(board, 'flayed')).toMatchObject({ shields: 1, used: 0 }))
      .answers(FIRST, 'DC-ACT-02b', 0)
      .now(({ board }) => {
        expect(hero(board, 'flayed')).toMatchObject({ shields: 0, damage: 0 });
        expect(board.biome?.monsterDiscard).toEqual([foeNo('B1-04')]);
      })
      .stillAsking(FIRST, NEXT),
);
scenario('V-31 DC-FAQ-12 DC-FAQ-13 a passive Shield item works every time, whatever else was used', (s) =>
  s
    .given(
      fight({
        group: { flayed: { shields: 2, items: ['ST-s12'] } },
        biome: 'B7',
        enemies: { right1: 'B7-11' },
      }),
    )
    .at(enemyTurn, turnOf('B7-11'))
    .then(({ board }) => {
      expect(hero(board, 'flayed')).toMatchObject({ shields: 0, damage: 0 });
      expect(enemy(board, 'right1')?.damage).toBe(2);
    }),
);
scenario('DC-FAQ-12 an item set off by Damage strikes back, one set off by a friend too', (s) =>
  s
    .given(
      fight({
        group: pair({ items: ['B1-s06'], levels: [0, 1, 0] }, { items: ['S-08'] }),
        enemies: { right1: 'B1-12' },
      }),
    )
    .at(enemyTurn, turnOf('B1-12'))
    .answers(FIRST, 'DC-ACT-02b', 0)
    .then(({ board }) => {
      expect(enemy(board, 'right1')?.marked).toBe(1);
      expect(hero(board, 'immolated').shields).toBe(1);
    }),
);

scenario('V-32 DC-RULING-44 DC-RULING-45 on an empty line a / item may be used, a + item not', (s) =>
  s
    .given(
      fight({
        group: { quartered: { active: ['ST-12'], items: ['ST-s05', 'ST-s02'] }, flayed: {} },
        round: 3,
        enemies: { right1: 'B1-11' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .rejects(FIRST, add(1), 'NOTHING_TO_JOIN')
    .answers(FIRST, NEXT, replace(0))
    .then(({ board }) => expect(enemy(board, 'right1')?.damage).toBe(1)),
);
scenario('V-33 DC-EQP-11 DC-RULING-48 DC-FAQ-19 below its minimum level an item cannot be used', (s) =>
  s
    .given(
      fight({
        group: {
          immolated: { active: ['ST-13'], levels: [0, 0, 1], items: ['B4-s02', 'ST-s06'] },
          flayed: {},
        },
        enemies: { right1: 'B7-15' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .rejects(FIRST, replace(0), 'LEVEL_TOO_LOW')
    .answers(FIRST, NEXT, act())
    .then(({ board }) => expect(enemy(board, 'right1')?.damage).toBe(1)),
);
scenario('V-33 DC-EQP-11 with the level reached it is offered', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-04'], levels: [0, 0, 2], items: ['B4-s02'] }),
        enemies: { right1: 'B1-11' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, NEXT, replace(0))
    .then(({ board }) => expect(enemy(board, 'right1')?.damage).toBe(2)),
);
scenario('V-83 DC-RULING-100 a / item replaces one card’s line, the other card still acts', (s) =>
  s
    .given(
      fight({
        group: { flayed: { active: ['ST-01', 'ST-02'], items: ['ST-s07'] }, immolated: {} },
        round: 2,
        enemies: { right1: 'B1-11' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, NEXT, replace(0, 1))
    .then(({ board }) => {
      expect(hero(board, 'flayed').shields).toBe(2);
      expect(enemy(board, 'right1')?.damage).toBe(1);
    }),
);
scenario('DC-RULING-25 DC-RULING-100 the owner of two cards orders their Actions', (s) =>
  s
    .given(
      fight({
        group: { flayed: { active: ['ST-01', 'ST-04'] }, immolated: {} },
        enemies: { right1: 'B1-11' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, NEXT, act(1))
    .then(({ board }) => {
      expect(enemy(board, 'right1')?.damage).toBe(1);
      expect(hero(board, 'flayed').shields).toBe(1);
    }),
);
scenario('V-35 DC-EQP-04 equipped cards never change hands: nothing asks for it', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-01'], items: ['ST-s05'] }, { active: ['ST-13'] }),
        enemies: { right1: 'B1-11' },
      }),
    )
    .at(rounds)
    .answers(FIRST, 'DC-ACT-02b', 1)
    .answers(FIRST, NEXT, replace(0))
    .then(({ board }) => expect(board.heroes[1]?.slots).toEqual([null]))
    .then(({ board }) => expect(hero(board, 'flayed').slots).toEqual([equipmentNo('ST-s05')])),
);

scenario(
  'V-36 DC-COMP-01 DC-COMP-02 DC-COMP-03 a Companion takes the Damage and goes when its Health is filled',
  (s) =>
    s
      .given(fight({ group: pair({ items: ['B1-s03'], wounds: [1] }), enemies: { right1: 'B1-04' } }))
      .at(enemyTurn, turnOf('B1-04'))
      .answers(FIRST, 'DC-ACT-02b', { who: 0, slot: 0 })
      .then(({ board }) => {
        expect(hero(board, 'flayed')).toMatchObject({ damage: 0, slots: [null] });
        expect(board.run.equipmentDiscard).toEqual([equipmentNo('B1-s03')]);
      }),
);
scenario('V-37 DC-COMP-04 a Companion never receives a State', (s) =>
  s
    .given(
      fight({
        group: pair({ items: ['B1-s03'], wounds: [1] }),
        biome: 'B2',
        enemies: { right1: 'B2-03' },
      }),
    )
    .at(enemyTurn, turnOf('B2-03'))
    .rejects(FIRST, { who: 0, slot: 0 }, 'NOT_AN_ANSWER')
    .answers(FIRST, 'DC-STATE-10', 0)
    .then(({ board }) => expect(hero(board, 'flayed').poisoned).toBe(1)),
);
scenario('DC-RULING-32 a hurt Companion takes no more icons than it has Health', (s) =>
  s
    .given(
      fight({
        group: { flayed: { items: ['B1-s03'], wounds: [1] } },
        biome: 'B6',
        round: 3,
        enemies: { right1: 'B6-07' },
      }),
    )
    .at(enemyTurn, turnOf('B6-07'))
    .answers(FIRST, 'DC-ACT-02b', { who: 0, slot: 0 })
    .then(({ board }) => expect(hero(board, 'flayed').damage).toBe(2)),
);
scenario('V-82 DC-RULING-47 a Companion is no "different Beheaded"', (s) =>
  s
    .given(fight({ group: pair({ items: ['B1-s03'] }), round: 2, enemies: { right1: 'B1-06' } }))
    .at(enemyTurn, turnOf('B1-06'))
    .rejects(FIRST, { who: 0, slot: 0 }, 'NOT_AN_ANSWER')
    .answers(FIRST, 'DC-ACT-02b', 0)
    .then(({ board }) => expect(board.heroes.map(({ damage }) => damage)).toEqual([1, 1])),
);
scenario('DC-RULING-47 a Companion of the First Player may take a First Player icon', (s) =>
  s
    .given(fight({ group: pair({ items: ['B1-s03'] }), round: 3, enemies: { right3: 'B1-10' } }))
    .at(enemyTurn, turnOf('B1-10'))
    .answers(FIRST, 'DC-ACT-02b', { who: 0, slot: 0 })
    .then(({ board }) => expect(hero(board, 'flayed')).toMatchObject({ damage: 0, wounds: [1] })),
);
scenario('DC-RULING-47 a Companion’s own Action is optional and is the Equipment of the Round', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-05'], items: ['B3-s02', 'ST-s01'] }),
        biome: 'B3',
        enemies: { right1: 'B3-17' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, NEXT, companion(0))
    .then(({ board }) => {
      expect(enemy(board, 'right1')?.damage).toBe(1);
      expect(hero(board, 'flayed')).toMatchObject({ used: 0, shields: 1 });
    }),
);
scenario('DC-RULING-47 a counter may fall on the Companion of the one who struck', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-04'], items: ['B1-s03'] }),
        biome: 'B6',
        enemies: { right1: 'B6-11' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-RULING-47', { who: 0, slot: 0 })
    .then(({ board }) => expect(hero(board, 'flayed')).toMatchObject({ damage: 0, wounds: [1] })),
);
scenario('DC-CMB-20 DC-FAQ-17 the last Action done, optional items may be declined', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-05'], items: ['ST-s02'] }),
        round: 3,
        enemies: { right1: 'B1-11' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .rejects(FIRST, act(), 'NOT_AN_ANSWER')
    .answers(FIRST, NEXT, done)
    .then(({ board }) => {
      expect(enemy(board, 'right1')?.damage).toBe(1);
      expect(view(board, null).heroes[0]?.used).toBe(null);
    }),
);
scenario('DC-ACT-11 an item with two Loot icons takes two types', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-01'], levels: [0, 2, 0], items: ['B4-s13', null] }),
        round: 3,
        loot: ['tooth', 'cell', 'key'],
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, NEXT, replace(0))
    .answers(FIRST, 'DC-ACT-11a', 'key')
    .answers(FIRST, 'DC-ACT-11a', 'cell')
    .then(({ board }) => expect(board.bag).toMatchObject({ keys: 1, cells: 1, teeth: 0 })),
);
