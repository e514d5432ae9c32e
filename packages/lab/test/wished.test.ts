/** What a command is asked for: numbers are numbers, and nothing that is not known is passed over. */

import { expect, test } from 'vitest';
import { wishedIn } from '@gravetable/lab';

const USUAL = {
  games: 100,
  at: Number.NaN,
  seed: 'usual',
  only: null,
  game: ['keep', 'cells'],
  options: {},
  json: false,
};

test('what is not said is as usual', () => {
  const words: string[] = [];
  expect(wishedIn([], USUAL)).toEqual({ ...USUAL, game: null, words });
});

test('what is said is taken for what it usually is', () => {
  const line = [
    '--games',
    '7',
    '--at',
    '0',
    '--seed',
    '12',
    '--only',
    'x',
    '--json',
    'keep',
    '--game',
    'cells',
  ];
  expect(wishedIn([...line, '--options', '{"calm":true}'], USUAL, ['keep'])).toEqual({
    games: 7,
    at: 0,
    seed: '12',
    only: 'x',
    game: 'cells',
    options: { calm: true },
    json: true,
    words: ['keep'],
  });
});

test.each([
  [['--gmaes', '7'], "Unknown option '--gmaes'."],
  [['--games', 'many'], '--games takes a number, not "many".'],
  [['--games', '-1'], '--games'],
  [['--games', ''], '--games takes a number, not "".'],
  [['--at', 'Infinity'], '--at takes a number, not "Infinity".'],
  [['--games'], '--games'],
  [['--json=yes'], '--json'],
  [['keeep'], 'There is no "keeep", but keep, cells.'],
  [['--game', 'kep'], '--game: There is no "kep", but keep, cells.'],
  [['--options', '{calm}'], '--options takes settings such as {"calm":true}, not {calm}'],
  [['--options', '[1]'], '--options takes settings'],
])('%j is refused, and why is said', (line, why) => {
  expect(wishedIn(line, USUAL, ['keep', 'cells'])).toContain(why);
});

test('where no word is asked for, none is passed over', () => {
  expect(wishedIn(['7'], USUAL)).toBe('"7" is not asked for here.');
});
