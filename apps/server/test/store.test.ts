import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { STORE_CONTRACT } from '@gravetable/host';
import { Shelf, SqliteDatabase } from '@gravetable/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const place = mkdtempSync(path.join(os.tmpdir(), 'gravetable-store-'));
const file = path.join(place, 'tables.db');
afterAll(() => rmSync(place, { recursive: true }));

describe('tables in SQLite', () => {
  const opened: SqliteDatabase[] = [];
  const open = async (): Promise<Shelf> => {
    const database = await SqliteDatabase.open(file);
    opened.push(database);
    return new Shelf(database, () => 1000);
  };
  afterAll(async () => {
    for (const one of opened) await one.close();
  });

  test.each(STORE_CONTRACT)('$name', async ({ check }) => {
    await expect(check(open)).resolves.toBeUndefined();
  });

  test('nobody else reads the file', async () => {
    await open();
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(statSync(`${file}-wal`).mode & 0o077).toBe(0);
  });
});
