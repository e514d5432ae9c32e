/** What the dead would do: if all ended now, or after the walk that is weighed. */

import { useQuestion } from '../../../table/context.tsx';
import { useForecast } from '../../../table/kit/forecast.ts';
import type { EnemyPhase } from '../facts.ts';
import { useLook } from '../map/look.ts';

/** The walk that is being weighed at the open question, by the Zone it ends in. */
export function useWeighedWalk(): string | null {
  const question = useQuestion();
  const walk = useLook((look) => look.walk);
  return walk !== null && walk.question === question?.id ? walk.zone : null;
}

export function useAhead(wanted: boolean): EnemyPhase | null {
  const zone = useWeighedWalk();
  const asked = zone === null ? null : { do: 'walk', zone };
  const { told } = useForecast<EnemyPhase>(asked, wanted);
  return told !== null && 'attacks' in told ? told : null;
}
