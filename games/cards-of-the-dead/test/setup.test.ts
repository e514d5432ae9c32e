// CD-OBJ, CD-COMP, CD-SETUP, CD-SURV-01, CD-OPT: before the first turn.

import { belowOf, determinise, isRefusal, open } from '@gravetable/kernel';
import { expect } from 'vitest';
import type { Origin } from '../src/cards/card.ts';
import { copiesOf, INSTANCES, inventory, originOf, STARTER_SETS } from '../src/cards/deck.ts';
import { addDayDeck, cycle, day } from '../src/days.ts';
import { cardsOfTheDead } from '../src/index.ts';
import { mainLayout, indoorLayout } from '../src/layout.ts';
import { challengesMet } from '../src/options.ts';
import { reshuffleCommon } from '../src/piles.ts';
import { names, rowOf, scenario, table, TURN } from './table.ts';

const ALL_FREE = '_, _, _, _, _, _, _';

scenario(
  'CV-02 CD-RULING-01 CD-RULING-03 CD-RULING-06 CD-DEPLOY-05 CD-DEPLOY-06 CD-SETUP-05 a solo game is set up',
  (s) =>
    s
      .opened(1)
      .stillAsking(0, TURN)
      .then(({ board }) => {
        expect(rowOf(board)).toBe('_, _, _, _, _, _, X');
        expect(board.main.cards).toHaveLength(14);
        expect(board.main.cards.slice(0, 5).every((card) => card! >= 100 && card! < 116)).toBe(true);
        expect(board.main.cards.slice(0, 5)).toContain(copiesOf('exit')[0]);
        expect(board.main.cards.slice(5).every((card) => card! < 50)).toBe(true);
        expect(board.commonPile).toHaveLength(41);
        expect(board.cityPile).toHaveLength(11);
        const places = mainLayout(1).map(({ row, x }) => `${row},${x}`);
        expect(places.slice(3, 7)).toEqual(['1,6', '1,8', '2,1', '2,3']);
        expect(places.at(-1)).toBe('3,8');
      }),
);

for (const [seats, slots, common, row] of [
  [2, 19, 36, '_, _, _, _, _, _, X'],
  [3, 21, 34, ALL_FREE],
] as const) {
  scenario(
    `CV-03 CD-RULING-04 CD-RULING-06 CD-DEPLOY-04 CD-SETUP-03 CD-SETUP-04 ${seats} Survivors have more rows and more spaces`,
    (s) =>
      s
        .opened(seats)
        .stillAsking(0, TURN)
        .then(({ board }) => {
          expect(rowOf(board)).toBe(row);
          expect(board.main.cards).toHaveLength(slots);
          expect(board.commonPile).toHaveLength(common);
        }),
  );
}

scenario(
  'CD-RULING-02 CD-RULING-01 an odd row has five slots, an even row four; ends have a single cover',
  (s) =>
    s
      .opened(1)
      .stillAsking(0, TURN)
      .then(() => {
        expect(indoorLayout().map(({ row }) => row)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2]);
        expect(indoorLayout().map(({ covers }) => covers)).toEqual([
          [5],
          [5, 6],
          [6, 7],
          [7, 8],
          [8],
          [],
          [],
          [],
          [],
        ]);
      }),
);

scenario(
  'CV-01 CD-DAY-02 CD-SURV-RICK-01 CD-SURV-SELENA-01 CD-SURV-DAN-01 CD-SETUP-02 CD-RULING-12 CD-RES-01 Starter Sets and Survival Kit fill each Hand to five',
  (s) =>
    s
      .opened(3)
      .stillAsking(0, TURN)
      .then(({ board, told }) => {
        const [rick, selena, dan] = board.survivors;
        expect(names(rick!.hand.slice(0, 1))).toBe('bat');
        expect(names(rick!.reserve)).toBe('knife, canned-soup, antiviral');
        expect(names(selena!.hand.slice(0, 2))).toBe('rifle, ammo-rifle');
        expect(names(selena!.reserve)).toBe('ammo-rifle, ammo-rifle, ammo-rifle, grenade');
        expect(names(dan!.hand.slice(0, 4))).toBe('punch, berserk-agent, explosive-agent, paralyze-agent');
        expect(names(dan!.reserve)).toBe('antiviral');
        const drawn = told.flatMap(({ open: event }) => (event?.kind === 'kitDrawn' ? [event['cards']] : []));
        expect(drawn.map((cards) => (cards as string[]).length)).toEqual([4, 3, 1]);
        for (const one of board.survivors) {
          expect(one.hand).toHaveLength(5);
          expect(one.equipped).toBe(null);
        }
      }),
);

