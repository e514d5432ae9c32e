// Ledger 7.7: the fifteen Stage cards, each a life of the Boss.
import type { StageCard } from './stage.ts';

export const STAGES: readonly StageCard[] = [
  {
    code: 'ST-01',
    source: 'design',
    inactive: { enemy: 'footman', n: [2, 2, 3, 4], effect: null },
    active: { to: 'stays', effect: { does: 'spawn', enemy: 'footman', n: 2, at: 'bossZone' } },
  },
  {
    code: 'ST-02',
    source: 'design',
    inactive: { enemy: 'shadowguard', n: [1, 1, 2, 2], effect: null },
    active: { to: 'lair', effect: { does: 'spawn', enemy: 'shadowguard', n: 1, at: 'bossZone' } },
  },
  {
    code: 'ST-03',
    source: 'design',
    inactive: { enemy: 'deadeye', n: [1, 1, 2, 2], effect: null },
    active: { to: 'farthestSpawn', effect: { does: 'attack', whom: 'bossSees', damage: 1 } },
  },
  {
    code: 'ST-04',
    source: 'design',
    inactive: { enemy: 'bloodhound', n: [1, 1, 2, 2], effect: null },
    active: { to: 'mostAdrenaline', effect: null },
  },
  {
    code: 'ST-05',
    source: 'design',
    inactive: { enemy: 'horseman', n: [1, 1, 1, 2], effect: null },
    active: { to: 'stays', effect: { does: 'activate', who: 'boss' } },
  },
  {
    code: 'ST-06',
    source: 'design',
    inactive: { enemy: 'footman', n: [1, 2, 2, 3], effect: { does: 'loseMana', whom: 'all', n: 1 } },
    active: { to: 'stays', effect: { does: 'loseMana', whom: 'all', n: 2 } },
  },
  {
    code: 'ST-07',
    source: 'design',
    inactive: { enemy: 'footman', n: [1, 1, 2, 3], effect: { does: 'blindingMist' } },
    active: { to: 'nearestMist', effect: { does: 'blindingMist' } },
  },
  {
    code: 'ST-08',
    source: 'design',
    inactive: { enemy: 'deadeye', n: [1, 1, 2, 2], effect: { does: 'removeSearch', n: 1 } },
    active: { to: 'lair', effect: { does: 'removeSearch', n: 'all' } },
  },
  {
    code: 'ST-09',
    source: 'design',
    inactive: { enemy: 'shadowguard', n: [1, 1, 1, 2], effect: { does: 'mistBurn' } },
    active: { to: 'stays', effect: { does: 'mistBurn' } },
  },
  {
    code: 'ST-10',
    source: 'design',
    inactive: { enemy: 'shadowguard', n: [1, 1, 2, 2], effect: null },
    active: { to: 'stays', effect: { does: 'armor', n: 1, max: 4 } },
  },
  {
    code: 'ST-11',
    source: 'design',
    inactive: { enemy: 'bloodhound', n: [1, 2, 2, 3], effect: null },
    active: { to: 'startingSpawn', effect: { does: 'spawn', enemy: 'bloodhound', n: 1, at: 'spawnZones' } },
  },
  {
    code: 'ST-12',
    source: 'design',
    inactive: { enemy: 'footman', n: [2, 2, 3, 3], effect: { does: 'notables', without: null } },
    active: { to: 'stays', effect: { does: 'notables', without: { enemy: 'footman', n: 3 } } },
  },
  {
    code: 'ST-13',
    source: 'design',
    inactive: {
      enemy: 'footman',
      n: [1, 2, 3, 3],
      effect: { does: 'attack', whom: 'inBuildings', damage: 1 },
    },
    active: { to: 'stays', effect: { does: 'attack', whom: 'bossZone', damage: 2 } },
  },
  {
    code: 'ST-14',
    source: 'design',
    inactive: { enemy: 'horseman', n: [1, 1, 1, 2], effect: null },
    active: { to: 'lair', effect: { does: 'activate', who: 'monsters' } },
  },
  {
    code: 'ST-15',
    source: 'design',
    inactive: { enemy: 'footman', n: [1, 1, 1, 2], effect: null },
    active: { to: 'stays', effect: { does: 'gainMana', whom: 'bossSees', n: 2 } },
  },
];

export function stageOf(no: number): StageCard {
  const found = STAGES[no];
  if (found === undefined) throw new Error(`No Stage card ${no}`);
  return found;
}

/** The number of a Stage card by its code. */
export function stageNo(code: string): number {
  const found = STAGES.findIndex((card) => card.code === code);
  if (found < 0) throw new Error(`No Stage card ${code}`);
  return found;
}
