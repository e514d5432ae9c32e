// Ledger 6.6: board A. Front: Blue Lantern Club. Back: Harbour Warehouse 12.

import type { PrintedDen } from '../den.ts';

export const A1: PrintedDen = {
  id: 'A1',
  icon: 'paper-lantern',
  bossRoom: 9,
  plan: [
    '...222244444777...',
    '...222244444777999',
    '...222244444777999',
    '111222255555777999',
    '111222255555777999',
    '111333355555888999',
    '111333355555888999',
    '...333366666888999',
    '...333366666888999',
    '...333366666888...',
  ],
  rooms: [
    { doors: [2, 3] },
    { doors: [1, 4, 5], minions: { henchman: 1 }, loot: 1 },
    { doors: [1, 5, 6], minions: { grunt: 1, toughGuy: 1 }, loot: 1 },
    {
      doors: [2, 7],
      minions: { bouncer: 1, gunman: 1 },
      loot: 1,
      objective: { kind: 'clearInOneRound', value: 2 },
    },
    {
      doors: [2, 3, 7, 8],
      minions: { grunt: 1, henchman: 2 },
      loot: 1,
      objective: { kind: 'visitAdjacent', value: 3 },
    },
    {
      doors: [3, 8],
      minions: { toughGuy: 2 },
      loot: 2,
      objective: { kind: 'killCount', minion: 'toughGuy', count: 3, value: 3 },
    },
    { doors: [4, 5, 9], minions: { gunman: 2 }, loot: 1 },
    { doors: [5, 6, 9], minions: { grunt: 1, bouncer: 1, henchman: 1 }, loot: 1 },
    { doors: [7, 8], minions: { grunt: 2 }, loot: 1, objective: { kind: 'hitBoss', value: 2 } },
  ],
};

export const A2: PrintedDen = {
  id: 'A2',
  icon: 'warehouse',
  bossRoom: 10,
  plan: [
    '...22233336666....',
    '...222333366669999',
    '...222333366669999',
    '111222444477779999',
    '111222444477779999',
    '11122244447777aaaa',
    '11122255558888aaaa',
    '...22255558888aaaa',
    '...22255558888aaaa',
    '...22255558888aaaa',
  ],
  rooms: [
    { doors: [2] },
    {
      doors: [1, 3, 4, 5],
      minions: { grunt: 1, henchman: 1 },
      objective: { kind: 'visitAdjacent', value: 2 },
    },
    { doors: [2, 6], minions: { toughGuy: 1, henchman: 1 }, loot: 2 },
    { doors: [2, 5, 7], minions: { grunt: 1, bouncer: 1 }, loot: 1 },
    { doors: [2, 4, 8], minions: { toughGuy: 1, gunman: 1 }, loot: 1 },
    { doors: [3, 7], minions: { gunman: 1 }, loot: 2 },
    {
      doors: [4, 6, 9],
      minions: { gunman: 2 },
      loot: 1,
      objective: { kind: 'killAdjacent', minions: ['bouncer'], value: 3 },
    },
    {
      doors: [5, 10],
      minions: { bouncer: 1, henchman: 2 },
      loot: 1,
      objective: { kind: 'killCount', minion: 'henchman', count: 4, value: 4 },
    },
    { doors: [7, 10], minions: { grunt: 1, henchman: 1 }, loot: 1 },
    { doors: [8, 9], minions: { grunt: 2, toughGuy: 1 }, loot: 1, objective: { kind: 'hitBoss', value: 2 } },
  ],
};
