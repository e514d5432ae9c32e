/** Turning points of a finished Quest, from its log: the few decisions that weighed most. */

import type { Story } from '@gravetable/kernel';
import type { LogLine } from '../../engine/types.ts';
import type { TableEvent } from './facts.ts';
import { Moments, type Moment } from '../../table/kit/turning.ts';

interface Place {
  readonly quest: string | null;
  readonly round: number;
}

/** An attack of either side; and a Round, which begins anew. */
const LEADS: ReadonlySet<string> = new Set(['enemyAttacks', 'friendlyFire', 'attacks', 'roundBegins']);

/** What a Quest turns on beside harm: the Boss gains lives, wakes, loses them and is gone. */
const GAINS = ['stageDrawn', 'bossActive', 'bossFalls', 'bossGone'];

export function turningPoints(
  log: readonly LogLine[],
  story: Story,
): readonly (Moment & { readonly detail: Place })[] {
  const moments = new Moments<Place>(story, LEADS, GAINS);
  let quest: string | null = null;
  let round = 0;
  let decision = -1;
  for (const { event, after } of log) {
    if (event.kind === 'questBegins') quest = (event as TableEvent & { quest: string }).quest;
    if (event.kind === 'roundBegins' && typeof event['round'] === 'number') round = event['round'];
    if (after > decision) moments.begin(after - 1, { quest, round });
    decision = after;
    moments.hear(event);
  }
  return moments.heaviest();
}
