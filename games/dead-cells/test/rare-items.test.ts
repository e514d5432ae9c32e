// Ledger 6.8: the cards that only long campaigns see. The Blueprints of B6, one by one, the last Secrets, the last Upgrade.
import { expect } from 'vitest';
import { equipmentNo } from '../src/box/box.ts';
import { enemyTurn } from '../src/combat/enemies.ts';
import { takeSlot } from '../src/combat/slots.ts';
import { enemy, fight, FIRST, hero, scenario, turnOf, type HeroGiven } from './fight.ts';

const NEXT = 'DC-RULING-100a';
const ACT = { do: 'act', card: 0 };
const REPLACE = { do: 'replace', slot: 0, card: 0 };
const ADD = { do: 'add', slot: 0 };
const DONE = { do: 'done' };
const pair = (flayed: HeroGiven = {}, immolated: HeroGiven = {}) => ({ flayed, immolated });

const candle = (levels: HeroGiven['levels']) =>
  fight({
    group: pair({ active: ['ST-02'], items: ['B6-s02'], ...(levels !== undefined && { levels }) }),
    biome: 'B6',
    enemies: { right1: 'B6-07', right3: 'B6-03' },
  });
scenario('Ledger 6.8 B6-s02 Grave Candle: a Skill icon sets one Enemy on the right On Fire and Marked', (s) =>
  s
    .given(candle([0, 2, 0]))
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-ACT-09', { do: 'item', n: 0 })
    .answers(FIRST, 'DC-RNG-02a', 'right3')
    .then(({ board }) => {
      expect(enemy(board, 'right3')).toMatchObject({ onFire: 1, marked: 1, damage: 0 });
      expect(enemy(board, 'right1')).toMatchObject({ onFire: 0, marked: 0 });
      expect(hero(board, 'flayed').used).toBe(0);
    }),
);
scenario('DC-ACT-09 the Grave Candle may be declined', (s) =>
  s
    .given(candle([0, 2, 0]))
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-ACT-09', 'decline')
    .then(({ board }) => expect(enemy(board, 'right3')).toMatchObject({ onFire: 0, marked: 0 })),
);
scenario('DC-EQP-11 with Tactics 1 the Grave Candle is not among the Skills', (s) =>
  s
    .given(candle([0, 1, 0]))
    .at(takeSlot, { hero: FIRST })
    .rejects(FIRST, { do: 'item', n: 0 }, 'NOT_AN_ANSWER')
    .answers(FIRST, 'DC-ACT-09', 'decline')
    .then(({ board }) => expect(enemy(board, 'right3')).toMatchObject({ onFire: 0, marked: 0 })),
);

const slab = () =>
  fight({
    group: pair({ active: ['ST-04'], items: ['B6-s03'], levels: [2, 0, 0] }),
    biome: 'B6',
    enemies: { right1: 'B6-07' },
  });
scenario('DC-EQP-07 B6-s03 Epitaph Slab: a Golden Shield and a Shield in place of the line', (s) =>
  s
    .given(slab)
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, NEXT, REPLACE)
    .then(({ board }) => {
      expect(hero(board, 'flayed')).toMatchObject({ golden: 1, shields: 1 });
      expect(enemy(board, 'right1')?.damage).toBe(0);
    }),
);
scenario('DC-EQP-07 the Epitaph Slab is left alone, and the card is played as printed', (s) =>
  s
    .given(slab)
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, NEXT, ACT)
    .then(({ board }) => {
      expect(hero(board, 'flayed')).toMatchObject({ golden: 0, shields: 0 });
      expect(enemy(board, 'right1')?.damage).toBe(1);
    }),
);

const piccolo = (behind: boolean) =>
  fight({
    group: pair({ active: ['ST-02'], items: ['B6-s04'], levels: [0, 2, 0] }),
    biome: 'B6',
    round: 2,
    enemies: { right1: 'B6-07', ...(behind && { behind: ['B6-03', { acted: 2 }] as const }) },
  });
scenario('DC-EQP-08 DC-STATE-05 B6-s04 Bone Piccolo: whoever is behind takes 1 Damage and is Frozen', (s) =>
  s
    .given(piccolo(true))
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, NEXT, ADD)
    .then(({ board }) => {
      // It has acted in Round II, so the token lies on its third line.
      expect(enemy(board, 'behind')).toMatchObject({ damage: 1, frozen: 1 << 3 });
      expect(enemy(board, 'right1')).toMatchObject({ damage: 1, frozen: 0 });
    }),
);
scenario('DC-CMB-20 B6-s04 with nobody behind it is played to nobody', (s) =>
  s
    .given(piccolo(false))
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, NEXT, ADD)
    .then(({ board }) => expect(enemy(board, 'right1')).toMatchObject({ damage: 1, frozen: 0 })),
);

const moth = () =>
  fight({
    group: pair({ active: ['ST-01'], items: ['B6-s05'], damage: 2 }, { damage: 1 }),
    biome: 'B6',
    round: 3,
    enemies: { right1: 'B6-07' },
  });
