// DC-B4 to DC-B7, DC-RULING-83…92: what the later Biomes add.
import { expect } from 'vitest';
import { payPrice } from '../src/biome-rules/curses.ts';
import { ringBell } from '../src/biome-rules/bells.ts';
import { lightLantern } from '../src/biome-rules/lanterns.ts';
import { wormTests } from '../src/biome-rules/worms.ts';
import { combatNo, equipmentNo } from '../src/box/box.ts';
import { explore } from '../src/biome/exploration.ts';
import { biomeSetup, putAway } from '../src/campaign/next-biome.ts';
import { drinkPotion } from '../src/gains/icons.ts';
import { reveal } from '../src/biome/reveal.ts';
import { healthOf } from '../src/table.ts';
import { FIRST, hero, scenario, SECOND } from './fight.ts';
import { journey, spaceNo } from './journey.ts';

const PAIR = { flayed: {}, poisoned: {} } as const;
const CURSE_1 = { price: [{ kind: 'curse', number: 1 }] } as const;
const CURSE_2 = { price: [{ kind: 'curse', number: 2 }] } as const;

scenario('DC-B4-01 DC-RULING-89 B4, curse 1: all Potions are discarded', (s) =>
  s
    .given(journey({ group: PAIR, biome: 'B4', bag: { potions: 2 } }))
    .at(payPrice, CURSE_1)
    .then(({ board }) => expect(board.bag.potions).toBe(0)),
);
scenario('V-71 DC-B4-02 DC-RULING-90 B4, curse 2: everybody takes Damage until 1 Health is left', (s) =>
  s
    .given(
      journey({ group: { poisoned: { levels: [1, 0, 0], damage: 1 }, flayed: { damage: 2 } }, biome: 'B4' }),
    )
    .at(payPrice, CURSE_2)
    .then(({ board }) => {
      expect(hero(board, 'poisoned').damage).toBe(3);
      expect(hero(board, 'flayed').damage).toBe(2);
    }),
);
scenario('DC-B4-03 DC-RULING-83 a corridor puts a Worm on a Beheaded before the tile is turned', (s) =>
  s
    .given(journey({ group: PAIR, biome: 'B4', at: 'C2', tiles: { D2: 'B4-t21' } }))
    .at(explore)
    .answers(FIRST, 'DC-EXP-06', 'D2')
    .answers(FIRST, 'DC-RULING-83d', 1)
    .stillAsking(FIRST, 'DC-EXP-06')
    .then(({ board }) => expect(hero(board, 'poisoned').discard).toHaveLength(1)),
);
scenario('DC-RULING-83 at the end of a step a Survival symbol drops one Worm', (s) =>
  s
    .given(journey({ group: { flayed: { worms: 2, draw: ['ST-01'] }, poisoned: {} }, biome: 'B4' }))
    .at(wormTests)
    .then(({ board }) => expect(hero(board, 'flayed')).toMatchObject({ worms: 1, damage: 0 })),
);
scenario('DC-RULING-83 otherwise two or more of them bite; one alone does not', (s) =>
  s
    .given(
      journey({
        group: { flayed: { worms: 2, draw: ['ST-04'] }, poisoned: { worms: 1, draw: ['ST-19'] } },
        biome: 'B4',
      }),
    )
    .at(wormTests)
    .then(({ board }) =>
      expect(board.heroes.map(({ damage, worms }) => [damage, worms])).toEqual([
        [1, 2],
        [0, 1],
      ]),
    ),
);
scenario(
  'DC-RULING-83 DC-SOLO-22 DC-SOLO-23 Serenade tests with its own pile; with no card left it fails',
  (s) =>
    s
      .given(
        journey({ group: { flayed: {}, serenade: { worms: 2, draw: [], discard: ['ST-25'] } }, biome: 'B4' }),
      )
      .at(wormTests)
      .then(({ board }) => {
        expect(hero(board, 'serenade')).toMatchObject({ damage: 1, worms: 2 });
        expect(hero(board, 'serenade').discard).toHaveLength(1);
      }),
);
scenario('DC-RULING-83 DC-NEXT-01 Worms go away when B4 is left', (s) => {
  const given = journey({ group: { flayed: { worms: 3 }, poisoned: {} }, biome: 'B4' });
  putAway({ board: given.board, seats: [0, 1], tell: null });
  expect(given.board.heroes[0]!.worms).toBe(0);
  return s
    .given(given)
    .at(biomeSetup, { id: 'B5' })
    .seeded('leave')
    .then(({ board }) => expect(board.biome!.id).toBe('B5'));
});

