// How a game is looked back on.
import type { Story } from '@gravetable/kernel';
import type { Event } from './rulebook.ts';

export const story: Story<Event> = {
  topics: {
    fight: [
      'useSet',
      'useRecon',
      'useItem',
      'usePassive',
      'killed',
      'dotted',
      'evaded',
      'bossHit',
      'bossKilled',
    ],
    harm: ['suffered', 'wounded', 'woundedByEnemies', 'healthDice', 'woundPlaced', 'beaten'],
    death: ['died'],
    loot: [
      'trained',
      'spaceAdded',
      'healed',
      'reconned',
      'halfReconned',
      'purchased',
      'looted',
      'discarded',
      'bought',
      'collected',
      'objective',
      'scored',
      'stretched',
    ],
    chance: ['flashbackRolled', 'rolled'],
  },
  turning: ['round', 'bossHit', 'bossKilled', 'objective', 'beaten', 'died', 'scored'],
};
