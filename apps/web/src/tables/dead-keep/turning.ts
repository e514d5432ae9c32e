/** Turning points of a finished Quest, from its log: the few decisions that weighed most. */

import type { Story } from '@gravetable/kernel';
import type { LogLine } from '../../engine/types.ts';
import { Moments, type Moment } from '../../table/kit/turning.ts';

export function turningPoints(
  log: readonly LogLine[],
  story: Story,
): readonly (Moment & { readonly detail: { readonly round: number } })[] {
  const moments = new Moments<{ readonly round: number }>(story);
  let round = 0;
  let decision = -1;
  for (const { event, after } of log) {
    if (event.kind === 'roundBegins' && typeof event['round'] === 'number') round = event['round'];
    if (after > decision) moments.begin(after - 1, { round });
    decision = after;
    moments.hear(event);
  }
  return moments.heaviest();
}
