// Games saved by released versions can still be loaded and played to their end.

import { describeSaves } from '@gravetable/testkit';
import { cardsOfTheDead } from '../src/index.ts';
import type { Board } from '../src/state.ts';

describeSaves(cardsOfTheDead, {
  beside: import.meta.url,
  moment: 'somebody’s turn is under way',
  shows: (board) => {
    const { active, day } = board as unknown as Board;
    return active !== null && day >= 1;
  },
});
