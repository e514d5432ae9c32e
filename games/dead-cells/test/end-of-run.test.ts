// DC-END, DC-GEN-02, -03, DC-RULING-63, -64: the end of a Run.
import { expect } from 'vitest';
import { boughtNo, equipmentNo } from '../src/box/box.ts';
import { endOfRun } from '../src/campaign/end-of-run.ts';
import { spendCells } from '../src/upgrades/upgrades.ts';
import { FIRST, scenario } from './fight.ts';
import { evening, journey } from './journey.ts';

const PAIR = { flayed: {}, poisoned: {} } as const;
const DEFEAT = { beaten: null, place: 'biome.B1' } as const;

scenario(
  'DC-END-01 DC-GEN-03 DC-RULING-65 the Bag is emptied except for Cells; looted Equipment rejoins the deck',
  (s) =>
    s
      .given(journey({ group: PAIR, bag: { teeth: 3, potions: 1, keys: 1, cells: 1 }, bagItems: ['ST-s05'] }))
      .at(endOfRun, DEFEAT)
      .now(({ board }) => expect(board.bag).toMatchObject({ teeth: 0, potions: 0, keys: 0, cells: 1 }))
      .answers(FIRST, 'DC-UPG-01a', 'done')
      .then(({ board }) => expect(board.campaign.equipment).toContain(equipmentNo('ST-s05'))),
);
scenario('V-54 DC-END-02 a Blueprint on the Collector space goes under its deck', (s) =>
  s
    .given(journey({ group: PAIR, collector: ['B1-s01'] }))
    .at(endOfRun, DEFEAT)
    .then(({ board }) => {
      expect(board.campaign.blueprints.B1[0]).toBe(equipmentNo('B1-s01'));
      expect(board.run.collector).toEqual([]);
    }),
);
scenario(
  'V-55 DC-END-03 DC-EQP-12 an integrated Blueprint that was equipped stays in the Equipment deck',
  (s) => {
    const given = journey({ group: { flayed: { items: ['B1-s02'] }, poisoned: {} } });
    return s
      .given(given)
      .at(endOfRun, DEFEAT)
      .then(({ board }) => {
        expect(board.campaign.equipment).toContain(equipmentNo('B1-s02'));
        expect(board.campaign.equipment).toHaveLength(13);
        expect(board.run.equipment).toEqual([]);
      });
  },
);
scenario('DC-END-04 DC-RULING-97 Scroll markers go back; each Combat deck is put together again', (s) =>
  s
    .given(
      journey({
        group: { flayed: { levels: [2, 1, 0], hand: ['ST-01'], discard: ['ST-02'] }, poisoned: {} },
      }),
    )
    .at(endOfRun, DEFEAT)
    .then(({ board }) => {
      expect(board.heroes[0]!.levels).toEqual([0, 0, 0]);
      expect(board.campaign.decks.flayed).toHaveLength(6);
    }),
);
scenario(
  'DC-END-05 DC-END-06 DC-RULING-63 DC-RULING-64 DC-GEN-02 after a Boss: Death row, Blueprint, flag, reward card, then the same sequence',
  (s) =>
    s
      .given(journey({ group: PAIR }))
      .at(endOfRun, { beaten: 'C1', place: 'boss.C1' })
      .now(({ board }) => {
        expect(board.bag.cells).toBe(4);
        expect(board.campaign.defeated).toEqual(['C1']);
        expect(board.campaign.equipment).toContain(equipmentNo('C1-s01'));
        expect(board.campaign.duringGame).toEqual([boughtNo('C1-13')]);
      })
      .answers(FIRST, 'DC-UPG-01a', 'done')
      .then(({ board }) => expect(board.run.phase).toBe('betweenRuns')),
);
scenario('DC-RULING-72 the Hand of the King pays one Boss Cell, five at most', (s) => {
  const given = journey({ group: PAIR });
  given.board.campaign.bossCells = 5;
  return s
    .given(given)
    .at(endOfRun, { beaten: 'C3', place: 'boss.C3' })
    .answers(FIRST, 'DC-UPG-01a', 'done')
    .then(({ board }) => expect(board.campaign.bossCells).toBe(5));
});
scenario('DC-UPG-05 BR-33 a Feat about a Boss pays when he falls', (s) =>
  s
    .given(journey({ group: PAIR, duringGame: ['BR-33'] }))
    .at(endOfRun, { beaten: 'C1', place: 'boss.C1' })
    .now(({ board }) => {
      expect(board.bag.cells).toBe(7);
      expect(board.campaign.done).toEqual([boughtNo('BR-33')]);
      expect(board.campaign.equipment).toContain(equipmentNo('C1-s02'));
    })
    .answers(FIRST, 'DC-UPG-01a', 'done'),
);
scenario('V-56 DC-END-07 what is not spent is lost', (s) =>
  s
    .given(journey({ group: PAIR, bag: { cells: 5 } }))
    .at(endOfRun, DEFEAT)
    .answers(FIRST, 'DC-UPG-01a', 'SV')
    .answers(FIRST, 'DC-RULING-68', 'flayed')
    .answers(FIRST, 'DC-UPG-01a', 'BR')
    .answers(FIRST, 'DC-RULING-68', 'poisoned')
    .now(({ board }) => expect(board.bag.cells).toBe(1))
    .answers(FIRST, 'DC-UPG-01a', 'done')
    .then(({ board }) => expect(board.bag.cells).toBe(0)),
);
scenario('DC-RULING-08 the First Player of the finished Run spends', (s) =>
  s
    .given(evening({ group: PAIR, first: 'poisoned', cells: 2 }))
    .at(spendCells)
    .stillAsking(1, 'DC-UPG-01a'),
);
