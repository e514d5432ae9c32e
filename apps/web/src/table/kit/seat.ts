/** Whose side of the table this is, and how their side stands now and would stand after the answer under the cursor. */

import type { Viewer } from '@gravetable/kernel';
import { usePreviewed, useTable } from '../context.tsx';
import { useActed } from './acting.ts';

export interface OwnSide<P> {
  /** The number of the viewer's figure, or of the one that stands for it where somebody only watches. */
  readonly no: number;
  readonly now: P;
  /** After the answer under the cursor. */
  readonly after: P | null;
}

/** `figures` lists those who have a side; `own` says which of them is the viewer's. */
export function useOwnSide<V extends object, P>(
  figures: (view: V) => readonly P[],
  own: (view: V, viewer: Viewer) => number,
): OwnSide<P> | null {
  const { view } = useActed<V>();
  const viewer = useTable((table) => table.snapshot.viewer);
  const previewed = usePreviewed<V>();
  const no = own(view, viewer);
  const now = figures(view)[no];
  if (now === undefined) return null;
  return { no, now, after: (previewed === null ? undefined : figures(previewed)[no]) ?? null };
}
