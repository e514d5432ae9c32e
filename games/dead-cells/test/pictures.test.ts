import { belowOf, isRefusal, Session } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { deadCells } from '../src/index.ts';
import type { Board } from '../src/state.ts';
import { scene, view } from '../src/view/view.ts';

const SEATS = [
  { name: 'Ann', kind: 'person' },
  { name: 'Bob', kind: 'person' },
];

test('what several people are shown part by part is what one who looks once sees', () => {
  const session = Session.open(deadCells, SEATS, { seed: 'pictures', options: {} });
  if (isRefusal(session)) throw new Error(session.code);
  const below = belowOf('pictures');
  const board = (): Board => session.play.state.board as Board;
  const look = (): void => {
    const acted = scene(board());
    expect(acted).toEqual(scene(structuredClone(board())));
    for (const viewer of [0, 1, null])
      expect(view(board(), viewer, 2, { scene: acted, view: null })).toEqual(view(board(), viewer));
  };
  session.onTold = look;
  let fights = 0;
  for (let answers = 0; answers < 400 && !session.play.over; answers++) {
    const { pending } = session.play;
    const asked = pending[below(pending.length)]!;
    const value = session.play.ask(asked).nth(below(session.play.ask(asked).count()));
    expect(session.answer(asked.seat, session.play.idOf(asked), value as never)).not.toHaveProperty('code');
    look();
    if (board().combat !== null) fights++;
  }
  expect(fights).toBeGreaterThan(20);
});

test('what did not change is the same object, before and after', () => {
  const session = Session.open(deadCells, SEATS, { seed: 'pictures', options: {} });
  if (isRefusal(session)) throw new Error(session.code);
  const board = session.play.state.board as Board;
  const before = scene(board);
  expect(scene(board)).toBe(before);
  board.bag.teeth++;
  const after = scene(board);
  expect(after.bag).not.toBe(before.bag);
  expect(after.run).toBe(before.run);
});