scenario('CD-RULING-07 CD-RULING-11 CD-SURV-01 all start at their maximum, with their own Reserve', (s) =>
  s
    .opened(3, { firstSeat: 2 })
    .stillAsking(1, TURN)
    .then(({ board, play }) => {
      const view = cardsOfTheDead.view(board, 0, 3);
      expect(board.survivors[0]!.vitality).toBe(view.survivors[0]!.vitalityMax);
      expect(board.survivors[0]!.immunity).toBe(view.survivors[0]!.immunityMax);
      // Selena has begun: her first Maintenance has cost her 1 Immunity already.
      expect(board.survivors[1]!.immunity).toBe(view.survivors[1]!.immunityMax - 1);
      expect(view.survivors.map(({ reserveSlots }) => reserveSlots)).toEqual([3, 4, 2]);
      expect(play.pending).toHaveLength(1);
    }),
);

scenario(
  'CD-OBJ-01 CD-SETUP-02 each seat plays another Survivor; an open choice takes the first one free',
  (s) =>
    s
      .opened(3, { survivors: [null, 'rick', null] })
      .stillAsking(0, TURN)
      .then(({ board }) => {
        expect(board.survivors.map(({ id }) => id)).toEqual(['selena', 'rick', 'dan']);
        expect(isRefusal(open(cardsOfTheDead, { seats: 4, seed: 'x' }))).toBe(true);
        const twice = open(cardsOfTheDead, { seats: 2, seed: 'x', options: { survivors: ['dan', 'dan'] } });
        expect(isRefusal(twice)).toBe(true);
      }),
);

scenario('CD-COMP-01 CD-RULING-08 the box holds all the cards, 18 of them Starter Sets of six', (s) =>
  s
    .opened(2)
    .stillAsking(0, TURN)
    .then(({ board }) => {
      expect(INSTANCES).toHaveLength(170);
      for (const { expected, actual } of Object.values(inventory())) expect(actual).toBe(expected);
      for (const { hand, reserve, spare } of Object.values(STARTER_SETS))
        expect(hand.length + reserve.length + spare.length).toBe(6);
      expect(cardsOfTheDead.invariants(board)).toEqual([]);
      expect(names(board.removed)).toContain('bat, lantern');
    }),
);

scenario('CD-COMP-02 CD-RULING-09 three Action Tokens each; other tokens are counters without a limit', (s) =>
  s
    .opened(2)
    .stillAsking(0, TURN)
    .then(({ board }) => {
      expect(board.survivors[0]!.actionsLeft).toBe(3);
      const many = cardsOfTheDead.copyBoard(board);
      many.spaces[0]!.card = many.removed.pop()!;
      many.spaces[0]!.hits = 40;
      expect(cardsOfTheDead.invariants(many)).toEqual([]);
      many.survivors[0]!.actionsLeft = 4;
      expect(cardsOfTheDead.invariants(many)).toEqual(['seat 0: 4 Actions']);
    }),
);

scenario('CD-SETUP-01 CD-SETUP-07 CD-SETUP-08 the decks are shuffled apart, and two seeds differ', (s) =>
  s
    .opened(1, {}, 'one')
    .stillAsking(0, TURN)
    .then(({ board }) => {
      const other = open(cardsOfTheDead, { seats: 1, seed: 'two' });
      if (isRefusal(other)) throw new Error(other.code);
      other.resume();
      expect(other.state.board.commonPile).not.toEqual(board.commonPile);
      expect(other.state.board.kitPile).not.toEqual(board.kitPile);
      expect([...board.commonPile, ...board.main.cards.slice(5)].every((card) => card! < 50)).toBe(true);
      expect(board.day2Pile).toHaveLength(30);
      expect(board.day3Pile).toHaveLength(20);
      expect(board.indoor.cards).toEqual([]);
    }),
);

