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
  'easy easy easy': { careful: null, strong: null },
  'easy easy medium': { careful: null, strong: null },
  'easy easy hard': { careful: null, strong: null },
  'easy medium easy': { careful: null, strong: null },
  'easy medium medium': { careful: null, strong: null },
  'easy medium hard': { careful: null, strong: null },
  'easy hard easy': { careful: null, strong: null },
  'easy hard medium': { careful: null, strong: null },
  'easy hard hard': { careful: null, strong: null },
  'medium easy easy': { careful: null, strong: null },
  'medium easy medium': { careful: null, strong: null },
  'medium easy hard': { careful: null, strong: null },
  'medium medium easy': { careful: null, strong: null },
  'medium medium medium': { careful: null, strong: { won: 28, of: 30 } },
  'medium medium hard': { careful: null, strong: null },
  'medium hard easy': { careful: null, strong: null },
  'medium hard medium': { careful: null, strong: null },
  'medium hard hard': { careful: null, strong: null },
  'hard easy easy': { careful: null, strong: null },
  'hard easy medium': { careful: null, strong: null },
  'hard easy hard': { careful: null, strong: null },
  'hard medium easy': { careful: null, strong: null },
  'hard medium medium': { careful: null, strong: null },
  'hard medium hard': { careful: null, strong: null },
  'hard hard easy': { careful: null, strong: null },
  'hard hard medium': { careful: null, strong: null },
  'hard hard hard': { careful: null, strong: { won: 21, of: 30 } },
};
