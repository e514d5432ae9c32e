// CD 6.4 Supplies by letter: the Invoke and Epic Cards that a Call fetches.

import type { Letter } from '../effects.ts';
import type { CardId } from './ids.ts';

/** One Call fetches one copy of each card of its letter. Their copies are counted in the decks INV and EPIC. */
export const SUPPLY: Readonly<Record<Letter, readonly CardId[]>> = {
  A: ['baby-ghoul'],
  B: ['medkit'],
  C: ['canned-soup'],
  E: ['gun', 'ammo-gun'],
};