scenario('CD-SETUP-06 CD-CALL-01 the supplies lie open, sorted by letter', (s) =>
  s
    .opened(1)
    .stillAsking(0, TURN)
    .then(({ board }) => {
      expect(names(board.supply.A)).toBe('baby-ghoul, baby-ghoul, baby-ghoul');
      expect(names(board.supply.B)).toBe('medkit');
      expect(names(board.supply.C)).toBe('canned-soup, canned-soup');
      expect(names(board.supply.E)).toBe('gun, ammo-gun');
      expect(cardsOfTheDead.view(board, 0, 1).supply.E.map(({ card }) => card)).toEqual(['gun', 'ammo-gun']);
    }),
);

scenario('CD-RULING-13 Hands, Reserves and discards are open to all; face-down cards to nobody', (s) =>
  s
    .opened(2)
    .stillAsking(0, TURN)
    .then(({ board }) => {
      const [own, other, nobody] = [0, 1, null].map((viewer) => cardsOfTheDead.view(board, viewer, 2));
      expect(other).toEqual(own);
      expect(nobody).toEqual(own);
      expect(own!.survivors[1]!.hand).toHaveLength(5);
      expect(own!.main.every(({ card }) => card === null)).toBe(true);
      expect(JSON.stringify(own)).not.toContain('commonPile');
    }),
);

scenario(
  'CD-RULING-77 with the spares Rick holds three cards and draws two, Dan stores two Antivirals',
  (s) =>
    s
      .opened(2, { survivors: ['rick', 'dan'], spares: true })
      .stillAsking(0, TURN)
      .then(({ board, told }) => {
        expect(names(board.survivors[0]!.hand.slice(0, 3))).toBe('bat, bat, lantern');
        expect(names(board.survivors[1]!.reserve)).toBe('antiviral, antiviral');
        const drawn = told.flatMap(({ open: event }) => (event?.kind === 'kitDrawn' ? [event['cards']] : []));
        expect(drawn.map((cards) => (cards as string[]).length)).toEqual([2, 1]);
      }),
);

scenario('CD-TURN-02 CD-RULING-10 the chosen seat begins', (s) =>
  s
    .opened(3, { firstSeat: 3 })
    .stillAsking(2, TURN)
    .then(({ board }) => {
      expect(board.active).toBe(2);
      const nobody = open(cardsOfTheDead, { seats: 2, seed: 'x', options: { firstSeat: 3 } });
      expect(isRefusal(nobody) && nobody.code).toBe('NO_SUCH_SEAT');
    }),
);

const DAY_ONE_PILE = 'zombie, zombie, zombie, pipe, pipe, antiviral, antiviral, note, note, knife';
/** The names of a deck, each with the deck it is from. */
const deckOf = (deck: Origin): string[] =>
  INSTANCES.filter(({ origin }) => origin === deck).map(({ card }) => `${card}@${deck}`);
const CITY = 'exit, horde@CITY, run-away@CITY, trader, rooftop, sweet-home, barricade@CITY';

scenario(
  'CV-67 CD-DEPLOY-07 CD-RULING-89 only the remaining pile and the new cards are shuffled; discards stay out',
  (s) => {
    const dayOne = deckOf('D1');
    const t = table({
      day: 2,
      top: dayOne.slice(0, 20).join(),
      discard: dayOne.slice(20, 45).join(),
      day2: deckOf('D2').join(),
    });
    const fifty = [...t.board.commonPile, ...t.board.day2Pile].toReversed();
    return s
      .given(t.given)
      .at(addDayDeck)
      .falls(fifty)
      .then(({ board }) => {
        expect(board.commonPile).toHaveLength(50);
        expect(board.commonPile).toEqual(fifty);
        expect(board.day2Pile).toEqual([]);
        expect(board.commonDiscard).toHaveLength(25);
        expect(board.commonDiscard).toEqual(t.board.commonDiscard);
      });
  },
);

