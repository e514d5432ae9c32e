// Ledger 6.6: board D. Front: Neon Arcade. Back: Villa Cardinale.

import type { PrintedDen } from '../den.ts';

export const D1: PrintedDen = {
  id: 'D1',
  icon: 'joystick',
  bossRoom: 8,
  plan: [
    '...222244446666...',
    '...222244446666...',
    '...222244446666888',
    '111222244446666888',
    '111222244446666888',
    '111333344447777888',
    '111333344447777888',
    '...333355557777888',
    '...333355557777...',
    '...333355557777...',
  ],
  rooms: [
    { doors: [2, 3] },
    { doors: [1, 4], minions: { grunt: 1, henchman: 1 }, loot: 2 },
    {
      doors: [1, 4, 5],
      minions: { henchman: 2 },
      loot: 1,
      objective: { kind: 'killAdjacent', minions: ['toughGuy'], value: 2 },
    },
    {
      doors: [2, 3, 6],
      minions: { bouncer: 1, gunman: 1 },
      loot: 1,
      objective: { kind: 'clearInOneRound', value: 2 },
    },
    { doors: [3, 7], minions: { grunt: 1, toughGuy: 1 }, loot: 1 },
    {
      doors: [4, 8],
      minions: { toughGuy: 1, gunman: 1 },
      loot: 2,
      objective: { kind: 'visitRooms', count: 6, value: 2 },
    },
    { doors: [5, 8], minions: { bouncer: 1, henchman: 1 }, loot: 1 },
    { doors: [6, 7], minions: { grunt: 1, gunman: 1 }, loot: 1, objective: { kind: 'hitBoss', value: 3 } },
  ],
};

export const D2: PrintedDen = {
  id: 'D2',
  icon: 'family-house',
  bossRoom: 12,
  plan: [
    '...2224444666999...',
    '...2224444666999...',
    '...2224444666999ccc',
    '1112225555888999ccc',
    '1112225555888999ccc',
    '1113335555888bbbccc',
    '1113335555888bbbccc',
    '...3337777aaabbbccc',
    '...3337777aaabbb...',
    '...3337777aaabbb...',
  ],
  rooms: [
    { doors: [2, 3] },
    { doors: [1, 4], minions: { gunman: 1 }, loot: 1 },
    { doors: [1, 5], minions: { toughGuy: 1, henchman: 1 }, loot: 1 },
    { doors: [2, 5, 6], minions: { grunt: 1, henchman: 1 } },
    {
      doors: [3, 4, 7, 8],
      minions: { bouncer: 1, henchman: 2 },
      loot: 1,
      objective: { kind: 'visitAdjacent', value: 3 },
    },
    { doors: [4, 9], minions: { gunman: 1 }, loot: 1 },
    {
      doors: [5, 10],
      minions: { toughGuy: 2 },
      loot: 2,
      objective: { kind: 'killCount', minion: 'grunt', count: 4, value: 3 },
    },
    { doors: [5, 9, 11], minions: { grunt: 1, gunman: 1 }, loot: 1 },
    {
      doors: [6, 8, 12],
      minions: { bouncer: 1, gunman: 1 },
      loot: 1,
      objective: { kind: 'killAdjacent', minions: ['gunman', 'grunt'], value: 4 },
    },
    { doors: [7, 11], minions: { toughGuy: 1 }, loot: 2 },
    { doors: [8, 10, 12], minions: { grunt: 1, henchman: 2 }, loot: 1 },
    { doors: [9, 11], minions: { grunt: 2 }, loot: 1, objective: { kind: 'hitBoss', value: 2 } },
  ],
};
