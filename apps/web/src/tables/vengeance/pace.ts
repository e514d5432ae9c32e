/** How long a line is shown. */

import type { LogLine } from '../../engine/types.ts';

/** Dice do not wait for words: the Rolling Phase is told as it happens. */
const QUICK: ReadonlySet<string> = new Set([
  'rolled',
  'assigned',
  'woundPlaced',
  'took',
  'tookLast',
  'stopped',
  'resumed',
  'spent',
  'turnEnded',
]);
const AT_ONCE = 60;
const USUAL = 500;
/** What may be told between the last fall and the end of the phase, with the same dice on the table. */
const BETWEEN: ReadonlySet<string> = new Set(['spent', 'takingClosed']);
/** Dice that end the phase are looked at before the scene changes. */
const LAST_FALL = 1200;

export function pace(told: readonly LogLine[], at: number): number {
  const kind = told[at]?.event.kind ?? '';
  if (!QUICK.has(kind)) return USUAL;
  return endsTheRoll(told, at) ? LAST_FALL : AT_ONCE;
}

function endsTheRoll(told: readonly LogLine[], at: number): boolean {
  if (told[at]?.event.kind !== 'rolled') return false;
  const next = told.slice(at + 1).find(({ event }) => !BETWEEN.has(event.kind));
  return next?.event.kind === 'rollingOver';
}
