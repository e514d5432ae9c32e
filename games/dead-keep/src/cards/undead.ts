// Ledger 7.2: the ten kinds of Undead; the same at every Campaign Level (DK-UND-01).
import type { UndeadRecord } from './enemy.ts';
import type { Undead } from './ids.ts';

/** Every figure of the row stands in the rulebook. */
const ALL = ['armor', 'wounds', 'attacks', 'damage', 'actions', 'move', 'range'];

type Written = Omit<UndeadRecord, 'actions' | 'move' | 'range' | 'spawns'> &
  Partial<Pick<UndeadRecord, 'actions' | 'range' | 'spawns'>>;
const undead = (written: Written): UndeadRecord => ({
  actions: 1,
  move: 1,
  range: 0,
  spawns: null,
  ...written,
});

export const UNDEAD_RECORDS: readonly UndeadRecord[] = [
  undead({ kind: 'footman', armor: 1, wounds: 1, attacks: 1, damage: 1, figures: 30, facts: ALL }),
  undead({ kind: 'shadowguard', armor: 2, wounds: 2, attacks: 2, damage: 2, figures: 15, facts: ALL }),
  undead({
    kind: 'deadeye',
    armor: 1,
    wounds: 1,
    attacks: 1,
    damage: 1,
    range: 3,
    figures: 12,
    facts: ['armor', 'range'],
  }),
  undead({
    kind: 'horseman',
    armor: 2,
    wounds: 2,
    attacks: 2,
    damage: 2,
    actions: 2,
    figures: 8,
    facts: ['armor', 'attacks', 'damage', 'actions', 'move', 'range'],
  }),
  undead({
    kind: 'bloodhound',
    armor: 1,
    wounds: 1,
    attacks: 1,
    damage: 1,
    actions: 3,
    figures: 12,
    facts: ['armor', 'actions'],
  }),
  undead({ kind: 'crawler', armor: 1, wounds: 1, attacks: 1, damage: 1, figures: 2, facts: ['armor'] }),
  undead({
    kind: 'bishop',
    armor: 1,
    wounds: 3,
    attacks: 1,
    damage: 2,
    spawns: 'footman',
    figures: 1,
    facts: ['armor'],
  }),
  undead({
    kind: 'count',
    armor: 2,
    wounds: 4,
    attacks: 2,
    damage: 3,
    spawns: 'shadowguard',
    figures: 1,
    facts: ['armor'],
  }),
  undead({
    kind: 'countess',
    armor: 1,
    wounds: 3,
    attacks: 2,
    damage: 1,
    range: 3,
    spawns: 'deadeye',
    figures: 1,
    facts: ['armor', 'range'],
  }),
  undead({
    kind: 'houndmaster',
    armor: 1,
    wounds: 3,
    attacks: 1,
    damage: 2,
    spawns: 'bloodhound',
    figures: 1,
    facts: ['armor', 'actions'],
  }),
];

const byKind = new Map<string, UndeadRecord>(UNDEAD_RECORDS.map((one) => [one.kind, one]));

export const isUndead = (kind: string): kind is Undead => byKind.has(kind);

export function undeadOf(kind: string): UndeadRecord {
  const found = byKind.get(kind);
  if (found === undefined) throw new Error(`No Undead ${kind}`);
  return found;
}
