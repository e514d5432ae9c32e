import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Overtaken, STORE_CONTRACT } from '@gravetable/host';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { PostgresDatabase, Shelf, SqliteDatabase, type Database } from '@gravetable/server';
import { afterAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../src/store/schema.ts';
import { postgres, type Cluster } from './cluster.ts';

const place = mkdtempSync(path.join(os.tmpdir(), 'gravetable-store-'));
afterAll(() => rmSync(place, { recursive: true }));

/** Lines of talk. */
const KEPT = 200;

/** What a server keeps besides the log of a game: the same in every database. */
const ROOM_CONTRACT: readonly (readonly [string, (open: () => Promise<Shelf>) => Promise<void>])[] = [
  [
    'a room is made once, changed, and there for whoever opens the shelf',
    async (open) => {
      const shelf = await open();
      await shelf.makeRoom('room-1', { title: 'été' });
      await expect(shelf.makeRoom('room-1', {})).rejects.toBeInstanceOf(Overtaken);
      await shelf.saveRoom('room-1', { title: 'hiver' });
      expect(await (await open()).room('room-1')).toMatchObject({
        room: { title: 'hiver' },
        begun: false,
        seq: 0,
      });
      expect(await shelf.room('nobody')).toBeNull();
    },
  ],
  [
    'a game begins in its room, once',
    async (open) => {
      const shelf = await open();
      await shelf.makeRoom('room-2', {});
      const shelved = { count: 0, over: false, waiting: [1], standing: { en: 'a', fr: 'b' } };
      const begun = { head: { game: 'x' } as never, meta: null };
      await shelf.begin('room-2', begun, shelved);
      await expect(shelf.begin('room-2', begun, shelved)).rejects.toBeInstanceOf(Overtaken);
      expect(await shelf.room('room-2')).toMatchObject({ begun: true, shelved });
    },
  ],
  [
    'who is asked is said with every act; where it stands with every position, and how it ended at once',
    async (open) => {
      const shelf = await open();
      const first = { count: 0, over: false, waiting: [1], standing: { en: 'a', fr: 'b' } };
      await shelf.makeRoom('room-5', {});
      await shelf.begin('room-5', { head: {} as never, meta: null }, first);
      const kept = async () => (await (await open()).room('room-5')) ?? null;
      const next = { count: 1, over: false, waiting: [0], standing: { en: 'c', fr: 'd' } };
      await shelf.append('room-5', 0, [[1, 0]], next);
      expect(await kept()).toMatchObject({ seq: 1, shelved: { ...next, standing: first.standing } });
      const position = { seq: 1, count: 1, save: '', seats: [], consents: [], exact: false };
      await shelf.checkpoint('room-5', position, next);
      expect(await kept()).toMatchObject({ shelved: next });
      const over = { count: 3, over: true, waiting: [], standing: { en: 'e', fr: 'f' } };
      await shelf.append('room-5', 1, [[0, 0], { do: 'undo', seat: 0 }, [0, 1]], over);
      expect(await kept()).toMatchObject({ seq: 4, shelved: over });
    },
  ],
  [
    'two nodes do not hold one table; who is gone is passed over',
    async (open) => {
      const [one, two] = [await open(), await open()];
      await one.makeRoom('room-3', {});
      const [a, b] = [
        { node: 'a', address: 'http://a' },
        { node: 'b', address: 'http://b' },
      ];
      expect(await one.hold('room-3', a, 1000)).toBeNull();
      expect(await two.hold('room-3', b, 1000)).toEqual(a);
      expect(await one.hold('room-3', a, -1)).toBeNull();
      expect(await two.hold('room-3', b, 1000)).toBeNull();
      await two.release('room-3', 'b');
      expect(await one.hold('room-3', a, 1000)).toBeNull();
    },
  ],
  [
    'talk, notices and settings are kept, and go with their table',
    async (open) => {
      const shelf = await open();
      await shelf.makeRoom('room-4', {});
      const line = (number: number) => ({
        number,
        member: 1,
        name: 'Ann',
        seat: 0,
        text: `${number}`,
        at: 5,
      });
      await Promise.all(Array.from({ length: KEPT + 3 }, (_, at) => shelf.say('room-4', line(at + 1))));
      const heard = (await shelf.talk('room-4')).map((one) => one.number);
      expect([heard.length, heard[0], heard.at(-1)]).toEqual([KEPT, 4, KEPT + 3]);
      expect((await shelf.database.read('talk', 'room-4', 1000)).length).toBe(KEPT);
      await shelf.subscribe('room-4', 1, { endpoint: 'https://x', p256dh: 'p', auth: 'a' });
      await shelf.subscribe('room-4', 1, { endpoint: 'https://y', p256dh: 'p', auth: 'a' });
      expect((await shelf.subscriptions('room-4')).get(1)).toMatchObject({ endpoint: 'https://y' });
      await shelf.subscribe('room-4', 1, null);
      expect((await shelf.subscriptions('room-4')).size).toBe(0);
      expect(await shelf.setting('word', async () => 'first')).toBe('first');
      expect(await (await open()).setting('word', async () => 'second')).toBe('first');
      expect(await shelf.forget(1000)).toBe(0);
      while ((await shelf.forget(2000)) > 0);
      expect(await shelf.room('room-4')).toBeNull();
      expect(await shelf.talk('room-4')).toEqual([]);
    },
  ],
  [
    'many writers at once: each act is there once, in order, and whoever was late is told',
    async (open) => {
      const shelves = [await open(), await open()];
      const shelved = { count: 0, over: false, waiting: [], standing: { en: '', fr: '' } };
      const ids = Array.from({ length: 20 }, (_, at) => `busy-${at}`);
      for (const id of ids) await shelves[0]!.begin(id, { head: {} as never, meta: null }, shelved);
      let late = 0;
      await Promise.all(
        shelves.flatMap((shelf, who) =>
          (who === 0 ? ids : ids.toReversed()).map(async (id) => {
            for (let seq = 0; seq < 10; seq++)
              await shelf.append(id, seq, [[who, seq]], shelved).catch((error: unknown) => {
                if (!(error instanceof Overtaken)) throw error;
                late++;
              });
          }),
        ),
      );
      for (const id of ids) {
        const { acts } = await shelves[1]!.history(id);
        expect(acts.map((act) => (act as [number, number])[1])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      }
      expect(late).toBe(200);
    },
  ],
];

/** A table as it was kept before acts said how it stood. */
const OF_BEFORE = [
  `INSERT INTO tables (id, room, head, meta, seq, shelved, made, visited)
    VALUES ('old', '{}', '{}', 'null', 2, '{"count":2,"over":false,"waiting":[1],"standing":{"en":"a","fr":"b"}}', 5, 5)`,
  `INSERT INTO acts (table_id, seq, body, at) VALUES ('old', 1, '[0,1]', 5)`,
  `INSERT INTO acts (table_id, seq, body, at) VALUES ('old', 2, '[1,2]', 6)`,
];

async function goesOn(shelf: Shelf): Promise<void> {
  const standing = { en: 'a', fr: 'b' };
  const kept = { count: 2, over: false, waiting: [1], standing };
  expect(await shelf.room('old')).toMatchObject({ seq: 2, shelved: kept });
  expect(await shelf.load('old')).toMatchObject({
    seq: 2,
    tail: [
      [0, 1],
      [1, 2],
    ],
  });
  await shelf.append('old', 2, [[0, 3]], { ...kept, count: 3, waiting: [0, 1] });
  await expect(shelf.append('old', 2, [[1, 3]], kept)).rejects.toBeInstanceOf(Overtaken);
  expect(await shelf.room('old')).toMatchObject({
    seq: 3,
    shelved: { count: 3, over: false, waiting: [0, 1], standing },
  });
  expect(await shelf.times('old', 0)).toEqual([5, 6, 1000]);
}

function contract(open: () => Promise<Shelf>): void {
  test.each(STORE_CONTRACT)('$name', async ({ check }) => {
    await expect(check(open)).resolves.toBeUndefined();
  });
  test.each(ROOM_CONTRACT)('%s', async (_, check) => {
    await expect(check(open)).resolves.toBeUndefined();
  });
}

const opened: Database[] = [];
afterAll(async () => {
  for (const one of opened) await one.close();
  cluster?.stop();
});
const shelfOn = (database: Database): Shelf => {
  opened.push(database);
  return new Shelf(database, () => 1000);
};

describe('tables in SQLite', () => {
  const file = path.join(place, 'tables.db');
  // Two of them, in turn: a writer each, as two processes would have.
  const pair: Shelf[] = [];
  let turn = 0;
  contract(async () => (pair[turn++ % 2] ??= shelfOn(await SqliteDatabase.open(file))));

  test('what cannot be written leaves nothing of itself, and what came with it is written', async () => {
    const database = await SqliteDatabase.open(path.join(place, 'failing', 'tables.db'));
    const shelf = shelfOn(database);
    for (const id of ['good', 'bad', 'fine']) await shelf.makeRoom(id, { title: 'before' });
    const act = (table: string) => ['act', table, 1, '[0,0]', 0, null] as const;
    const after = (table: string, of: string) =>
      database.write({ table, writes: [['saveRoom', table, '{"title":"after"}'], act(of)] });
    // An act of a table that does not exist.
    const all = await Promise.allSettled([
      after('good', 'good'),
      after('bad', 'none'),
      after('fine', 'fine'),
    ]);
    expect(all.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const titles = await Promise.all(['good', 'bad', 'fine'].map(async (id) => (await shelf.room(id))!.room));
    expect(titles).toEqual([{ title: 'after' }, { title: 'before' }, { title: 'after' }]);
    expect((await database.read('acts', 'fine', 0)).length).toBe(1);
  });

  test('what was kept by the schema before goes on, and nothing of it is lost', async () => {
    const old = path.join(place, 'old.db');
    const before = new DatabaseSync(old);
    const [first] = MIGRATIONS;
    for (const statement of [...first!.statements, 'PRAGMA user_version = 1', ...OF_BEFORE])
      before.exec(statement.replaceAll('WIDE', 'INTEGER'));
    before.close();
    await expect(goesOn(shelfOn(await SqliteDatabase.open(old)))).resolves.toBeUndefined();
  });

  test('nobody else reads the file, nor its copy', async () => {
    const database = await SqliteDatabase.open(file);
    const copy = path.join(place, 'copy.db');
    await database.backup(copy);
    await database.close();
    for (const one of [file, `${file}-wal`, copy]) expect(statSync(one).mode & 0o077, one).toBe(0);
    const restored = shelfOn(await SqliteDatabase.open(copy));
    expect((await restored.history('busy-3')).acts.length).toBe(10);
  });
});

let cluster: Cluster | null = null;
const url = await postgres().then((found) => {
  cluster = found;
  return found?.url ?? null;
});

describe.runIf(url !== null)('tables in PostgreSQL', () => {
  contract(async () => shelfOn(await PostgresDatabase.open(url!)));

  test('what was kept by the schema before goes on, and nothing of it is lost', async () => {
    const name = 'of_before';
    const client = new pg.Client({ connectionString: url! });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    const place = Object.assign(new URL(url!), { pathname: `/${name}` }).href;
    const before = new pg.Client({ connectionString: place });
    await before.connect();
    const [first] = MIGRATIONS;
    const version = [
      'CREATE TABLE schema_version (version INTEGER NOT NULL)',
      'INSERT INTO schema_version VALUES (1)',
    ];
    for (const statement of [...first!.statements, ...version, ...OF_BEFORE])
      await before.query(statement.replaceAll('WIDE', 'BIGINT'));
    await before.end();
    await expect(goesOn(shelfOn(await PostgresDatabase.open(place)))).resolves.toBeUndefined();
  });
});
