/** The keys of this browser's tables online, in a database of their own: what opens a table is written nowhere else. */

import { noteOnlineTables } from './flag.ts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A table online that somebody in this browser has sat at, or watched. */
export interface KeptTable {
  readonly table: string;
  /** Null for somebody who only watches. */
  readonly key: string | null;
  /** The invitation it was opened by. */
  readonly invite: string | null;
  readonly game: string;
  readonly title: string;
  /** How many answers had been given when this browser last looked, and when that was. */
  readonly seen: number;
  readonly seenAt: number;
  /** The game of this browser that went there; null where it began online. */
  readonly from: string | null;
  /** How many answers that game had when it went. */
  readonly fromCount: number;
  readonly muted: readonly number[];
  /** What was promised of the seed when the game began; null before. */
  readonly commitment: string | null;
}

interface Shelves extends DBSchema {
  tables: { key: string; value: KeptTable };
}

let opened: Promise<IDBPDatabase<Shelves>> | null = null;

function database(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>('gravetable-online', 1, {
    upgrade: (db) => void db.createObjectStore('tables', { keyPath: 'table' }),
    terminated: () => (opened = null),
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

const EMPTY = {
  key: null,
  invite: null,
  game: '',
  title: '',
  seen: 0,
  seenAt: 0,
  from: null,
  fromCount: 0,
  muted: [],
  commitment: null,
} as const;

/** Where nothing can be kept, it is known until the window closes. */
const inWindow = new Map<string, KeptTable>();

export async function keptTable(table: string): Promise<KeptTable | null> {
  try {
    return (await (await database()).get('tables', table)) ?? inWindow.get(table) ?? null;
  } catch {
    return inWindow.get(table) ?? null;
  }
}

export async function keepTable(change: Partial<KeptTable> & Pick<KeptTable, 'table'>): Promise<void> {
  const row = { ...EMPTY, ...(await keptTable(change.table)), ...change };
  inWindow.set(row.table, row);
  noteOnlineTables();
  try {
    await (await database()).put('tables', row);
  } catch {
    // It is in this window; the page says elsewhere that nothing is kept here.
  }
}

export async function keptTables(): Promise<readonly KeptTable[]> {
  try {
    return await (await database()).getAll('tables');
  } catch {
    return [...inWindow.values()];
  }
}

export async function forgetTable(table: string): Promise<void> {
  inWindow.delete(table);
  await (await database()).delete('tables', table).catch(() => undefined);
}
