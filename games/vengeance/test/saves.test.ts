// Games saved by released versions can still be loaded and played to their end.

import { describeSaves } from '@gravetable/testkit';
import { vengeance } from '../src/index.ts';
import type { Board } from '../src/state.ts';

describeSaves(vengeance, {
  beside: import.meta.url,
  moment: 'a Roll is under way',
  shows: (board) => {
    const { phase, rolls } = board as unknown as Board;
    return phase === 'rolling' && rolls >= 2;
  },
});