scenario('DC-B5-01 B5, curse 1: all Potions are discarded', (s) =>
  s
    .given(journey({ group: PAIR, biome: 'B5', bag: { potions: 1 } }))
    .at(payPrice, CURSE_1)
    .then(({ board }) => expect(board.bag.potions).toBe(0)),
);
scenario(
  'DC-B5-02 DC-RULING-90 B5, curse 2: everybody discards one equipped card, those without ignore it',
  (s) =>
    s
      .given(
        journey({
          group: { flayed: { items: ['ST-s01', 'ST-s02'] }, poisoned: { items: ['ST-s03'] }, quartered: {} },
          biome: 'B5',
        }),
      )
      .at(payPrice, CURSE_2)
      .answers(FIRST, 'DC-B5-02', 1)
      .then(({ board }) => {
        expect(hero(board, 'flayed').slots).toEqual([equipmentNo('ST-s01'), null]);
        expect(hero(board, 'poisoned').slots).toEqual([null]);
        expect(board.run.equipmentDiscard).toHaveLength(2);
      }),
);
scenario('DC-B5-04 DC-RULING-05 DC-RULING-84 three Bells are shuffled onto their spaces in B5', (s) =>
  s
    .given(journey({ group: PAIR }))
    .at(biomeSetup, { id: 'B5' })
    .seeded('bells')
    .then(({ board }) =>
      expect(board.biome!.bells.toSorted()).toEqual(['damage2', 'loseEquipment', 'loseScroll']),
    ),
);
const bells = (first: 'damage2' | 'loseScroll' | 'loseEquipment') => ({
  bells: [first, 'damage2', 'damage2'] as ('damage2' | 'loseScroll' | 'loseEquipment')[],
});
scenario('DC-B5-03 DC-RULING-84 a Bell may be left alone', (s) =>
  s
    .given(journey({ group: PAIR, biome: 'B5', at: 'B2', map: bells('damage2') }))
    .at(ringBell)
    .answers(FIRST, 'DC-RULING-84', 'no')
    .then(({ board }) => expect(board.biome!.rung).toEqual([])),
);
scenario('DC-B5-03 the First Player takes 2 Damage', (s) =>
  s
    .given(journey({ group: PAIR, biome: 'B5', at: 'B2', map: bells('damage2') }))
    .at(ringBell)
    .answers(FIRST, 'DC-RULING-84', 'yes')
    .then(({ board }) => expect(board.heroes.map(({ damage }) => damage)).toEqual([2, 0])),
);
scenario('DC-B5-03 the First Player discards 1 Equipment', (s) =>
  s
    .given(
      journey({
        group: { flayed: { items: ['ST-s01'] }, poisoned: {} },
        biome: 'B5',
        at: 'B2',
        map: bells('loseEquipment'),
      }),
    )
    .at(ringBell)
    .answers(FIRST, 'DC-RULING-84', 'yes')
    .then(({ board }) => expect(hero(board, 'flayed').slots).toEqual([null])),
);
scenario('V-72 DC-B5-03 DC-RULING-91 a Survival step lost with its Health can kill', (s) =>
  s
    .given(
      journey({
        group: { poisoned: { levels: [1, 1, 0], damage: 3 }, flayed: {} },
        biome: 'B5',
        at: 'B2',
        map: bells('loseScroll'),
      }),
    )
    .at(ringBell)
    .answers(FIRST, 'DC-RULING-84', 'yes')
    .answers(FIRST, 'DC-RULING-91', 'survival')
    .then(({ board }) => {
      expect(healthOf(hero(board, 'poisoned'))).toBe(3);
      expect(hero(board, 'poisoned').dead).toBe(true);
    }),
);
scenario('DC-RULING-91 a slot closed this way discards its card', (s) =>
  s
    .given(
      journey({
        group: { quartered: { levels: [0, 1, 0], items: ['ST-s01', 'ST-s02'] }, flayed: {} },
        biome: 'B5',
        at: 'B2',
        map: bells('loseScroll'),
      }),
    )
    .at(ringBell)
    .answers(FIRST, 'DC-RULING-84', 'yes')
    .then(({ board, told }) => {
      expect(hero(board, 'quartered').slots).toEqual([equipmentNo('ST-s01')]);
      expect(board.run.equipmentDiscard).toEqual([equipmentNo('ST-s02')]);
      expect(told.map(({ open }) => open)).toContainEqual(
        expect.objectContaining({ kind: 'slotClosed', beheaded: 'quartered', equipment: 'ST-s02' }),
      );
    }),
);
scenario(
  'DC-B5-04 DC-RULING-84 the third Bell of one visit is the last; it gives a Secret and 3 Teeth',
  (s) =>
    s
      .given(journey({ group: PAIR, biome: 'B5', at: 'B2', map: { ...bells('loseScroll'), rung: [1, 2] } }))
      .at(ringBell)
      .answers(FIRST, 'DC-RULING-84', 'yes')
      .then(({ board }) => {
        expect(board.biome!.rung).toEqual([1, 2, 0]);
        expect(board.bag.teeth).toBe(3);
        expect(board.run.equipment.at(-1)).toBe(equipmentNo('S-01'));
      }),
);

