// The figures of the balance, on campaigns short enough to count by hand.
import { expect, test } from 'vitest';
import type { Campaign, Ended } from './campaign.ts';
import { figuresOf, firstKill, meanOf, medianOf, shareOf } from './figures.ts';
import { curves, incomes } from './plots.ts';
import { markdown } from './tables.ts';

const ended = (from: string, place: string, cells: number, won = false): Ended => ({
  from,
  place,
  cells,
  won,
});
const campaign = (n: number, group: string, runs: readonly Ended[]): Campaign => ({
  seats: 1,
  n,
  group,
  runs,
  answers: 1,
  bossCells: 0,
  checked: false,
  seconds: 2,
});
const quick = campaign(0, 'flayed', [
  ended('B1', 'B2', 6),
  ended('B1', 'C1', 11, true),
  ended('B4', 'C3', 31, true),
  ended('B4', 'B4', 99),
]);
const never = campaign(1, 'poisoned', [
  ended('B1', 'C1', 7),
  ...Array.from({ length: 60 }, () => ended('B1', 'B2', 4)),
]);

test('medians count a campaign that never got there as the latest', () => {
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(medianOf([Infinity, 1])).toBe(1);
  expect(medianOf([Infinity, Infinity, 1])).toBe(Infinity);
});

test('shares and means come with their standard error', () => {
  expect(shareOf(50, 100)).toEqual({ n: 50, of: 100, share: 0.5, error: 0.05 });
  expect(meanOf([2, 4])).toEqual({ of: 2, mean: 3, error: 1 });
});

test('only Runs in time count, up to the first victory over the Hand of the King', () => {
  expect([firstKill(quick, 'C3'), firstKill(never, 'C3')]).toEqual([3, Infinity]);
  const { early, reached, lead, cells, curve, medians, runsPerSecond } = figuresOf(1, [quick, never]);
  expect([early.share, reached.share, lead]).toEqual([0.5, 0.5, 1]);
  expect(medians).toEqual({ C1: 2, C2: Infinity, C3: 3 });
  const income = (what: string) => cells.find((one) => one.what === what)?.cells;
  expect(income('from B1, death in B2')).toMatchObject({ of: 60 });
  expect(income('from B4, Hand of the King beaten')).toMatchObject({ of: 1, mean: 31 });
  expect(income('from B4, death in B4')).toBe(null);
  expect([curve[1], curve[2], curve[59]]).toEqual([0, 0.5, 0.5]);
  expect(runsPerSecond).toBe(65 / 4);
});

test('tables say where a target is missed, drawings show every player count', () => {
  const figures = [figuresOf(1, [quick, never])];
  expect(markdown(figures, [quick, never])).toMatch(/\| 1 \| 2 \| 50 % .*missed \|/u);
  expect(markdown(figures, [quick, never])).toMatch(/Concierge beaten .* 10–12 \| within/u);
  expect(curves(figures)).toContain('1 player: median 3, 50 %');
  expect(incomes(figures)).toContain('<circle class="dot f1"');
});
