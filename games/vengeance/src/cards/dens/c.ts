// Ledger 6.6: board C. Front: Scrapyard Kings. Back: Saint Orso Asylum.

import type { PrintedDen } from '../den.ts';

export const C1: PrintedDen = {
  id: 'C1',
  icon: 'tyre',
  bossRoom: 9,
  plan: [
    '...222255557777...',
    '111222255557777...',
    '111222255557777999',
    '111333355557777999',
    '111333355557777999',
    '111333366668888999',
    '111333366668888999',
    '111444466668888999',
    '111444466668888...',
    '...444466668888...',
  ],
  rooms: [
    { doors: [2, 3, 4] },
    { doors: [1, 5], minions: { gunman: 1 }, loot: 1 },
    { doors: [1, 5, 6], minions: { toughGuy: 1, henchman: 1 } },
    { doors: [1, 6], minions: { henchman: 2 }, loot: 1, objective: { kind: 'clearInOneRound', value: 2 } },
    {
      doors: [2, 3, 7],
      minions: { grunt: 1, bouncer: 1 },
      loot: 1,
      objective: { kind: 'killAdjacent', minions: ['gunman'], value: 3 },
    },
    { doors: [3, 4, 8], minions: { grunt: 1, toughGuy: 1 }, loot: 2 },
    { doors: [5, 9], minions: { gunman: 2 }, loot: 1 },
    {
      doors: [6, 9],
      minions: { bouncer: 1, henchman: 1 },
      loot: 1,
      objective: { kind: 'killCount', minion: 'henchman', count: 4, value: 4 },
    },
    { doors: [7, 8], minions: { grunt: 2, henchman: 1 }, loot: 1, objective: { kind: 'hitBoss', value: 2 } },
  ],
};

export const C2: PrintedDen = {
  id: 'C2',
  icon: 'hospital',
  bossRoom: 11,
  plan: [
    '...33335555888bbbb',
    '...33335555888bbbb',
    '...33335555888bbbb',
    '22233336666888bbbb',
    '22233336666888aaaa',
    '22233336666888aaaa',
    '22244446666999aaaa',
    '22244446666999aaaa',
    '11144447777999aaaa',
    '11144447777999aaaa',
    '11144447777999aaaa',
  ],
  rooms: [
    { doors: [2] },
    { doors: [1, 3, 4], minions: { henchman: 1 }, loot: 1 },
    { doors: [2, 5, 6], minions: { toughGuy: 1, henchman: 1 }, loot: 1 },
    { doors: [2, 6, 7], minions: { grunt: 1, gunman: 1 }, loot: 1 },
    { doors: [3, 8], minions: { bouncer: 1 }, loot: 2, objective: { kind: 'healthSix', value: 4 } },
    {
      doors: [3, 4, 8, 9],
      minions: { henchman: 1, gunman: 1 },
      objective: { kind: 'visitAdjacent', value: 4 },
    },
    { doors: [4, 9], minions: { grunt: 2 }, loot: 1, objective: { kind: 'clearInOneRound', value: 2 } },
    { doors: [5, 6, 10], minions: { toughGuy: 2 }, loot: 1 },
    { doors: [6, 7, 10], minions: { bouncer: 1, gunman: 1 }, loot: 1 },
    {
      doors: [8, 9, 11],
      minions: { toughGuy: 1, henchman: 2 },
      loot: 1,
      objective: { kind: 'killCount', minion: 'toughGuy', count: 4, value: 4 },
    },
    { doors: [10], minions: { grunt: 2, gunman: 1 }, loot: 1 },
  ],
};
