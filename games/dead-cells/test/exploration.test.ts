// DC-EXP, DC-RULING-13, -19, -86, -93: moving over the map and turning tiles.
import { expect } from 'vitest';
import { combatNo } from '../src/box/box.ts';
import { explore } from '../src/biome/exploration.ts';
import { reveal } from '../src/biome/reveal.ts';
import { FIRST, hero, scenario, SECOND } from './fight.ts';
import { journey, spaceNo } from './journey.ts';

const PAIR = { flayed: { hand: ['ST-01'] }, poisoned: {} } as const;

scenario('DC-EXP-03 DC-EXP-04 only the corridors that leave the space are offered', (s) =>
  s
    .given(journey({ group: PAIR, at: 'A2', tiles: { B2: 'B1-t14' } }))
    .at(explore)
    .answers(FIRST, 'DC-ICON-03', 1)
    .now(({ board }) => expect(board.biome!.space).toBe(spaceNo('B1', 'B2')))
    .rejects(FIRST, 'A1', 'NO_CORRIDOR')
    .rejects(FIRST, 'A2', 'NO_CORRIDOR')
    .rejects(FIRST, 'D1', 'NO_CORRIDOR')
    .stillAsking(FIRST, 'DC-EXP-06'),
);

scenario(
  'DC-EXP-01 DC-EXP-02 DC-EXP-05 DC-EXP-06 the First Player moves the Group one space, then it turns the tile',
  (s) =>
    s
      .given(journey({ group: PAIR, first: 'poisoned', at: 'A1', tiles: { B2: 'B1-t14' } }))
      .at(explore)
      .answers(SECOND, 'DC-EXP-06', 'B2')
      .stillAsking(SECOND, 'DC-ICON-03')
      .then(({ board }) => {
        expect(board.biome!.space).toBe(spaceNo('B1', 'B2'));
        expect(board.biome!.open).toEqual([spaceNo('B1', 'B2')]);
      }),
);

scenario('DC-EXP-07 a Rune blocks its corridor until it is owned', (s) =>
  s
    .given(journey({ group: PAIR, at: 'D1' }))
    .at(explore)
    .rejects(FIRST, 'F1', 'RUNE_MISSING')
    .stillAsking(FIRST, 'DC-EXP-06'),
);
scenario('DC-EXP-07 DC-GEN-07 DC-MUT-02 an owned Rune opens it', (s) =>
  s
    .given(journey({ group: PAIR, at: 'D1', runes: ['vine'], tiles: { F1: 'B1-t10' } }))
    .at(explore)
    .answers(FIRST, 'DC-EXP-06', 'F1')
    .seeded('vine')
    .then(({ board, outcome }) => {
      expect(board.bag.teeth).toBe(3);
      expect(outcome).toBe('B2');
    }),
);
scenario('DC-B7-02 sealed Runes open nothing until the Biome is left', (s) => {
  const given = journey({ group: PAIR, biome: 'B7', at: 'D1', runes: ['ram'] });
  given.board.biome!.runesSealed = true;
  return s.given(given).at(explore).rejects(FIRST, 'E3', 'RUNE_MISSING').stillAsking(FIRST, 'DC-EXP-06');
});

scenario('DC-RULING-19 a gated Exit is closed until the Boss is beaten', (s) =>
  s
    .given(journey({ group: PAIR, biome: 'B5', at: 'G1' }))
    .at(explore)
    .rejects(FIRST, 'X2', 'BOSS_UNDEFEATED')
    .answers(FIRST, 'DC-EXP-06', 'X1')
    .then(({ outcome }) => expect(outcome).toBe('C2')),
);
scenario('DC-RULING-19 DC-DEATH-03 DC-GEN-04 and leads on once he is', (s) =>
  s
    .given(journey({ group: PAIR, biome: 'B5', at: 'G1', defeated: ['C2'] }))
    .at(explore)
    .answers(FIRST, 'DC-EXP-06', 'X2')
    .then(({ board, outcome }) => {
      expect(outcome).toBe('B7');
      expect(board.run.path).toEqual(['B5']);
    }),
);

