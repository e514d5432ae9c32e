// DC-KILL, DC-UPK, DC-RULING-36, -37, -40, -53, -105: what kills pay, and the end of a Combat.
import { expect } from 'vitest';
import { combatNo, equipmentNo, foeNo } from '../src/box/box.ts';
import { takeSlot } from '../src/combat/slots.ts';
import { upkeep } from '../src/combat/upkeep.ts';
import { enemy, fight, FIRST, hero, scenario, type FightGiven, type HeroGiven } from './fight.ts';

const pair = (flayed: HeroGiven = {}, immolated: HeroGiven = {}) => ({ flayed, immolated });
/** The Flayed strikes the last Health off what stands next to the Group. */
const killing = (code: string, damage: number, more: Partial<FightGiven> = {}) =>
  fight({ group: pair({ active: ['ST-04'] }), enemies: { right1: [code, { damage }] }, ...more });

scenario(
  'DC-KILL-01 DC-KILL-03 DC-RULING-36 the Death row goes into the Bag, the card to its discard, the space stays empty',
  (s) =>
    s
      .given(killing('B1-07', 1, { enemies: { right1: ['B1-07', { damage: 1 }], right2: 'B1-01' } }))
      .at(takeSlot, { hero: FIRST })
      .then(({ board }) => {
        expect(board.bag.teeth).toBe(2);
        expect(board.biome?.monsterDiscard).toEqual([foeNo('B1-07')]);
        expect(enemy(board, 'right1')).toBe(null);
        expect(enemy(board, 'right2')).not.toBe(null);
      }),
);
scenario(
  'DC-KILL-02 DC-RULING-37 Damage in a Death row is assigned in the usual way and can be blocked',
  (s) =>
    s
      .given(
        fight({
          group: pair({ active: ['ST-04'] }, { shields: 1 }),
          biome: 'B2',
          enemies: { right1: ['B2-06', { damage: 1 }] },
        }),
      )
      .at(takeSlot, { hero: FIRST })
      .answers(FIRST, 'DC-ACT-02b', 1)
      .then(({ board }) => {
        expect(hero(board, 'immolated')).toMatchObject({ shields: 0, damage: 0 });
        expect(board.bag.teeth).toBe(2);
      }),
);
scenario('DC-RULING-40 Equipment and Blueprints of a Death row wait in the Bag', (s) =>
  s
    .given(killing('B1-10', 2))
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => {
      expect(board.bag.loot.equipment).toEqual([equipmentNo('ST-s12')]);
      expect(hero(board, 'flayed').slots).toEqual([null]);
    }),
);
scenario('DC-RULING-40 a Blueprint comes from the bottom of its deck', (s) =>
  s
    .given(killing('B1-09', 1))
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(board.bag.loot.blueprints).toEqual([equipmentNo('B1-s01')])),
);
scenario('DC-RULING-40 DC-ICON-11 a Rune is turned over at once', (s) =>
  s
    .given(killing('B1-13', 3))
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(board.campaign.runes).toEqual(['vine'])),
);
scenario('DC-RULING-40 a Rune already owned pays Cells', (s) =>
  s
    .given(() => {
      const table = killing('B1-13', 3);
      table.board.campaign.runes = ['vine'];
      return table;
    })
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(board.bag.cells).toBe(2)),
);
scenario('DC-RULING-40 a Scroll of a Death row is given out at upkeep only', (s) =>
  s
    .given(killing('B1-11', 3))
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => {
      expect(board.bag.loot.tokens).toEqual(['scroll.survival']);
      expect(hero(board, 'flayed').levels).toEqual([0, 0, 0]);
    }),
);
scenario(
  'Ledger 6.9 DC-RULING-72 Boss Cells: more Health for Monsters and Elites, more Cells in Death rows',
  (s) =>
    s
      .given(killing('B1-01', 1, { bossCells: 4 }))
      .at(takeSlot, { hero: FIRST })
      .then(({ board }) => expect(enemy(board, 'right1')?.damage).toBe(2)),
);
scenario('DC-RULING-72 and the Cell more is paid', (s) =>
  s
    .given(killing('B1-01', 2, { bossCells: 4 }))
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(board.bag.cells).toBe(2)),
);
scenario('DC-RULING-86 a Key is gained with the Death row of its Elite', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-04'] }),
        biome: 'B7',
        enemies: { right1: ['B7-14', { damage: 5, key: true }] },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(board.bag.keys).toBe(1)),
);

