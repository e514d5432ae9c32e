// DC-SETUP, DC-PLR, DC-NEXT: a Run and a Biome are set up.
import { Speaker } from '@gravetable/kernel';
import { AS_IT_LIES } from '@gravetable/testkit';
import { expect, test } from 'vitest';
import {
  beheadedBoard,
  boughtNo,
  combatCard,
  combatNo,
  equipmentNo,
  foeCard,
  foeNo,
} from '../src/box/box.ts';
import { freshBoard } from '../src/box/box-order.ts';
import { biomes } from '../src/cards/biomes/index.ts';
import { combatCards } from '../src/cards/combat/index.ts';
import { deadCells } from '../src/index.ts';
import { inventory } from '../src/inventory.ts';
import { biomeSetup } from '../src/campaign/next-biome.ts';
import { options, setup } from '../src/options.ts';
import { outline } from '../src/view/outline.ts';
import { reveal } from '../src/biome/reveal.ts';
import { runSetup } from '../src/campaign/setup.ts';
import { healthOf } from '../src/table.ts';
import type { BeheadedId } from '../src/schema.ts';
import type { Board } from '../src/state.ts';
import { view } from '../src/view/view.ts';
import { fight, FIRST, hero, scenario, SECOND } from './fight.ts';
import { journey } from './journey.ts';

const table = (...who: readonly (BeheadedId | null)[]): { seats: number; board: Board } => ({
  seats: who.length,
  board: freshBoard(who, 0),
});
const english = new Speaker('en', [deadCells.text.en]);
const PAIR = { flayed: {}, poisoned: {} } as const;

test('DC-SETUP-01 DC-SETUP-02 DC-SETUP-04 Ledger 6.1 every deck has its count', () => {
  for (const [code, { expected, actual }] of Object.entries(inventory()))
    expect([code, actual]).toEqual([code, expected]);
});
test('DC-SETUP-03 DC-SETUP-08 DC-GEN-09 V-57 the box: Runes grey, fixed decks in order with card 01 at the bottom', () => {
  const { campaign } = freshBoard([null], 0);
  expect(campaign.runes).toEqual([]);
  expect(campaign.upgrades.SV[0]).toBe(boughtNo('SV-01'));
  expect(campaign.well[0]).toBe(boughtNo('W-01'));
  expect(campaign.secrets[0]).toBe(boughtNo('S-01'));
  expect(campaign.upgrades.TC.toSorted((a, b) => a - b)).toEqual(campaign.upgrades.TC);
});
test('DC-SETUP-05 DC-SETUP-07 the settings of a table lay out its board', () => {
  expect(options.map(({ id }) => id)).toEqual(['beheaded', 'runs']);
  expect(setup(2, { beheaded: ['flayed', null], runs: 7 }).campaign).toMatchObject({
    limit: 7,
    seats: ['flayed', null],
  });
});
test('DC-CARD-01 DC-RULING-92 a Combat card shows symbols, a name and lines; the Enemies of the example are the printed ones', () => {
  for (const { code, name, lines } of combatCards) {
    expect([code, name in deadCells.text.en]).toEqual([code, true]);
    expect([code, Object.values(lines).flat().length > 0]).toEqual([code, true]);
  }
  expect(combatCard(combatNo('ST-02')).symbols).toEqual(['survival']);
  expect([foeCard(foeNo('B1-01')).health, foeCard(foeNo('B1-10')).health]).toEqual([2, 3]);
});
test('DC-RULING-12 no tile on start or exit spaces; every other space has a free corridor', () => {
  for (const { spaces, corridors } of Object.values(biomes)) {
    for (const { id, kind } of spaces) {
      const free = corridors.filter(
        (one) => one.from === id && !one.hand && !one.rune && !one.flag && !one.keys,
      );
      expect([id, kind === 'exit' || free.length > 0]).toEqual([id, true]);
    }
  }
});

