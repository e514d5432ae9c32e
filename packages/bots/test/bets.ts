/** A game of one bet: on a die, or on the colour of a card that lies face down. */

import {
  choose,
  defineGame,
  die,
  int,
  isRefusal,
  list,
  open,
  record,
  rulebook,
  shuffled,
  text,
  type AnyPlay,
  type Bot,
  type Guide,
  type Outcome,
  type Shaped,
} from '@gravetable/kernel';

type Bet = 'two' | 'four' | 'never' | 'red' | 'black';
const BETS: readonly Bet[] = ['never', 'two', 'four', 'red', 'black'];
const WINS: Readonly<Record<string, number>> = { never: 0, two: 2, four: 4 };

/** What was bet stands on the table: whoever watches the tries can count them. */
const shape = record({ deck: list(text()), bet: text(), face: int() });
export type Board = Shaped<typeof shape>;
const book = rulebook<Board>();
export const isWon = ({ deck, bet, face }: Board): boolean =>
  bet in WINS ? face <= WINS[bet]! : deck[0] === bet;

const game = book
  .procedure<object, Outcome>('game')
  .chance('SR-BET-01', 'order', (t) => shuffled(t.board.deck))
  .do('SR-BET-02', (t, v) => void (t.board.deck = [...v.order]))
  .ask('SR-BET-03', 'bet', () => choose(0, BETS, { kind: 'bet' }))
  .chance('SR-BET-04', 'face', () => die([1, 2, 3, 4, 5, 6]))
  .do('SR-BET-05', (t, v) => {
    t.board.bet = v.bet;
    t.board.face = v.face;
  })
  .return('SR-BET-06', ({ board }) => ({ winners: isWon(board) ? [0] : [], reason: 'settled' }))
  .end();

const careful: Bot = { name: 'careful', choose: () => 'two' };
export const guide: Guide<Board> = {
  habit: careful,
  moves: (_, __, tries) => (tries === 0 ? ['two'] : ['two', 'never', 'four', 'red', 'black']),
  tries: 400,
};

export const betting = defineGame({
  id: 'betting',
  version: '1',
  seats: { min: 1, max: 1 },
  options: [],
  shape,
  ledger: ['SR-BET-01', 'SR-BET-02', 'SR-BET-03', 'SR-BET-04', 'SR-BET-05', 'SR-BET-06'],
  rulebook: book,
  setup: () => ({ deck: ['red', 'black'], bet: '', face: 0 }),
  start: () => game.with({}),
  view: () => ({}),
  hidden: ({ deck }) => [{ places: deck.map((_, at) => ({ list: deck, at })) }],
  outline: () => [],
  text: { en: {}, fr: {} },
  content: { facts: '', inventory: () => ({}) },
  invariants: () => [],
  bots: [careful],
  guide,
});

export function table(seed: string): AnyPlay {
  const play = open(betting, { seats: 1, seed });
  if (isRefusal(play)) throw new Error(play.code);
  return play.resume() as unknown as AnyPlay;
}
