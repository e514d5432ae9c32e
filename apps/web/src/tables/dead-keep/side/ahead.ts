/** What the dead would do: if all ended now, or after the walk that is weighed. */

import { useQuestion } from '../../../table/context.tsx';
import { useForecast, type Foretold } from '../../../table/kit/forecast.ts';
import type { EnemyPhase } from '../facts.ts';
import { useLook } from '../map/look.ts';

/** The walk that is being weighed at the open question, by the Zone it ends in. */
export function useWeighedWalk(): string | null {
  const question = useQuestion();
  const walk = useLook((look) => look.walk);
  return walk !== null && walk.question === question?.id ? walk.zone : null;
}

const phaseIn = (told: EnemyPhase | null): EnemyPhase | null =>
  told !== null && 'attacks' in told ? told : null;

function useAsked(wanted: boolean): Foretold<EnemyPhase> {
  const zone = useWeighedWalk();
  return useForecast<EnemyPhase>(zone === null ? null : { do: 'walk', zone }, wanted);
}

/** Drawn over the map: it stays until the new one is there, and goes while the table is acted out. */
export const useAhead = (wanted: boolean): EnemyPhase | null => phaseIn(useAsked(wanted).steady);

/** To be read: until the new one is there the last one stays, so that nothing flickers with each press. */
export function useLastAhead(): { readonly ahead: EnemyPhase | null; readonly settled: boolean } {
  const { told, last, settled } = useAsked(true);
  return { ahead: phaseIn(told ?? last), settled };
}
