/** A weighed hint: its words speak for the answer it gives, and its numbers are those of the tries. */

import {
  choose,
  defineGame,
  die,
  flag,
  isRefusal,
  record,
  rulebook,
  Session,
  type Bot,
  type GameEvent,
  type Outcome,
  type Said,
  type Shaped,
} from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { Advising } from '../src/advising.ts';

const shape = record({ thrown: flag() });
type Board = Shaped<typeof shape>;
type Bet = 'two' | 'five';

/** One throw; a bet on two or fewer, or on five or fewer. */
function betting(bot: Partial<Bot>) {
  const book = rulebook<Board, GameEvent>();
  const main = book
    .procedure<object, Outcome>('main')
    .ask('AV-BET-01', 'bet', () => choose<Bet>(0, ['two', 'five'], { kind: 'bet' }))
    .chance('AV-BET-02', 'face', () => die([1, 2, 3, 4, 5, 6]))
    .return('AV-BET-03', (_, v) => {
      const won = v.face <= (v.bet === 'two' ? 2 : 5);
      return { winners: won ? [0] : [], reason: 'thrown' };
    })
    .end();
  const careful: Bot = { name: 'careful', choose: () => 'two', ...bot };
  return defineGame<Board, GameEvent, object>({
    id: 'one-throw',
    version: '1',
    seats: { min: 1, max: 1 },
    options: [],
    shape,
    ledger: ['AV-BET-01', 'AV-BET-02', 'AV-BET-03'],
    rulebook: book,
    setup: () => ({ thrown: false }),
    start: () => main.with(),
    view: () => ({}),
    hidden: () => [],
    outline: () => [{ title: { id: 'one' }, lines: [] }],
    text: { en: {}, fr: {} },
    content: { facts: 'one', inventory: () => ({}) },
    invariants: () => [],
    bots: [careful],
    guide: { habit: careful, moves: () => ['two', 'five'], tries: 100 },
  });
}

const habits: Said = { id: 'reason.two' };

function weighed(bot: Partial<Bot>) {
  const game = betting({ reason: () => habits, ...bot });
  const session = Session.open(game, [{ name: 'Ann', kind: 'person' }], { seed: 'one', options: {} });
  if (isRefusal(session)) throw new Error(session.code);
  const advising = new Advising();
  const first = advising.weigh(session, 0, () => true)!;
  let last = first;
  while (!last.done) last = advising.weigh(session, 0, () => true)!;
  return { first, last };
}

test('before anything was weighed it is habit’s answer with habit’s reason, and no number', () => {
  const { first } = weighed({});
  expect(first).toMatchObject({ value: 'two', reason: habits, found: false, says: null, done: false });
});

test('habit’s reason is never given for another answer', () => {
  const { last } = weighed({});
  expect(last).toMatchObject({ value: 'five', found: true, reason: null });
  const { n, next } = last.says!.args as { n: number; next: number };
  expect(last.says!.id).toBe('advice.wins');
  expect(Math.abs(n - 83)).toBeLessThan(25);
  expect(Math.abs(next - 33)).toBeLessThan(25);
  expect(n).toBeGreaterThan(next);
});

test('of another answer only what is assured of that very answer is said', () => {
  const assure: Bot['assure'] = (_, answer) => ({ id: `sure.${String(answer)}` });
  expect(weighed({ assure }).last.reason).toEqual({ id: 'sure.five' });
});

test('where habit is right its reason stays', () => {
  const { last } = weighed({ choose: () => 'five', reason: () => ({ id: 'reason.five' }) });
  expect(last).toMatchObject({ value: 'five', found: false, reason: { id: 'reason.five' } });
});
