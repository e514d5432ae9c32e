/** Why the roll is over, until something is done in the fight: against the clock the den is there at once. */

import type { LogLine } from '../../../engine/types.ts';

type Cast = 'spent' | 'time';

const EXPIRED: ReadonlySet<string> = new Set(['maxExpired', 'tailExpired']);
/** What may be told between the last die and the end of the phase. */
const ENDS: ReadonlySet<string> = new Set([...EXPIRED, 'spent', 'takingClosed']);

/** Null where the seat stopped by itself, or has acted since. */
export function castOf(log: readonly LogLine[], seat: number): Cast | null {
  const over = log.findLastIndex(({ event }) => event.kind === 'rollingOver');
  if (over < 0) return null;
  const since = log.slice(over + 1);
  if (since.some(({ event }) => event['who'] === seat && event.kind.startsWith('use'))) return null;
  const before = log.slice(0, over);
  const ends = before.slice(before.findLastIndex(({ event }) => !ENDS.has(event.kind)) + 1);
  if (ends.some(({ event }) => EXPIRED.has(event.kind))) return 'time';
  return ends.some(({ event }) => event.kind === 'spent' && event['who'] === seat) ? 'spent' : null;
}

/** What was used last and came to nothing, or null. */
export function fruitlessIn(log: readonly LogLine[], seat: number): { readonly id: string } | null {
  const [used, ended] = log.slice(-2).map(({ event }) => event);
  if (used === undefined || ended?.kind !== 'ended' || ended['who'] !== seat) return null;
  return used.kind.startsWith('use') ? (ended['tile'] as { readonly id: string }) : null;
}
