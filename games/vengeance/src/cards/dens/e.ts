// Ledger 6.6: board E. Front: Ghost Line Station. Back: Black Heron Studios.

import type { PrintedDen } from '../den.ts';

export const E1: PrintedDen = {
  id: 'E1',
  icon: 'subway',
  bossRoom: 9,
  plan: [
    '...222444466668888',
    '...222444466668888',
    '...222444466668888',
    '111222555555558888',
    '111222555555559999',
    '111333555555559999',
    '111333555555559999',
    '...333..7777779999',
    '...333..7777779999',
    '...333..7777779999',
  ],
  rooms: [
    { doors: [2, 3] },
    { doors: [1, 4, 5], minions: { bouncer: 1, henchman: 1 }, loot: 1 },
    { doors: [1, 5], minions: { grunt: 1, gunman: 1 }, loot: 1 },
    {
      doors: [2, 6],
      minions: { gunman: 1 },
      loot: 1,
      objective: { kind: 'killAdjacent', minions: ['henchman'], value: 2 },
    },
    { doors: [2, 3, 6, 7], minions: { grunt: 1, henchman: 2 }, loot: 1 },
    { doors: [4, 5, 8], minions: { toughGuy: 1, henchman: 1 }, loot: 1 },
    { doors: [5, 9], minions: { toughGuy: 2 }, loot: 2, objective: { kind: 'clearInOneRound', value: 3 } },
    {
      doors: [6, 9],
      minions: { bouncer: 1, gunman: 1 },
      loot: 1,
      objective: { kind: 'killCount', minion: 'bouncer', count: 2, value: 3 },
    },
    { doors: [7, 8], minions: { grunt: 2 }, loot: 1, objective: { kind: 'hitBoss', value: 2 } },
  ],
};

export const E2: PrintedDen = {
  id: 'E2',
  icon: 'heron',
  bossRoom: 11,
  plan: [
    '...2224446669999..',
    '...2224446669999..',
    '...2224446669999..',
    '11122255555888bbbb',
    '11122255555888bbbb',
    '11133355555888bbbb',
    '11133355555888bbbb',
    '...33377777aaaaa..',
    '...33377777aaaaa..',
    '...33377777aaaaa..',
  ],
  rooms: [
    { doors: [2, 3] },
    { doors: [1, 4], minions: { henchman: 1 }, loot: 1 },
    { doors: [1, 5], minions: { grunt: 1, toughGuy: 1 }, loot: 1 },
    { doors: [2, 6], minions: { toughGuy: 1 }, loot: 2 },
    {
      doors: [3, 6, 7, 8],
      minions: { bouncer: 1, henchman: 2 },
      loot: 1,
      objective: { kind: 'visitAdjacent', value: 3 },
    },
    { doors: [4, 5, 9], minions: { grunt: 1, gunman: 1 }, loot: 1 },
    {
      doors: [5, 10],
      minions: { toughGuy: 1, henchman: 2 },
      loot: 1,
      objective: { kind: 'clearInOneRound', value: 3 },
    },
    { doors: [5, 9, 10], minions: { gunman: 1 }, loot: 1, objective: { kind: 'healthSix', value: 3 } },
    { doors: [6, 8, 11], minions: { toughGuy: 1, gunman: 1 } },
    {
      doors: [7, 8, 11],
      minions: { grunt: 1, bouncer: 1 },
      loot: 1,
      objective: { kind: 'killAdjacent', minions: ['gunman'], value: 3 },
    },
    { doors: [9, 10], minions: { grunt: 2, gunman: 1 }, loot: 1 },
  ],
};
