/** A small sound game, and the same game with one fault each: what the checks are for. */

import {
  choose,
  defineGame,
  die,
  int,
  list,
  record,
  rulebook,
  shuffled,
  type AnyGame,
  type GameEvent,
  type Outcome,
  type Seat,
  type Shaped,
} from '@gravetable/kernel';

const shape = record({ deck: list(int()), hands: list(list(int())), shown: list(int()), turn: int() });
type Board = Shaped<typeof shape>;

export const FAULTS = [
  'none',
  'card doubled',
  'value shared with the board',
  'answer lost on a copy',
  'blocked with another code',
  'lists what it refuses',
  'hand in the view',
  'hand in the scene',
  'hand in the question',
  'hand told to all',
  'reveals without saying so',
  'waits for who can',
  'never ends',
  'asks with outside memory',
  'a law of the table',
] as const;
/** Faults of what samples say; random games with samples left aside are sound. */
export const MISJUDGED = [
  'samples know the hands',
  'the deck is never shuffled',
  'a step keeps the deck',
] as const;
export type Fault = (typeof FAULTS)[number] | (typeof MISJUDGED)[number];

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export function faulty(fault: Fault): AnyGame {
  const is = (one: Fault): boolean => one === fault;
  let outside = 0;
  const book = rulebook<Board, GameEvent>();

  const turn = book
    .procedure<{ seat: Seat }>('turn')
    .ask('FA-TURN-02', 'card', (t, v) => {
      const hand = t.board.hands[v.seat]!;
      const other = t.board.hands[1 - v.seat]!;
      if (is('waits for who can') && !hand.some((card) => card > 6)) return null;
      const options = is('asks with outside memory') ? hand.slice(0, 1 + (outside++ % 2)) : hand.slice();
      if (is('lists what it refuses')) options.push(Number.NaN);
      return choose<number>(v.seat, options, {
        about: { n: is('hand in the question') ? other[0]! : 0 },
        blocked: () => [[99, is('blocked with another code') && outside++ % 2 === 1 ? 'OTHER' : 'NO_CARD']],
      });
    })
    .do('FA-TURN-03', (t, v) => {
      const hand = t.board.hands[v.seat]!;
      const card = v.card ?? hand[0]!;
      hand.splice(hand.indexOf(card), 1);
      t.board.shown.push(card);
      if (is('card doubled')) t.board.shown.push(card);
      if (is('hand told to all')) t.tell?.({ kind: 'left', cards: hand.slice() });
      if (is('answer lost on a copy') && outside++ % 3 === 0) t.board.shown.reverse();
      const top = t.board.deck.shift();
      if (top === undefined) return;
      hand.push(top);
      const drawn = { kind: 'drawn', card: top, reveals: true } as const;
      if (is('reveals without saying so'))
        t.tell?.({ kind: 'drew' }, { to: [v.seat], event: { kind: 'drawn', card: top } });
      else t.tell?.({ kind: 'drew' }, { to: [v.seat], event: drawn });
    })
    .end();

  const main = book
    .procedure<object, Outcome>('main')
    .chance('FA-GAME-01', 'deck', (t) => shuffled(t.board.deck))
    .do('FA-GAME-02', (t, v) => {
      t.board.deck = is('the deck is never shuffled')
        ? v.deck.splice(0).sort((a, b) => a - b)
        : v.deck.splice(0);
      t.board.hands = t.seats.map(() => t.board.deck.splice(0, 3));
    })
    .set('FA-GAME-08', 'memory', (t) => {
      if (is('a step keeps the deck')) return t.board.deck.slice();
      return is('value shared with the board') ? t.board.shown : [];
    })
    .while(
      'FA-GAME-03',
      (t) => is('never ends') || t.board.hands[t.board.turn]!.length > 0,
      (each) =>
        each
          .call('FA-GAME-04', (t) =>
            t.board.hands[t.board.turn]!.length === 0 ? null : turn.with({ seat: t.board.turn }),
          )
          .chance('FA-GAME-05', 'luck', () => die([1, 2, 3]))
          .do('FA-GAME-06', (t) => {
            t.board.turn = 1 - t.board.turn;
            if (!is('never ends') || t.board.deck.length > 0) return;
            t.board.deck = t.board.shown.splice(0);
          }),
    )
    .return('FA-GAME-07', () => ({ winners: [0], reason: 'done' }))
    .end();

  return defineGame<Board, GameEvent, object>({
    id: 'faulty',
    version: '1',
    seats: { min: 2, max: 2 },
    options: [],
    shape,
    ledger: [...[2, 3].map((n) => `FA-TURN-0${n}`), ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `FA-GAME-0${n}`)],
    rulebook: book,
    setup: () => ({ deck: CARDS.slice(), hands: [[], []], shown: [], turn: 0 }),
    start: () => main.with(),
    view: (board, viewer) => ({
      hands: board.hands.map((hand, seat) =>
        seat === viewer || is('hand in the view') || is('the deck is never shuffled')
          ? hand.slice()
          : hand.length,
      ),
      shown: board.shown.slice(),
      deck: board.deck.length,
    }),
    scene: ({ hands, shown }) => ({ shown: shown.slice(), ...(is('hand in the scene') ? { hands } : {}) }),
    hidden: (board, viewer) => {
      const lists = [board.deck, ...board.hands.filter((_, seat) => seat !== viewer)];
      const places = lists.map((one) => one.map((_, at) => ({ list: one, at })));
      if (is('the deck is never shuffled')) return [{ places: places[0]! }];
      if (is('samples know the hands')) return places.map((own) => ({ places: own }));
      return [{ places: places.flat() }];
    },
    outline: () => [],
    text: { en: {}, fr: {} },
    content: { facts: CARDS, inventory: () => ({}) },
    invariants: (board) => {
      if (is('a law of the table') && board.shown.length > 2) return ['a broken law'];
      const all = [board.deck, board.shown, ...board.hands].flat();
      return new Set(all).size === CARDS.length && all.length === CARDS.length ? [] : ['cards are not kept'];
    },
  });
}
