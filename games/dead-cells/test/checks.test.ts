// DC-CHK, DC-RULING-13, -21, -107: Hand Checks and Deck Checks.
import { expect } from 'vitest';
import { boughtNo, combatNo } from '../src/box/box.ts';
import { deckCheck, payHandChecks } from '../src/checks/checks.ts';
import { explore } from '../src/biome/exploration.ts';
import { reveal } from '../src/biome/reveal.ts';
import { teeth } from '../src/words.ts';
import { FIRST, hero, scenario, SECOND } from './fight.ts';
import { journey } from './journey.ts';

scenario(
  'DC-CHK-01 DC-CHK-02 DC-CHK-03 DC-CHK-04 the First Player discards a card with the symbol, and no other',
  (s) =>
    s
      .given(journey({ group: { flayed: {}, poisoned: { hand: ['ST-19', 'ST-21'] } }, first: 'poisoned' }))
      .at(payHandChecks, { syms: ['survival'] })
      .rejects(SECOND, combatNo('ST-19'), 'NOT_AN_ANSWER')
      .answers(SECOND, 'DC-CHK-03', combatNo('ST-21'))
      .then(({ board }) => {
        expect(hero(board, 'poisoned').hand).toEqual([combatNo('ST-19')]);
        expect(hero(board, 'poisoned').discard).toEqual([combatNo('ST-21')]);
      }),
);
scenario('DC-RULING-13 several symbols need one card each', (s) =>
  s
    .given(journey({ group: { flayed: { hand: ['ST-05', 'ST-01'] }, poisoned: {} } }))
    .at(payHandChecks, { syms: ['brutality', 'survival'] })
    .answers(FIRST, 'DC-CHK-03', combatNo('ST-05'))
    .answers(FIRST, 'DC-CHK-03', combatNo('ST-01'))
    .then(({ board }) => expect(hero(board, 'flayed').hand).toEqual([])),
);
scenario('DC-RULING-106 a card of the Mutation board waives a Hand Check once per Biome', (s) =>
  s
    .given(journey({ group: { flayed: { hand: ['ST-01'] }, poisoned: {} }, duringGame: ['TC-19'] }))
    .at(payHandChecks, { syms: ['survival'] })
    .answers(FIRST, 'DC-CHK-03', { use: boughtNo('TC-19') })
    .then(({ board }) => {
      expect(hero(board, 'flayed').hand).toEqual([combatNo('ST-01')]);
      expect(board.run.used.biome).toEqual([boughtNo('TC-19')]);
    }),
);
scenario('V-45 DC-CHK-09 an empty draw pile is made from the discard pile when a card is wanted', (s) =>
  s
    .given(
      journey({
        group: { flayed: { draw: [], discard: ['ST-01', 'ST-02', 'ST-03', 'ST-04'] }, poisoned: {} },
      }),
    )
    .at(deckCheck, { check: { survival: [teeth(1)] } })
    .falls([3, 2, 0, 1].map((n) => combatNo(`ST-0${n + 1}`)))
    .then(({ board }) => {
      expect(board.bag.teeth).toBe(1);
      expect(hero(board, 'flayed').discard).toEqual([combatNo('ST-02')]);
      expect(hero(board, 'flayed').draw).toHaveLength(3);
    }),
);
scenario('DC-RULING-107 with several matches the First Player picks one row', (s) =>
  s
    .given(journey({ group: { flayed: { draw: ['ST-05'] }, poisoned: {} } }))
    .at(deckCheck, { check: { survival: [teeth(1)], brutality: [teeth(3)] } })
    .answers(FIRST, 'DC-RULING-107', 'brutality')
    .then(({ board }) => expect(board.bag.teeth).toBe(3)),
);
scenario(
  'V-93 DC-CHK-06 DC-RULING-107 the Vial of a Deck Check is the First Player’s: no Damage removed from others',
  (s) =>
    s
      .given(
        journey({
          group: {
            flayed: { hand: ['ST-02', 'ST-04', 'ST-05'], draw: ['ST-01', 'ST-03'] },
            poisoned: { damage: 2 },
          },
          biome: 'B5',
          at: 'D1',
        }),
      )
      .at(explore)
      .answers(FIRST, 'DC-EXP-06', 'E2')
      .stillAsking(FIRST, 'DC-ICON-03')
      .then(({ board }) => {
        expect(hero(board, 'flayed').discard).toEqual([combatNo('ST-03')]);
        expect(board.heroes.map(({ damage }) => damage)).toEqual([0, 2]);
      }),
);
scenario('DC-RULING-106 TC-15 ignores the flipped card and flips another', (s) =>
  s
    .given(journey({ group: { flayed: { draw: ['ST-01', 'ST-06'] }, poisoned: {} }, duringGame: ['TC-15'] }))
    .at(deckCheck, { check: { survival: [teeth(1)] } })
    .answers(FIRST, 'DC-CHK-06d', boughtNo('TC-15'))
    .then(({ board }) => {
      expect(board.bag.teeth).toBe(1);
      expect(hero(board, 'flayed').discard).toEqual([combatNo('ST-06'), combatNo('ST-01')]);
    }),
);
scenario('DC-RULING-21 after the Checks of a step hands are refilled once', (s) =>
  s
    .given(
      journey({
        group: { flayed: { hand: ['ST-01', 'ST-04', 'ST-05'], draw: ['ST-02', 'ST-03'] }, poisoned: {} },
        at: 'B2',
        tiles: { B2: 'B1-t14' },
        equipmentTop: ['ST-s01'],
      }),
    )
    .at(reveal)
    .answers(FIRST, 'DC-ICON-03', 0)
    .answers(FIRST, 'DC-CHK-03', combatNo('ST-04'))
    .answers(FIRST, 'DC-ICON-04', 0)
    .then(({ board, told }) => {
      expect(hero(board, 'flayed').hand).toHaveLength(3);
      expect(told.filter(({ open }) => open?.kind === 'drew' && open['who'] === 0)).toHaveLength(1);
    }),
);
