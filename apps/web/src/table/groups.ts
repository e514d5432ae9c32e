/** The log in groups: who decided, and where something became known. */

import type { LogLine, MomentView } from '../engine/types.ts';

export interface Group {
  /** Null is what happened before the first answer. */
  readonly seat: number | null;
  readonly rows: readonly (
    | { readonly line: LogLine }
    | { readonly mark: 'roll' | 'reveal'; readonly after: number }
  )[];
}

export function groupsOf(log: readonly LogLine[], moments: readonly MomentView[]): Group[] {
  const groups: { seat: number | null; rows: Group['rows'][number][] }[] = [];
  let marked = 0;
  for (const line of log) {
    const seat = line.after === 0 ? null : (moments[line.after - 1]?.seat ?? null);
    let group = groups.at(-1);
    if (group === undefined || group.seat !== seat) groups.push((group = { seat, rows: [] }));
    const mark = line.after > marked ? (moments[line.after - 1]?.line ?? null) : null;
    if (mark !== null) {
      group.rows.push({ mark, after: line.after });
      marked = line.after;
    }
    group.rows.push({ line });
  }
  return groups;
}
