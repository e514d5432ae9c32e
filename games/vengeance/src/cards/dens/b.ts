// Ledger 6.6: board B. Front: Crimson Dojo. Back: Grand Vesper Hotel.

import type { PrintedDen } from '../den.ts';

export const B1: PrintedDen = {
  id: 'B1',
  icon: 'shinto-shrine',
  bossRoom: 8,
  plan: [
    '...222224444666...',
    '...222224444666...',
    '111222224444666888',
    '111222224444666888',
    '111333334444666888',
    '111333334444666888',
    '111333334444666888',
    '...555555577777888',
    '...555555577777888',
    '...555555577777888',
  ],
  rooms: [
    { doors: [2, 3] },
    { doors: [1, 4], minions: { bouncer: 1, henchman: 1 }, loot: 1 },
    { doors: [1, 4, 5], minions: { grunt: 2 }, loot: 1 },
    {
      doors: [2, 3, 6, 7],
      minions: { toughGuy: 2, henchman: 1 },
      loot: 1,
      objective: { kind: 'clearInOneRound', value: 4 },
    },
    { doors: [3, 7], minions: { gunman: 1 }, loot: 1, objective: { kind: 'healthSix', value: 3 } },
    {
      doors: [4, 8],
      minions: { toughGuy: 1, gunman: 1 },
      loot: 2,
      objective: { kind: 'killCount', minion: 'gunman', count: 3, value: 3 },
    },
    { doors: [4, 5, 8], minions: { henchman: 1, gunman: 1 }, loot: 1 },
    {
      doors: [6, 7],
      minions: { grunt: 2, gunman: 1 },
      loot: 1,
      objective: { kind: 'visitRooms', count: 7, value: 3 },
    },
  ],
};

export const B2: PrintedDen = {
  id: 'B2',
  icon: 'ringing-bell',
  bossRoom: 12,
  plan: [
    '...2223336666aaaa...',
    '...2223336666aaaa...',
    '...2223336666aaaaccc',
    '...2224447777aaaaccc',
    '1112224447777aaaaccc',
    '1112224447777aaaaccc',
    '1112224448888bbbbccc',
    '1112224448888bbbbccc',
    '...2224448888bbbbccc',
    '...2225559999bbbbccc',
    '...2225559999bbbb...',
    '...2225559999bbbb...',
  ],
  rooms: [
    { doors: [2] },
    { doors: [1, 3, 4, 5], minions: { bouncer: 1, henchman: 1 }, loot: 1 },
    { doors: [2, 6], minions: { henchman: 2 }, loot: 1, objective: { kind: 'clearInOneRound', value: 2 } },
    { doors: [2, 7, 8] },
    { doors: [2, 9], minions: { grunt: 1, toughGuy: 1 }, loot: 1 },
    { doors: [3, 7], minions: { grunt: 1, gunman: 1 }, loot: 1 },
    { doors: [4, 6, 10], minions: { henchman: 1, gunman: 1 }, loot: 1 },
    { doors: [4, 9, 11], minions: { bouncer: 1 } },
    {
      doors: [5, 8],
      minions: { toughGuy: 2 },
      loot: 2,
      objective: { kind: 'killCount', minion: 'toughGuy', count: 3, value: 3 },
    },
    {
      doors: [7, 12],
      minions: { gunman: 2 },
      loot: 1,
      objective: { kind: 'visitRooms', count: 9, value: 4 },
    },
    { doors: [8, 12], minions: { toughGuy: 1, henchman: 1 }, loot: 1 },
    { doors: [10, 11], minions: { grunt: 3 }, loot: 1, objective: { kind: 'hitBoss', value: 2 } },
  ],
};
