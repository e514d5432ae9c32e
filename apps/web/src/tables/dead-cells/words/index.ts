/** The table's own words, over those of the game. */

import { ownWords } from '../../../table/kit/words.ts';
import { en, type OwnId } from './en.ts';
import { fr } from './fr.ts';

export type { OwnId };
export const catalogues = { en, fr };

export const { ownOf, useOwn } = ownWords(catalogues, () => ({}));

export type OwnWords = ReturnType<typeof ownOf>;
