/**
 * Acting out. The rules answer with the table as it stands at the end; while the lines are told one by one, the table is
 * drawn as it stood when each was told. Every table does it like this, with what the worker kept while the rules went on.
 */

import type { GameEvent } from '@gravetable/kernel';
import { useMemo } from 'react';
import type { Snapshot } from '../../engine/types.ts';
import { useTable } from '../context.tsx';

export interface Acted<V extends object = object, E extends GameEvent = GameEvent> {
  readonly view: V;
  /** How it stood one line earlier; null at the first line, and where nothing is acted out. */
  readonly before: V | null;
  /** More is to come: the table does not stand like this any more. */
  readonly acting: boolean;
  /** What has just been told, since the last answer. */
  readonly event: E | null;
  /** The number of that line: a new one begins its marks anew. */
  readonly at: number;
}

/** The table while `left` lines are still to be told; `fresh`: the last line of the log was told just now. */
export function actedAt({ log, stood, view }: Snapshot, left: number, fresh: boolean): Acted {
  const at = log.length - left - 1;
  const frame = left === 0 ? undefined : stood[stood.length - left - 1];
  return {
    view: frame ?? view,
    before: frame === undefined ? null : (stood[stood.length - left - 2] ?? null),
    acting: frame !== undefined,
    event: fresh ? (log[at]?.event ?? null) : null,
    at,
  };
}

/** `V` and `E` are the game's types of views and events. */
export function useActed<V extends object, E extends GameEvent = GameEvent>(): Acted<V, E> {
  const snapshot = useTable((table) => table.snapshot);
  const left = useTable((table) => table.queue.length);
  const fresh = useTable(
    (table) => table.phase !== 'past' && table.now !== null && table.now.after === table.snapshot.count,
  );
  const acted = useMemo(() => actedAt(snapshot, left, fresh), [snapshot, left, fresh]);
  return acted as Acted<V, E>;
}
