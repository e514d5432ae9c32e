// What the tables promise is proven by tests that are there under the names that are given.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './catalogues.ts';
import { checksOf } from './checks/list.mjs';

const PROMISES = [
  { app: 'web', file: 'PROMISES.md' },
  { app: 'web', file: 'src/tables/vengeance/README.md' },
  { app: 'server', file: 'PROMISES.md' },
] as const;

const CHECKS = new Set(checksOf(ROOT).map(({ script }) => script));

const rowsOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!Promise|Phase|Where|-)/.test(line));

test.each(PROMISES)('every promise of $app/$file names a proof that is there', ({ app, file }) => {
  const home = path.join(ROOT, 'apps', app);
  const rows = rowsOf(path.join(home, file));
  const proofs = rows.map((row) => [...row.matchAll(/`([^`]+\.(?:test|spec)\.ts)` “([^”]+)”/g)]);
  // A long proof is a check of its own.
  const isChecked = (row: string): boolean =>
    [...row.matchAll(/`npm run ([\w-]+)`/g)].some(([, name]) => CHECKS.has(name!));
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter((row, at) => proofs[at]!.length === 0 && !isChecked(row))).toEqual([]);
  const missing = proofs.flat().flatMap(([, place, title]) => {
    const proof = path.join(home, place!);
    return existsSync(proof) && readFileSync(proof, 'utf8').includes(title!) ? [] : [`${place}: ${title}`];
  });
  expect(missing).toEqual([]);
});