scenario('DC-COMP-01 B6-s05 Tomb Moth: in Round III it heals one of the Group', (s) =>
  s
    .given(moth)
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, NEXT, { do: 'companion', slot: 0 })
    .answers(FIRST, 'DC-RULING-35', 1)
    .then(({ board }) => expect(board.heroes.map(({ damage }) => damage)).toEqual([2, 0])),
);
scenario('DC-COMP-02 DC-COMP-03 B6-s05 the fourth Damage is the end of the Tomb Moth', (s) =>
  s
    .given(
      fight({
        group: { flayed: { items: ['B6-s05'], wounds: [3] } },
        biome: 'B6',
        enemies: { right1: 'B6-02' },
      }),
    )
    .at(enemyTurn, turnOf('B6-02'))
    .answers(FIRST, 'DC-ACT-02b', { who: 0, slot: 0 })
    .then(({ board }) => {
      expect(hero(board, 'flayed')).toMatchObject({ damage: 0, slots: [null], wounds: [0] });
      expect(board.run.equipmentDiscard).toEqual([equipmentNo('B6-s05')]);
    }),
);

const wraps = (shields: number) =>
  fight({
    group: pair({ items: ['B6-s06'], levels: [2, 0, 0], shields }),
    biome: 'B6',
    enemies: { right1: 'B6-02' },
  });
scenario('DC-FAQ-12 B6-s06 Embalmer’s Wraps: whoever hurts their wearer is Poisoned twice', (s) =>
  s
    .given(wraps(0))
    .at(enemyTurn, turnOf('B6-02'))
    .answers(FIRST, 'DC-ACT-02b', 0)
    .then(({ board }) => {
      expect(hero(board, 'flayed').damage).toBe(1);
      expect(enemy(board, 'right1')?.poisoned).toBe(2);
    }),
);
scenario('DC-ACT-08 the Embalmer’s Wraps do nothing against Damage that was blocked, or for another', (s) =>
  s
    .given(
      fight({
        group: pair({ items: ['B6-s06'], levels: [2, 0, 0], shields: 1 }),
        biome: 'B6',
        enemies: { right1: 'B6-03' },
      }),
    )
    .at(enemyTurn, turnOf('B6-03'))
    .answers(FIRST, 'DC-ACT-02b', 0)
    .then(({ board }) => {
      expect(board.heroes.map(({ damage, shields }) => [damage, shields])).toEqual([
        [0, 0],
        [1, 0],
      ]);
      expect(enemy(board, 'right1')?.poisoned).toBe(0);
    }),
);

const thurible = () =>
  fight({
    group: pair({ active: ['ST-01'], items: ['B6-s07'], levels: [0, 0, 2] }),
    biome: 'B6',
    round: 3,
    loot: ['tooth'],
    enemies: { behind: 'B6-02', right1: 'B6-07', right2: 'B6-03', right3: 'B6-04' },
  });
scenario('DC-EQP-07 B6-s07 Swinging Thurible: 1 Damage and 1 Poisoned for the whole row on the right', (s) =>
  s
    .given(thurible)
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, NEXT, REPLACE)
    .then(({ board }) => {
      for (const pos of ['right1', 'right2', 'right3'] as const)
        expect(enemy(board, pos)).toMatchObject({ damage: 1, poisoned: 1 });
      expect(enemy(board, 'behind')).toMatchObject({ damage: 0, poisoned: 0 });
      expect(board.combat?.loot.tokens).toEqual(['tooth']);
    }),
);

const spade = () =>
  fight({
    group: pair({ active: ['ST-02'], items: ['B6-s08'], levels: [0, 2, 0] }),
    biome: 'B6',
    round: 3,
    loot: ['tooth', 'tooth', 'cell'],
    enemies: { right1: 'B6-07' },
  });
scenario('DC-EQP-08 DC-ACT-11 B6-s08 Sexton’s Spade: 1 Damage close by and a Loot Action', (s) =>
  s
    .given(spade)
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, NEXT, ADD)
    .answers(FIRST, 'DC-ACT-11a', 'tooth')
    .then(({ board }) => {
      expect(enemy(board, 'right1')?.damage).toBe(2);
      expect(board.bag.teeth).toBe(2);
      expect(board.combat?.loot.tokens).toEqual(['cell']);
    }),
);
scenario('DC-EQP-06 the Sexton’s Spade need not be used', (s) =>
  s
    .given(spade)
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, NEXT, DONE)
    .then(({ board }) => {
      expect(enemy(board, 'right1')?.damage).toBe(1);
      expect(board.bag.teeth).toBe(0);
    }),
);

const buckler = (flayed: HeroGiven) =>
  fight({
    group: pair(flayed, { items: ['S-08'] }),
    biome: 'B6',
    enemies: { right1: 'B6-02' },
  });
scenario('DC-FAQ-12 S-08 Jealous Buckler: a Shield for its bearer when another is hurt', (s) =>
  s
    .given(buckler({}))
    .at(enemyTurn, turnOf('B6-02'))
    .answers(FIRST, 'DC-ACT-02b', 0)
    .then(({ board }) => {
      expect(hero(board, 'flayed')).toMatchObject({ damage: 1, shields: 0 });
      expect(hero(board, 'immolated')).toMatchObject({ damage: 0, shields: 1 });
    }),
);
scenario('DC-ACT-08 the Jealous Buckler stays quiet when its bearer is hit, or nobody is hurt', (s) =>
  s
    .given(
      fight({
        group: pair({ shields: 1 }, { items: ['S-08'] }),
        biome: 'B6',
        enemies: { right1: 'B6-03' },
      }),
    )
    .at(enemyTurn, turnOf('B6-03'))
    .answers(FIRST, 'DC-ACT-02b', 0)
    .then(({ board }) => {
      expect(hero(board, 'flayed')).toMatchObject({ damage: 0, shields: 0 });
      expect(hero(board, 'immolated')).toMatchObject({ damage: 1, shields: 0 });
    }),
);
