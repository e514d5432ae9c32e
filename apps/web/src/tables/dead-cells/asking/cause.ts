/**
 * Where Damage comes from that no foe's Action deals: the room, the way out, a curse, a Bell, the dark, a foe that fell; which
 * foe brings a State; and what sets a question apart from the one before it.
 */

import type { QuestionView } from '@gravetable/kernel';
import type { LogLine } from '../../../engine/types.ts';
import { lineText } from '../../../table/speech/speech.ts';
import type { Words } from '../../../words/index.ts';
import { NUMERALS, type Round } from '../cards/facts.ts';
import { ownOf } from '../words/index.ts';

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
const STATES: ReadonlySet<string> = new Set([...CAUSES, 'enemyActs']);
const ASKED: Readonly<Record<string, ReadonlySet<string>>> = {
  assignDamage: CAUSES,
  strayVictim: CAUSES,
  stateReceiver: STATES,
};

/** Questions of few words that are put once more, about another Potion, Skill, Vial or Scroll. */
const AGAIN: ReadonlySet<string> = new Set([
  'usePotion',
  'skill',
  'slot',
  'roundZero',
  'vialReceiver',
  'scrollReceiver',
]);

/** A foe strikes again: in which Round, or that one of the same name has struck in it already. */
function nextBlow(log: readonly LogLine[], words: Words): string | null {
  const { s } = ownOf(words);
  const opened = log.findLastIndex(({ event }) => event.kind === 'round');
  const acts = log.slice(Math.max(0, opened)).filter(({ event }) => event.kind === 'enemyActs');
  const name = (line: LogLine | undefined): string => JSON.stringify(line?.event['foe']);
  const n = acts.filter((one) => name(one) === name(acts.at(-1))).length - 1;
  if (n > 0) return s('again', { n });
  const round = log[opened]?.event['round'] as Round | undefined;
  return round === undefined ? null : s('again.round', { round: NUMERALS[round] });
}

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
  if (kind === 'victim') return again > 0 ? nextBlow(log, words) : null;
  if (AGAIN.has(kind)) return again > 0 ? ownOf(words).s('again', { n: again }) : null;
  const cause = log.findLast(({ event }) => ASKED[kind]?.has(event.kind));
  return cause === undefined ? null : lineText(cause.event, words).replace(/\.$/, '');
}
