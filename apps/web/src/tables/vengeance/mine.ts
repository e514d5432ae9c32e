/** Whose side of the table this is: the viewer's, or for those who only watch that of whose turn it is. */

import { useTable } from '../../table/context.tsx';
import { useOwnSide, type OwnSide } from '../../table/kit/seat.ts';
import type { PlayerView, View } from './facts.ts';

export function useMine(): OwnSide<PlayerView> {
  const mine = useOwnSide(
    ({ players }: View) => players,
    ({ turn }, viewer) => viewer ?? turn ?? 0,
  );
  if (mine === null) throw new Error('nobody sits here');
  return mine;
}

/** Nobody tells those who only watch what they may do. */
export function useIsOwn({ seat }: { readonly seat: number }): boolean {
  return useTable((table) => table.snapshot.viewer === seat);
}
