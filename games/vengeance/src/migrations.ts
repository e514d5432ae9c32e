// Saves of older versions become saves of today.

import type { Migration } from '@gravetable/kernel';

/** Saves before time could be stretched. */
export const unstretched: Migration = {
  from: '2',
  to: '3',
  board: (board) => ({ ...board, clocks: { ...(board['clocks'] as object), stretch: 1 } }),
};

/** Saves before 0.2: everybody took dice by hand. */
export const takingByItself: Migration = {
  from: '1',
  to: '2',
  board: (board) => ({ ...board, autoTake: false }),
};
