/** Whose side of the table this is: the viewer's, or the first seat's for those who only watch. */

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
