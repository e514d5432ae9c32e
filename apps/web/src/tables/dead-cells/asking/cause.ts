/** Where Damage comes from that no foe's Action deals: the room, the way out, a curse, a Bell, the dark, a foe that fell. */

import type { QuestionView } from '@gravetable/kernel';
import type { LogLine } from '../../../engine/types.ts';
import { lineText } from '../../../table/speech/speech.ts';
import type { Words } from '../../../words/index.ts';

const ASKED: ReadonlySet<string> = new Set(['assignDamage', 'strayVictim']);
const CAUSES: ReadonlySet<string> = new Set([
  'tileTurned',
  'biomeLeft',
  'curse',
  'bell',
  'darkness',
  'toll',
  'enemyKilled',
  'instanceFalls',
  'round',
]);

/** What was told last of such things, without its full stop; null where the question itself names who deals it. */
export function causeOf({ kind }: QuestionView, log: readonly LogLine[], words: Words): string | null {
  if (!ASKED.has(kind)) return null;
  const cause = log.findLast(({ event }) => CAUSES.has(event.kind));
  return cause === undefined ? null : lineText(cause.event, words).replace(/\.$/, '');
}
