/** The table's own words, over those of the game. */

import { ownWords } from '../../../table/kit/words.ts';
import type { Words } from '../../../words/index.ts';
import { en, type OwnId } from './en.ts';
import { fr } from './fr.ts';

export type { OwnId };
export const catalogues = { en, fr };

/** Names of heroes, rooms, tiles and enemies come from the game. */
function named({ speaker }: Words, key: string, value: unknown): unknown {
  const kind = key.replace(/\d+$/, '');
  return typeof value === 'string' ? (speaker.find(`${kind}.${value}`) ?? value) : value;
}

export const { ownOf, useOwn } = ownWords(catalogues, () => ({}), named);

export type OwnWords = ReturnType<typeof ownOf>;
