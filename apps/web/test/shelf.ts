/** A shelf in place of the browser's database, for tests that mock `saves/db.ts` with it. */

import type * as db from '../src/saves/db.ts';

type Saved = Parameters<typeof db.keepTable>[0];

export const shelf = {
  tables: new Map<string, Saved>(),
  aside: new Map<string, object>(),
  /** What the database answers instead. */
  blocked: null as Error | null,
  /** What the database waits for. */
  slow: Promise.resolve(),
  clear(): void {
    shelf.tables.clear();
    shelf.aside.clear();
    shelf.blocked = null;
    shelf.slow = Promise.resolve();
  },
};

export class Overtaken extends Error {}

export async function keepTable(row: Saved): Promise<void> {
  if (shelf.blocked !== null) throw shelf.blocked;
  await shelf.slow;
  const before = shelf.tables.get(row.id);
  if (before !== undefined && before.revision >= row.revision) throw new Overtaken();
  shelf.tables.set(row.id, row);
}

export async function tableOf(id: string): Promise<Saved | undefined> {
  if (shelf.blocked !== null) throw shelf.blocked;
  const row = shelf.tables.get(id);
  await shelf.slow;
  return row;
}

export async function setAside(one: { readonly id: string }): Promise<void> {
  shelf.aside.set(one.id, one);
}
