/** Advice is about one decision: whatever was answered since then has settled it. */

import type { Snapshot } from '../../../engine/types.ts';

/** Answers that settle nothing: advice itself, and pointing at a foe. */
const ASIDE: ReadonlySet<string> = new Set(['vote', 'marker']);

/** The number of the option this seat advises now; 0 where it advises nothing, or the decision has been made. */
export function adviceBy(
  { log, count }: Pick<Snapshot, 'log' | 'count'>,
  votes: readonly number[],
  seat: number,
): number {
  const vote = votes[seat] ?? 0;
  const cast = log.findLast(({ event }) => event.kind === 'vote' && event['who'] === seat);
  if (vote === 0 || cast === undefined) return 0;
  const since = log.filter(({ after }) => after > cast.after);
  const asides = new Set(since.flatMap(({ after, event }) => (ASIDE.has(event.kind) ? [after] : [])));
  return count - cast.after === asides.size ? vote : 0;
}
