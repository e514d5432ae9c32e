import {
  advised,
  choose,
  clearVotes,
  defineGame,
  EveryWay,
  int,
  isRefusal,
  list,
  open,
  questionsFor,
  record,
  rulebook,
  votePower,
  type Blocked,
  type GameEvent,
  type Outcome,
} from '@gravetable/kernel';
import { expect, test } from 'vitest';

const WAYS = ['left', 'right', 'back'];
const shape = record({ votes: list(int()), way: int() });

/** One seat chooses a way for all, twice; the fourth way is closed. */
function council(blocked: readonly Blocked<string>[] = [['up', 'CLOSED']]) {
  const book = rulebook<{ votes: number[]; way: number }, GameEvent>();
  const vote = votePower(book, 'AD-VOTE-01', (who, n) => ({ kind: 'vote', who, n }));
  const main = book
    .procedure<object, Outcome>('main')
    .while(
      'AD-WAY-01',
      (t) => t.board.way < 2,
      (each) =>
        each
          .ask('AD-WAY-02', 'way', (t) =>
            choose(
              0,
              WAYS,
              advised<string>(t, WAYS, {
                blocked,
                says: (way) => ({ id: `go.${way}` }),
                touches: (way) => [`way:${way}`],
              }),
            ),
          )
          .do('AD-WAY-03', (t) => {
            t.board.way++;
            clearVotes(t);
          }),
    )
    .return('AD-WAY-04', () => ({ winners: [], reason: 'done' }))
    .end();
  const game = defineGame<{ votes: number[]; way: number }, GameEvent, object>({
    id: 'council',
    version: '1',
    seats: { min: 3, max: 3 },
    options: [],
    shape,
    ledger: ['AD-VOTE-01', 'AD-WAY-01', 'AD-WAY-02', 'AD-WAY-03', 'AD-WAY-04'],
    rulebook: book,
    setup: () => ({ votes: [0, 0, 0], way: 0 }),
    start: () => main.with(),
    powers: [vote],
    view: () => ({}),
    hidden: () => [],
    outline: () => [],
    text: { en: {}, fr: {} },
    content: { facts: 'council', inventory: () => ({}) },
    invariants: () => [],
  });
  const play = open(game, { seats: 3, seed: 'council' });
  if (isRefusal(play)) throw new Error(play.code);
  return play.resume();
}

test('advice points at an option, open or closed, and binds nobody', () => {
  const play = council();
  expect(play.powersOf(0)).toEqual([]);
  const [offer] = questionsFor(play, 1);
  expect(offer).toMatchObject({ power: true, rule: 'AD-VOTE-01', kind: 'vote' });
  expect(offer!.options.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4]);
  expect(play.answer(1, offer!.id, 2)).toBeNull();
  expect(play.answer(2, questionsFor(play, 2)[0]!.id, 4)).toBeNull();
  const [asked] = questionsFor(play, 0);
  expect(asked!.advice).toEqual([
    [1, 1],
    [2, 4],
  ]);
  expect(play.answer(0, asked!.id, 'back')).toBeNull();
  expect(questionsFor(play, 0)[0]!.advice).toEqual([]);
});

test('whoever advises is shown all options alike: which are forbidden could show a hand', () => {
  const shown = (blocked: readonly Blocked<string>[]): unknown => {
    const [offer] = questionsFor(council(blocked), 1);
    return offer!.options.map(({ value, said, touches }) => [value, said.id, ...touches]);
  };
  expect(shown([['up', 'CLOSED']])).toEqual([
    [0, 'option.vote'],
    [1, 'go.back', 'way:back'],
    [2, 'go.left', 'way:left'],
    [3, 'go.right', 'way:right'],
    [4, 'go.up', 'way:up'],
  ]);
  expect(shown([])).toEqual((shown([['up', 'CLOSED']]) as unknown[]).slice(0, 4));
});

test('the others see a mark where it was made, and whoever decides at the option it means', () => {
  const play = council();
  play.answer(1, questionsFor(play, 1)[0]!.id, 2);
  expect(questionsFor(play, 2)[0]!.advice).toEqual([[1, 2]]);
  expect(questionsFor(play, 0)[0]!.advice).toEqual([[1, 1]]);
});

test('every way is tried once, whatever the choices before it lead to', () => {
  const every = new EveryWay();
  const tried: string[] = [];
  do {
    const first = every.pick(3);
    tried.push(first === 1 ? '1' : `${first}${every.pick(2)}`);
  } while (every.next());
  expect(tried).toEqual(['00', '01', '1', '20', '21']);
});
