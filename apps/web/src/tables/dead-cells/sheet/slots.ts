/** Which Scroll opens another slot for Equipment. */

import { SYMBOLS, type HeroView, type Step, type Sym } from '../cards/facts.ts';
import { nth } from '../../../nth.ts';

/** The track on which the fewest Scrolls open another slot, and the level that does. */
export function nextSlot(
  { levels }: Pick<HeroView, 'levels'>,
  tracks: Readonly<Record<Sym, readonly Step[]>> | undefined,
): { readonly sym: Sym; readonly level: number } | null {
  if (tracks === undefined) return null;
  const ahead = SYMBOLS.flatMap((sym, at) => {
    const step = tracks[sym].findIndex(({ kind }, place) => kind === 'slot' && place >= nth(levels, at));
    return step === -1 ? [] : [{ sym, level: step + 1, away: step + 1 - nth(levels, at) }];
  }).toSorted((a, b) => a.away - b.away)[0];
  return ahead === undefined ? null : { sym: ahead.sym, level: ahead.level };
}
