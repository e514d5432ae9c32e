// Games saved by released versions can still be loaded and played to their end.

import { describeSaves } from '@gravetable/testkit';
import { deadCells } from '../src/index.ts';
import type { Board } from '../src/state.ts';

describeSaves(deadCells, {
  beside: import.meta.url,
  moment: 'the campaign is several Runs in, in Round II of a Combat',
  shows: (board) => {
    const { campaign, combat } = board as unknown as Board;
    return campaign.runs >= 6 && combat?.round === 2;
  },
});
