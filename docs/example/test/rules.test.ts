import {
  digging,
  emptyTable,
  hideCoins,
  lanternHill,
  night,
  nightfall,
  openGrave,
  sellRelics,
} from '@gravetable/example';
import { CLOCK, heard } from '@gravetable/kernel';
import { AS_IT_LIES, scenarios } from '@gravetable/testkit';
import { expect } from 'vitest';

const scenario = scenarios(lanternHill);
type Board = ReturnType<typeof emptyTable>;
type Relics = Board['deck'];

/** Relics by their numbers: 0-6 rings, 7-13 bells, 14-21 candles, 22-30 skulls. */
const relics = (...numbers: number[]): Relics => numbers as Relics;
const RING = 0;
const BELL = 7;
const SKULL = 22;

/** A table of so many diggers, changed as the story needs it; relics it names leave the deck. */
function table(
  seats: number,
  change: (board: Board) => void = () => undefined,
): () => { seats: number; board: Board } {
  return () => {
    const board = emptyTable(seats, 1, true);
    change(board);
    const laid = [...board.graves, ...board.sold, ...board.diggers.flatMap(({ hand }) => hand)];
    board.deck = board.deck.filter((relic) => !laid.includes(relic));
    return { seats, board };
  };
}

const twoGraves = (board: Board): void => {
  board.graves = relics(RING, BELL);
  board.depths = [5, 9];
  board.diggers[0]!.dice = [4, 3, 1];
};

scenario('EX-GEN-01 EX-SETUP-01 EX-SETUP-02 two relics each, one coin, as many nights as agreed', (s) =>
  s
    .opened(3, { nights: 2, calm: true })
    .now(({ board, told }) => {
      expect(board.diggers.map(({ hand, purse }) => [hand.length, purse])).toEqual([
        [2, 1],
        [2, 1],
        [2, 1],
      ]);
      expect(board.deck).toHaveLength(31 - 6 - 4);
      expect([board.night, board.nights]).toEqual([1, 2]);
      expect(heard(told, null).filter(({ kind }) => kind === 'handed')).toEqual([]);
    })
    .stillAsking(0, 'EX-DIG-02'),
);

scenario('EX-NIGHT-01 EX-NIGHT-02 EX-NIGHT-03 graves, their depths, and the heap', (s) =>
  s
    .given(table(1))
    .at(nightfall)
    .falls([1, 2, 6, 6], [4, 5, 6])
    .then(({ board }) => {
      expect(board.graves).toEqual([0, 1]);
      expect(board.depths).toEqual([3, 12]);
      expect(board.heap).toEqual([4, 5, 6]);
    }),
);

scenario('EX-NIGHT-01 a short deck gives as many graves as there are', (s) =>
  s
    .given(
      table(2, (board) => {
        board.sold = board.deck.slice(0, 30);
      }),
    )
    .at(nightfall)
    .falls([1, 2], [1, 1, 1, 1, 1, 1])
    .then(({ board }) => expect(board.depths).toEqual([3])),
);

scenario('EX-DIG-02 a die of the heap is taken as it lies, and nobody holds more than four', (s) =>
  s
    .given(
      table(1, (board) => {
        board.heap = [2, 2, 5];
        board.diggers[0]!.dice = [1, 1, 1];
      }),
    )
    .at(digging, { seat: 0 })
    .rejects(0, { do: 'take', face: 6 }, 'NOT_AN_ANSWER')
    .answers(0, 'EX-DIG-02', { do: 'take', face: 2 })
    .rejects(0, { do: 'take', face: 5 }, 'HANDS_FULL')
    .stillAsking(0, 'EX-DIG-02')
    .then(({ board }) => {
      expect(board.heap).toEqual([2, 5]);
      expect(board.diggers[0]!.dice).toEqual([1, 1, 1, 2]);
    }),
);

