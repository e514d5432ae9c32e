/** What to press now, for the questions a newcomer meets first. */

import type { QuestionView } from '@gravetable/kernel';
import type { Words } from '../../words/index.ts';
import { ownOf, type OwnId } from './words/index.ts';

const ADVICE: Readonly<Record<string, OwnId>> = {
  chooseBeheaded: 'advice.beheaded',
  firstPlayer: 'advice.first-player',
  choosePath: 'advice.path',
  playCard: 'advice.card',
  slot: 'advice.slot',
  spendCells: 'advice.cells',
};

export function adviceOn(
  { kind }: QuestionView,
  _view: object,
  words: Words,
  narrowed: string | null,
): string | null {
  const id = kind === 'playCard' && narrowed !== null ? 'advice.announce' : ADVICE[kind];
  return id === undefined ? null : ownOf(words).s(id);
}
