/** Where Damage comes from that no foe's Action deals: the room, the way out, a curse, a Bell, the dark, a foe that fell. */

import type { QuestionView } from '@gravetable/kernel';
import type { LogLine } from '../../../engine/types.ts';
import { lineText } from '../../../table/speech/speech.ts';
import type { Words } from '../../../words/index.ts';
import { ownOf } from '../words/index.ts';

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

/** Questions of few words that are put once more, about another foe, Potion or Skill. */
const AGAIN: ReadonlySet<string> = new Set(['victim', 'usePotion', 'skill', 'slot', 'roundZero']);

/**
 * What was told last of such things, without its full stop; that it is asked once more; null where the question itself
 * says enough.
 */
export function causeOf(
  { kind }: QuestionView,
  log: readonly LogLine[],
  words: Words,
  again = 0,
): string | null {
  if (AGAIN.has(kind)) return again > 0 ? ownOf(words).s('again', { n: again }) : null;
  if (!ASKED.has(kind)) return null;
  const cause = log.findLast(({ event }) => CAUSES.has(event.kind));
  return cause === undefined ? null : lineText(cause.event, words).replace(/\.$/, '');
}
