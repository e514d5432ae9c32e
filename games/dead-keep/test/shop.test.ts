// DK-SETUP-13, -14, DK-RULING-50, -51, -122, -152, -155: buying before a single Quest.
import { expect } from 'vitest';
import { cardNo } from '../src/cards/box.ts';
import { buyMore, buyWeapons, singleShop } from '../src/shop.ts';
import { codes, FIRST, keep, scenario, SECOND, who } from './keep.ts';

const WEAPON = 'DK-SETUP-14a';
const MORE = 'DK-RULING-52';
const FOR = 'DK-RULING-52a';

scenario('DK-SETUP-14 DK-RULING-50 DK-SETUP-13 one purse, exactly one weapon each; the rest is lost', (s) =>
  s
    .given(keep({ party: { lothar: {}, knut: {} } }))
    .at(singleShop)
    .rejects(FIRST, cardNo('AE-39'), 'NOT_AN_ANSWER')
    .answers(FIRST, WEAPON, cardNo('AE-04'))
    .answers(FIRST, WEAPON, cardNo('AE-06'))
    .then(({ board }) => {
      expect(codes(who(board, 'lothar').hands)).toEqual(['AE-04']);
      expect(codes(who(board, 'knut').hands)).toEqual(['AE-06']);
      expect(board.purse).toBe(0);
      expect(board.adventure.pile).toHaveLength(50);
    }),
);
scenario('DK-RULING-122 DK-RULING-152 nobody may be left unarmed by what another buys', (s) => {
  const given = keep({ party: { lothar: {}, knut: {}, gavin: {} } });
  // The cheapest weapons cost 30, 30, 40: with 400 Gold the first may cost 340, not 350.
  given.board.purse = 400;
  return s
    .given(given)
    .at(buyWeapons)
    .rejects(FIRST, cardNo('AE-22'), 'NOT_AN_ANSWER')
    .answers(FIRST, WEAPON, cardNo('AE-12'))
    .answers(FIRST, WEAPON, cardNo('AE-06'))
    .answers(FIRST, WEAPON, cardNo('AE-09'))
    .then(({ board }) => expect(board.purse).toBe(20));
});
scenario(
  'DK-RULING-51 a Quest of Level 2: 300 Gold each, anything may be bought, a Talisman each is dealt',
  (s) =>
    s
      .given(
        keep({
          quest: 'Q04',
          party: { lothar: { seat: 0 }, knut: { seat: 1 } },
          talisman: ['TA-01', 'TA-02'],
        }),
      )
      .at(singleShop)
      .answers(FIRST, WEAPON, cardNo('AE-01'))
      .answers(FIRST, WEAPON, cardNo('AE-02'))
      .answers(FIRST, MORE, cardNo('AE-41'))
      .answers(FIRST, FOR, 1)
      .answers(FIRST, MORE, 'done')
      // DK-RULING-155
      .answers(FIRST, 'DK-RULING-155b', [1, 1])
      .then(({ board }) => {
        expect(codes([who(board, 'knut').body!])).toEqual(['AE-41']);
        expect(codes(who(board, 'knut').talismans)).toEqual(['TA-01', 'TA-02']);
        expect(who(board, 'lothar').talismans).toEqual([]);
      }),
);
scenario('DK-RULING-155 DK-INV-01 at most three Talismans each', (s) =>
  s
    .given(
      keep({
        quest: 'Q11',
        party: { lothar: { cards: ['AE-01'] }, knut: { cards: ['AE-02'] } },
        talisman: ['TA-01', 'TA-02', 'TA-03', 'TA-04', 'TA-05', 'TA-06'],
      }),
    )
    .at(singleShop)
    .answers(FIRST, MORE, 'done')
    .rejects(FIRST, [0, 0, 0, 0, 1, 1], 'NO_ROOM')
    .answers(FIRST, 'DK-RULING-155b', [0, 1, 0, 1, 0, 1])
    .then(({ board }) => expect(codes(who(board, 'lothar').talismans)).toEqual(['TA-01', 'TA-03', 'TA-05'])),
);
scenario('DK-SETUP-16 DK-INV-03 with more Hand cards than Hands the owner says what lies where', (s) => {
  const given = keep({
    quest: 'Q02',
    party: { lothar: { seat: 0, cards: ['AE-01'] }, knut: { seat: 1, cards: ['AE-02', 'AE-06', 'AE-07'] } },
  });
  return (
    s
      .given(given)
      .at(singleShop)
      // Hands 0, Body 1, Backpack 2: the Hand Axe in a Hand, the Mallet in the Backpack.
      .answers(SECOND, 'DK-SETUP-16b', [2, 0, 0])
      .then(({ board }) => {
        expect(codes(who(board, 'knut').hands)).toEqual(['AE-06', 'AE-07']);
        expect(codes(who(board, 'knut').pack)).toEqual(['AE-02']);
      })
  );
});
scenario('DK-RULING-122 a card without a place is not for sale', (s) => {
  const given = keep({
    party: {
      lothar: { cards: ['AE-01', 'AE-02', 'AE-03', 'AE-04', 'AE-05', 'AE-06', 'AE-07'] },
    },
  });
  given.board.purse = 200;
  return s
    .given(given)
    .at(buyMore)
    .rejects(FIRST, cardNo('AE-08'), 'NOT_AN_ANSWER')
    .answers(FIRST, MORE, cardNo('AE-39'))
    .then(({ board }) => expect(codes([who(board, 'lothar').body!])).toEqual(['AE-39']));
});
