/**
 * Tables in the browser's database. The worker writes them, the page lists them. A table is a row of the shelf, how it
 * began, a log to which acts are added, and positions to go on from; what is written with an answer does not grow with
 * the game.
 */

import { newestOf, Overtaken } from '@gravetable/host';
import type { Begun, History, KeptCheckpoint, Loaded, Shelved, Store } from '@gravetable/host';
import { isAct, isRefusal, type Act, type GameRecord, type Json } from '@gravetable/kernel';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { TableMeta } from '../engine/types.ts';
import { campaignOf } from './copies.ts';
import { Damaged, takenOver, type OldTable } from './old.ts';

/** What the shelf says of a table. */
export interface SavedTable extends TableMeta, Omit<Shelved, 'standing'> {
  /** Where it stands. Tables before November 2026 have none until they are played on. */
  readonly standing?: Shelved['standing'];
  /** What was handed in with it, as it was; tables of the first shape have none. */
  readonly meta?: Json;
  /** Which game it is a copy of (`campaignOf`). Tables before December 2026 have none: their beginning is read. */
  readonly campaign?: string | null;
  /** Acts in its log. */
  readonly seq: number;
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
  /** The first shape kept a whole record in the row: such a table is taken over when it is opened. */
  tables: { key: string; value: SavedTable | OldTable };
  heads: { key: string; value: { readonly id: string; readonly head: GameRecord } };
  /** Acts as text, under the number of those before them: nobody else can write to the same place. */
  acts: {
    key: [string, number];
    value: { readonly table: string; readonly seq: number; readonly text: string };
  };
  checkpoints: {
    key: number;
    value: KeptCheckpoint & { readonly table: string };
    indexes: { table: string };
  };
  aside: { key: string; value: SetAside };
}

/**
 * The shape of the shelves, which versions of this table share. It goes up with every change of it: the browser then refuses
 * whoever knows only an older shape, and nothing is touched.
 */
const SHAPE = 2;

let opened: Promise<IDBPDatabase<Shelves>> | null = null;

