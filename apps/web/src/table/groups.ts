/** The log in groups: who decided, and where something became known. */

import type { LogLine, MomentView, Snapshot } from '../engine/types.ts';

export interface Group {
  /** Null is what happened before the first answer. */
  readonly seat: number | null;
  /** The number of its first line in the log. */
  readonly first: number;
  readonly rows: readonly (
    | { readonly line: LogLine; readonly at: number }
    | { readonly mark: 'roll' | 'reveal'; readonly after: number }
  )[];
}

/** The log after more was told: lines that were there stay the same objects, so that nothing draws them again. */
export function grownLog(before: Snapshot, next: Snapshot): readonly LogLine[] {
  const same = before.viewer === next.viewer && before.count < next.count;
  return same ? [...before.log, ...next.log.slice(before.log.length)] : next.log;
}

/** The lines from this one on, in groups. */
export function groupsOf(log: readonly LogLine[], moments: readonly MomentView[], from = 0): Group[] {
  const groups: { seat: number | null; first: number; rows: Group['rows'][number][] }[] = [];
  let marked = 0;
  for (let at = from; at < log.length; at++) {
    const line = log[at]!;
    const seat = line.after === 0 ? null : (moments[line.after - 1]?.seat ?? null);
    let group = groups.at(-1);
    if (group === undefined || group.seat !== seat) groups.push((group = { seat, first: at, rows: [] }));
    const mark = line.after > marked ? (moments[line.after - 1]?.line ?? null) : null;
    if (mark !== null) {
      group.rows.push({ mark, after: line.after });
      marked = line.after;
    }
    group.rows.push({ line, at });
  }
  return groups;
}
