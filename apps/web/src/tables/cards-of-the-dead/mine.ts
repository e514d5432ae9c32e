/** The survivor this side of the table belongs to: the viewer's, or the active one for those who only watch. */

import { useOwnSide, type OwnSide } from '../../table/kit/seat.ts';
import type { SurvivorView, View } from './facts.ts';

export function useMine(): OwnSide<SurvivorView> {
  const mine = useOwnSide(
    ({ survivors }: View) => survivors,
    ({ active }, viewer) => viewer ?? active ?? 0,
  );
  if (mine === null) throw new Error('no survivor sits here');
  return mine;
}