scenario('EX-DIG-03 the lowest die is thrown again, once a night', (s) =>
  s
    .given(
      table(1, (board) => {
        board.heap = [3];
      }),
    )
    .at(digging, { seat: 0 })
    .rejects(0, { do: 'spit' }, 'NO_DICE')
    .answers(0, 'EX-DIG-02', { do: 'take', face: 3 })
    .falls(6)
    .answers(0, 'EX-DIG-02', { do: 'spit' })
    .rejects(0, { do: 'spit' }, 'SPAT_ALREADY')
    .stillAsking(0, 'EX-DIG-02')
    .then(({ board }) => expect(board.diggers[0]!.dice).toEqual([6])),
);

scenario('EX-DIG-04 EX-DIG-01 EX-DIG-06 on a calm night the digging ends when all have stopped', (s) =>
  s
    .given(table(2))
    .at(night)
    .falls([1, 1, 1, 1, 1, 1], [1, 2, 3, 4, 5, 6])
    .answers(1, 'EX-DIG-02', { do: 'take', face: 6 })
    .answers(0, 'EX-DIG-02', { do: 'stop' })
    .rejects(1, { do: 'take', face: 6 }, 'NOT_AN_ANSWER')
    .answers(1, 'EX-DIG-02', { do: 'stop' })
    .stillAsking(1, 'EX-OPEN-01d'),
);

scenario(
  'EX-DIG-05 EX-RULING-01 EX-RULING-02 who has not stopped when the cock crows loses the highest die',
  (s) =>
    s
      .given(
        table(3, (board) => {
          board.calm = false;
        }),
      )
      .at(night)
      .falls([6, 6, 6, 6, 6, 6, 6, 6], [1, 1, 1, 2, 2, 2, 3, 3, 3])
      .answers(0, 'EX-DIG-02', { do: 'take', face: 1 })
      .answers(0, 'EX-DIG-02', { do: 'take', face: 3 })
      .answers(1, 'EX-DIG-02', { do: 'take', face: 3 })
      .answers(1, 'EX-DIG-02', { do: 'stop' })
      .answers(CLOCK, 'EX-DIG-05c', 'crow')
      .now(({ board }) => {
        expect(board.diggers.map(({ dice }) => dice)).toEqual([[1], [3], []]);
        expect(board.heap).toEqual([1, 1, 2, 2, 2, 3, 3]);
      })
      .answers(0, 'EX-HIDE-01a', [0, 1])
      .answers(2, 'EX-HIDE-01a', [0, 1])
      .falls([6])
      .answers(1, 'EX-HIDE-01a', [1, 0])
      .then(({ board }) => expect(board.crowed).toBe(false)),
);

scenario('EX-OPEN-01 EX-OPEN-02 a grave deeper than all the dice is too deep', (s) =>
  s
    .given(table(1, twoGraves))
    .at(openGrave, { seat: 0 })
    .rejects(0, { do: 'open', grave: 1 }, 'TOO_DEEP')
    .answers(0, 'EX-OPEN-01d', { do: 'pass' })
    .then(({ outcome, board }) => {
      expect(outcome).toBe(false);
      expect(board.graves).toHaveLength(2);
    }),
);

scenario('EX-OPEN-02 EX-OPEN-03 EX-RULING-03 the dice are paid and only the digger sees the relic', (s) =>
  s
    .given(table(2, twoGraves))
    .at(openGrave, { seat: 0 })
    .answers(0, 'EX-OPEN-01d', { do: 'open', grave: 0 })
    .rejects(0, [4], 'NOT_ENOUGH')
    .rejects(0, [4, 3, 1], 'FOR_NOTHING')
    .answers(0, 'EX-OPEN-02', [1, 4])
    .then(({ outcome, board, told }) => {
      expect(outcome).toBe(true);
      expect(board.diggers[0]!).toMatchObject({ dice: [3], hand: [RING] });
      expect(heard(told, 0)).toMatchObject([{ kind: 'found', relic: 'ring', rule: 'EX-OPEN-03' }]);
      expect(heard(told, 1)).toEqual([{ kind: 'opened', who: 0, sum: 5, rule: 'EX-OPEN-03' }]);
    }),
);

