/** Five ways, one after the other, each missed in its own measure: which of them a review tells. */

import {
  choose,
  defineGame,
  dice,
  flag,
  isRefusal,
  record,
  rulebook,
  Session,
  type GameEvent,
  type Outcome,
  type Shaped,
} from '@gravetable/kernel';
import type { Review } from '@gravetable/protocol';
import { expect, test } from 'vitest';
import { reviewing } from '../src/review.ts';

const shape = record({ alive: flag() });
type Board = Shaped<typeof shape>;
const book = rulebook<Board, GameEvent>();
const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** How often of ten the narrow way is survived; the wide one always is. */
const NARROW = [4, 9, 1, 8, 6] as const;

const ways = NARROW.map((narrow, at) =>
  book
    .procedure(`way${at}`)
    .ask(`FV-WAY-1${at}`, 'way', () => choose<'wide' | 'narrow'>(0, ['wide', 'narrow']))
    .chance(`FV-WAY-2${at}`, 'fell', () => dice(1, TEN))
    .do(`FV-WAY-3${at}`, (t, v) => {
      t.board.alive &&= v.way === 'wide' || v.fell[0]! <= narrow;
      t.tell?.({ kind: 'went', way: v.way, n: at });
    })
    .end(),
);
const main = book
  .procedure<object, Outcome>('main')
  .call('FV-GO-00', () => ways[0]!.with())
  .call('FV-GO-01', () => ways[1]!.with())
  .call('FV-GO-02', () => ways[2]!.with())
  .call('FV-GO-03', () => ways[3]!.with())
  .call('FV-GO-04', () => ways[4]!.with())
  .return('FV-END-01', (t) => ({ winners: t.board.alive ? [0] : [], reason: 'done' }))
  .end();

const five = defineGame<Board, GameEvent, object>({
  id: 'five-ways',
  version: '1',
  seats: { min: 1, max: 1 },
  options: [],
  shape,
  ledger: [
    ...NARROW.flatMap((_, at) => [`FV-WAY-1${at}`, `FV-WAY-2${at}`, `FV-WAY-3${at}`, `FV-GO-0${at}`]),
    'FV-END-01',
  ],
  rulebook: book,
  setup: () => ({ alive: true }),
  start: () => main.with(),
  view: ({ alive }) => ({ alive }),
  hidden: () => [],
  outline: () => [{ title: { id: 'five' }, lines: [] }],
  text: { en: {}, fr: {} },
  content: { facts: 'five', inventory: () => ({}) },
  invariants: () => [],
  guide: {
    habit: { name: 'careful', choose: (look) => look.question.nth(0) },
    moves: ({ question }) => [question.nth(0), question.nth(1)],
    tries: 20,
  },
});

/** Who goes these ways and lives: luck hides every mistake. */
function reviewed(...went: readonly ('wide' | 'narrow')[]): Review {
  for (let seed = 0; ; seed++) {
    const start = { seed: `five ${seed}`, options: {} };
    const session = Session.open(five, [{ name: 'Ann', kind: 'person' }], start);
    if (isRefusal(session)) throw new Error(session.code);
    for (const way of went) session.answer(0, session.play.idOf(session.play.pendingOf(0)!), way);
    if (!(session.play.state.board as Board).alive) continue;
    const steps = reviewing(session.record(true), five, 0);
    for (;;) {
      const step = steps.next();
      if (step.done !== true) continue;
      if (isRefusal(step.value)) throw new Error(step.value.code);
      return step.value;
    }
  }
}

test('the three that cost most are told, in the order in which they came', () => {
  const { costly, decisions, came } = reviewed('narrow', 'narrow', 'narrow', 'narrow', 'narrow');
  expect(came).toBe(1);
  expect(decisions).toHaveLength(5);
  expect(costly.map(({ before }) => before)).toEqual([0, 2, 4]);
  for (const { before, given, best, error, better, line, rule } of costly) {
    const lost = 1 - NARROW[before]! / 10;
    expect(Math.abs(best - given - lost)).toBeLessThan(4 * error + 0.06);
    expect(better.map(({ option }) => option.value)).toEqual(['wide']);
    expect(rule).toBe(`FV-WAY-1${before}`);
    // The line begins with the better act, and goes on as habit would.
    expect(line.map(({ way, n }) => [way, n])).toEqual(NARROW.map((_, at) => ['wide', at]).slice(before));
  }
});

test('where fewer cost something, fewer are told', () => {
  const { costly } = reviewed('wide', 'wide', 'narrow', 'wide', 'wide');
  expect(costly.map(({ before }) => before)).toEqual([2]);
});
