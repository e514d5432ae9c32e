import { expect, test } from 'vitest';
import { binned, quantile, wilson } from '../src/index.ts';

test('Wilson intervals, against worked values', () => {
  const half = wilson(50, 100);
  expect(half.low).toBeCloseTo(0.4038, 4);
  expect(half.high).toBeCloseTo(0.5962, 4);
  const none = wilson(0, 20);
  expect(none.low).toBe(0);
  expect(none.high).toBeCloseTo(0.1611, 4);
  expect(wilson(20, 20).high).toBe(1);
  expect(wilson(0, 0)).toMatchObject({ low: 0, high: 1 });
});

test('quantiles of counted values', () => {
  const counted = { 3: 1, 10: 2, 7: 1 };
  expect([0.25, 0.5, 0.75, 1].map((part) => quantile(counted, part))).toEqual([3, 7, 10, 10]);
});

test('bins are of round width and lose nothing', () => {
  const counted = Object.fromEntries(Array.from({ length: 97 }, (_, n) => [n + 13, n]));
  const bins = binned(counted, 10);
  expect(bins.length).toBeLessThanOrEqual(11);
  expect(bins[0]).toMatchObject({ from: 10, to: 19 });
  expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe((96 * 97) / 2);
  expect(binned({})).toEqual([]);
});
