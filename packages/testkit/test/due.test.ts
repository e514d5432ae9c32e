import { expect, test } from 'vitest';
import { due } from '../src/due.ts';

const ALL = ['hill', 'tag', 'chess'];
const idOf = (one: string): string => one;

test('all games are due unless some are named, and where none of those is there', () => {
  expect(due(ALL, idOf, undefined)).toEqual(ALL);
  expect(due(ALL, idOf, ['tag'])).toEqual(['tag']);
  expect(due(ALL, idOf, ['chess', 'tag'])).toEqual(['tag', 'chess']);
  expect(due(ALL, idOf, ['go'])).toEqual(ALL);
});
