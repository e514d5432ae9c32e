import { STORE_CONTRACT, type Shelved } from '@gravetable/host';
import type { GameRecord } from '@gravetable/kernel';
import { appendFileSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FileStore, summaryOf } from '../src/files.ts';
import { freshHome } from './run.ts';

const SHELVED: Shelved = { count: 0, over: false, waiting: [], standing: { en: '', fr: '' } };
const HEAD = { game: 'tiny', seed: 'x' } as unknown as GameRecord;

describe('tables in files', () => {
  const home = freshHome();
  const fileOf = (id: string): string => path.join(home, `${id}.log`);
  const begun = async (id: string): Promise<FileStore> => {
    const store = new FileStore(fileOf);
    await store.begin(id, { head: HEAD, meta: null }, SHELVED);
    return store;
  };

  test.each(STORE_CONTRACT)('$name', async ({ check }) => {
    await expect(check(async () => new FileStore(fileOf))).resolves.toBeUndefined();
  });

  test('half a line, left by a crash, is none, and what follows is whole', async () => {
    const store = await begun('torn');
    await store.append('torn', 0, [[0, 'été']], SHELVED);
    appendFileSync(fileOf('torn'), '[1,"hal');
    const again = new FileStore(fileOf);
    expect(await again.load('torn')).toMatchObject({ seq: 1, tail: [[0, 'été']] });
    await again.append('torn', 1, [[1, 'whole']], SHELVED);
    expect((await new FileStore(fileOf).history('torn')).acts).toEqual([
      [0, 'été'],
      [1, 'whole'],
    ]);
  });

  test('lines are only ever added, and nobody else may read them', async () => {
    const store = await begun('added');
    await store.append('added', 0, [[0, 1]], SHELVED);
    const before = readFileSync(fileOf('added'), 'utf8');
    await store.append('added', 1, [{ do: 'undo', seat: 0 }], SHELVED);
    await store.change('added', { title: 'x' });
    expect(readFileSync(fileOf('added'), 'utf8').startsWith(before)).toBe(true);
    expect(statSync(fileOf('added')).mode & 0o777).toBe(0o600);
  });

  test('a list knows how far it has come and whether it is over', async () => {
    const store = await begun('listed');
    await store.append('listed', 0, [[0, 1], [1, 2], { do: 'undo', seat: null }], SHELVED);
    expect(summaryOf(fileOf('listed'))).toMatchObject({ head: HEAD, count: 1, over: false });
    await store.append('listed', 3, [[1, 9]], { ...SHELVED, over: true });
    expect(summaryOf(fileOf('listed'))).toMatchObject({ count: 2, over: true });
    await store.append('listed', 4, [{ do: 'consent', seat: null }], SHELVED);
    expect(summaryOf(fileOf('listed'))).toMatchObject({ count: 1, over: false });
  });
});
