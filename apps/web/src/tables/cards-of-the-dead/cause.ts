/** What led to a question that does not say so itself: a card that was used, given up or turned over. */

import type { QuestionView } from '@gravetable/kernel';
import type { LogLine } from '../../engine/types.ts';
import { lineText } from '../../table/speech/speech.ts';
import type { Words } from '../../words/index.ts';

/** What was told that leads to a question, by the question's kind. */
export const ASKED: Readonly<Record<string, readonly string[]>> = {
  keep: ['used', 'discarded', 'instant'],
  pay: ['instant', 'used'],
};

export function causeOf({ kind }: QuestionView, log: readonly LogLine[], words: Words): string | null {
  const cause = log.findLast(({ event }) => ASKED[kind]?.includes(event.kind));
  return cause === undefined ? null : lineText(cause.event, words).replace(/\.$/, '');
}