scenario('EX-SELL-01 relics of one kind are worth more together', (s) =>
  s
    .given(
      table(1, (board) => {
        board.diggers[0]!.hand = relics(SKULL, RING, SKULL + 1, SKULL + 2);
      }),
    )
    .at(sellRelics, { seat: 0 })
    .rejects(0, [SKULL, RING], 'ONE_KIND')
    .answers(0, 'EX-SELL-01d', [SKULL, SKULL + 1, SKULL + 2])
    .then(({ board }) => {
      expect(board.diggers[0]!).toMatchObject({ hand: [RING], purse: 1 + 7 });
      expect(board.sold).toHaveLength(3);
    }),
);

scenario('EX-HIDE-01 the niche holds five coins', (s) =>
  s
    .given(
      table(1, (board) => {
        board.diggers[0]!.purse = 8;
      }),
    )
    .at(hideCoins, { seat: 0 })
    .rejects(0, [2, 6], 'NOT_AN_ANSWER')
    .rejects(0, [2, 5], 'NOT_AN_ANSWER')
    .answers(0, 'EX-HIDE-01a', [3, 5])
    .then(({ board }) => expect(board.diggers[0]!).toMatchObject({ purse: 3, niche: 5 })),
);

/** A calm night without dice to speak of: only the coins matter. */
const poorNight = (board: Board): void => {
  board.diggers[0]!.purse = 6;
};

for (const [face, purse] of [
  [2, 2],
  [3, 5],
] as const) {
  scenario(`EX-HIDE-02 EX-NIGHT-04 the watchman's ${face} leaves ${purse} of a purse of five`, (s) =>
    s
      .given(table(2, poorNight))
      .at(night)
      .falls([6, 6, 6, 6, 6, 6], [1, 1, 1, 1, 1, 1])
      .answers(0, 'EX-DIG-02', { do: 'stop' })
      .answers(1, 'EX-DIG-02', { do: 'stop' })
      .answers(0, 'EX-HIDE-01a', [5, 1])
      .falls([face])
      .answers(1, 'EX-HIDE-01a', [0, 1])
      .then(({ board }) => {
        expect(board.diggers[0]!).toMatchObject({ purse, niche: 1, stopped: false, dice: [] });
        expect(board.lost).toHaveLength(3);
        expect([board.first, board.heap, board.graves]).toEqual([1, [], []]);
      }),
  );
}

const atTheEnd = (...purses: number[]) =>
  table(purses.length, (board) => {
    board.night = 1;
    purses.forEach((purse, seat) => (board.diggers[seat]!.purse = purse));
  });

for (const [purses, winners, reason] of [
  [[4, 7], [1], 'rich'],
  [[7, 4, 7], [0, 2], 'shared'],
] as const) {
  scenario(`EX-END-01 with ${purses.join(', ')} coins the winners are ${winners.join(', ')}`, (s) =>
    s
      .given(atTheEnd(...purses))
      .at(lanternHill.start().proc as never)
      .falls(AS_IT_LIES)
      .then(({ outcome }) => expect(outcome).toEqual({ winners, reason, scores: purses })),
  );
}

for (const [coins, winners] of [
  [3, []],
  [4, [0]],
] as const) {
  scenario(`EX-END-02 alone, ${coins} coins after one night ${coins < 4 ? 'lose' : 'win'}`, (s) =>
    s
      .given(atTheEnd(coins))
      .at(lanternHill.start().proc as never)
      .falls(AS_IT_LIES)
      .then(({ outcome }) => expect(outcome).toMatchObject({ winners })),
  );
}