scenario('V-43 DC-CHK-03 DC-CHK-05 without the card the Hand Check corridor is not offered', (s) =>
  s
    .given(journey({ group: PAIR, at: 'A1' }))
    .at(explore)
    .rejects(FIRST, 'B1', 'NO_SUCH_CARD')
    .stillAsking(FIRST, 'DC-EXP-06'),
);
scenario('DC-CHK-02 DC-CHK-05 the First Player passes the Hand Check, and the Group uses the corridor', (s) =>
  s
    .given(
      journey({
        group: { flayed: { hand: ['ST-04'] }, immolated: { hand: ['ST-13', 'ST-15'] } },
        first: 'immolated',
        at: 'A1',
        tiles: { B1: 'B1-t14' },
      }),
    )
    .at(explore)
    .answers(SECOND, 'DC-EXP-06', 'B1')
    .rejects(SECOND, combatNo('ST-15'), 'NOT_AN_ANSWER')
    .answers(SECOND, 'DC-CHK-03', combatNo('ST-13'))
    .now(({ board }) => {
      expect(board.biome!.space).toBe(spaceNo('B1', 'B1'));
      expect(hero(board, 'immolated').discard).toEqual([combatNo('ST-13')]);
      expect(hero(board, 'flayed').discard).toEqual([]);
    })
    .stillAsking(SECOND, 'DC-ICON-03'),
);
scenario('DC-RULING-13 DC-CHK-08 with it the card is discarded and the hand refilled', (s) =>
  s
    .given(
      journey({
        group: { flayed: { hand: ['ST-04', 'ST-01', 'ST-02'], draw: ['ST-03'] }, poisoned: {} },
        at: 'A1',
        tiles: { B1: 'B1-t10', C1: 'B1-t01' },
      }),
    )
    .at(explore)
    .answers(FIRST, 'DC-EXP-06', 'B1')
    .answers(FIRST, 'DC-CHK-03', 3)
    .now(({ board }) => {
      expect(hero(board, 'flayed').discard).toEqual([3]);
      expect(hero(board, 'flayed').hand).toHaveLength(3);
      expect(board.bag.teeth).toBe(3);
    })
    .seeded('check')
    .stillAsking(FIRST, 'DC-CMB-12c'),
);

scenario('V-44 DC-CHK-06 DC-CHK-07 a failed Deck Check pays nothing and never closes the way', (s) =>
  s
    .given(
      journey({
        group: { flayed: { hand: ['ST-03', 'ST-04', 'ST-05'], draw: ['ST-02', 'ST-01'] }, poisoned: {} },
        at: 'C1',
        tiles: { D2: 'B1-t14' },
      }),
    )
    .at(explore)
    .answers(FIRST, 'DC-EXP-06', 'D2')
    .stillAsking(FIRST, 'DC-ICON-03')
    .then(({ board }) => {
      expect(board.bag.teeth).toBe(0);
      expect(hero(board, 'flayed').discard).toEqual([0]);
      expect(board.biome!.space).toBe(spaceNo('B1', 'D2'));
    }),
);
scenario('DC-CHK-06 DC-ICON-12 a requested symbol pays', (s) =>
  s
    .given(
      journey({
        group: { flayed: { hand: ['ST-01', 'ST-04', 'ST-05'], draw: ['ST-02', 'ST-03'] }, poisoned: {} },
        at: 'C1',
        tiles: { D2: 'B1-t14' },
      }),
    )
    .at(explore)
    .answers(FIRST, 'DC-EXP-06', 'D2')
    .stillAsking(FIRST, 'DC-ICON-03')
    .then(({ board }) => expect(board.bag.teeth).toBe(1)),
);

