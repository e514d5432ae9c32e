import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Overtaken, STORE_CONTRACT } from '@gravetable/host';
import { PostgresDatabase, Shelf, SqliteDatabase, type Database } from '@gravetable/server';
import { afterAll, describe, expect, test } from 'vitest';
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
    const act = (table: string) => ['act', table, 1, '[0,0]', 0] as const;
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
});