scenario(
  'DC-PLR-01 DC-PLR-02 DC-PLR-03 DC-PLR-04 DC-PLR-06 DC-PLR-08 DC-GEN-01 two players set up a Run',
  (s) =>
    s
      .given(table(null, null))
      .at(runSetup)
      .seeded('two')
      .answers(FIRST, 'DC-PLR-01', 'immolated')
      .rejects(SECOND, 'immolated', 'NOT_AN_ANSWER')
      .answers(SECOND, 'DC-PLR-01', 'poisoned')
      .answers(FIRST, 'DC-PLR-06', 1)
      .then(({ board, outcome }) => {
        expect(outcome).toBe('B1');
        expect(board.run.firstPlayer).toBe(1);
        for (const one of board.heroes) {
          expect([one.hand.length, one.draw.length, one.slots]).toEqual([3, 3, [null]]);
          expect([healthOf(one), one.damage, one.levels]).toEqual([3, 0, [0, 0, 0]]);
        }
        expect(board.run.equipment).toHaveLength(12);
        expect(board.campaign.decks.immolated).toEqual([]);
      }),
);
scenario('DC-PLR-01 DC-GEN-06 what the settings name is taken without a question in the first Run', (s) =>
  s
    .given(table('quartered', 'flayed'))
    .at(runSetup)
    .seeded('named')
    .answers(FIRST, 'DC-PLR-06', 0)
    .then(({ board }) => expect(board.heroes.map(({ who }) => who)).toEqual(['quartered', 'flayed'])),
);
scenario('DC-GEN-06 DC-RULING-111 a seat may sit a Run out; one that is left alone plays solo', (s) =>
  s
    .given(table(null, null))
    .at(runSetup)
    .seeded('alone')
    .answers(FIRST, 'DC-PLR-01', 'sitOut')
    .rejects(SECOND, 'sitOut', 'NOT_AN_ANSWER')
    .answers(SECOND, 'DC-PLR-01', 'flayed')
    .then(({ board }) => {
      expect(board.heroes.map(({ who, seat }) => [who, seat])).toEqual([
        ['flayed', 1],
        ['serenade', 1],
      ]);
      expect(board.campaign.seats).toEqual([null, 'flayed']);
    }),
);
scenario('V-48 DC-PLR-07 DC-RULING-07 with four players two different Beheaded start with 1 Damage', (s) =>
  s
    .given(table('flayed', 'quartered', 'immolated', 'poisoned'))
    .at(runSetup)
    .seeded('four')
    .answers(FIRST, 'DC-PLR-06', 0)
    .answers(FIRST, 'DC-RULING-07a', 2)
    .rejects(FIRST, 2, 'NOT_AN_ANSWER')
    .answers(FIRST, 'DC-RULING-07a', 3)
    .then(({ board }) => expect(board.heroes.map(({ damage }) => damage)).toEqual([0, 0, 1, 1])),
);
scenario('DC-SETUP-09 DC-RULING-71 what has been beaten opens other starts', (s) => {
  const given = table('flayed');
  given.board.campaign.defeated = ['C1'];
  return s
    .given(given)
    .at(runSetup)
    .seeded('start')
    .rejects(FIRST, 'B7', 'NOT_AN_ANSWER')
    .answers(FIRST, 'DC-RULING-71', 'B4')
    .then(({ outcome }) => expect(outcome).toBe('B4'));
});
scenario('DC-MUT-06 DC-RULING-72 as many Boss Cells as are owned may be switched on', (s) => {
  const given = table('flayed');
  given.board.campaign.bossCells = 2;
  return s
    .given(given)
    .at(runSetup)
    .seeded('cells')
    .rejects(FIRST, 3, 'NOT_AN_ANSWER')
    .answers(FIRST, 'DC-RULING-72', 2)
    .then(({ board }) => expect(board.run.bossCells).toBe(2));
});
scenario('Ledger 6.9 with five Boss Cells the Group starts with one Malaise token', (s) => {
  const given = table('flayed', 'poisoned');
  given.board.campaign.bossCells = 5;
  return s
    .given(given)
    .at(runSetup)
    .seeded('five')
    .answers(FIRST, 'DC-RULING-72', 5)
    .answers(FIRST, 'DC-PLR-06', 0)
    .answers(FIRST, 'DC-RULING-83d', 1)
    .then(({ board }) => expect(board.heroes.map(({ malaise }) => malaise === null)).toEqual([true, false]));
});
scenario('DC-SETUP-16 DC-MUT-03 Start of Game cards are applied before the Run begins', (s) => {
  const given = table('flayed', 'poisoned');
  given.board.campaign.startOfGame = ['SV-02', 'SV-09', 'TC-12', 'SV-25'].map(boughtNo);
  given.board.campaign.nextRun = [boughtNo('W-02')];
  return s
    .given(given)
    .at(runSetup)
    .seeded('start of game')
    .answers(FIRST, 'DC-MUT-03g', 1)
    .answers(FIRST, 'DC-MUT-03g', 0)
    .answers(FIRST, 'DC-ICON-07', 1)
    .answers(FIRST, 'DC-PLR-06', 0)
    .then(({ board }) => {
      expect(board.bag).toMatchObject({ potions: 1, teeth: 2 });
      expect(healthOf(hero(board, 'poisoned'))).toBe(5);
      expect(hero(board, 'flayed').slots).toEqual([null, null]);
      expect(board.campaign.nextRun).toEqual([]);
      expect(board.campaign.done).toEqual([boughtNo('W-02')]);
    });
});
scenario('DC-RULING-132 DC-SOLO-05 what speaks of Beheaded reaches Serenade', (s) => {
  const given = table('flayed');
  given.board.campaign.startOfGame = ['SV-40', 'SV-09', 'SV-25'].map(boughtNo);
  return s
    .given(given)
    .at(runSetup)
    .seeded('serenade too')
    .answers(FIRST, 'DC-MUT-03g', 1)
    .answers(FIRST, 'DC-ICON-07', 1)
    .then(({ board }) => {
      expect([healthOf(hero(board, 'flayed')), healthOf(hero(board, 'serenade'))]).toEqual([4, 6]);
      expect(hero(board, 'serenade').levels[0]).toBe(1);
      expect(board.bag.teeth).toBe(2);
    });
});
scenario('DC-RULING-132 DC-SOLO-15 what gives Equipment, slots or a hand does not', (s) => {
  const given = table('flayed');
  given.board.campaign.startOfGame = ['TC-12', 'TC-38', 'BR-35'].map(boughtNo);
  return s
    .given(given)
    .at(runSetup)
    .seeded('not hers')
    .then(({ board }) => {
      expect(hero(board, 'serenade')).toMatchObject({ slots: [], extraSlots: 0 });
      expect(hero(board, 'flayed').slots).toHaveLength(3);
      expect(hero(board, 'flayed').slots.filter((card) => card !== null)).toHaveLength(1);
    });
});
scenario('Ledger 6.8 BR-09 each player may once shuffle the hand back and draw three new cards', (s) => {
  const given = table('flayed');
  given.board.campaign.startOfGame = [boughtNo('BR-09')];
  return s
    .given(given)
    .at(runSetup)
    .seeded('redeal')
    .answers(FIRST, 'DC-MUT-03', 'yes')
    .then(({ board }) => expect(hero(board, 'flayed').hand).toHaveLength(3));
});
scenario('Ledger 6.8 W-08 the colour is chosen when the Run begins', (s) => {
  const given = table('flayed');
  given.board.campaign.nextRun = [boughtNo('W-08')];
  return s
    .given(given)
    .at(runSetup)
    .seeded('colour')
    .answers(FIRST, 'DC-MUT-03q', 2)
    .answers(FIRST, 'DC-ICON-07', 0)
    .then(({ board }) => expect(hero(board, 'flayed').levels).toEqual([0, 0, 1]));
});
scenario('DC-RULING-75 DC-MUT-08 before a Run a card kept aside may come back', (s) => {
  const given = table('flayed');
  given.board.campaign.setAside = [boughtNo('SV-21')];
  return s
    .given(given)
    .at(runSetup)
    .seeded('back')
    .answers(FIRST, 'DC-RULING-75c', 'free')
    .then(({ board }) => {
      expect(board.campaign.duringGame).toEqual([boughtNo('SV-21')]);
      expect(board.campaign.setAside).toEqual([]);
    });
});
scenario('DC-RULING-97 a new Run begins without what the last one left', (s) => {
  const given = table('flayed');
  Object.assign(given.board.bag, { teeth: 4, potions: 2, keys: 1 });
  return s
    .given(given)
    .at(runSetup)
    .seeded('anew')
    .then(({ board }) => {
      expect(board.bag).toMatchObject({ teeth: 0, potions: 0, keys: 0 });
      expect(board.run.number).toBe(1);
    });
});