scenario('CV-59 CD-OPT-05 Hard mode: the top ten and the new cards are shuffled on top of the rest', (s) => {
  const t = table({ day: 2, hard: true, top: deckOf('D1').slice(0, 30).join(), day2: deckOf('D2').join() });
  const forty = [...t.board.commonPile.slice(-10), ...t.board.day2Pile].toReversed();
  return s
    .given(t.given)
    .at(addDayDeck)
    .falls(forty)
    .then(({ board }) => {
      expect(board.commonPile).toHaveLength(60);
      expect(board.commonPile.slice(0, 20)).toEqual(t.board.commonPile.slice(0, 20));
      expect(board.commonPile.slice(20)).toEqual(forty);
      expect(board.layers.map(({ from, day }) => [from, day])).toEqual([
        [0, 1],
        [20, 2],
      ]);
    });
});
scenario('CD-OPT-05 nobody knows which ten old cards were mixed with the new ones', (s) => {
  const t = table({ hard: true, top: deckOf('D1').slice(0, 30).join(), day2: deckOf('D2').join() });
  return s
    .given(t.given)
    .at(day)
    .seeded('mixed')
    .now(({ play }) => {
      const below = belowOf('which ten');
      const under = Array.from({ length: 40 }, () =>
        determinise(play, 0, below).state.board.commonPile.slice(0, 20),
      );
      expect(under.flat().every((card) => originOf(card) === 'D1')).toBe(true);
      expect(new Set(under.flat())).toEqual(new Set(t.board.commonPile));
    })
    .stillAsking(0, TURN);
});
scenario(
  'CD-RULING-48 a discard that was shuffled lies under the rest, and everybody knows which cards',
  (s) => {
    const t = table({ top: 'pipe, knife', discard: 'zombie, crawler, bat' });
    const [upper, lower] = [t.board.commonPile.slice(), t.board.commonDiscard.slice()];
    return s
      .given(t.given)
      .at(reshuffleCommon)
      .seeded('again')
      .then(({ board, play }) => {
        const below = belowOf('which lie under');
        for (let n = 0; n < 20; n++) {
          const { commonPile } = determinise(play, 0, below).state.board;
          expect(new Set(commonPile.slice(lower.length))).toEqual(new Set(upper));
        }
        expect(board.commonPile).toHaveLength(upper.length + lower.length);
      });
  },
);
scenario(
  'CV-44 CD-DAY-03 CD-DAY-04 CD-RULING-62 the new Day: a Threat, 30 cards more, the space still Blocked',
  (s) => {
    const t = table({
      people: { rick: { hand: 'note' } },
      row: '_, _, _, _, X, X, X',
      city: CITY,
      top: deckOf('D1').slice(0, 20).join(),
      day2: deckOf('D2').join(),
      nextThreat: 'threat-savage-hunger',
    });
    return s
      .given(t.given)
      .at(day)
      .seeded('new day')
      .stillAsking(0, TURN)
      .then(({ board, told }) => {
        expect(board.threats).toEqual(['threat-savage-hunger']);
        expect(told.find(({ open: event }) => event?.kind === 'dayDeck')?.open).toMatchObject({
          day: 2,
          n: 30,
        });
        expect(board.commonPile).toHaveLength(20 + 30 - 9);
        expect(board.main.cards.filter((card) => card !== null)).toHaveLength(14);
        expect(rowOf(board)).toBe('_, _, _, _, X, X, X');
      });
  },
);

scenario('CD-RULING-78 Hard mode with fewer than ten cards left takes what is there', (s) => {
  const t = table({ day: 2, hard: true, top: 'zombie, pipe', day2: 'spitter' });
  return s
    .given(t.given)
    .at(addDayDeck)
    .falls([...t.board.day2Pile, ...t.board.commonPile])
    .then(({ board }) => expect(names(board.commonPile)).toBe('spitter, pipe, zombie'));
});