scenario(
  'V-51 DC-UPK-01 DC-PASS-05 DC-RULING-53 looted items go to participants; the passer is no option',
  (s) =>
    s
      .given(
        fight({
          group: { flayed: {}, immolated: { damage: 1 }, poisoned: {}, quartered: {} },
          passes: 'quartered',
          bagLoot: ['vial', 'scroll.tactics'],
          bagItems: ['ST-s05'],
        }),
      )
      .at(upkeep)
      .rejects(FIRST, 3, 'NOT_AN_ANSWER')
      .answers(FIRST, 'DC-ICON-07', 2)
      .answers(FIRST, 'DC-ICON-04', 0)
      .answers(FIRST, 'DC-ICON-08', 1)
      .then(({ board }) => {
        expect(hero(board, 'poisoned').levels).toEqual([0, 1, 0]);
        expect(hero(board, 'flayed').slots).toEqual([equipmentNo('ST-s05')]);
        expect(hero(board, 'immolated').damage).toBe(0);
        expect(board.bag.loot).toEqual({ tokens: [], equipment: [], blueprints: [] });
      }),
);
scenario('V-34 DC-EQP-03 at upkeep a full receiver replaces a card or gives the new one up', (s) =>
  s
    .given(fight({ group: { flayed: { items: ['ST-s01'] } }, bagItems: ['ST-s05'] }))
    .at(upkeep)
    .answers(FIRST, 'DC-EQP-03', 0)
    .then(({ board }) => {
      expect(hero(board, 'flayed').slots).toEqual([equipmentNo('ST-s05')]);
      expect(board.run.equipmentDiscard).toEqual([equipmentNo('ST-s01')]);
    }),
);
scenario('DC-RULING-53 nothing is handed out when somebody has died', (s) =>
  s
    .given(fight({ group: pair({ dead: true, damage: 3 }), bagLoot: ['scroll.tactics'] }))
    .at(upkeep)
    .then(({ board }) => expect(board.bag.loot.tokens).toEqual(['scroll.tactics'])),
);
scenario('DC-UPK-02 looted Blueprints go to the Collector space', (s) =>
  s
    .given(() => {
      const table = fight({ group: pair(), lootBlueprints: ['B1-s01'] });
      table.board.bag.loot.blueprints = table.board.combat!.loot.blueprints.splice(0);
      return table;
    })
    .at(upkeep)
    .then(({ board }) => expect(board.run.collector).toEqual([equipmentNo('B1-s01')])),
);
scenario('V-22 DC-UPK-03 survivors are discarded without reward, Elites apart', (s) =>
  s
    .given(fight({ group: pair(), enemies: { behind: 'B1-10', right1: 'B1-01' } }))
    .at(upkeep)
    .then(({ board }) => {
      expect(board.bag.cells).toBe(0);
      expect(board.biome?.monsterDiscard).toEqual([foeNo('B1-01')]);
      expect(board.biome?.eliteDiscard).toEqual([foeNo('B1-10')]);
    }),
);
scenario('V-27 DC-UPK-04 DC-RULING-98 unlooted: a Blueprint under its deck, the rest away', (s) =>
  s
    .given(fight({ group: pair(), loot: ['tooth'], lootItems: ['ST-s05'], lootBlueprints: ['B1-s01'] }))
    .at(upkeep)
    .then(({ board }) => {
      expect(board.campaign.blueprints.B1[0]).toBe(equipmentNo('B1-s01'));
      expect(board.run.equipmentDiscard).toEqual([equipmentNo('ST-s05')]);
      expect(board.bag.teeth).toBe(0);
      expect(board.combat).toBe(null);
    }),
);
scenario('DC-UPK-05 DC-RULING-105 Shields and States go, Damage, Worms and Malaise stay', (s) =>
  s
    .given(
      fight({
        group: pair({
          damage: 1,
          shields: 2,
          golden: 1,
          poisoned: 1,
          marked: 1,
          onFire: 1,
          frozen: 4,
          bleeding: ['B4-11'],
          worms: 2,
          malaise: 'B7-s12',
        }),
      }),
    )
    .at(upkeep)
    .then(({ board }) =>
      expect(hero(board, 'flayed')).toMatchObject({
        damage: 1,
        worms: 2,
        malaise: 2,
        shields: 0,
        golden: 0,
        poisoned: 0,
        marked: 0,
        onFire: 0,
        frozen: 0,
        bleeding: [],
      }),
    ),
);
scenario(
  'DC-UPK-06 DC-UPK-07 DC-SOLO-24 Active cards are discarded in the order played, hands refilled to 3',
  (s) =>
    s
      .given(
        fight({
          group: pair({
            active: ['ST-02', 'ST-01'],
            hand: ['ST-03'],
            draw: ['ST-05'],
            discard: ['ST-04', 'ST-06'],
          }),
        }),
      )
      .at(upkeep)
      .falls(['ST-04', 'ST-06', 'ST-02', 'ST-01'].map(combatNo))
      .then(({ board }) => {
        expect(hero(board, 'flayed').hand).toEqual(['ST-03', 'ST-05', 'ST-01'].map(combatNo));
        expect(hero(board, 'flayed').discard).toEqual([]);
      }),
);
