/** Key moments: the decisions that weighed most in each place of a game, by what was told after them. */

import type { GameEvent, Story } from '@gravetable/kernel';
import type { LogLine } from '../../engine/types.ts';
import { rankOf, type Heading } from '../log/chapters.ts';
import { nth } from '../../nth.ts';

/** More than these of one place would be the log again. */
const MOST = 4;
/** What weighs less is everyday life. */
const LEAST = 10;

type Weights = NonNullable<Story['weights']>;

function weightOf(event: GameEvent, { alone, each }: Weights): number {
  const n = event['n'];
  return (alone[event.kind] ?? 0) + (each[event.kind] ?? 0) * (typeof n === 'number' ? n : 0);
}

interface Decision {
  readonly place: number;
  /** Its heaviest line, and what that weighs. */
  line: LogLine;
  heaviest: number;
  /** All its lines together. */
  weight: number;
}

/** In the order in which they came. */
export function keyMoments(
  log: readonly LogLine[],
  headings: readonly Heading[],
  weights: Weights,
): readonly LogLine[] {
  const places = headings.filter((one) => rankOf(one) < 2);
  const decisions = new Map<number, Decision>();
  let place = 0;
  for (const line of log) {
    const weight = weightOf(line.event, weights);
    if (weight === 0) continue;
    while (place < places.length && nth(places, place).after <= line.after) place++;
    const found = decisions.get(line.after);
    if (found === undefined) decisions.set(line.after, { place, line, heaviest: weight, weight });
    else {
      found.weight += weight;
      if (weight > found.heaviest) Object.assign(found, { line, heaviest: weight });
    }
  }
  const byPlace = new Map<number, Decision[]>();
  for (const one of decisions.values()) {
    if (one.weight >= LEAST) byPlace.set(one.place, [...(byPlace.get(one.place) ?? []), one]);
  }
  return [...byPlace.values()].flatMap((all) =>
    all
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, MOST)
      .map(({ line }) => line)
      .toSorted((a, b) => a.after - b.after),
  );
}
