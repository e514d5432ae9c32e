/** The Beheaded this side of the table plays: the viewer's, or the First Player's for those who only watch. */

import { useOwnSide, type OwnSide } from '../../../table/kit/seat.ts';
import type { HeroView, View } from '../cards/facts.ts';

export function useMine(): OwnSide<HeroView> | null {
  return useOwnSide(
    ({ heroes }: View) => heroes,
    ({ heroes, run }, viewer) => {
      const own = heroes.findIndex(({ seat }) => seat === viewer);
      return own === -1 ? run.firstPlayer : own;
    },
  );
}
