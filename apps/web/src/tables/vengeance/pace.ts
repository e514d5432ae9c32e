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

export const pace = (told: readonly LogLine[], at: number): number =>
  QUICK.has(told[at]?.event.kind ?? '') ? 60 : 500;
