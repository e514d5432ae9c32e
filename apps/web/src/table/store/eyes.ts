import type { Viewer } from '@gravetable/kernel';
import type { TableState } from './state.ts';
import { nth } from '../../nth.ts';

/** Whose eyes the table may be looked at with: while a game runs nobody looks into a hand that is not theirs. */
export function eyesOf({
  meta: { seats, handOver, online = false },
  latest,
  seat,
}: Pick<TableState, 'meta' | 'latest' | 'seat'>): readonly Viewer[] {
  const all = seats.map((_, at) => at);
  const people = all.filter((at) => nth(seats, at).kind === 'person');
  if (latest.outcome !== null || (people.length === 0 && !online)) return [...all, null];
  if (people.length === 1 || !handOver) return [...people, null];
  return seat === null ? [null] : [seat, null];
}
