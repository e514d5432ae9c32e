import { expect, test } from 'vitest';
import { unchanged } from '../src/table/store/unchanged.ts';

const before = {
  round: 2,
  players: [
    { pool: 'MK', sets: [1] },
    { pool: 'W', sets: [] },
  ],
  turn: null,
};

test('what says the same stays the same object', () => {
  expect(unchanged(before, structuredClone(before))).toBe(before);
});

test('only what changed is new, and the result says what came', () => {
  const came = structuredClone(before);
  came.players[1]!.pool = 'WW';
  const next = unchanged(before, came);
  expect(next).toEqual(came);
  expect(next).not.toBe(before);
  expect(next.players[0]).toBe(before.players[0]);
  expect(next.players[1]).not.toBe(before.players[1]);
});

test.each([
  ['a list that is shorter', [1, 2], [1]],
  ['a list that is longer', [1], [1, 2]],
  ['a field that went', { a: 1, b: 2 }, { a: 1 }],
  ['a field that came', { a: 1 }, { a: 1, b: 2 }],
  ['one field for another', { a: undefined }, { b: undefined }],
  ['a list for a record', { a: {} }, { a: [] }],
  ['nothing for something', { a: {} }, { a: null }],
])('%s is something else', (_, was, came) => {
  expect(unchanged(was, came)).toStrictEqual(came);
});