scenario('EX-LAMP-01 EX-LAMP-02 the lantern shines out of turn, once, and for one digger alone', (s) =>
  s
    .given(table(2, twoGraves))
    .at(openGrave, { seat: 0 })
    .uses(1, 'EX-LAMP-01', 'light')
    .now(({ board, play, told }) => {
      expect(play.view(1)).toMatchObject({ shown: board.deck.slice(0, 3) });
      expect(play.view(0)).toMatchObject({ shown: [], light: 1 });
      expect(heard(told, 1)).toMatchObject([{ kind: 'shown', relics: ['ring', 'ring', 'ring'] }]);
      expect(heard(told, 0)).toEqual([{ kind: 'lit', who: 1, n: 3, rule: 'EX-LAMP-02' }]);
      expect([play.powersOf(0), play.powersOf(1)]).toEqual([[], []]);
    })
    .answers(1, 'EX-LAMP-03', [0, 0, 0])
    .answers(1, 'EX-LAMP-02a', [3, 1, 2])
    .then(({ board, play }) => {
      expect(board.deck.slice(0, 4)).toEqual([3, 1, 2, 4]);
      expect(play.powersOf(1)).toEqual([]);
      expect(play.powersOf(0)).toHaveLength(1);
    })
    .stillAsking(0, 'EX-OPEN-01d'),
);

/** Two skulls and a ring on top of the deck. */
const skullsOnTop = table(1, (board) => {
  twoGraves(board);
  board.deck = relics(
    SKULL,
    SKULL + 1,
    RING + 1,
    ...board.deck.filter((relic) => relic < SKULL && relic > 1),
  );
  board.sold = relics(...Array.from({ length: 7 }, (_, n) => SKULL + 2 + n));
});

scenario('EX-LAMP-03 one relic goes under the deck, but no skull', (s) =>
  s
    .given(skullsOnTop)
    .at(openGrave, { seat: 0 })
    .uses(0, 'EX-LAMP-01', 'light')
    .rejects(0, [1, 0, 0], 'SKULL_STAYS')
    .rejects(0, [0, 0, 2], 'NOT_AN_ANSWER')
    .answers(0, 'EX-LAMP-03', [0, 0, 1])
    .answers(0, 'EX-LAMP-02a', [SKULL + 1, SKULL])
    .then(({ board }) => {
      expect(board.deck.slice(0, 2)).toEqual([SKULL + 1, SKULL]);
      expect(board.deck.at(-1)).toBe(RING + 1);
    })
    .stillAsking(0, 'EX-OPEN-01d'),
);

scenario('EX-LAMP-03 there is room for one relic under the deck', (s) =>
  s
    .given(table(1, twoGraves))
    .at(openGrave, { seat: 0 })
    .uses(0, 'EX-LAMP-01', 'light')
    .rejects(0, [1, 1, 0], 'NO_ROOM')
    .stillAsking(0, 'EX-LAMP-03'),
);

scenario('EX-SETUP-03 a kind of relic is left in the box', (s) =>
  s
    .opened(2, { relics: ['skull', 'ring', 'bell'], calm: true })
    .now(({ board }) => {
      expect(board.deck).toHaveLength(31 - 8 - 4 - 3);
      expect(board.deck.some((relic) => relic >= 14 && relic < SKULL)).toBe(false);
    })
    .stillAsking(0, 'EX-DIG-02'),
);

/** Everything but these relics has been sold. */
const deckOf = (...left: number[]) =>
  table(2, (board) => {
    twoGraves(board);
    board.sold = board.deck.filter((relic) => ![RING, BELL, ...left].includes(relic));
  });

scenario('EX-RULING-04 a short deck shows what there is', (s) =>
  s
    .given(deckOf(5))
    .at(openGrave, { seat: 0 })
    .uses(0, 'EX-LAMP-01', 'light')
    .answers(0, 'EX-LAMP-02a', relics(5))
    .stillAsking(0, 'EX-OPEN-01d'),
);

scenario('EX-RULING-04 an empty deck cannot be lit', (s) =>
  s
    .given(deckOf())
    .at(openGrave, { seat: 0 })
    .stillAsking(0, 'EX-OPEN-01d')
    .then(({ play }) => expect(play.powersOf(0)).toEqual([])),
);
