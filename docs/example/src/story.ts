/** How a game is looked back on. */

import type { Story } from '@gravetable/kernel';
import type { Event } from './state.ts';

export const story: Story<Event> = {
  topics: {
    fight: [],
    harm: ['lost', 'robbed'],
    death: [],
    loot: ['dealt', 'handed', 'took', 'sold', 'hid'],
    chance: ['spat', 'opened', 'found', 'watchman', 'lit', 'shown', 'slipped'],
  },
  turning: ['nightfall', 'found', 'robbed'],
};
