/** The Beheaded this side of the table plays: the viewer's, or the First Player's for those who only watch. */

import { usePreviewed, useTable } from '../../../table/context.tsx';
import { useActed } from '../../../table/kit/acting.ts';
import type { HeroView, View } from '../cards/facts.ts';

export interface Mine {
  readonly no: number;
  readonly now: HeroView;
  /** After the answer under the cursor. */
  readonly after: HeroView | null;
}

export function useMine(): Mine | null {
  const { view } = useActed<View>();
  const viewer = useTable((table) => table.snapshot.viewer);
  const previewed = usePreviewed<View>();
  const own = view.heroes.findIndex(({ seat }) => seat === viewer);
  const no = own === -1 ? view.run.firstPlayer : own;
  const now = view.heroes[no];
  return now === undefined ? null : { no, now, after: previewed?.heroes[no] ?? null };
}