scenario('DC-B6-01 DC-RULING-89 B6, curse 1: silence until the Biome is left', (s) =>
  s
    .given(journey({ group: PAIR, biome: 'B6' }))
    .at(payPrice, CURSE_1)
    .then(({ board }) => expect(board.biome!.silent).toBe(true)),
);
scenario('DC-B6-02 B6, curse 2: every Lantern goes out', (s) =>
  s
    .given(journey({ group: PAIR, biome: 'B6', map: { lit: [1, 2] } }))
    .at(payPrice, CURSE_2)
    .then(({ board }) => expect(board.biome!.lit).toEqual([])),
);
scenario('DC-B6-03 DC-RULING-85 a Lantern is lit with one Tactics card per Beheaded, from any hands', (s) =>
  s
    .given(
      journey({
        group: {
          flayed: { hand: ['ST-03', 'ST-01', 'ST-02'] },
          poisoned: { hand: ['ST-19', 'ST-20', 'ST-21'] },
        },
        biome: 'B6',
      }),
    )
    .at(lightLantern)
    .answers(FIRST, 'DC-RULING-85', 'yes')
    .answers(FIRST, 'DC-B6-03', [combatNo('ST-03')])
    .answers(SECOND, 'DC-B6-03', [combatNo('ST-19')])
    .then(({ board }) => {
      expect(board.biome!.lit).toEqual([1]);
      expect(board.heroes.map(({ hand }) => hand.length)).toEqual([3, 3]);
      expect(hero(board, 'poisoned').discard).toEqual([combatNo('ST-19')]);
    }),
);
scenario('DC-RULING-85 if the offers fall short nothing is discarded', (s) =>
  s
    .given(
      journey({
        group: {
          flayed: { hand: ['ST-03', 'ST-01', 'ST-02'] },
          poisoned: { hand: ['ST-19', 'ST-20', 'ST-21'] },
        },
        biome: 'B6',
      }),
    )
    .at(lightLantern)
    .answers(FIRST, 'DC-RULING-85', 'yes')
    .answers(FIRST, 'DC-B6-03', [combatNo('ST-03')])
    .answers(SECOND, 'DC-B6-03', [])
    .then(({ board }) => {
      expect(board.biome!.lit).toEqual([]);
      expect(hero(board, 'flayed').discard).toEqual([]);
    }),
);
scenario('V-70 DC-SOLO-25 in solo a Lantern costs two Tactics cards', (s) =>
  s
    .given(journey({ group: { poisoned: { hand: ['ST-19', 'ST-20', 'ST-21'] }, serenade: {} }, biome: 'B6' }))
    .at(lightLantern)
    .answers(FIRST, 'DC-RULING-85', 'yes')
    .answers(FIRST, 'DC-B6-03', [combatNo('ST-19'), combatNo('ST-20')])
    .then(({ board }) => {
      expect(board.biome!.lit).toEqual([1]);
      expect(hero(board, 'poisoned').discard).toHaveLength(2);
    }),
);
scenario('V-92 DC-RULING-85 DC-RULING-103 the dark kills before the tile is flipped', (s) =>
  s
    .given(
      journey({
        group: { poisoned: { damage: 2 }, flayed: {} },
        biome: 'B6',
        at: 'A1',
        tiles: { B1: 'B6-t01' },
      }),
    )
    .at(explore)
    .answers(FIRST, 'DC-EXP-06', 'B1')
    .answers(FIRST, 'DC-RULING-32u', 0)
    .then(({ board, outcome }) => {
      expect(outcome).toBe(null);
      expect(hero(board, 'poisoned').dead).toBe(true);
      expect(board.biome!.open).toEqual([]);
    }),
);