scenario('DC-SETUP-05 a Run clears the Combat and Biome boards; the Mutation board stays as it is', (s) => {
  const given = table('flayed');
  const { biome, combat } = fight({ group: PAIR, enemies: { right1: 'B1-01' } }).board;
  Object.assign(given.board, { biome, combat });
  given.board.campaign.duringGame = [boughtNo('SV-21')];
  return s
    .given(given)
    .at(runSetup)
    .seeded('boards')
    .then(({ board }) => {
      expect([board.biome, board.combat]).toEqual([null, null]);
      expect(board.campaign.duringGame).toEqual([boughtNo('SV-21')]);
      expect(board.run.equipment).toHaveLength(12);
    });
});
scenario('DC-SETUP-13 DC-RULING-09 the Equipment deck is shuffled when a Run is set up', (s) => {
  const given = table('flayed');
  const order = given.board.campaign.equipment.toReversed();
  return s
    .given(given)
    .at(runSetup)
    .falls(AS_IT_LIES, AS_IT_LIES, order)
    .then(({ board }) => {
      expect(board.run.equipment).toEqual(order);
      expect(board.campaign.equipment).toEqual([]);
    });
});
scenario('DC-PLR-05 once a Run is set up, every seat is told the Skill of every Beheaded', (s) =>
  s
    .given(table('immolated', 'poisoned'))
    .at(runSetup)
    .seeded('aids')
    .stillAsking(FIRST, 'DC-PLR-06')
    .then(({ board }) => {
      for (const seat of [FIRST, SECOND]) {
        const told = outline(view(board, seat)).flatMap(({ lines }) => lines.map((one) => english.say(one)));
        expect(told).toContain('Skill: 1 On Fire (next to the Group)');
        expect(told).toContain('Skill: 1 Poisoned (next to the Group)');
      }
    }),
);

