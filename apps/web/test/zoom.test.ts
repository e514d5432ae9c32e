import { describe, expect, test } from 'vitest';
import { fromMiddle, middleOf, nudge, turned } from '../src/table/kit/panning/zoom.ts';

describe('the size of the map', () => {
  test('goes up and down by its steps, and stays at both ends', () => {
    const up = [1, 1.25, 1.5, 2].map((zoom) => turned(zoom, 'in'));
    expect(up).toEqual([1.25, 1.5, 2, 2]);
    const down = [2, 1.5, 1.25, 1].map((zoom) => turned(zoom, 'out'));
    expect(down).toEqual([1.5, 1.25, 1, 1]);
    expect(turned(1.5, 'fit')).toBe(1);
  });
});

describe('the window on the map', () => {
  test('keeps its middle when the map grows', () => {
    const share = middleOf({ from: 100, seen: 400, whole: 800 });
    expect(share).toBe(0.375);
    expect(fromMiddle(share, { seen: 300, whole: 1600 })).toBe(450);
  });

  test('moves just as far as a thing lies outside, with some air', () => {
    expect(nudge(50, 90, 0, 400)).toBe(0);
    expect(nudge(380, 420, 0, 400)).toBe(36);
    expect(nudge(-10, 30, 0, 400)).toBe(-26);
  });
});
