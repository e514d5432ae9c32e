/** What the rules foretell of the fight: of the set, item or target under the cursor, or of the effect under way. */

import type { VengeanceForecast } from '@gravetable/catalog';
import { useOdds, useQuestion, useTable } from '../../../table/context.tsx';
import { useForecast, useWeighed } from '../../../table/kit/forecast.ts';

export type Reach = NonNullable<VengeanceForecast['reach']>;

/** Null where nothing is foretold: out of a fight, against the clock's hurry, or where odds are not wanted. */
export function useForetold(): VengeanceForecast | null {
  const odds = useOdds();
  const asked = useQuestion() !== null;
  const fights = useTable((table) => (table.snapshot.view as { phase?: string }).phase === 'fighting');
  const weighed = useWeighed();
  const { told, settled } = useForecast<VengeanceForecast>(weighed, odds && asked && fights);
  return settled ? told : null;
}