scenario('DC-B7-01 B7, curse 1: all Teeth are discarded', (s) =>
  s
    .given(journey({ group: PAIR, biome: 'B7', bag: { teeth: 5 } }))
    .at(payPrice, CURSE_1)
    .then(({ board }) => expect(board.bag.teeth).toBe(0)),
);
scenario('DC-B7-02 B7, curse 2: Runes are sealed until the end of the Biome', (s) =>
  s
    .given(journey({ group: PAIR, biome: 'B7' }))
    .at(payPrice, CURSE_2)
    .then(({ board }) => expect(board.biome!.runesSealed).toBe(true)),
);
scenario(
  'DC-RULING-88 DC-B7-03 DC-B7-04 DC-B7-05 DC-B7-06 a Constraint tile waits for the next Combat',
  (s) =>
    s
      .given(journey({ group: PAIR, biome: 'B7', at: 'B1', tiles: { B1: 'B7-t39' } }))
      .at(reveal)
      .then(({ board }) => expect(board.biome!.constraints).toEqual([2])),
);
scenario('DC-RULING-06 DC-B7-07 B7 lies on two faces joined at Y, which has no tile', (s) =>
  s
    .given(journey({ group: PAIR, biome: 'B7', at: 'E2' }))
    .at(explore)
    .stillAsking(FIRST, 'DC-EXP-06')
    .then(({ board }) => {
      expect(board.biome!.space).toBe(spaceNo('B7', 'Y'));
      expect(board.biome!.open).toEqual([]);
    }),
);
scenario('DC-RULING-86 DC-B7-07 Exit X1 needs both Keys of B7 and keeps them', (s) =>
  s
    .given(journey({ group: PAIR, biome: 'B7', at: 'K1', bag: { keys: 2 } }))
    .at(explore)
    .answers(FIRST, 'DC-EXP-06', 'X1')
    .then(({ board, outcome }) => {
      expect(outcome).toBe('C3');
      expect(board.bag.keys).toBe(0);
    }),
);
scenario('DC-RULING-86 with one Key X1 is closed, and X2 costs 2 Damage', (s) =>
  s
    .given(journey({ group: PAIR, biome: 'B7', at: 'K1', bag: { keys: 1 } }))
    .at(explore)
    .rejects(FIRST, 'X1', 'KEYS_MISSING')
    .answers(FIRST, 'DC-EXP-06', 'X2')
    .answers(FIRST, 'DC-RULING-32u', 0)
    .answers(FIRST, 'DC-RULING-32u', 1)
    .then(({ board, outcome }) => {
      expect(outcome).toBe('C3');
      expect(board.heroes.map(({ damage }) => damage)).toEqual([1, 1]);
    }),
);
scenario('DC-RULING-87 a Potion also washes Malaise away; the card goes under its deck', (s) => {
  const given = journey({
    group: { flayed: { malaise: 'B7-s12', damage: 2 }, poisoned: {} },
    biome: 'B7',
    bag: { potions: 1 },
  });
  given.board.run.malaise = [0, 1];
  drinkPotion({ board: given.board, seats: [0, 1], tell: null }, 0);
  expect(given.board.run.malaise).toEqual([0, 1, 2]);
  expect(given.board.heroes[0]).toMatchObject({ malaise: null, damage: 0 });
  return s
    .given(given)
    .at(biomeSetup, { id: 'B7' })
    .seeded('malaise')
    .then(({ board }) => expect(board.run.malaise).toHaveLength(5));
});
scenario('DC-RULING-17 DC-FAQ-02 V-76 the boards hold no Spider Rune: such corridors are free', (s) =>
  s
    .given(
      journey({ group: { flayed: { hand: ['ST-01', 'ST-02'] }, poisoned: { hand: ['ST-19'] } }, at: 'D2' }),
    )
    .at(explore)
    .answers(FIRST, 'DC-EXP-06', 'E2')
    .seeded('spider')
    .stillAsking(FIRST, 'DC-CMB-12c'),
);
