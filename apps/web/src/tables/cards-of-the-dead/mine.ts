/** The survivor this side of the table belongs to: the viewer's, or the active one for those who only watch. */

import { usePreviewed, useTable } from '../../table/context.tsx';
import { useActed } from '../../table/kit/acting.ts';
import type { SurvivorView, View } from './facts.ts';

export interface Mine {
  readonly seat: number;
  readonly now: SurvivorView;
  /** After the answer under the cursor. */
  readonly after: SurvivorView | null;
}

export function useMine(): Mine {
  const { view } = useActed<View>();
  const viewer = useTable((table) => table.snapshot.viewer);
  const previewed = usePreviewed<View>();
  const seat = viewer ?? view.active ?? 0;
  return { seat, now: view.survivors[seat]!, after: previewed?.survivors[seat] ?? null };
}
