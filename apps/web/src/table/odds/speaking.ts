/** The hook that speaks them. */

import { ownWords } from '../kit/words.ts';
import { oddsWords } from './words.ts';

export const { useOwn: useOddsWords } = ownWords(oddsWords, () => ({}));
