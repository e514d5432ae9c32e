/** VG-RULING-16: who was first where several reached for the last dice, as the log tells it. */

import type { GameEvent } from '@gravetable/kernel';
import type { LogLine } from '../../../engine/types.ts';
import { nth } from '../../../nth.ts';

export interface Race {
  readonly wanted: number;
  readonly got: number;
  /** Who took dice last before that, and how many. */
  readonly rival: { readonly seat: number; readonly n: number } | null;
}

/** Something of one's own came after it: the race is an old story. */
const ACTED: ReadonlySet<string> = new Set(['rolled', 'assigned', 'woundPlaced', 'stopped', 'took']);
const TAKES: ReadonlySet<string> = new Set(['took', 'tookLast']);

const numberIn = (event: GameEvent, field: string): number => Number(event[field] ?? 0);

export function raceOf(log: readonly LogLine[], seat: number): Race | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const { event } = nth(log, at);
    if (event.kind === 'rollingOver') return null;
    if (event['who'] !== seat) continue;
    if (ACTED.has(event.kind)) return null;
    if (event.kind === 'tookLast')
      return {
        wanted: numberIn(event, 'wanted'),
        got: numberIn(event, 'n'),
        rival: rivalBefore(log, at, seat),
      };
  }
  return null;
}

function rivalBefore(log: readonly LogLine[], at: number, seat: number): Race['rival'] {
  const before = log.slice(0, at);
  const begun = before.findLastIndex(({ event }) => event.kind === 'rollingOver') + 1;
  const found = before
    .slice(begun)
    .findLast(({ event }) => TAKES.has(event.kind) && event['who'] !== seat)?.event;
  return found === undefined ? null : { seat: numberIn(found, 'who'), n: numberIn(found, 'n') };
}
