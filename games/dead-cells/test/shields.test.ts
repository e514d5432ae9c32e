// DC-RULING-29, -101, -114, ledger 6.4: what a Shield lost sets off, and what a Golden Shield covers.
import { expect } from 'vitest';
import { actionNo } from '../src/box/actions.ts';
import { combatCard, combatNo } from '../src/box/box.ts';
import { resolve } from '../src/combat/actions.ts';
import { roundEnd } from '../src/combat/ends.ts';
import { enemyTurn } from '../src/combat/enemies.ts';
import { SPACES } from '../src/table.ts';
import { enemy, fight, FIRST, hero, scenario, turnOf } from './fight.ts';

/** Unlimited counters, and the first of each Round. */
const COUNTERS = [0, 0, 5] as const;
const FIRST_COUNTER = [0, 0, 2] as const;

const lineOf = (code: string, round: 1 | 2 | 3) => actionNo(combatCard(combatNo(code)).lines[round]![0]!);

scenario('DC-RULING-114 a Golden Shield that covers two icons is one Shield lost: one counter', (s) =>
  s
    .given(
      fight({
        group: { flayed: { golden: 1, levels: COUNTERS } },
        biome: 'B7',
        enemies: { right1: 'B7-11' },
      }),
    )
    .at(enemyTurn, turnOf('B7-11'))
    .then(({ board }) => {
      expect(hero(board, 'flayed')).toMatchObject({ golden: 0, damage: 0 });
      expect(enemy(board, 'right1')?.damage).toBe(1);
    }),
);

scenario('DC-RULING-114 DC-FAQ-12 … and it sets off a Shield item once', (s) =>
  s
    .given(
      fight({
        group: { quartered: { golden: 1, items: ['ST-s12'] } },
        biome: 'B7',
        enemies: { right1: 'B7-11' },
      }),
    )
    .at(enemyTurn, turnOf('B7-11'))
    .then(({ board, told }) => {
      expect(told.filter(({ open }) => open?.kind === 'usesItem')).toHaveLength(1);
      expect(enemy(board, 'right1')?.damage).toBe(1);
    }),
);

scenario('DC-RE-06 ledger 6.4 Round IV is a Round: its first Shield lost is countered', (s) =>
  s
    .given(
      fight({
        group: { flayed: { shields: 1, levels: FIRST_COUNTER, shieldLost: true } },
        round: 3,
        enemies: { right1: 'B1-01' },
      }),
    )
    .at(roundEnd, { round: 3 })
    .then(({ board }) => {
      expect(hero(board, 'flayed').shields).toBe(0);
      expect(enemy(board, 'right1')?.damage).toBe(1);
    }),
);

scenario('DC-RULING-101 the Damage of a Shield item is a counter: no Enemy counters it', (s) =>
  s
    .given(
      fight({
        group: { quartered: { shields: 1, items: ['ST-s12'] } },
        biome: 'B6',
        enemies: { right1: 'B6-11' },
      }),
    )
    .at(enemyTurn, turnOf('B6-11'))
    .then(({ board }) => {
      expect(enemy(board, 'right1')?.damage).toBe(1);
      expect(hero(board, 'quartered').damage).toBe(0);
    }),
);

scenario('DC-RULING-29 a Beheaded covered by a Golden Shield keeps the ordinary ones', (s) =>
  s
    .given(
      fight({
        group: { flayed: { shields: 1 } },
        covered: ['flayed'],
        biome: 'B6',
        enemies: { right1: 'B6-11' },
      }),
    )
    .at(resolve, { hero: FIRST, action: lineOf('BR-01', 1), from: 'card', at: SPACES.indexOf('right1') })
    .then(({ board }) => expect(hero(board, 'flayed')).toMatchObject({ shields: 1, damage: 0 })),
);

scenario('DC-RULING-29 an Enemy covered by a Golden Shield keeps the ordinary ones', (s) =>
  s
    .given(
      fight({ group: { flayed: {} }, covered: ['right1'], enemies: { right1: ['B1-01', { shields: 1 }] } }),
    )
    .at(resolve, { hero: FIRST, action: lineOf('BR-01', 1), from: 'card', at: SPACES.indexOf('right1') })
    .then(({ board }) => expect(enemy(board, 'right1')).toMatchObject({ shields: 1, damage: 0 })),
);
