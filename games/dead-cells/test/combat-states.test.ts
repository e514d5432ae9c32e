// DC-STATE, DC-RULING-30, -41…43: Poisoned, Bleeding, On Fire, Frozen, Marked.
import { expect } from 'vitest';
import { foeNo } from '../src/box/box.ts';
import { roundEnd } from '../src/combat/ends.ts';
import { enemyTurn } from '../src/combat/enemies.ts';
import { rounds, roundZero } from '../src/combat/rounds.ts';
import { takeSlot } from '../src/combat/slots.ts';
import { enemy, fight, FIRST, hero, scenario, type HeroGiven, turnOf } from './fight.ts';

const line = (...rounds_: readonly number[]): number =>
  rounds_.reduce((bits, round) => bits | (1 << round), 0);
const pair = (flayed: HeroGiven = {}, immolated: HeroGiven = {}) => ({ flayed, immolated });
/** Cold Draught: Frozen next to the Group in Round I. */
const FREEZE = 'SV-15';

scenario('V-04 DC-STATE-05 Frozen before it has acted: the token lies on this Round', (s) =>
  s
    .given(fight({ group: pair({ active: [FREEZE] }), enemies: { right1: 'B1-04' } }))
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(enemy(board, 'right1')?.frozen).toBe(line(1))),
);
scenario('V-04 DC-STATE-05 nothing on a Frozen line is performed; the next line is', (s) =>
  s
    .given(fight({ group: { flayed: {} }, enemies: { right1: ['B1-04', { frozen: line(1) }] } }))
    .at(rounds)
    .then(({ board }) => expect(hero(board, 'flayed').damage).toBe(1)),
);
scenario('V-06 DC-STATE-05 empty lines are skipped', (s) =>
  s
    .given(fight({ group: pair({ active: [FREEZE] }), enemies: { right1: 'B1-01' } }))
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(enemy(board, 'right1')?.frozen).toBe(line(3))),
);
scenario('DC-STATE-06 Round IV is never Frozen', (s) =>
  s
    .given(fight({ group: pair({ active: [FREEZE] }), enemies: { right1: 'B1-07' } }))
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(enemy(board, 'right1')?.frozen).toBe(0)),
);
scenario('V-08 DC-RULING-41 each Frozen token takes the next free line; a third is not placed', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['TC-35', 'ST-02'], levels: [0, 2, 0], items: ['B5-s06'] }),
        biome: 'B5',
        enemies: { right3: 'B5-06' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-RULING-100a', { do: 'act', card: 0 })
    .answers(FIRST, 'DC-ACT-09', { do: 'item', n: 0 })
    .now(({ board }) => expect(enemy(board, 'right3')?.frozen).toBe(line(2, 3)))
    .answers(FIRST, 'DC-ACT-09', { do: 'item', n: 0 })
    .then(({ board }) => expect(enemy(board, 'right3')?.frozen).toBe(line(2, 3))),
);
scenario('V-09 DC-RULING-42 a Frozen Round cancels both cards and all Equipment', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-04', 'ST-01'], frozen: line(1), items: ['ST-s01'] }),
        enemies: { right1: 'B1-11' },
        round: 1,
      }),
    )
    .at(rounds)
    .now(({ board }) => {
      expect(board.combat?.round).toBe(2);
      expect(enemy(board, 'right1')?.damage).toBe(0);
      expect(hero(board, 'flayed').shields).toBe(0);
    })
    .stillAsking(FIRST, 'DC-RULING-100a'),
);
scenario('DC-RULING-42 a Frozen token on a Beheaded takes the next line of any of its cards', (s) =>
  s
    .given(fight({ group: { flayed: { active: ['ST-16'] } }, biome: 'B5', enemies: { right1: 'B5-11' } }))
    .at(enemyTurn, turnOf('B5-11'))
    .then(({ board }) => expect(hero(board, 'flayed').frozen).toBe(line(2))),
);
scenario('DC-RULING-42 passive Shield items still work in a Frozen Round', (s) =>
  s
    .given(
      fight({
        group: { flayed: { frozen: line(1), shields: 1, items: ['ST-s12'] } },
        enemies: { right1: 'B1-04' },
      }),
    )
    .at(enemyTurn, turnOf('B1-04'))
    .then(({ board }) => expect(enemy(board, 'right1')).toBe(null)),
);

