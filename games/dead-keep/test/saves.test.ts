// Games saved by released versions can still be loaded and played to their end.

import { describeSaves } from '@gravetable/testkit';
import { deadKeep } from '../src/index.ts';
import type { Board } from '../src/state.ts';

describeSaves(deadKeep, {
  beside: import.meta.url,
  moment: 'somebody is about to roll dice',
  shows: (board) => {
    const { phase, round } = board as unknown as Board;
    return phase === 'players' && round >= 2;
  },
});
