// Ledger 7.3, 7.8: the five Boss reference cards, by the Quest's Level (DK-RULING-31).
import type { BossRecord } from './enemy.ts';
import { stats } from './stats.ts';

/** DK-ENEMY-OGRE: how far it moves with an Adventurer in sight. */
export const CHARGE = 3;

type Written = Pick<BossRecord, 'kind' | 'levels'> &
  Partial<Pick<BossRecord, 'move' | 'range' | 'special' | 'facts'>>;
const boss = (written: Written): BossRecord => ({
  actions: 1,
  move: 1,
  range: 0,
  special: null,
  facts: [],
  ...written,
});

export const BOSS_RECORDS: readonly BossRecord[] = [
  boss({
    kind: 'ogre',
    levels: [stats(2, 5, 2, 3), stats(2, 6, 3, 3), stats(2, 8, 3, 3), stats(2, 9, 3, 4), stats(3, 10, 3, 5)],
    special: 'charge',
  }),
  boss({
    kind: 'minotaur',
    levels: [stats(2, 5, 2, 5), stats(2, 6, 2, 5), stats(2, 8, 2, 5), stats(2, 9, 3, 5), stats(3, 10, 3, 5)],
  }),
  boss({
    kind: 'elderTroll',
    levels: [stats(2, 6, 3, 3), stats(2, 7, 3, 4), stats(2, 8, 3, 4), stats(2, 9, 3, 5), stats(3, 10, 4, 5)],
    special: 'regeneration',
  }),
  boss({
    kind: 'giant',
    levels: [stats(2, 6, 2, 5), stats(2, 8, 2, 5), stats(2, 9, 3, 5), stats(2, 10, 3, 6), stats(3, 11, 4, 6)],
    range: 1,
    special: 'mostAdventurers',
  }),
  boss({
    kind: 'wyvern',
    levels: [stats(2, 5, 3, 3), stats(2, 7, 3, 4), stats(2, 8, 3, 4), stats(2, 9, 4, 4), stats(3, 10, 5, 5)],
    move: 2,
    facts: ['L5.attacks', 'L5.damage'],
  }),
];

const byKind = new Map<string, BossRecord>(BOSS_RECORDS.map((one) => [one.kind, one]));

export function bossOf(kind: string): BossRecord {
  const found = byKind.get(kind);
  if (found === undefined) throw new Error(`No Boss ${kind}`);
  return found;
}
