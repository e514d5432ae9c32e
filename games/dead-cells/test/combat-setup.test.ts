// DC-CMB-01…06, DC-CARD, DC-RULING-22, -23: laying out a Combat.
import { expect } from 'vitest';
import { combatNo, equipmentNo, foeNo } from '../src/box/box.ts';
import { setUpCombat } from '../src/combat/setup.ts';
import { takeSlot } from '../src/combat/slots.ts';
import { blueprint, equipment, scroll, teeth } from '../src/words.ts';
import { enemy, fight, FIRST, hero, scenario, type FightGiven } from './fight.ts';

const pair = { flayed: {}, immolated: {} };
const EMPTY = { loot: [], edge: null, keyElite: false } as const;
const where = (board: Parameters<typeof enemy>[0]) =>
  (['behind', 'right1', 'right2', 'right3'] as const).map((pos) => enemy(board, pos)?.card ?? null);

scenario(
  'DC-CMB-01 DC-CMB-02 DC-CMB-03 DC-CARD-03 DC-CARD-04 cards come from their decks in the order of the tile',
  (s) =>
    s
      .given(fight({ peace: true, group: pair, top: ['B1-11', 'B1-02'] }))
      .at(setUpCombat, { ...EMPTY, enemies: ['elite', 'monster'] })
      .then(({ board }) => {
        expect(where(board)).toEqual([null, foeNo('B1-11'), foeNo('B1-02'), null]);
        expect(board.biome?.elites).toHaveLength(3);
        expect(board.biome?.monsters).toHaveLength(8);
      }),
);

scenario('DC-CMB-03 an Enemy drawn after a reshuffle goes to the first empty space on the right too', (s) =>
  s
    .given(() => {
      const table = fight({ peace: true, group: pair, top: ['B1-01'] });
      const { biome } = table.board;
      biome!.monsterDiscard = biome!.monsters.splice(0, 8);
      return table;
    })
    .at(setUpCombat, { ...EMPTY, enemies: ['monster', 'monster'] })
    .falls(['B1-03', 'B1-04', 'B1-05', 'B1-06', 'B1-07', 'B1-08', 'B1-09', 'B1-02'].map(foeNo))
    .then(({ board }) => expect(where(board)).toEqual([null, foeNo('B1-01'), foeNo('B1-02'), null])),
);

scenario('DC-CMB-04 DC-CARD-02 placement icons send Enemies behind the Group and far right', (s) =>
  s
    .given(fight({ peace: true, group: pair, top: ['B1-09', 'B1-04'] }))
    .at(setUpCombat, { ...EMPTY, enemies: ['monster', 'monster'] })
    .then(({ board }) => expect(where(board)).toEqual([foeNo('B1-09'), null, null, foeNo('B1-04')])),
);

scenario('V-38 DC-CMB-05 a taken space is passed over as if there were no icon', (s) =>
  s
    .given(fight({ peace: true, group: pair, top: ['B1-04', 'B1-05', 'B1-07'] }))
    .at(setUpCombat, { ...EMPTY, enemies: ['monster', 'monster', 'monster'] })
    .then(({ board }) =>
      expect(where(board)).toEqual([null, foeNo('B1-05'), foeNo('B1-07'), foeNo('B1-04')]),
    ),
);

scenario('DC-RULING-23 the fourth Enemy stands behind, a fifth is not drawn', (s) =>
  s
    .given(fight({ peace: true, group: pair, top: ['B1-01', 'B1-02', 'B1-03', 'B1-06'] }))
    .at(setUpCombat, { ...EMPTY, enemies: ['monster', 'monster', 'monster', 'monster', 'monster'] })
    .then(({ board }) => {
      expect(where(board)).toEqual([foeNo('B1-06'), foeNo('B1-01'), foeNo('B1-02'), foeNo('B1-03')]);
      expect(board.biome?.monsters).toHaveLength(5);
    }),
);

scenario('DC-RULING-10 an empty Monster deck is made anew from its discard pile', (s) =>
  s
    .given(() => {
      const table = fight({ peace: true, group: pair, top: ['B1-01'] });
      const { biome } = table.board;
      biome!.monsterDiscard = biome!.monsters.splice(0);
      return table;
    })
    .at(setUpCombat, { ...EMPTY, enemies: ['monster'] })
    .falls(['B1-01', 'B1-02', 'B1-03', 'B1-04', 'B1-05', 'B1-06', 'B1-07', 'B1-08', 'B1-09'].map(foeNo))
    .then(({ board }) => {
      expect(enemy(board, 'behind')?.card).toBe(foeNo('B1-09'));
      expect(board.biome?.monsterDiscard).toEqual([]);
    }),
);