scenario('DC-EXP-08 DC-EXP-10 a Treasure is collected', (s) =>
  s
    .given(journey({ group: PAIR, at: 'B1', tiles: { B1: 'B1-t10' } }))
    .at(reveal)
    .then(({ board }) => expect(board.bag.teeth).toBe(3)),
);
scenario('DC-EXP-09 DC-ICON-02 Change First Player comes before everything else on the tile', (s) =>
  s
    .given(
      journey({
        group: { flayed: { hand: ['ST-01'] }, poisoned: { hand: ['ST-19', 'ST-20'] } },
        at: 'A1',
        tiles: { A1: 'B1-t03' },
      }),
    )
    .at(reveal)
    .seeded('first')
    .stillAsking(SECOND, 'DC-CMB-12c')
    .then(({ board }) => expect(board.run.firstPlayer).toBe(1)),
);
scenario('DC-EXP-11 DC-RULING-15 DC-RULING-89 a Cursed Treasure pays first, then hurts', (s) =>
  s
    .given(journey({ group: PAIR, at: 'B1', tiles: { B1: 'B1-t11' }, equipmentTop: ['ST-s01'] }))
    .at(reveal)
    .answers(FIRST, 'DC-ICON-04', 1)
    .now(({ board }) => {
      expect(board.bag.cells).toBe(1);
      expect(hero(board, 'poisoned').slots[0]).toBe(0);
    })
    .answers(FIRST, 'DC-RULING-32u', 0)
    .answers(FIRST, 'DC-RULING-32u', 1)
    .then(({ board }) => expect(board.heroes.map(({ damage }) => damage)).toEqual([1, 1])),
);
scenario('DC-EXP-12 DC-RULING-16 a Merchant sells so many times at the printed price', (s) =>
  s
    .given(
      journey({
        group: { flayed: { damage: 2 }, poisoned: {} },
        at: 'D1',
        tiles: { D1: 'B1-t15' },
        bag: { teeth: 5 },
      }),
    )
    .at(reveal)
    .answers(FIRST, 'DC-RULING-16', 'buy')
    .answers(FIRST, 'DC-ICON-08', 0)
    .answers(FIRST, 'DC-RULING-16', 'stop')
    .then(({ board }) => {
      expect(board.bag.teeth).toBe(4);
      expect(hero(board, 'flayed').damage).toBe(1);
    }),
);
scenario('DC-EXP-13 DC-ICON-13 an Encounter starts a Combat; its Loot is not gained at once', (s) =>
  s
    .given(journey({ group: PAIR, at: 'A1', tiles: { A1: 'B1-t01' } }))
    .at(reveal)
    .seeded('fight')
    .stillAsking(FIRST, 'DC-CMB-12c')
    .then(({ board }) => {
      expect(board.combat!.enemies.filter((one) => one !== null)).toHaveLength(2);
      expect(board.combat!.loot.tokens).toEqual(['tooth', 'tooth']);
      expect(board.bag.teeth).toBe(0);
    }),
);
scenario('DC-EXP-14 DC-RULING-17 a Door is resolved by its icons', (s) =>
  s
    .given(
      journey({
        group: { flayed: { hand: ['ST-04', 'ST-01', 'ST-02'] }, poisoned: {} },
        at: 'B2',
        tiles: { B2: 'B1-t14' },
        equipmentTop: ['ST-s02'],
      }),
    )
    .at(reveal)
    .answers(FIRST, 'DC-ICON-03', 0)
    .answers(FIRST, 'DC-CHK-03', 3)
    .answers(FIRST, 'DC-ICON-04', 0)
    .seeded('door')
    .then(({ board }) => expect(hero(board, 'flayed').slots[0]).toBe(1)),
);
scenario('DC-EXP-15 DC-RULING-18 a Teleportation pad opens its corridor only with the Rune', (s) =>
  s
    .given(journey({ group: PAIR, biome: 'B4', at: 'D2' }))
    .at(explore)
    .rejects(FIRST, 'F3', 'RUNE_MISSING')
    .stillAsking(FIRST, 'DC-EXP-06'),
);
scenario('DC-EXP-15 DC-RULING-18 with the Teleportation Rune the pad leads on', (s) =>
  s
    .given(journey({ group: PAIR, biome: 'B4', at: 'D2', runes: ['teleport'], tiles: { F3: 'B4-t13' } }))
    .at(explore)
    .answers(FIRST, 'DC-EXP-06', 'F3')
    .then(({ outcome }) => expect(outcome).toBe('B6')),
);
scenario('DC-EXP-16 DC-RULING-103 a death outside Combat ends the exploration at once', (s) =>
  s
    .given(
      journey({
        group: { flayed: { damage: 2 }, poisoned: { damage: 2 } },
        at: 'D1',
        runes: ['vine'],
        tiles: { F1: 'B1-t11' },
        equipmentTop: ['ST-s01'],
      }),
    )
    .at(explore)
    .answers(FIRST, 'DC-EXP-06', 'F1')
    .answers(FIRST, 'DC-ICON-04', 0)
    .answers(FIRST, 'DC-RULING-32u', 0)
    .then(({ board, outcome }) => {
      expect(outcome).toBe(null);
      expect(hero(board, 'flayed').dead).toBe(true);
      expect(board.run.path).toEqual([]);
    }),
);
scenario('DC-RULING-93 DC-FAQ-03 with Level 2 Potions one may drink between two steps', (s) =>
  s
    .given(
      journey({
        group: { flayed: { damage: 2 }, poisoned: {} },
        at: 'A1',
        duringGame: ['TC-07'],
        bag: { potions: 1 },
      }),
    )
    .at(explore)
    .answers(FIRST, 'DC-RULING-93a', 0)
    .stillAsking(FIRST, 'DC-EXP-06')
    .then(({ board }) => {
      expect(hero(board, 'flayed').damage).toBe(0);
      expect(board.bag.potions).toBe(0);
    }),
);
