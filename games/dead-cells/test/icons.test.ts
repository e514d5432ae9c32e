// DC-ICON, DC-EQP-02…04, DC-RULING-03, -20, -83, -87, -107: what icons give outside Combat.
import { questionsFor, Speaker } from '@gravetable/kernel';
import { expect } from 'vitest';
import { deadCells } from '../src/index.ts';
import {
  assignDamage,
  drawSecret,
  gainIcons,
  giveEquipment,
  giveScroll,
  giveToken,
  giveVial,
} from '../src/gains/icons.ts';
import { reveal } from '../src/biome/reveal.ts';
import { blueprint, cells, equipment, potion, rune, teeth, vials } from '../src/words.ts';
import { boughtNo, equipmentNo } from '../src/box/box.ts';
import { healthOf } from '../src/table.ts';
import { FIRST, hero, scenario, SECOND } from './fight.ts';
import { journey } from './journey.ts';

const PAIR = { flayed: {}, poisoned: {} } as const;
const BOTH = [0, 1];

scenario('DC-RULING-14 a Deck Check is always a choice', (s) =>
  s
    .given(
      journey({
        group: { flayed: { draw: ['ST-02', 'ST-03'], hand: ['ST-01', 'ST-04', 'ST-05'] }, poisoned: {} },
        at: 'B2',
        tiles: { B2: 'B1-t13' },
      }),
    )
    .at(reveal)
    .then(({ board }) => expect(board.bag.teeth).toBe(2)),
);
scenario('V-84 DC-ICON-04 DC-EQP-02 DC-RULING-15 a free slot is filled without a choice', (s) =>
  s
    .given(journey({ group: PAIR, equipmentTop: ['ST-s03'] }))
    .at(gainIcons, { icons: [equipment()], among: [1] })
    .then(({ board }) => expect(hero(board, 'poisoned').slots).toEqual([equipmentNo('ST-s03')])),
);
scenario('V-34 DC-EQP-03 with no free slot the receiver replaces a card or gives the new one up', (s) =>
  s
    .given(journey({ group: { flayed: { items: ['ST-s01'] }, poisoned: {} } }))
    .at(giveEquipment, { card: equipmentNo('ST-s02'), among: [0] })
    .rejects(FIRST, 1, 'NOT_AN_ANSWER')
    .answers(FIRST, 'DC-EQP-03', 'discard')
    .then(({ board }) => {
      expect(hero(board, 'flayed').slots).toEqual([equipmentNo('ST-s01')]);
      expect(board.run.equipmentDiscard).toEqual([equipmentNo('ST-s02')]);
    }),
);
scenario('V-35 DC-EQP-04 an equipped card leaves only to the discard pile', (s) =>
  s
    .given(journey({ group: { flayed: { items: ['ST-s01'] }, poisoned: {} } }))
    .at(giveEquipment, { card: equipmentNo('ST-s02'), among: [0] })
    .answers(FIRST, 'DC-EQP-03', 0)
    .then(({ board }) => {
      expect(board.run.equipmentDiscard).toEqual([equipmentNo('ST-s01')]);
      expect(hero(board, 'poisoned').slots).toEqual([null]);
    }),
);
scenario('V-37 DC-COMP-04 a Vial is never for a Companion, however hurt', (s) =>
  s
    .given(
      journey({
        group: { flayed: { damage: 1, items: ['B1-s03'], wounds: [1] }, poisoned: { damage: 1 } },
      }),
    )
    .at(giveVial, { among: BOTH })
    .rejects(FIRST, { who: 0, slot: 0 }, 'NOT_AN_ANSWER')
    .answers(FIRST, 'DC-ICON-08', 1)
    .then(({ board }) => {
      expect(board.heroes.map(({ damage }) => damage)).toEqual([1, 0]);
      expect(hero(board, 'flayed').wounds).toEqual([1]);
    }),
);
scenario('V-75 DC-FAQ-01 the first green Scroll of The Flayed leaves the Maximum Health at 3', (s) =>
  s
    .given(journey({ group: PAIR }))
    .at(giveScroll, { sym: 'survival', among: [0] })
    .then(({ board }) => {
      expect(hero(board, 'flayed').levels).toEqual([1, 0, 0]);
      expect(healthOf(hero(board, 'flayed'))).toBe(3);
    }),
);
scenario('DC-ICON-05 a Blueprint comes from the bottom and waits for the Collector', (s) =>
  s
    .given(journey({ group: PAIR }))
    .at(gainIcons, { icons: [blueprint()], among: BOTH })
    .then(({ board }) => {
      expect(board.run.collector).toEqual([equipmentNo('B1-s01')]);
      expect(board.campaign.blueprints.B1[0]).toBe(equipmentNo('B1-s02'));
    }),
);
scenario(
  'DC-ICON-06 DC-ICON-09 DC-ICON-10 DC-RULING-11 DC-GEN-05 Teeth, Cells and at most three Potions go into the Bag',
  (s) =>
    s
      .given(journey({ group: PAIR, bag: { potions: 3 } }))
      .at(gainIcons, { icons: [teeth(2), cells(3), potion()], among: BOTH })
      .then(({ board }) => expect(board.bag).toMatchObject({ teeth: 2, cells: 3, potions: 3 })),
);
scenario(
  'DC-ICON-07 DC-PLR-09 DC-PLR-10 DC-PLR-11 DC-RULING-02 a Scroll moves one marker of its colour',
  (s) =>
    s
      .given(journey({ group: PAIR }))
      .at(giveScroll, { sym: 'survival', among: BOTH })
      .answers(FIRST, 'DC-ICON-07', 1)
      .then(({ board }) => expect(hero(board, 'poisoned').levels).toEqual([1, 0, 0])),
);
scenario('DC-RULING-03 nobody can use it: the Scroll is discarded', (s) =>
  s
    .given(journey({ group: { flayed: { levels: [5, 0, 0] }, poisoned: { levels: [5, 0, 0] } } }))
    .at(giveScroll, { sym: 'survival', among: BOTH })
    .then(({ board }) => expect(board.heroes.map(({ levels }) => levels[0])).toEqual([5, 5])),
);
scenario('DC-RULING-04 a track step opens the next slot', (s) =>
  s
    .given(journey({ group: { quartered: {}, poisoned: {} } }))
    .at(giveScroll, { sym: 'tactics', among: [0] })
    .then(({ board }) => expect(hero(board, 'quartered').slots).toEqual([null, null])),
);
scenario('DC-ICON-08 DC-RULING-20 a Vial is used at once', (s) =>
  s
    .given(journey({ group: { flayed: { damage: 2 }, poisoned: { damage: 1 } } }))
    .at(giveVial, { among: BOTH })
    .answers(FIRST, 'DC-ICON-08', 0)
    .then(({ board }) => expect(board.heroes.map(({ damage }) => damage)).toEqual([1, 1])),
);
scenario('DC-ICON-08 whom a Vial would do nothing for is said to gain nothing', (s) =>
  s
    .given(journey({ group: { flayed: {}, poisoned: { damage: 1 } } }))
    .at(giveVial, { among: BOTH })
    .now(({ play }) => {
      const { options } = questionsFor(play, 0)[0]!;
      const said = (language: 'en' | 'fr'): string[] => {
        const speaker = new Speaker(language, [deadCells.text[language]]);
        return options.map((one) => speaker.say(one.said));
      };
      expect(said('en')).toEqual(['The Flayed gains nothing', 'The Poisoned']);
      expect(said('fr')[0]).toMatch(/n’y gagne rien$/);
    })
    .answers(FIRST, 'DC-ICON-08', 1)
    .then(({ board }) => expect(board.heroes.map(({ damage }) => damage)).toEqual([0, 0])),
);
scenario('Ledger 6.8 SV-21 makes each Vial worth one more, Malaise B7-s13 nothing', (s) =>
  s
    .given(
      journey({
        group: { flayed: { damage: 2 }, poisoned: { damage: 2, malaise: 'B7-s13' } },
        duringGame: ['SV-21'],
      }),
    )
    .at(gainIcons, { icons: [vials(2)], among: BOTH })
    .answers(FIRST, 'DC-ICON-08', 0)
    .then(({ board }) => expect(board.heroes.map(({ damage }) => damage)).toEqual([0, 2])),
);
scenario('DC-ICON-11 DC-MUT-02 a Rune is kept for ever, the second one pays Cells', (s) =>
  s
    .given(journey({ group: PAIR }))
    .at(gainIcons, { icons: [rune('vine'), rune('vine')], among: BOTH })
    .then(({ board }) => {
      expect(board.campaign.runes).toEqual(['vine']);
      expect(board.bag.cells).toBe(2);
    }),
);
scenario('V-93 DC-RULING-107 the reward of a Deck Check is the First Player’s own', (s) =>
  s
    .given(journey({ group: { flayed: {}, poisoned: { damage: 2 } } }))
    .at(gainIcons, { icons: [vials(1)], among: [0] })
    .then(({ board }) => expect(board.heroes.map(({ damage }) => damage)).toEqual([0, 2])),
);
scenario('DC-RULING-83 DC-B4-03 a Worm goes to a Beheaded of the Group’s choice', (s) =>
  s
    .given(journey({ group: PAIR, biome: 'B4' }))
    .at(giveToken, { token: 'worm', n: 1, who: 'target', among: BOTH })
    .answers(FIRST, 'DC-RULING-83d', 1)
    .then(({ board }) => expect(board.heroes.map(({ worms }) => worms)).toEqual([0, 1])),
);
scenario('DC-RULING-11 there are eighteen Worms', (s) =>
  s
    .given(journey({ group: { flayed: { worms: 18 }, poisoned: {} }, biome: 'B4' }))
    .at(giveToken, { token: 'worm', n: 1, who: 'target', among: BOTH })
    .then(({ board }) => expect(board.heroes.map(({ worms }) => worms)).toEqual([18, 0])),
);
scenario('DC-RULING-87 DC-B7-07 Malaise: one card per Beheaded, drawn face up', (s) =>
  s
    .given(journey({ group: { flayed: { malaise: 'B7-s12' }, poisoned: {} }, biome: 'B7' }))
    .at(giveToken, { token: 'malaise', n: 2, who: 'target', among: BOTH })
    .then(({ board }) => {
      expect(hero(board, 'poisoned').malaise).toBe(0);
      expect(hero(board, 'flayed').malaise).toBe(2);
    }),
);
scenario('DC-RULING-87 DC-RULING-112 a hand of three gives up a card under the Malaise of two', (s) => {
  const given = journey({
    group: { flayed: { hand: ['ST-01', 'ST-02', 'ST-03'] }, poisoned: {} },
    biome: 'B7',
  });
  given.board.run.malaise = [1];
  return s
    .given(given)
    .at(giveToken, { token: 'malaise', n: 1, who: 'first', among: BOTH })
    .answers(FIRST, 'DC-RULING-87a', 1)
    .then(({ board }) => {
      expect(hero(board, 'flayed').hand).toEqual([0, 2]);
      expect(hero(board, 'flayed').discard).toEqual([1]);
    });
});
scenario('DC-RULING-74 a Secret: an item joins the Equipment deck, a favour takes a slot', (s) => {
  const given = journey({ group: PAIR });
  given.board.campaign.secrets = [boughtNo('S-02'), boughtNo('S-09')];
  return s
    .given(given)
    .at(drawSecret, { n: 2 })
    .then(({ board }) => {
      expect(board.run.equipment.at(-1)).toBe(equipmentNo('S-02'));
      expect(board.campaign.duringGame).toEqual([boughtNo('S-09')]);
    });
});
scenario(
  'DC-RULING-32 DC-RULING-47 outside Combat Damage is assigned icon by icon; a Companion may take it',
  (s) =>
    s
      .given(journey({ group: { flayed: { items: ['B1-s03'] }, poisoned: { damage: 2 } } }))
      .at(assignDamage, { n: 2, who: 'target', among: BOTH })
      .answers(FIRST, 'DC-RULING-32u', { who: 0, slot: 0 })
      .answers(FIRST, 'DC-RULING-32u', 0)
      .then(({ board }) => {
        expect(hero(board, 'flayed').wounds).toEqual([1]);
        expect(board.heroes.map(({ damage }) => damage)).toEqual([1, 2]);
      }),
);
scenario('DC-DEATH-01 whoever has no Health left is dead', (s) =>
  s
    .given(journey({ group: { flayed: { damage: 2 }, poisoned: {} } }))
    .at(assignDamage, { n: 1, who: 'first', among: BOTH })
    .then(({ board }) => expect(hero(board, 'flayed').dead).toBe(true)),
);
scenario('DC-RULING-106 SV-35 keeps a Beheaded alive once per Run', (s) =>
  s
    .given(journey({ group: { flayed: { damage: 2 }, poisoned: {} }, duringGame: ['SV-35'] }))
    .at(assignDamage, { n: 1, who: 'first', among: BOTH })
    .answers(FIRST, 'DC-RULING-106', boughtNo('SV-35'))
    .then(({ board }) => {
      expect(hero(board, 'flayed')).toMatchObject({ dead: false, damage: 2 });
      expect(board.run.used.run).toEqual([boughtNo('SV-35')]);
    }),
);
scenario('Ledger 6.8 TC-34 draws two Equipment cards and keeps one', (s) =>
  s
    .given(journey({ group: PAIR, duringGame: ['TC-34'], equipmentTop: ['ST-s01', 'ST-s02'] }))
    .at(gainIcons, { icons: [equipment()], among: [1] })
    .answers(FIRST, 'DC-ICON-04c', boughtNo('TC-34'))
    .answers(FIRST, 'DC-ICON-04i', equipmentNo('ST-s02'))
    .then(({ board }) => {
      expect(hero(board, 'poisoned').slots).toEqual([equipmentNo('ST-s02')]);
      expect(board.run.equipmentDiscard).toEqual([equipmentNo('ST-s01')]);
    }),
);
scenario('DC-RULING-08 advice is shown and ignored', (s) =>
  s
    .given(journey({ group: PAIR }))
    .at(giveScroll, { sym: 'survival', among: BOTH })
    .uses(SECOND, 'DC-RULING-08a', 2)
    .now(({ board, play }) => {
      expect(board.votes).toEqual([0, 2]);
      const aside = play.ask(play.pendingOf(FIRST)!).aside as { advice: () => unknown };
      expect(aside.advice()).toEqual([[1, 2]]);
    })
    .answers(FIRST, 'DC-ICON-07', 0)
    .then(({ board }) => expect(hero(board, 'flayed').levels[0]).toBe(1)),
);
