/** What an answer would lead to is shown up to the first thing nobody knows, and says nothing of what lies behind it. */

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
import { expect, test } from 'vitest';
import { previewOf } from '../src/preview.ts';

const shape = record({ trap: flag() });
type Board = Shaped<typeof shape>;
const book = rulebook<Board, GameEvent>();

/** A card is turned over; under a trap a die falls, otherwise nothing more happens. */
const main = book
  .procedure<object, Outcome>('main')
  .ask('PV-ASK-01', 'turn', () => choose(0, ['turn']))
  .do('PV-ASK-02', (t) => t.tell?.({ kind: 'turned', reveals: true }))
  .chance('PV-ASK-03', 'faces', (t) => dice(t.board.trap ? 1 : 0, ['up', 'down']))
  .ask('PV-ASK-04', 'on', () => choose(0, ['on']))
  .return('PV-ASK-05', () => ({ winners: [], reason: 'done' }))
  .end();

const turning = (trap: boolean) =>
  defineGame<Board, GameEvent, object>({
    id: 'turning',
    version: '1',
    seats: { min: 1, max: 1 },
    options: [],
    shape,
    ledger: ['PV-ASK-01', 'PV-ASK-02', 'PV-ASK-03', 'PV-ASK-04', 'PV-ASK-05'],
    rulebook: book,
    setup: () => ({ trap }),
    start: () => main.with(),
    view: () => ({}),
    hidden: () => [],
    outline: () => [],
    text: { en: {}, fr: {} },
    content: { facts: 'turning', inventory: () => ({}) },
    invariants: () => [],
  });

test.each([true, false])('a card with a trap under it (%s) looks like any other', (trap) => {
  const people = [{ name: 'Ann', kind: 'person' }];
  const session = Session.open(turning(trap) as never, people, { seed: 'x', options: {} });
  if (isRefusal(session)) throw new Error(session.code);
  const { play } = session;
  const seen = previewOf(play, 0, play.idOf(play.pending[0]!), 'turn');
  expect(seen).toEqual({ line: 'reveal', refusal: null, view: null, outline: null });
});
