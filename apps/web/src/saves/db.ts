/** Saves in the browser's database. The worker writes them, the page lists them. */

import type { Language } from '@gravetable/kernel';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { TableMeta } from '../engine/types.ts';

/** What the shelf says of a game. */
export interface Shelved {
  readonly count: number;
  readonly over: boolean;
  /** Seats that owe an answer. */
  readonly waiting: readonly number[];
  /** Where it stands, as everybody may know. Saves before November 2026 have none until they are played on. */
  readonly standing?: Standing;
}

export type Standing = Readonly<Record<Language, string>>;

export interface SavedTable extends TableMeta, Shelved {
  /** The record with its seed, as text. */
  readonly record: string;
  readonly hash: string;
  /** Counts writes: a second writer of the same number is refused. */
  readonly revision: number;
  readonly created: number;
  readonly updated: number;
}

/** A save that could not be read. It is kept as it was found. */
export interface SetAside {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly reason: string;
  readonly when: number;
}

interface Shelves extends DBSchema {
  tables: { key: string; value: SavedTable };
  aside: { key: string; value: SetAside };
}

/**
 * The shape of the shelves, which versions of this table share. It goes up with every change of it: the browser then refuses
 * whoever knows only an older shape, and nothing is touched.
 */
const SHAPE = 1;

let opened: Promise<IDBPDatabase<Shelves>> | null = null;

function database(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>('gravetable', SHAPE, {
    upgrade(db, from) {
      if (from > 0) return;
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('aside', { keyPath: 'id' });
    },
    // A newer version waits to change the shape: this one lets go, and is refused from then on.
    blocking(_shape, _wanted, event) {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated: () => (opened = null),
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

export async function allTables(): Promise<SavedTable[]> {
  const rows = await (await database()).getAll('tables');
  return rows.sort((a, b) => b.updated - a.updated);
}

export async function tableOf(id: string): Promise<SavedTable | undefined> {
  return (await database()).get('tables', id);
}

export class Overtaken extends Error {}

/** Write a table. What another tab wrote meanwhile is never overwritten. */
export async function keepTable(row: SavedTable): Promise<void> {
  const transaction = (await database()).transaction('tables', 'readwrite', { durability: 'strict' });
  const before = await transaction.store.get(row.id);
  if (before !== undefined && before.revision >= row.revision) {
    transaction.abort();
    await transaction.done.catch(() => undefined);
    throw new Overtaken();
  }
  await transaction.store.put(row);
  await transaction.done;
}

export async function removeTable(id: string): Promise<void> {
  await (await database()).delete('tables', id);
}

export async function setAside(one: SetAside): Promise<void> {
  await (await database()).put('aside', one);
}

export async function allAside(): Promise<SetAside[]> {
  return (await database()).getAll('aside');
}

export async function removeAside(id: string): Promise<void> {
  await (await database()).delete('aside', id);
}
