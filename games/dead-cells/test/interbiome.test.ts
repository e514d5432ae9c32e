// DC-IB, DC-RULING-98, -102: the Interbiome and its market.
import { expect } from 'vitest';
import { equipmentNo } from '../src/box/box.ts';
import { interbiome } from '../src/biome/interbiome.ts';
import { sellCards } from '../src/biome/shop.ts';
import { FIRST, hero, scenario } from './fight.ts';
import type { View } from '../src/view/seen.ts';
import { journey } from './journey.ts';

const PAIR = { flayed: {}, poisoned: {} } as const;

scenario(
  'V-53 DC-IB-01 DC-IB-02 DC-IB-05 DC-IB-08 a collected Blueprint lies on top; the Merchant draws it, unbought it is discarded',
  (s) =>
    s
      .given(journey({ group: PAIR, collector: ['B1-s04'], bag: { teeth: 3 } }))
      .at(interbiome)
      .answers(FIRST, 'DC-IB-05c', 'stop')
      .answers(FIRST, 'DC-IB-05c', 'stop')
      .then(({ board }) => {
        expect(board.run.collector).toEqual([]);
        expect(board.run.equipmentDiscard).toEqual([equipmentNo('B1-s04')]);
        expect(board.campaign.blueprints.B1).not.toContain(equipmentNo('B1-s04'));
      }),
);
scenario('DC-IB-02 several Blueprints are stacked in an order of the Group’s choice', (s) =>
  s
    .given(journey({ group: PAIR, collector: ['B1-s04', 'B1-s05'] }))
    .at(interbiome)
    .answers(FIRST, 'DC-IB-02', [equipmentNo('B1-s05'), equipmentNo('B1-s04')])
    .then(({ board }) => {
      expect(board.run.equipmentDiscard).toEqual([equipmentNo('B1-s04')]);
      expect(board.run.equipment.at(-1)).toBe(equipmentNo('B1-s05'));
    }),
);
scenario(
  'DC-IB-03 DC-IB-04 DC-IB-09 DC-IB-10 the Healer removes 1 Damage for 2 Teeth, once at Level 0; Cells buy nothing',
  (s) =>
    s
      .given(journey({ group: { flayed: { damage: 2 }, poisoned: {} }, bag: { teeth: 2, cells: 5 } }))
      .at(interbiome)
      .answers(FIRST, 'DC-IB-04b', 0)
      .then(({ board }) => {
        expect(hero(board, 'flayed').damage).toBe(1);
        expect(board.bag).toMatchObject({ teeth: 0, cells: 5 });
      }),
);
scenario('DC-IB-07 Ledger 6.8 a Healer of Level 1 heals twice', (s) =>
  s
    .given(
      journey({
        group: { flayed: { damage: 3, levels: [2, 0, 0] }, poisoned: {} },
        bag: { teeth: 4 },
        markets: ['SV-06'],
      }),
    )
    .at(interbiome)
    .now(({ play }) => {
      const { terms } = (play.view(0) as View).campaign;
      expect(terms.healer).toEqual({ cost: 2, times: 2 });
      expect(terms.merchant).toEqual({ cost: 3, times: 1 });
    })
    .answers(FIRST, 'DC-IB-04b', 0)
    .answers(FIRST, 'DC-IB-04b', 0)
    .then(({ board }) => expect(hero(board, 'flayed').damage).toBe(1)),
);
scenario('Ledger 6.9 with two Boss Cells the Healer is closed', (s) =>
  s
    .given(journey({ group: { flayed: { damage: 2 }, poisoned: {} }, bag: { teeth: 2 }, bossCells: 2 }))
    .at(interbiome)
    .answers(FIRST, 'DC-IB-05c', 'stop')
    .then(({ board }) => expect(hero(board, 'flayed').damage).toBe(2)),
);
scenario('DC-IB-05 a bought Equipment is equipped at once', (s) =>
  s
    .given(journey({ group: PAIR, bag: { teeth: 3 }, equipmentTop: ['ST-s03'] }))
    .at(sellCards, { what: 'equipment', cost: 3, n: 1 })
    .answers(FIRST, 'DC-IB-05c', equipmentNo('ST-s03'))
    .answers(FIRST, 'DC-ICON-04', 1)
    .then(({ board }) => {
      expect(hero(board, 'poisoned').slots).toEqual([equipmentNo('ST-s03')]);
      expect(board.bag.teeth).toBe(0);
    }),
);
scenario(
  'DC-IB-06 DC-IB-08 DC-RULING-98 the Collector: bought Blueprints go on the Equipment deck, the others back under',
  (s) =>
    s
      .given(journey({ group: PAIR, bag: { teeth: 4 } }))
      .at(sellCards, { what: 'blueprint', cost: 2, n: 2 })
      .answers(FIRST, 'DC-IB-05c', equipmentNo('B1-s02'))
      .answers(FIRST, 'DC-IB-05c', 'stop')
      .then(({ board }) => {
        expect(board.run.equipment.at(-1)).toBe(equipmentNo('B1-s02'));
        expect(board.campaign.blueprints.B1.slice(0, 2)).toEqual([
          equipmentNo('B1-s01'),
          equipmentNo('B1-s03'),
        ]);
      }),
);
scenario('DC-RULING-102 the cards are drawn even if nothing can be bought', (s) =>
  s
    .given(journey({ group: PAIR, equipmentTop: ['ST-s03'] }))
    .at(interbiome)
    .then(({ board }) => expect(board.run.equipmentDiscard).toEqual([equipmentNo('ST-s03')])),
);
scenario('DC-RULING-10 an empty Equipment deck is made from its discard pile', (s) => {
  const given = journey({ group: PAIR, bag: { teeth: 0 } });
  given.board.run.equipmentDiscard = given.board.run.equipment.splice(0);
  return s
    .given(given)
    .at(sellCards, { what: 'equipment', cost: 3, n: 1 })
    .seeded('empty')
    .then(({ board }) => {
      expect(board.run.equipment).toHaveLength(11);
      expect(board.run.equipmentDiscard).toHaveLength(1);
    });
});
scenario('Ledger 6.8 S-09 makes the Merchant cheaper, S-11 shows one Blueprint more', (s) =>
  s
    .given(
      journey({ group: PAIR, bag: { teeth: 2 }, duringGame: ['S-09', 'S-11'], equipmentTop: ['ST-s03'] }),
    )
    .at(interbiome)
    .answers(FIRST, 'DC-IB-05c', 'stop')
    .rejects(FIRST, equipmentNo('B1-s03'), 'NOT_AN_ANSWER')
    .answers(FIRST, 'DC-IB-05c', equipmentNo('B1-s02'))
    .then(({ board }) => expect(board.bag.teeth).toBe(0)),
);
scenario('Ledger 6.4 The Poisoned heals on entering an Interbiome', (s) =>
  s
    .given(journey({ group: { flayed: {}, poisoned: { levels: [4, 0, 0], damage: 2 } } }))
    .at(interbiome)
    .then(({ board }) => expect(hero(board, 'poisoned').damage).toBe(1)),
);