function database(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>('gravetable', SHAPE, {
    upgrade(db, from) {
      if (from < 1) {
        db.createObjectStore('tables', { keyPath: 'id' });
        db.createObjectStore('aside', { keyPath: 'id' });
      }
      db.createObjectStore('heads', { keyPath: 'id' });
      db.createObjectStore('acts', { keyPath: ['table', 'seq'] });
      db.createObjectStore('checkpoints', { autoIncrement: true }).createIndex('table', 'table');
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

type Part = 'tables' | 'heads' | 'acts' | 'checkpoints';

/** What is written is on the disk when this returns. Thrown inside, nothing of it was written. */
async function writing<T>(
  parts: Part[],
  work: (store: <P extends Part>(part: P) => Written<P>) => Promise<T>,
): Promise<T> {
  const transaction = (await database()).transaction(parts, 'readwrite', { durability: 'strict' });
  try {
    const done = await work((part) => transaction.objectStore(part) as never);
    await transaction.done;
    return done;
  } catch (error) {
    await transaction.done.catch(() => undefined); // Aborted by what was thrown, or below.
    throw error;
  }
}

/** The few things that are done to a part of the shelves while it is written. */
interface Written<P extends Part> {
  get(key: Shelves[P]['key']): Promise<Shelves[P]['value'] | undefined>;
  put(value: Shelves[P]['value']): Promise<unknown>;
  readonly transaction: { abort(): void };
}

const isOld = (row: SavedTable | OldTable): row is OldTable => 'record' in row;
const actsAfter = (id: string, seq: number): IDBKeyRange => IDBKeyRange.bound([id, seq], [id, Infinity]);

export class BrowserStore implements Store {
  async begin(id: string, { head, meta }: Begun, shelved: Shelved): Promise<void> {
    await writing(['tables', 'heads'], async (store) => {
      if ((await store('tables').get(id)) !== undefined) throw overtaken(store('tables'));
      const now = Date.now();
      const row = {
        ...(meta as unknown as TableMeta),
        ...shelved,
        id,
        meta,
        campaign: campaignOf(head),
        seq: 0,
        created: now,
        updated: now,
      };
      await store('tables').put(row);
      await store('heads').put({ id, head });
    });
  }

  async append(id: string, seq: number, acts: readonly Act[], shelved: Shelved): Promise<void> {
    await writing(['tables', 'acts'], async (store) => {
      const row = await store('tables').get(id);
      if (row === undefined || isOld(row) || row.seq !== seq) throw overtaken(store('tables'));
      await store('acts').put({ table: id, seq, text: JSON.stringify(acts) });
      await store('tables').put({ ...row, ...shelved, seq: seq + acts.length, updated: Date.now() });
    });
  }

  async checkpoint(id: string, checkpoint: KeptCheckpoint): Promise<void> {
    await writing(['checkpoints'], async (store) => {
      await store('checkpoints').put({ ...checkpoint, table: id });
    });
  }

  async change(id: string, meta: Json): Promise<void> {
    await writing(['tables'], async (store) => {
      const row = await store('tables').get(id);
      if (row !== undefined)
        await store('tables').put({ ...row, ...(meta as unknown as TableMeta), id, meta });
    });
  }

  async load(id: string): Promise<Loaded | null> {
    const row = await this.#row(id);
    if (row === null) return null;
    const db = await database();
    const head = await db.get('heads', id);
    if (head === undefined) throw new Damaged('head', JSON.stringify(row));
    const { line, exact } = await newestIn(db, id);
    const from = line?.seq ?? 0;
    const kept = await actsOf(db, id, await batchWith(db, id, from));
    const tail = kept.acts.slice(from - kept.from);
    return {
      head: head.head,
      meta: row.meta ?? (metaOf(row) as unknown as Json),
      seq: row.seq,
      line,
      exact,
      tail,
    };
  }

  async history(id: string): Promise<History> {
    const db = await database();
    return { acts: (await actsOf(db, id, 0)).acts, checkpoints: await checkpointsOf(db, id) };
  }

  /** The row of a table; one of the first shape is taken over. */
  async #row(id: string): Promise<SavedTable | null> {
    const found = (await (await database()).get('tables', id)) ?? null;
    if (found === null || !isOld(found)) return found;
    const taken = takenOver(found);
    if (isRefusal(taken)) throw new Damaged(taken, found.record);
    const { row, head, acts } = taken;
    await writing(['tables', 'heads', 'acts'], async (store) => {
      await store('heads').put({ id, head });
      if (acts.length > 0) await store('acts').put({ table: id, seq: 0, text: JSON.stringify(acts) });
      await store('tables').put(row);
    });
    return row;
  }
}

function overtaken(store: { readonly transaction: { abort(): void } }): Overtaken {
  store.transaction.abort();
  return new Overtaken();
}

/** Where the acts lie in which a number falls: several may have been written at once. */
async function batchWith(db: IDBPDatabase<Shelves>, id: string, seq: number): Promise<number> {
  const range = IDBKeyRange.bound([id, 0], [id, seq]);
  const cursor = await db.transaction('acts').store.openKeyCursor(range, 'prev');
  return (cursor?.key as [string, number] | undefined)?.[1] ?? 0;
}

async function actsOf(
  db: IDBPDatabase<Shelves>,
  id: string,
  from: number,
): Promise<{ readonly from: number; readonly acts: readonly Act[] }> {
  const rows = await db.getAll('acts', actsAfter(id, from));
  return { from, acts: rows.flatMap(({ text }) => actsIn(text)) };
}

function actsIn(text: string): readonly Act[] {
  let acts: unknown;
  try {
    acts = JSON.parse(text);
  } catch {
    throw new Damaged('acts', text);
  }
  if (!Array.isArray(acts) || !acts.every(isAct)) throw new Damaged('acts', text);
  return acts as Act[];
}

/** The newest positions: back to the last one at an information line. */
async function newestIn(db: IDBPDatabase<Shelves>, id: string): Promise<Pick<Loaded, 'line' | 'exact'>> {
  const found: KeptCheckpoint[] = [];
  const index = db.transaction('checkpoints').store.index('table');
  for (let cursor = await index.openCursor(id, 'prev'); cursor !== null; cursor = await cursor.continue()) {
    found.unshift(cursor.value);
    if (!cursor.value.exact) break;
  }
  return newestOf(found);
}

async function checkpointsOf(db: IDBPDatabase<Shelves>, id: string): Promise<KeptCheckpoint[]> {
  return db.getAllFromIndex('checkpoints', 'table', id);
}

/** What the page knows of a table, out of its row. */
function metaOf(row: SavedTable): TableMeta {
  const { id, game, title, seats, options, seed, handOver, way, pins, position } = row;
  const kept = { ...(way === undefined ? {} : { way }), ...(pins === undefined ? {} : { pins }) };
  return { id, game, title, seats, options, seed, handOver, position: position ?? false, ...kept };
}

/** What the shelf says of a table of the first shape: its record stays where it lies. */
function summaryOf({ record: _record, hash: _hash, revision: _revision, ...row }: OldTable): SavedTable {
  return { ...row, seq: row.count };
}

/** What the shelf calls a table. */
export async function titleIn(id: string): Promise<string> {
  return (await (await database()).get('tables', id))?.title ?? id;
}

export async function allTables(): Promise<SavedTable[]> {
  const rows = await (await database()).getAll('tables');
  return rows.map((row) => (isOld(row) ? summaryOf(row) : row)).sort((a, b) => b.updated - a.updated);
}

/** Which of the tables are copies of one game, by what it was begun with. The shelf reads no record for it. */
export async function campaignsOf(tables: readonly SavedTable[]): Promise<ReadonlyMap<string, string>> {
  const db = await database();
  const begunWith = async ({ id, campaign }: SavedTable): Promise<string | null> => {
    if (campaign !== undefined) return campaign;
    const head = await db.get('heads', id);
    return head === undefined ? null : campaignOf(head.head);
  };
  const found = await Promise.all(tables.map(async (one) => [one.id, await begunWith(one)] as const));
  return new Map(found.flatMap(([id, campaign]) => (campaign === null ? [] : [[id, campaign]])));
}

/** Everything that is kept of a table. */
export async function removeTable(id: string): Promise<void> {
  const db = await database();
  const transaction = db.transaction(['tables', 'heads', 'acts', 'checkpoints'], 'readwrite');
  await transaction.objectStore('tables').delete(id);
  await transaction.objectStore('heads').delete(id);
  await transaction.objectStore('acts').delete(actsAfter(id, 0));
  const checkpoints = transaction.objectStore('checkpoints');
  for (const key of await checkpoints.index('table').getAllKeys(id)) await checkpoints.delete(key);
  await transaction.done;
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
