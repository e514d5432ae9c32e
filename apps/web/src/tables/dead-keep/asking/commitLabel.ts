/** The short word on Confirm: the board shows what is meant, and the question beside it is read whole. */

import type { OptionView, QuestionView } from '@gravetable/kernel';
import type { Words } from '../../../words/index.ts';
import { deedWord } from '../sheet/deeds.ts';
import { ownOf } from '../words/index.ts';
import { asksForZone, zoneShort } from './asksForZone.ts';

export function commitLabel(
  question: QuestionView,
  words: Words,
  picked: OptionView | undefined,
): string | null {
  const own = ownOf(words);
  const { s } = own;
  if (question.form === 'split') return s('done');
  if (picked === undefined) return null;
  if (asksForZone(question)) return zoneShort(picked.said, own);
  switch (deedWord(picked)) {
    case 'door':
      return s('open-it');
    case 'endTurn':
      return s('end-turn');
    case 'attack':
      return s('attack.go', picked.said.args);
    case 'move':
      return s('move.go', picked.said.args);
    default:
      return null;
  }
}
