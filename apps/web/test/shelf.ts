/** The browser's shelves in memory, for tests: they can be slow, or shut. */

import {
  MemoryStore,
  type Begun,
  type History,
  type KeptCheckpoint,
  type Loaded,
  type Shelved,
  type Store,
} from '@gravetable/host';
import type { Act, Json } from '@gravetable/kernel';
import type { TableMeta } from '../src/engine/types.ts';

export const shelf = {
  store: new MemoryStore(),
  aside: new Map<string, object>(),
  /** What the database answers instead. */
  blocked: null as Error | null,
  /** What the database waits for. */
  slow: Promise.resolve(),
  clear(): void {
    shelf.store = new MemoryStore();
    shelf.aside.clear();
    shelf.blocked = null;
    shelf.slow = Promise.resolve();
  },
  /** What the shelf says of a table, and what is known of it besides. */
  async row(id: string): Promise<Shelved & TableMeta & { readonly seq: number }> {
    const { meta, seq } = (await shelf.store.load(id))!;
    return { ...(meta as unknown as TableMeta), ...shelf.store.shelved(id), seq };
  },
};

async function opened(): Promise<Store> {
  if (shelf.blocked !== null) throw shelf.blocked;
  await shelf.slow;
  return shelf.store;
}

export class BrowserStore implements Store {
  async begin(id: string, table: Begun, shelved: Shelved): Promise<void> {
    await (await opened()).begin(id, table, shelved);
  }

  async append(id: string, seq: number, acts: readonly Act[], shelved: Shelved): Promise<void> {
    await (await opened()).append(id, seq, acts, shelved);
  }

  async checkpoint(id: string, checkpoint: KeptCheckpoint, shelved: Shelved): Promise<void> {
    await (await opened()).checkpoint(id, checkpoint, shelved);
  }

  async change(id: string, meta: Json): Promise<void> {
    await (await opened()).change(id, meta);
  }

  async load(id: string): Promise<Loaded | null> {
    return (await opened()).load(id);
  }

  async history(id: string): Promise<History> {
    return (await opened()).history(id);
  }
}

export async function setAside(one: { readonly id: string }): Promise<void> {
  shelf.aside.set(one.id, one);
}

export async function titleIn(id: string): Promise<string> {
  return (await shelf.row(id)).title;
}

export async function allTables(): Promise<readonly TableMeta[]> {
  return [];
}
