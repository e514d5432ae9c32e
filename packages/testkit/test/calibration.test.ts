import { miscalibrated } from '@gravetable/testkit';
import { expect, test } from 'vitest';
import { faulty, type Fault } from './faults.ts';

function judged(fault: Fault, games = 81): ReturnType<typeof miscalibrated> {
  return miscalibrated(faulty(fault), { seed: 'calibrated', games });
}

test('samples of a sound game are calibrated', () => {
  expect(judged('none')).toEqual({ games: 81, wrong: [] });
});

test('samples that know which cards a hand holds are found', () => {
  expect(() => judged('samples know the hands')).toThrow(/know which of two tables it is/);
});

test('samples that know a hidden place from what a step under way holds are found', () => {
  expect(() => judged('a step keeps the deck')).toThrow(/know which of two tables it is/);
});

test('samples that expect what is never there are found', () => {
  expect(judged('the deck is never shuffled', 401).wrong).toContainEqual(
    expect.stringMatching(/^deck, .*: true more/),
  );
});
