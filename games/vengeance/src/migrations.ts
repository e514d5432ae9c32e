// Saves of older versions become saves of today.

import type { Migration } from '@gravetable/kernel';

/** Saves before 0.2: everybody took dice by hand. */
export const takingByItself: Migration = {
  from: '1',
  to: '2',
  board: (board) => ({ ...board, autoTake: false }),
};