scenario('V-13 DC-STATE-02 DC-RULING-30 Poison deals 1 Damage per token; Shields do not help', (s) =>
  s
    .given(fight({ group: { poisoned: { poisoned: 2, shields: 3 } } }))
    .at(roundEnd, { round: 1 })
    .then(({ board }) => expect(hero(board, 'poisoned')).toMatchObject({ damage: 2, shields: 3 })),
);
scenario('V-14 DC-RULING-30 Marked does not raise Poison', (s) =>
  s
    .given(fight({ group: pair(), enemies: { right1: ['B1-11', { poisoned: 1, marked: 1 }] } }))
    .at(roundEnd, { round: 1 })
    .then(({ board }) => expect(enemy(board, 'right1')?.damage).toBe(1)),
);
scenario('V-79 DC-RULING-99 Poison of Round 0 waits for the end of Round I', (s) =>
  s
    .given(
      fight({
        group: { poisoned: { levels: [0, 0, 3], items: [null, null] } },
        enemies: { right1: 'B1-12' },
      }),
    )
    .at(roundZero)
    .then(({ board }) => expect(enemy(board, 'right1')).toMatchObject({ poisoned: 1, damage: 0 })),
);
scenario('V-79 DC-RULING-99 and deals 1 Damage there, without an attack', (s) =>
  s
    .given(
      fight({
        group: { poisoned: { levels: [0, 0, 3], items: [null, null] } },
        enemies: { right1: ['B1-12', { poisoned: 1 }] },
      }),
    )
    .at(roundEnd, { round: 1 })
    .then(({ board }) => expect(enemy(board, 'right1')).toMatchObject({ poisoned: 1, damage: 1 })),
);

scenario(
  'V-15 DC-STATE-04 DC-RULING-37 the second On Fire token kills at once, and the Death row is paid',
  (s) =>
    s
      .given(
        fight({
          group: { immolated: { active: ['ST-14'] }, flayed: {} },
          enemies: { right1: ['B1-12', { onFire: 1 }] },
        }),
      )
      .at(takeSlot, { hero: FIRST })
      .then(({ board }) => {
        expect(enemy(board, 'right1')).toBe(null);
        expect(board.bag.cells).toBe(2);
      }),
);
scenario('DC-STATE-04 DC-STATE-01 the first On Fire token does nothing yet', (s) =>
  s
    .given(fight({ group: { immolated: { active: ['ST-14'] }, flayed: {} }, enemies: { right1: 'B1-12' } }))
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(enemy(board, 'right1')).toMatchObject({ onFire: 1, damage: 0 })),
);
scenario('DC-STATE-01 a Beheaded takes a token like an Enemy: one On Fire does nothing yet', (s) =>
  s
    .given(fight({ group: { flayed: {} }, biome: 'B3', round: 2, enemies: { right1: 'B3-09' } }))
    .at(enemyTurn, turnOf('B3-09'))
    .then(({ board }) => expect(hero(board, 'flayed')).toMatchObject({ onFire: 1, dead: false })),
);
scenario(
  'DC-STATE-04 DC-RULING-43 a Beheaded with two On Fire tokens dies when the Action is complete',
  (s) =>
    s
      .given(fight({ group: { flayed: { onFire: 1 } }, biome: 'B3', round: 2, enemies: { right1: 'B3-09' } }))
      .at(enemyTurn, turnOf('B3-09'))
      .then(({ board }) => expect(hero(board, 'flayed').dead).toBe(true)),
);

