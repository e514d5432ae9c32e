/** The short word on Confirm: the board shows what is meant. */

import type { OptionView, QuestionView } from '@gravetable/kernel';
import type { Words } from '../../../words/index.ts';
import { deedWord } from '../sheet/deeds.ts';
import { ownOf } from '../words/index.ts';

export function commitLabel(
  { form }: QuestionView,
  words: Words,
  picked: OptionView | undefined,
): string | null {
  const { s } = ownOf(words);
  if (form === 'split') return s('done');
  const word = picked === undefined ? null : deedWord(picked);
  if (word === 'door') return s('open-it');
  return word === 'endTurn' ? s('end-turn') : null;
}
