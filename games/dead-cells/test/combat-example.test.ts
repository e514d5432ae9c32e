// Ledger 8.1: the rulebook's own example, R p.8, 10, 16-17.
import { expect } from 'vitest';
import { combatNo, equipmentNo, foeNo } from '../src/box/box.ts';
import { roundEnd } from '../src/combat/ends.ts';
import { combat } from '../src/combat/index.ts';
import { setUpCombat } from '../src/combat/setup.ts';
import { view } from '../src/view/view.ts';
import { scroll } from '../src/words.ts';
import { healthOf } from '../src/table.ts';
import { enemy, fight, hero, play, scenario } from './fight.ts';

const [DINA, CARRIE, MORGAN, GABRIEL] = [0, 1, 2, 3];
const NOTHING = { loot: [], edge: null, keyElite: false } as const;
const SKILL = { do: 'skill', n: 0 };

const quarters = () =>
  fight({
    peace: true,
    group: {
      poisoned: { hand: ['ST-24', 'ST-19', 'ST-20'] },
      flayed: { hand: ['ST-02', 'ST-01', 'ST-03'] },
      quartered: { hand: ['ST-10', 'ST-11', 'ST-12'], draw: ['ST-08', 'ST-09', 'ST-07'] },
      immolated: { hand: ['ST-16', 'ST-13', 'ST-14'] },
    },
    top: ['B1-10', 'B1-01'],
  });

scenario('EX-00 two Monsters without placement icons stand on the first and second space', (s) =>
  s
    .given(fight({ peace: true, group: { flayed: {}, immolated: {} }, top: ['B1-01', 'B1-06'] }))
    .at(setUpCombat, { ...NOTHING, enemies: ['monster', 'monster'] })
    .then(({ board }) => {
      expect(enemy(board, 'right1')?.card).toBe(foeNo('B1-01'));
      expect(enemy(board, 'right2')?.card).toBe(foeNo('B1-06'));
      expect(enemy(board, 'right3')).toBe(null);
    }),
);

scenario(
  'EX-01 EX-02 EX-03 EX-04 EX-05 EX-06 EX-07 EX-08 EX-09 EX-10 EX-11 EX-12 EX-13 EX-14 EX-15 EX-16 EX-17 EX-18 EX-20 the rulebook example from the tile to the upkeep',
  (s) =>
    s
      .given(quarters)
      .at(combat, { enemies: ['elite', 'monster'], loot: [scroll('survival')], edge: null, keyElite: false })
      .now(({ board }) => {
        // EX-01
        expect(enemy(board, 'right3')).toMatchObject({ card: foeNo('B1-10'), damage: 0 });
        expect(enemy(board, 'right1')).toMatchObject({ card: foeNo('B1-01'), damage: 0 });
        expect([enemy(board, 'right2'), enemy(board, 'behind')]).toEqual([null, null]);
        expect(board.combat?.loot.tokens).toEqual(['scroll.survival']);
      })
      .answers(DINA, 'DC-PASS-01', MORGAN)
      .answers(DINA, 'DC-CMB-12c', play('ST-24', 'poisoned', 2))
      .now(({ board }) => {
        // EX-02
        expect(view(board, CARRIE).heroes[DINA]).toMatchObject({
          announced: ['poisoned.2'],
          active: null,
          activeCount: 1,
        });
        expect(view(board, DINA).heroes[DINA]?.active).toEqual(['ST-24']);
      })
      .answers(CARRIE, 'DC-CMB-12c', play('ST-02', 'skill', 1))
      .now(({ board, told }) => {
        // EX-03, EX-04
        expect(hero(board, 'flayed').announced).toEqual(['skill.1']);
        expect(told.some(({ open }) => open?.kind === 'announces' && open['combat'] === undefined)).toBe(
          true,
        );
        expect(hero(board, 'quartered').levels).toEqual([0, 1, 0]);
        expect(hero(board, 'quartered').discard).toEqual([combatNo('ST-07')]);
      })
      .answers(MORGAN, 'DC-PASS-04', [combatNo('ST-10')])
      .now(({ board }) => {
        // EX-05
        expect(hero(board, 'quartered').hand).toEqual(['ST-11', 'ST-12', 'ST-09'].map(combatNo));
        expect(board.combat?.passer).toBe(MORGAN);
      })
      .answers(GABRIEL, 'DC-CMB-12c', play('ST-16', 'damage', 2))
      .now(({ board }) => {
        // EX-06, EX-07
        expect(board.combat?.revealed).toBe(true);
        expect(view(board, GABRIEL).heroes[DINA]?.active).toEqual(['ST-24']);
        expect(board.combat?.round).toBe(1);
      })
      .answers(CARRIE, 'DC-ACT-09', SKILL)
      .now(({ board }) => expect(hero(board, 'flayed').shields).toBe(1)) // EX-08
      .answers(DINA, 'DC-ACT-02b', CARRIE)
      .answers(DINA, 'DC-ACT-02b', GABRIEL)
      .now(({ board }) => {
        // EX-09, EX-10
        expect(hero(board, 'flayed')).toMatchObject({ shields: 0, damage: 0 });
        expect(hero(board, 'immolated').damage).toBe(1);
        expect(enemy(board, 'right2')?.card).toBe(foeNo('B1-10'));
        expect(enemy(board, 'right3')).toBe(null);
      })
      .answers(DINA, 'DC-RNG-02', 'right2')
      .now(({ board }) => {
        // EX-11 to EX-14
        expect(board.bag.cells).toBe(1);
        expect(board.biome?.monsterDiscard).toEqual([foeNo('B1-01')]);
        expect(enemy(board, 'right1')).toMatchObject({ card: foeNo('B1-10'), damage: 1, poisoned: 1 });
        expect(board.combat?.round).toBe(3);
      })
      .answers(DINA, 'DC-ACT-09', 'decline')
      .now(({ board }) => {
        // EX-15 to EX-18
        expect(hero(board, 'poisoned').damage).toBe(1);
        expect(board.combat?.enemies).toEqual([null, null, null, null]);
        expect(board.biome?.eliteDiscard).toEqual([foeNo('B1-10')]);
        expect(board.bag.loot.equipment).toEqual([equipmentNo('ST-s12')]);
      })
      .answers(DINA, 'DC-ICON-07', DINA)
      .answers(DINA, 'DC-ICON-04', GABRIEL)
      .then(({ board }) => {
        // EX-20
        expect(hero(board, 'immolated').slots).toEqual([equipmentNo('ST-s12')]);
        expect(hero(board, 'poisoned').levels).toEqual([1, 0, 0]);
        expect(healthOf(hero(board, 'poisoned'))).toBe(4);
        expect(board.bag).toMatchObject({ cells: 1, loot: { tokens: [], equipment: [] } });
        expect(board.heroes.map(({ damage }) => damage)).toEqual([1, 0, 0, 1]);
        expect(board.heroes.map(({ hand }) => hand.length)).toEqual([3, 3, 3, 3]);
        expect(hero(board, 'flayed').discard).toEqual([combatNo('ST-02')]);
        expect(board.combat).toBe(null);
      }),
);

scenario('EX-19 DC-RE-06 a Zombie still alive at the end deals 1 Damage in Round IV', (s) =>
  s
    .given(fight({ group: { poisoned: {}, flayed: {} }, enemies: { right1: 'B1-01' }, round: 3 }))
    .at(roundEnd, { round: 3 })
    .answers(DINA, 'DC-ACT-02b', DINA)
    .then(({ board }) => expect(hero(board, 'poisoned').damage).toBe(1)),
);
