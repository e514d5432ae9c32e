/** Which stretch of the game the line shows. */

import { partAt, type Chart, type Span } from './chart.ts';

/** Longer games are looked at part by part: a run at a time. */
const LONG = 200;

export function isLong(whole: number, { parts }: Chart): boolean {
  return whole > LONG && parts.length > 1;
}

export function spanOf(
  chart: Chart,
  at: number,
  whole: number,
  all: boolean,
): Span & { readonly part: number } {
  return all ? { part: -1, from: 0, to: whole } : partAt(chart, at, whole);
}