test('DC-PLR-05 DC-PLR-12 every Beheaded has an aid to consult, with the printed reference values', () => {
  for (const id of ['flayed', 'quartered', 'immolated', 'poisoned'] as const)
    expect(deadCells.text.en[`beheaded.${id}.text`]).toBeDefined();
  const [first, second] = beheadedBoard('immolated').tracks.survival;
  expect(first).toMatchObject({ kind: 'health', n: 1 });
  expect(second).toMatchObject({ kind: 'immune', state: 'frozen' });
});
scenario('DC-SETUP-06 DC-RULING-01 the Round marker rests on line I before a Combat begins', (s) =>
  s
    .given(
      journey({
        group: { flayed: { hand: ['ST-01', 'ST-02'] }, poisoned: { hand: ['ST-19'] } },
        at: 'A1',
        tiles: { A1: 'B1-t01' },
      }),
    )
    .at(reveal)
    .stillAsking(FIRST, 'DC-CMB-12c')
    .then(({ board }) => expect(board.combat!.round).toBe(1)),
);
scenario('DC-EQP-01 a Beheaded starts with one open slot', (s) =>
  s
    .given(table('quartered'))
    .at(runSetup)
    .seeded('slot')
    .then(({ board }) => expect(hero(board, 'quartered').slots).toEqual([null])),
);

scenario('DC-SETUP-10 DC-SETUP-11 DC-SETUP-12 DC-SETUP-14 DC-SETUP-15 DC-NEXT-02 a Biome is laid out', (s) =>
  s
    .given(journey({ group: PAIR }))
    .at(biomeSetup, { id: 'B2' })
    .seeded('sewers')
    .then(({ board }) => {
      const biome = board.biome!;
      expect([biome.monsters.length, biome.elites.length]).toEqual([11, 5]);
      expect(biomes.B2.spaces[biome.space]!.kind).toBe('start');
      expect(biome.tiles.filter((no) => no !== null)).toHaveLength(12);
      expect(biome.unused).toHaveLength(8);
      expect(biome.open).toEqual([]);
      expect(board.campaign.blueprints.B2[0]).toBe(equipmentNo('B2-s01'));
    }),
);
scenario(
  'V-77 DC-NEXT-01 DC-SETUP-13 DC-RULING-09 the Equipment deck is not shuffled for the next Biome',
  (s) =>
    s
      .given(journey({ group: PAIR, equipmentTop: ['B1-s01', 'ST-s04'] }))
      .at(biomeSetup, { id: 'B2' })
      .seeded('order')
      .then(({ board }) =>
        expect(board.run.equipment.slice(-2)).toEqual([equipmentNo('ST-s04'), equipmentNo('B1-s01')]),
      ),
);
scenario('DC-UPG-03 a Biome insert joins the Monsters of its Biome', (s) => {
  const given = journey({ group: PAIR });
  given.board.campaign.inserts = [boughtNo('SV-16')];
  return s
    .given(given)
    .at(biomeSetup, { id: 'B2' })
    .seeded('nurse')
    .then(({ board }) => expect(board.biome!.monsters).toContain(foeNo('SV-16')));
});
scenario('DC-RULING-106 Ledger 6.8 at the setup of a Biome: SV-12, S-12 and the Customization Rune', (s) =>
  s
    .given(
      journey({
        group: { flayed: { damage: 1, hand: ['ST-01', 'ST-02', 'ST-03'] }, poisoned: {} },
        duringGame: ['SV-12', 'S-12'],
        runes: ['customization'],
      }),
    )
    .at(biomeSetup, { id: 'B2' })
    .seeded('moment')
    .answers(FIRST, 'DC-MUT-05b', boughtNo('SV-12'))
    .answers(FIRST, 'DC-ICON-08', 0)
    .answers(FIRST, 'DC-MUT-05b', boughtNo('R-07'))
    .answers(FIRST, 'DC-MUT-04', 0)
    .then(({ board }) => {
      expect(board.bag.teeth).toBe(2);
      expect(hero(board, 'flayed').damage).toBe(0);
      expect(hero(board, 'flayed').discard).toEqual([
        combatNo('ST-01'),
        combatNo('ST-02'),
        combatNo('ST-03'),
      ]);
    }),
);