scenario('V-16 DC-STATE-09 DC-STATE-10 an immune Beheaded may be chosen to waste the token', (s) =>
  s
    .given(
      fight({
        group: { immolated: { active: ['ST-13'], levels: [2, 0, 0] }, flayed: { active: ['ST-01'] } },
        biome: 'B5',
        enemies: { right1: 'B5-11' },
      }),
    )
    .at(enemyTurn, turnOf('B5-11'))
    .answers(FIRST, 'DC-STATE-10', 0)
    .then(({ board }) => expect(board.heroes.map(({ frozen }) => frozen)).toEqual([0, 0])),
);
scenario('DC-STATE-09 an immune Enemy takes no token', (s) =>
  s
    .given(
      fight({
        group: { poisoned: { active: ['ST-24'] }, flayed: {} },
        biome: 'B2',
        round: 2,
        enemies: { right1: 'B2-03' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(enemy(board, 'right1')?.poisoned).toBe(0)),
);
scenario('DC-STATE-07 Marked tokens on a Beheaded add up', (s) =>
  s
    .given(fight({ group: { flayed: { marked: 1 } }, enemies: { right1: 'B1-04' } }))
    .at(enemyTurn, turnOf('B1-04'))
    .then(({ board }) => expect(hero(board, 'flayed').damage).toBe(2)),
);

scenario(
  'V-11 DC-STATE-03 DC-FAQ-08 DC-RE-06 Bleeding Beheaded and Enemies die at once after Round III',
  (s) =>
    s
      .given(
        fight({
          group: pair({ bleeding: ['B4-11'] }),
          biome: 'B4',
          round: 3,
          enemies: { right1: ['B4-09', { bleeding: 1 }] },
        }),
      )
      .at(roundEnd, { round: 3 })
      .then(({ board, told }) => {
        expect(hero(board, 'flayed').dead).toBe(true);
        expect(enemy(board, 'right1')).toBe(null);
        expect(board.bag.cells).toBe(1);
        // Nobody killed them: what they died of is told.
        const dies = told.find(({ open }) => open?.kind === 'beheadedDies')?.open;
        expect(dies).toMatchObject({ beheaded: 'flayed', by: 'bleeding' });
      }),
);
scenario('V-12 DC-FAQ-09 DC-RE-06 Poison kills the giver first, and its Death row stops the Bleeding', (s) =>
  s
    .given(
      fight({
        group: { poisoned: { bleeding: ['B4-11'] } },
        biome: 'B4',
        round: 3,
        enemies: { right1: ['B4-11', { damage: 1, poisoned: 1 }] },
      }),
    )
    .at(roundEnd, { round: 3 })
    .then(({ board }) => expect(hero(board, 'poisoned')).toMatchObject({ dead: false, bleeding: [] })),
);
scenario('V-80 DC-RULING-31 DC-FAQ-08 a giver that bleeds out itself comes too late to save anybody', (s) =>
  s
    .given(
      fight({
        group: { poisoned: { bleeding: ['B4-11'] } },
        biome: 'B4',
        round: 3,
        enemies: { right1: ['B4-11', { bleeding: 1 }] },
      }),
    )
    .at(roundEnd, { round: 3 })
    .then(({ board }) => {
      expect(hero(board, 'poisoned').dead).toBe(true);
      expect(enemy(board, 'right1')).toBe(null);
    }),
);
scenario('V-89 DC-RULING-43 each Bleeding token goes with the Enemy that gave it', (s) =>
  s
    .given(
      fight({
        group: { poisoned: { active: ['ST-21'], bleeding: ['B4-11', 'B4-12'] }, immolated: {} },
        biome: 'B4',
        round: 2,
        enemies: { right1: ['B4-11', { damage: 1 }], right2: 'B4-12' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(hero(board, 'poisoned').bleeding).toEqual([foeNo('B4-12')])),
);
scenario('DC-RULING-43 DC-FAQ-09 a Bleeding token remembers its giver', (s) =>
  s
    .given(fight({ group: pair(), biome: 'B4', enemies: { right1: 'B4-12' } }))
    .at(enemyTurn, turnOf('B4-12'))
    .then(({ board }) => expect(hero(board, 'flayed').bleeding).toEqual([foeNo('B4-12')])),
);

scenario('DC-FAQ-10 DC-RULING-95 an invisible Enemy is not hit, not even by "all"', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['BR-31'] }),
        biome: 'B6',
        enemies: { right1: 'B6-01', right2: 'B6-03' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) =>
      expect([enemy(board, 'right1')?.damage, enemy(board, 'right2')?.damage]).toEqual([0, 1]),
    ),
);
scenario('DC-FAQ-10 in another Round it can be hit', (s) =>
  s
    .given(fight({ group: pair({ active: ['BR-31'] }), biome: 'B6', round: 3, enemies: { right1: 'B6-01' } }))
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(enemy(board, 'right1')?.damage).toBe(1)),
);
scenario('DC-RULING-95 an invisible Enemy cannot be chosen, is said why, and still suffers its Poison', (s) =>
  s
    .given(
      fight({
        group: { poisoned: { active: ['ST-23'] }, flayed: {} },
        biome: 'B6',
        enemies: { right1: ['B6-01', { poisoned: 1 }], right2: 'B6-03', right3: 'B6-04' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .rejects(FIRST, 'right1', 'INVISIBLE')
    .answers(FIRST, 'DC-RNG-02', 'right3')
    .then(({ board }) => expect(enemy(board, 'right3')?.damage).toBe(1)),
);
scenario('DC-RULING-95 Poison already on an invisible Enemy works', (s) =>
  s
    .given(fight({ group: pair(), biome: 'B6', enemies: { right1: ['B6-01', { poisoned: 1 }] } }))
    .at(roundEnd, { round: 1 })
    .then(({ board }) => expect(enemy(board, 'right1')?.damage).toBe(1)),
);
