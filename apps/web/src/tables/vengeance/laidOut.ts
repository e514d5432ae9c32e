/** Which answers the board lays out itself, so that the bar does not say them a second time. */

import { useMedia, WIDE } from '../../media.ts';
import { IN_BAR } from '../../table/asking/Asking.tsx';
import { useQuestion, useTable } from '../../table/context.tsx';

/** Heroes and sides of the den are pictures with words of their own. */
export const LAID_OUT: ReadonlySet<string> = new Set(['hero', 'side']);

/** Here the bar has buttons of its own: with the keys of the roll, or for the end of what lies below as sets and items. */
const OWN_BAR: ReadonlySet<string> = new Set(['command', 'start', 'fighting', 'resolution']);

export function useLaidOut(): boolean {
  const kind = useQuestion()?.kind ?? '';
  return OWN_BAR.has(kind) || LAID_OUT.has(kind);
}

/** Whether the frame lists the answers in the bar by itself. */
export function useInBar(): boolean {
  const question = useQuestion();
  const wide = useMedia(WIDE);
  const laidOut = useLaidOut();
  const narrowed = useTable((table) => table.narrowed);
  const few = (question?.options.length ?? 0) <= (wide ? IN_BAR.wide : IN_BAR.narrow);
  return few && !laidOut && narrowed === null;
}