scenario(
  'DC-CMB-06 DC-ICON-13 Loot lies on the Group space: tokens, the top Equipment, the bottom Blueprint',
  (s) =>
    s
      .given(fight({ peace: true, group: pair }))
      .at(setUpCombat, {
        ...EMPTY,
        enemies: [],
        loot: [teeth(2), scroll('tactics'), equipment(), blueprint()],
      })
      .then(({ board }) => {
        expect(board.combat?.loot).toEqual({
          tokens: ['tooth', 'tooth', 'scroll.tactics'],
          equipment: [equipmentNo('ST-s12')],
          blueprints: [equipmentNo('B1-s01')],
        });
        expect(board.bag.teeth).toBe(0);
      }),
);

scenario('DC-CARD-05 the Wall lies there only when the tile calls for it', (s) =>
  s
    .given(fight({ peace: true, group: pair }))
    .at(setUpCombat, { ...EMPTY, enemies: ['monster'], edge: 'wall' })
    .then(({ board }) => expect(board.combat?.edge).toBe('wall')),
);

scenario('DC-RULING-86 the Elite of a key space carries the Key', (s) =>
  s
    .given(fight({ peace: true, biome: 'B7', group: pair, top: ['B7-14'] }))
    .at(setUpCombat, { ...EMPTY, enemies: ['elite'], keyElite: true })
    .then(({ board }) => expect(enemy(board, 'right1')?.key).toBe(true)),
);

scenario('DC-RULING-88 a waiting Constraint is taken over by the Combat and ends with it', (s) =>
  s
    .given(fight({ peace: true, biome: 'B7', group: pair, constraints: [2, 4] }))
    .at(setUpCombat, { ...EMPTY, enemies: [] })
    .then(({ board }) => {
      expect(board.combat?.constraints).toEqual([2, 4]);
      expect(board.biome?.constraints).toEqual([]);
    }),
);

/** The Flayed pushes with Bulwark Shove in Round II: 1 Damage and push 1 next to the Group. */
const pushing = (given: Partial<FightGiven>) =>
  fight({ group: { flayed: { active: ['SV-05'] }, immolated: {} }, round: 2, ...given });
const SHOVED = 'the Enemy next to the Group';

scenario(`DC-RULING-22 a push moves ${SHOVED} one space right`, (s) =>
  s
    .given(pushing({ enemies: { right1: 'B1-11' } }))
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(where(board)).toEqual([null, null, foeNo('B1-11'), null])),
);
scenario('DC-RULING-22 a push onto a taken space does nothing', (s) =>
  s
    .given(pushing({ enemies: { right1: 'B1-11', right2: 'B1-01' } }))
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(where(board)).toEqual([null, foeNo('B1-11'), foeNo('B1-01'), null])),
);

/** Push 1 anywhere on the right, as a Skill item. */
const atTheEdge = (given: Partial<FightGiven>) =>
  fight({
    group: { flayed: { active: ['ST-02'], levels: [0, 1, 0], items: ['B3-s08'] }, immolated: {} },
    ...given,
  });
const HOOK = { do: 'item', n: 0 };
for (const [edge, code, damage] of [
  ['wall', 'B1-11', 1],
  [undefined, 'B1-11', 0],
] as const) {
  scenario(`DC-RULING-22 pushed from the far right with ${edge ?? 'no token'}: ${damage} Damage`, (s) =>
    s
      .given(atTheEdge({ ...(edge === undefined ? {} : { edge }), enemies: { right3: code } }))
      .at(takeSlot, { hero: FIRST })
      .answers(FIRST, 'DC-ACT-09', HOOK)
      .then(({ board }) => expect(enemy(board, 'right3')?.damage).toBe(damage)),
  );
}
scenario('DC-RULING-22 DC-RULING-37 the Hole kills an Elite, which pays its Death row', (s) =>
  s
    .given(atTheEdge({ edge: 'hole', enemies: { right3: 'B1-12' } }))
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-ACT-09', HOOK)
    .then(({ board, told }) => {
      expect(told.map(({ open }) => open)).toContainEqual(
        expect.objectContaining({ kind: 'enemyKilled', by: 'hole' }),
      );
      expect(enemy(board, 'right3')).toBe(null);
      expect(board.bag.cells).toBe(2);
      expect(hero(board, 'flayed').active).toEqual([combatNo('ST-02')]);
    }),
);
scenario('DC-RULING-22 the Hole deals 2 Damage to a minion', (s) =>
  s
    .given(atTheEdge({ edge: 'hole', boss: { id: 'C3' }, enemies: { right3: 'C3-16' } }))
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-ACT-09', HOOK)
    .then(({ board }) => expect(enemy(board, 'right3')?.damage).toBe(2)),
);
