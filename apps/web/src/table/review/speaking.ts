/** The hook that speaks them. */

import { ownWords } from '../kit/words.ts';
import { reviewWords } from './words.ts';

export const { useOwn: useReviewWords } = ownWords(reviewWords, () => ({}));