scenario(
  'CD-DAY-01 CD-DAY-03 CD-RULING-79 CD-RULING-50 CD-OPT-06 before Day 2 a Threat is revealed and applied, then the field is laid out',
  (s) => {
    const t = table({
      row: '_, _, _, _, _, X, X',
      day: 1,
      next: 0,
      top: DAY_ONE_PILE,
      city: CITY,
      nextThreat: 'threat-encircled',
    });
    return s
      .given(t.given)
      .at(day)
      .seeded('x')
      .stillAsking(0, TURN)
      .then(({ board, told }) => {
        expect(board.day).toBe(2);
        expect(board.threats).toEqual(['threat-encircled']);
        expect(rowOf(board)).toBe('_, _, _, _, X, X, X');
        expect(board.cityPile).toHaveLength(2);
        expect(board.main.cards).toHaveLength(14);
        expect(board.survivors[0]!.hand).toEqual([]);
        const kinds = told.map(({ open: event }) => event!.kind);
        expect(kinds.slice(0, 5)).toEqual(['dayBegins', 'threat', 'blocked', 'dayDeck', 'laidOut']);
      });
  },
);

scenario('CD-RULING-79 CD-DAY-04 Encircled blocks again at the start of Day 3', (s) => {
  const t = table({
    row: '_, _, _, _, X, X, X',
    day: 2,
    threats: ['threat-encircled'],
    nextThreat: 'threat-mutated-virus',
    top: DAY_ONE_PILE,
    city: CITY,
  });
  return s
    .given(t.given)
    .at(day)
    .seeded('x')
    .stillAsking(0, TURN)
    .then(({ board }) => {
      expect(board.threats).toEqual(['threat-encircled', 'threat-mutated-virus']);
      expect(rowOf(board)).toBe('_, _, _, X, X, X, X');
    });
});

scenario('CD-RULING-48 CD-DEPLOY-01 missing cards leave empty slots that cover nothing', (s) => {
  const t = table({ day: 1, top: 'zombie, pipe', discard: 'knife', city: CITY });
  return s
    .given(t.given)
    .at(day)
    .seeded('x')
    .stillAsking(0, TURN)
    .then(({ board, play }) => {
      const laid = board.main.cards.slice(5, 8).map((card) => card!);
      expect(names(laid).split(', ').toSorted()).toEqual(['knife', 'pipe', 'zombie']);
      expect(names(laid.slice(2))).toBe('knife');
      expect(board.main.cards.slice(8)).toEqual(Array.from({ length: 6 }, () => null));
      const refused = play.answer(0, play.idOf(play.pending[0]!), { do: 'walk', slot: 0 });
      expect(refused?.code).toBe('COVERED');
      expect(play.answer(0, play.idOf(play.pending[0]!), { do: 'walk', slot: 4 })).toBe(null);
    });
});

scenario(
  'CV-61 CD-OPT-03 CD-OPT-04 CD-RULING-76 Noise of a Screamer is not ours; fifteen zombies are not enough',
  (s) => {
    const words = { row: 'exit, zombie-screamer/t1, _, _, _, X, X', day: 3, top: 'pipe' };
    const t = table({ ...words, zombiesEliminated: 15 });
    return s
      .given(t.given)
      .at(cycle)
      .answers(0, TURN, { do: 'walkPlace', space: 1 })
      .then(({ board, told }) => {
        expect(told.some(({ open: event }) => event?.kind === 'noise')).toBe(true);
        expect(challengesMet(board)).toEqual(['A', 'D']);
        expect(challengesMet({ ...board, zombiesEliminated: 16 })).toEqual(['A', 'C', 'D']);
        expect(challengesMet({ ...board, challenges: false })).toEqual([]);
      });
  },
);

scenario('CD-OPT-01 CD-OPT-02 CD-OPT-04 a dead Survivor, both Indoor Zones, and Noise of our own', (s) => {
  const t = table({
    people: { selena: { equipped: 'rifle', face: 'B', loaded: 'ammo-rifle' }, rick: { v: 0 } },
    row: 'exit, zombie, _, _, _, _, X',
    day: 3,
    top: 'pipe',
    visited: ['pharmacy', 'market'],
  });
  return s
    .given(t.given)
    .at(cycle)
    .answers(0, TURN, { do: 'attack', space: 2, pay: 'action' })
    .answers(0, TURN, { do: 'walkPlace', space: 1 })
    .then(({ board }) => {
      expect(board.noiseMade).toBe(1);
      expect(challengesMet(board)).toEqual(['B']);
    });
});
