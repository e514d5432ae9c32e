/** Odds: what may come of something, from what a seat may know. A game says what is asked; whoever hosts it does the trying. */

import type { Said } from './text.ts';

/** One thing that may come of it, and how likely it is, 0 to 1. */
export interface Likely {
  readonly says: Said;
  readonly chance: number;
}

/** Every possibility was weighed. */
interface Counted {
  readonly about: Said;
  readonly counted: readonly Likely[];
}

/** It is tried on games that might be the real one: `fall` plays one, and says which of the ways it took. */
interface Tried {
  readonly about: Said;
  readonly ways: readonly Said[];
  readonly fall: () => number;
}

export type Prospect = Counted | Tried;
