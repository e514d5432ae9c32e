// DC-SOLO outside Combat: Serenade's Scrolls, Checks, Worms and Lanterns.
import { expect } from 'vitest';
import { combatNo } from '../src/box/box.ts';
import { deckCheck, payHandChecks } from '../src/checks/checks.ts';
import { playCards } from '../src/combat/preparation.ts';
import { explore } from '../src/biome/exploration.ts';
import { gainIcons, giveEquipment, giveScroll, giveToken, giveVial } from '../src/gains/icons.ts';
import { interbiome } from '../src/biome/interbiome.ts';
import { freshBoard } from '../src/box/box-order.ts';
import { runSetup } from '../src/campaign/setup.ts';
import { healthOf, lineOf } from '../src/table.ts';
import { equipment, forFirstPlayer, scroll, teeth } from '../src/words.ts';
import { fight, FIRST, hero, play, scenario } from './fight.ts';
import { journey, spaceNo } from './journey.ts';

const SOLO = { flayed: {}, serenade: {} } as const;
const BOTH = [0, 1];

scenario(
  'DC-SOLO-01 DC-SOLO-02 DC-SOLO-03 DC-SOLO-04 DC-SOLO-14 solo: one Beheaded, and Serenade on its Power side',
  (s) =>
    s
      .given({ seats: 1, board: freshBoard(['immolated'], 0) })
      .at(runSetup)
      .seeded('solo')
      .then(({ board, told }) => {
        const serenade = hero(board, 'serenade');
        expect(board.run.firstPlayer).toBe(0);
        expect(told.find(({ open }) => open?.kind === 'firstPlayerIs')?.open?.rule).toBe('DC-SOLO-04');
        expect([serenade.melee, healthOf(serenade), serenade.levels[0]]).toEqual([false, 4, 0]);
        expect([serenade.draw.length, serenade.hand.length]).toEqual([3, 0]);
      }),
);
scenario('DC-SOLO-16 DC-SOLO-19 DC-RULING-79 the first Scroll gives 2 Teeth, whatever its colour', (s) =>
  s
    .given(journey({ group: SOLO }))
    .at(giveScroll, { sym: 'brutality', among: BOTH })
    .answers(FIRST, 'DC-ICON-07', 1)
    .then(({ board }) => {
      expect(hero(board, 'serenade').levels[0]).toBe(1);
      expect(board.bag.teeth).toBe(2);
    }),
);
scenario('DC-SOLO-17 DC-SOLO-19 the second Scroll gives a Vial at once, also to Serenade', (s) =>
  s
    .given(journey({ group: { flayed: { damage: 1 }, serenade: { levels: [1, 0, 0], damage: 2 } } }))
    .at(giveScroll, { sym: 'survival', among: [1] })
    .answers(FIRST, 'DC-ICON-08', 1)
    .then(({ board }) => expect(hero(board, 'serenade').damage).toBe(1)),
);
scenario('V-68 DC-SOLO-20 DC-RULING-79 the third Scroll transforms Serenade', (s) =>
  s
    .given(
      journey({
        group: {
          flayed: {},
          serenade: { levels: [2, 0, 0], damage: 3, draw: ['ST-25'], discard: ['ST-26'] },
        },
      }),
    )
    .at(giveScroll, { sym: 'tactics', among: [1] })
    .then(({ board }) => {
      const serenade = hero(board, 'serenade');
      expect([serenade.melee, serenade.damage, serenade.levels[0]]).toEqual([true, 0, 0]);
      expect([serenade.draw, serenade.discard]).toEqual([[combatNo('ST-25')], [combatNo('ST-26')]]);
      expect(healthOf(serenade)).toBe(5);
    }),
);
scenario('DC-RULING-82 after three Melee steps it takes no more Scrolls', (s) =>
  s
    .given(journey({ group: { flayed: {}, serenade: { levels: [3, 0, 0], melee: true } } }))
    .at(giveScroll, { sym: 'tactics', among: BOTH })
    .then(({ board }) => {
      expect(hero(board, 'flayed').levels).toEqual([0, 1, 0]);
      expect(hero(board, 'serenade').levels[0]).toBe(3);
    }),
);
scenario('DC-SOLO-15 Serenade carries no Equipment', (s) =>
  s
    .given(journey({ group: SOLO }))
    .at(giveEquipment, { card: 11, among: BOTH })
    .then(({ board }) => expect(hero(board, 'flayed').slots).toEqual([11])),
);
scenario('DC-RULING-81 what is the First Player’s alone is lost on a Serenade that cannot use it', (s) =>
  s
    .given(journey({ group: SOLO, first: 'serenade', equipmentTop: ['ST-s01'] }))
    .at(gainIcons, { icons: [forFirstPlayer(equipment()), forFirstPlayer(scroll('survival'))], among: BOTH })
    .then(({ board }) => {
      expect(hero(board, 'flayed')).toMatchObject({ slots: [null], levels: [0, 0, 0] });
      expect(hero(board, 'serenade').levels[0]).toBe(1);
    }),
);
scenario('V-69 DC-SOLO-22 a Check while Serenade is First Player brings the token to the player', (s) =>
  s
    .given(journey({ group: { flayed: { hand: ['ST-03'] }, serenade: {} }, first: 'serenade' }))
    .at(payHandChecks, { syms: ['tactics'] })
    .answers(FIRST, 'DC-CHK-03', combatNo('ST-03'))
    .then(({ board }) => expect(board.run.firstPlayer).toBe(0)),
);
scenario('DC-SOLO-22 a Deck Check too', (s) =>
  s
    .given(journey({ group: { flayed: { draw: ['ST-01'] }, serenade: {} }, first: 'serenade' }))
    .at(deckCheck, { check: { survival: [teeth(1)] } })
    .then(({ board }) => {
      expect(board.run.firstPlayer).toBe(0);
      expect(board.bag.teeth).toBe(1);
    }),
);
scenario('V-88 DC-RULING-81 a Hand Check corridor is judged on the Beheaded’s hand', (s) =>
  s
    .given(
      journey({
        group: { flayed: { hand: ['ST-03', 'ST-01', 'ST-02'] }, serenade: {} },
        first: 'serenade',
        biome: 'B4',
        at: 'A1',
        tiles: { B1: 'B4-t13' },
      }),
    )
    .at(explore)
    .answers(FIRST, 'DC-EXP-06', 'B1')
    .answers(FIRST, 'DC-CHK-03', combatNo('ST-03'))
    .now(({ board }) => {
      expect(board.run.firstPlayer).toBe(0);
      expect(hero(board, 'flayed').hand).toHaveLength(3);
      expect(board.biome!.space).toBe(spaceNo('B4', 'C1'));
    })
    .seeded('solo check')
    .stillAsking(FIRST, 'DC-ICON-03'),
);
scenario('DC-SOLO-05 DC-SOLO-23 Serenade counts as a Beheaded: it takes Worms and Malaise', (s) =>
  s
    .given(journey({ group: SOLO, biome: 'B4' }))
    .at(giveToken, { token: 'worm', n: 1, who: 'target', among: BOTH })
    .answers(FIRST, 'DC-RULING-83d', 1)
    .then(({ board }) => expect(hero(board, 'serenade').worms).toBe(1)),
);
scenario('DC-SOLO-17 Serenade may be healed by a Vial', (s) =>
  s
    .given(journey({ group: { flayed: {}, serenade: { damage: 2 } } }))
    .at(giveVial, { among: BOTH })
    .answers(FIRST, 'DC-ICON-08', 1)
    .then(({ board }) => expect(hero(board, 'serenade').damage).toBe(1)),
);
scenario('V-67 DC-SOLO-12 DC-SOLO-13 Serenade’s cards are reshuffled in the Interbiome', (s) =>
  s
    .given(journey({ group: { flayed: {}, serenade: { draw: [], discard: ['ST-25', 'ST-26', 'ST-27'] } } }))
    .at(interbiome)
    .seeded('reshuffle')
    .then(({ board }) => {
      expect(hero(board, 'serenade').draw).toHaveLength(3);
      expect(hero(board, 'serenade').discard).toEqual([]);
    }),
);
scenario('DC-RULING-80 DC-SOLO-12 with no card left Serenade fights a Boss with its board', (s) =>
  s
    .given(
      fight({
        group: { flayed: { hand: ['ST-01', 'ST-02', 'ST-03'] }, serenade: { draw: [], discard: ['ST-25'] } },
        boss: { id: 'C1' },
        enemies: { right1: 'C1-01A' },
        faceDown: true,
      }),
    )
    .at(playCards)
    .answers(FIRST, 'DC-CMB-12c', play('ST-01', 'block', 1))
    .answers(FIRST, 'DC-CMB-12c', play('ST-02', 'skill', 1))
    .then(({ board }) => {
      const serenade = hero(board, 'serenade');
      expect(serenade.active).toEqual([]);
      expect(lineOf(serenade, 0, 1)).toHaveLength(1);
      expect(lineOf(serenade, 0, 3)).toHaveLength(1);
    }),
);
