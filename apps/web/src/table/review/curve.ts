/** The chance to win over a game, as it is drawn, and where it swung most. */

import type { Judged, Review } from '@gravetable/protocol';
import type { LogLine } from '../../engine/types.ts';
import { along, type Span } from './chart.ts';

/** A line from the best that could be done at each decision to what was done, and on to the next. */
export function curveOf(
  { decisions }: Review,
  span: Span,
  { width, height, top }: { readonly width: number; readonly height: number; readonly top: number },
): string {
  const x = (count: number): string => (along(span, count) * width).toFixed(1);
  const y = (part: number): string => ((1 - Math.min(1, part / top)) * height).toFixed(1);
  const points = decisions
    .filter(({ before }) => before >= span.from && before <= span.to)
    .flatMap(({ before, best, given }) => [
      `${x(before)} ${y(best)}`,
      `${x(Math.min(span.to, before + 1))} ${y(given)}`,
    ]);
  return points.length === 0 ? '' : `M${points.join('L')}`;
}

/** What the top of the chart stands for: all of it, or what is measured in pieces as far as it went. */
export function topOf({ measure, decisions }: Review): number {
  if (measure === null) return 1;
  return Math.max(0.05, ...decisions.map(({ best }) => best)) * 1.1;
}

/** From one decision to the next, whatever moved it. */
export interface Swing {
  readonly line: LogLine;
  readonly from: number;
  readonly to: number;
}

/** Smaller ones are the ordinary ups and downs. */
const LEAST = 0.03;
const MOST = 10;

/** The largest swings in the order in which they came, each told by the last line of those that tell something. */
export function swingsOf(
  { decisions, came }: Review,
  log: readonly LogLine[],
  whole: number,
): readonly Swing[] {
  const steps = decisions.map((one, at) => swing(one, decisions[at + 1], came, whole));
  const found = steps.flatMap(({ from, to, after, upTo }): Swing[] => {
    const line = log.findLast((one) => one.after > after && one.after <= upTo);
    return line === undefined || Math.abs(to - from) < LEAST ? [] : [{ line, from, to }];
  });
  return found
    .toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, MOST)
    .toSorted((a, b) => a.line.after - b.line.after);
}

function swing(
  { before, best, given }: Judged,
  next: Judged | undefined,
  came: number | null,
  whole: number,
): { readonly from: number; readonly to: number; readonly after: number; readonly upTo: number } {
  return { from: best, to: next?.best ?? came ?? given, after: before, upTo: next?.before ?? whole };
}
