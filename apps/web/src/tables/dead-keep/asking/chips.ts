/** Answers that lie on no piece: a few stand in the bar, more of them as chips over the board. */

import type { QuestionView } from '@gravetable/kernel';
import { useMedia, WIDE } from '../../../media.ts';
import { bareOptions } from '../../../table/kit/options.tsx';
import { DEED_KINDS } from '../sheet/deeds.ts';

const MOST_IN_BAR = 4;
const NONE: readonly number[] = [];

/** The bar of a phone takes as many rows as it needs; and where it is held as a hand there is no board. */
export function useChips(question: QuestionView | null): readonly number[] {
  const wide = useMedia(WIDE);
  if (!wide || question?.form !== 'one' || DEED_KINDS.has(question.kind)) return NONE;
  const bare = bareOptions(question);
  return bare.length > MOST_IN_BAR ? bare : NONE;
}
