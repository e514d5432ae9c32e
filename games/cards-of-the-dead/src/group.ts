// Which decisions are everybody's: where the Survivors walk, which door they take, and what one of them pays for all.

import type { Json } from '@gravetable/kernel';
import type { Choice } from './choices.ts';

/** CD-RULING-71 One Survivor pays for all. */
const PAYMENTS: ReadonlySet<string> = new Set(['CD-CARD-SUPPER-01', 'CD-CARD-HOME-01']);
const WALKS: ReadonlySet<Choice['do']> = new Set<Choice['do']>(['walk', 'walkPlace', 'run']);

/** Within a turn only the walk is; what a Survivor does with their cards is their own. */
export function group(label: string, answer: Json): boolean {
  if (PAYMENTS.has(label)) return true;
  return label === 'CD-TURN-11b' && WALKS.has((answer as unknown as Choice).do);
}
