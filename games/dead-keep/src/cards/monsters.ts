// Ledger 7.3: the Monsters, by the Campaign Level of their card (DK-MON-01).
import type { MonsterRecord } from './enemy.ts';
import type { Monster } from './ids.ts';
import { stats } from './stats.ts';

type Written = Pick<MonsterRecord, 'kind' | 'levels' | 'figures'> &
  Partial<Pick<MonsterRecord, 'move' | 'range' | 'special' | 'facts'>>;
const monster = (written: Written): MonsterRecord => ({
  actions: 1,
  move: 1,
  range: 0,
  special: null,
  facts: [],
  ...written,
});

export const MONSTER_RECORDS: readonly MonsterRecord[] = [
  monster({
    kind: 'warhog',
    levels: [stats(2, 2, 2, 2), stats(2, 3, 2, 3), stats(2, 4, 2, 3), stats(2, 5, 2, 3), stats(2, 5, 3, 3)],
    move: 2,
    figures: 2,
  }),
  monster({
    kind: 'babaYaga',
    levels: [stats(2, 2, 1, 3), stats(2, 3, 2, 3), stats(2, 4, 2, 3), stats(2, 5, 2, 4), stats(2, 6, 3, 4)],
    move: 2,
    range: 3,
    special: 'pair',
    figures: 2,
    facts: ['L1.armor', 'L1.wounds'],
  }),
  monster({
    kind: 'swampTroll',
    levels: [stats(1, 4, 2, 2), stats(2, 5, 2, 2), stats(2, 5, 2, 3), stats(2, 6, 2, 3), stats(2, 7, 3, 3)],
    special: 'regeneration',
    figures: 1,
  }),
  monster({
    kind: 'warriorTroll',
    levels: [stats(2, 4, 2, 3), stats(2, 5, 2, 3), stats(2, 5, 2, 3), stats(2, 6, 3, 3), stats(2, 7, 3, 3)],
    special: 'regeneration',
    figures: 1,
  }),
  monster({
    kind: 'elderTroll',
    levels: [stats(2, 5, 2, 3), stats(2, 5, 2, 4), stats(2, 6, 2, 4), stats(2, 7, 3, 4), stats(3, 8, 3, 4)],
    special: 'regeneration',
    figures: 1,
  }),
  monster({
    kind: 'ogre',
    levels: [stats(2, 3, 2, 3), stats(2, 4, 2, 4), stats(2, 5, 2, 4), stats(2, 6, 3, 4), stats(2, 7, 3, 5)],
    special: 'charge',
    figures: 1,
  }),
  monster({
    kind: 'minotaur',
    levels: [stats(2, 3, 2, 5), stats(2, 4, 2, 5), stats(2, 5, 2, 5), stats(2, 6, 2, 5), stats(3, 7, 3, 5)],
    figures: 1,
    facts: ['L1.armor', 'L1.wounds', 'L1.attacks', 'L1.damage'],
  }),
  monster({
    kind: 'giant',
    levels: [stats(2, 5, 1, 5), stats(2, 6, 2, 5), stats(2, 8, 2, 5), stats(2, 9, 3, 5), stats(3, 10, 3, 6)],
    range: 1,
    special: 'mostAdventurers',
    figures: 1,
  }),
  monster({
    kind: 'wyvern',
    levels: [stats(2, 4, 3, 2), stats(2, 5, 3, 3), stats(2, 6, 3, 3), stats(2, 7, 3, 4), stats(3, 8, 4, 4)],
    move: 2,
    figures: 1,
  }),
];

const byKind = new Map<string, MonsterRecord>(MONSTER_RECORDS.map((one) => [one.kind, one]));

export const isMonster = (kind: string): kind is Monster => byKind.has(kind);

export function monsterOf(kind: string): MonsterRecord {
  const found = byKind.get(kind);
  if (found === undefined) throw new Error(`No Monster ${kind}`);
  return found;
}
