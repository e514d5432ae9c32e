// Written by `npm run balance`: games alone, by dice, time and target.

import type { Level } from './cards/ids.ts';

/** So many were won of so many. */
export interface Odds {
  readonly won: number;
  readonly of: number;
}

/** By `dice time target`; null: not played yet. */
export const SOLO_ODDS: Readonly<
  Record<`${Level} ${Level} ${Level}`, { readonly careful: Odds | null; readonly strong: Odds | null }>
> = {
  'easy easy easy': { careful: { won: 18, of: 20 }, strong: null },
  'easy easy medium': { careful: { won: 15, of: 20 }, strong: null },
  'easy easy hard': { careful: { won: 6, of: 20 }, strong: null },
  'easy medium easy': { careful: { won: 18, of: 20 }, strong: null },
  'easy medium medium': { careful: { won: 14, of: 20 }, strong: null },
  'easy medium hard': { careful: { won: 5, of: 20 }, strong: null },
  'easy hard easy': { careful: { won: 17, of: 20 }, strong: null },
  'easy hard medium': { careful: { won: 13, of: 20 }, strong: null },
  'easy hard hard': { careful: { won: 5, of: 20 }, strong: null },
  'medium easy easy': { careful: { won: 16, of: 20 }, strong: null },
  'medium easy medium': { careful: { won: 10, of: 20 }, strong: null },
  'medium easy hard': { careful: { won: 3, of: 20 }, strong: null },
  'medium medium easy': { careful: { won: 16, of: 20 }, strong: null },
  'medium medium medium': { careful: { won: 11, of: 20 }, strong: { won: 28, of: 30 } },
  'medium medium hard': { careful: { won: 3, of: 20 }, strong: null },
  'medium hard easy': { careful: { won: 16, of: 20 }, strong: null },
  'medium hard medium': { careful: { won: 12, of: 20 }, strong: null },
  'medium hard hard': { careful: { won: 3, of: 20 }, strong: null },
  'hard easy easy': { careful: { won: 11, of: 20 }, strong: null },
  'hard easy medium': { careful: { won: 6, of: 20 }, strong: null },
  'hard easy hard': { careful: { won: 3, of: 20 }, strong: null },
  'hard medium easy': { careful: { won: 11, of: 20 }, strong: null },
  'hard medium medium': { careful: { won: 6, of: 20 }, strong: null },
  'hard medium hard': { careful: { won: 3, of: 20 }, strong: null },
  'hard hard easy': { careful: { won: 11, of: 20 }, strong: null },
  'hard hard medium': { careful: { won: 6, of: 20 }, strong: null },
  'hard hard hard': { careful: { won: 3, of: 20 }, strong: { won: 21, of: 30 } },
};
