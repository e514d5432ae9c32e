import { Speaker } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import type { GameInfo, Snapshot } from '../src/engine/types.ts';
import { headingsKept, headingsOf } from '../src/table/log/chapters.ts';
import { asItWas } from '../src/table/store/looking.ts';
import { bandsOf, chartOf, crossesOf, fitting, partAt, strokesOf } from '../src/table/review/chart.ts';
import { isLong, spanOf } from '../src/table/review/span.ts';

const words = { 'part.run': 'Run {n}', 'chapter.room': 'Room {n}', 'line.room': 'a tile was turned' };
const speaker = new Speaker('en', [words]);
const info = {
  story: {
    topics: { fight: [], harm: ['hurt'], death: ['died'], loot: [], chance: [] },
    turning: ['died', 'run'],
    figure: { told: 'chosen', field: 'hero' },
  },
} as unknown as GameInfo;

/** Runs of ten decisions each, a room every five; seat 1's hero is hurt in each room. */
function played(runs: number): Snapshot {
  const log = [{ after: 0, event: { kind: 'chosen', who: 1, hero: 'flayed' } as object }];
  for (let count = 1; count <= runs * 10; count++) {
    if (count % 10 === 1) log.push({ after: count, event: { kind: 'run', n: (count + 9) / 10 } });
    if (count % 5 === 1) log.push({ after: count, event: { kind: 'room', n: count } });
    if (count % 5 === 3) log.push({ after: count, event: { kind: 'hurt', hero: 'flayed' } });
  }
  const moments = Array.from({ length: runs * 10 }, (_, n) => ({
    seat: n % 2,
    rule: 'X-1',
    line: n % 5 === 0 ? ('reveal' as const) : null,
  }));
  return { count: runs * 10, log, moments } as unknown as Snapshot;
}

describe('the chart of a game', () => {
  const game = played(3);
  const chart = chartOf(game, info, speaker);

  test('holds parts, blows to the seat whose hero it was, what became known, and key moments', () => {
    expect(chart.parts.map(({ after }) => after)).toEqual([1, 11, 21]);
    expect(chart.blows[0]).toEqual({ after: 3, seat: 1, deadly: false });
    expect(chart.known.map(({ after }) => after)).toEqual([1, 6, 11, 16, 21, 26]);
    expect(chart.turning.map(({ event }) => event.kind)).toEqual(['run', 'run', 'run']);
  });

  test('key moments are the heaviest decisions of each place where the game weighs them', () => {
    const weights = { alone: { run: 30, died: 100 }, each: { hurt: 5 } };
    const weighing = { story: { ...info.story, weights } } as unknown as GameInfo;
    const line = (after: number, kind: string, n = 0) => ({ after, event: { kind, n, hero: 'flayed' } });
    const log = [
      line(1, 'run', 1),
      line(1, 'room', 1),
      line(2, 'hurt', 1),
      ...[3, 4, 5, 6].flatMap((after) => [line(after, 'hurt', 1), line(after, 'hurt', after)]),
      line(7, 'room', 2),
      line(8, 'hurt', 3),
      line(8, 'died'),
      line(9, 'known'),
    ];
    const told = chartOf({ ...game, log } as unknown as Snapshot, weighing, speaker).turning;
    // In the first room the Run begins and three blows weigh more than the fourth; a scratch is none anywhere.
    expect(told.map(({ after, event }) => [after, event.kind, event['n']])).toEqual([
      [1, 'run', 1],
      [4, 'hurt', 4],
      [5, 'hurt', 5],
      [6, 'hurt', 6],
      [8, 'died', 0],
    ]);
  });

  test('a moment lies in its part, and the last part ends with the game', () => {
    expect(partAt(chart, 0, 30)).toEqual({ part: -1, from: 0, to: 1 });
    expect(partAt(chart, 12, 30)).toEqual({ part: 1, from: 11, to: 21 });
    expect(partAt(chart, 30, 30)).toEqual({ part: 2, from: 21, to: 30 });
    expect(spanOf(chart, 12, 30, true)).toEqual({ part: -1, from: 0, to: 30 });
  });

  test('bands are the places of a span, and the parts alone of a long one', () => {
    expect(bandsOf(chart, { from: 11, to: 21 }).map(({ from, to }) => [from, to])).toEqual([
      [11, 16],
      [16, 21],
    ]);
    const long = chartOf(played(60), info, speaker);
    expect(new Set(bandsOf(long, { from: 0, to: 600 }).map(({ heading }) => heading.level))).toEqual(
      new Set(['part']),
    );
    expect(isLong(600, long)).toBe(true);
    expect(isLong(30, chart)).toBe(false);
  });

  test('strokes that fall on one point are one, however long the game', () => {
    const many = played(1400);
    const strokes = strokesOf(many, { from: 0, to: 14_000 }, 1000, 2);
    expect(strokes.every((path) => path.split('M').length - 1 <= 1001)).toBe(true);
    expect(strokesOf(game, { from: 0, to: 30 }, 1000, 2)[0]!.split('M').length - 1).toBe(15);
  });

  test('crosses too many to be told apart are left out, deaths never', () => {
    expect(crossesOf(chart, { from: 0, to: 30 }, 1000, false)).not.toBe('');
    expect(crossesOf(chart, { from: 0, to: 30 }, 40, false)).toBe('');
  });

  test('a band says as much as fits', () => {
    expect(fitting('Room B2, Door', 200)).toBe('Room B2, Door');
    expect(fitting('Room B2, Door', 70)).toBe('Room B2');
    expect(fitting('Room B2, Door', 24)).toBe('B2');
    expect(fitting('Between Biomes', 50)).toBe('');
  });
});

describe('what is known is not worked out again', () => {
  const { log } = played(3);

  test('headings of a log that grows, and of its earlier ends, are those of the log itself', () => {
    const kept = headingsKept();
    for (const length of [5, 9, 3, log.length, 7]) {
      const told = log.slice(0, length);
      expect(kept(told, speaker)).toEqual(headingsOf(told, speaker));
    }
    const other = played(2).log;
    expect(kept(other, speaker)).toEqual(headingsOf(other, speaker));
  });

  test('an earlier moment has the same lines, up to its own', () => {
    const known = played(3);
    const then = asItWas({ count: 6 } as never, known);
    expect(then.log.at(-1)).toBe(known.log.find(({ after, event }) => after === 6 && event.kind === 'room'));
    expect(then.moments).toHaveLength(6);
  });
});
