/** What was weighed of a game, as it is drawn and listed. */

import type { Review } from '@gravetable/protocol';
import { chanceSaid, measuredBy, oddsError } from '@gravetable/protocol';
import { describe, expect, test } from 'vitest';
import type { LogLine } from '../src/engine/types.ts';
import { curveOf, swingsOf, topOf } from '../src/table/review/curve.ts';

const judged = (before: number, best: number, given = best) => ({ before, best, given, tables: 10 });
const review: Review = {
  seat: 0,
  measure: null,
  decisions: [judged(0, 0.5), judged(2, 0.5, 0.25), judged(4, 0.75)],
  costly: [],
  came: 0,
};
const line = (after: number): LogLine => ({ after, event: { kind: `after ${after}` } });

describe('the chance to win, drawn', () => {
  const size = { width: 100, height: 40, top: 1 };

  test('goes from the best that could be done to what was done, and on', () => {
    expect(curveOf(review, { from: 0, to: 10 }, size)).toBe(
      'M0.0 20.0L10.0 20.0L20.0 20.0L30.0 30.0L40.0 10.0L50.0 10.0',
    );
  });

  test('shows only its span, and nothing where nothing was weighed', () => {
    expect(curveOf(review, { from: 3, to: 5 }, size)).toBe('M50.0 10.0L100.0 10.0');
    expect(curveOf({ ...review, decisions: [] }, { from: 0, to: 10 }, size)).toBe('');
  });

  test('what is counted in pieces is drawn as far as it went', () => {
    expect(topOf(review)).toBe(1);
    expect(topOf({ ...review, measure: { says: 'advice.cells', most: 40 } })).toBeCloseTo(0.825);
    expect(measuredBy({ says: 'advice.cells', most: 40 }).figure(0.333)).toBe(13.3);
    expect(measuredBy(null).figure(0.333)).toBe(33);
  });
});

describe('key moments by the chance to win', () => {
  const log = [1, 2, 3, 4, 5, 9].map(line);

  test('are where it moved most, by luck or by choice; the end is one', () => {
    expect(swingsOf(review, log, 9).map(({ line: { after }, from, to }) => [after, from, to])).toEqual([
      [4, 0.5, 0.75],
      [9, 0.75, 0],
    ]);
  });

  test('small ones are none, and neither is one that nothing was told of', () => {
    expect(swingsOf({ ...review, came: null }, log, 9)).toHaveLength(1);
    expect(swingsOf(review, [], 9)).toEqual([]);
  });
});

describe('odds in words', () => {
  test('an exact chance is never told as none or certain where it is neither', () => {
    expect(chanceSaid(1 / 1296, null).args).toEqual({ n: 1, rare: 'rare' });
    expect(chanceSaid(0.999, null).args).toMatchObject({ n: 99 });
    expect(chanceSaid(0, null).args).toMatchObject({ n: 0 });
    expect(chanceSaid(1, null).args).toMatchObject({ n: 100 });
  });

  test('a tried one has an error, also where every table went one way', () => {
    expect(oddsError(0.5, 100)).toBeCloseTo(0.098, 3);
    expect(oddsError(0, 20)).toBeGreaterThan(0.05);
    expect(oddsError(0.5, 400)).toBeLessThan(0.05);
    expect(chanceSaid(0.5, 100)).toEqual({ id: 'odds.tried', args: { n: 50, error: 10 } });
  });
});
