// What the tables promise is proven by tests that are there under the names that are given.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './catalogues.ts';

const WEB = path.join(ROOT, 'apps', 'web');
const rowsOf = (file: string): string[] =>
  readFileSync(path.join(WEB, file), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!Promise|Phase|Where|-)/.test(line));

test.each(['PROMISES.md', 'src/tables/vengeance/README.md'])(
  'every promise of %s names a proof that is there',
  (file) => {
    const rows = rowsOf(file);
    const proofs = rows.map((row) => [...row.matchAll(/`([^`]+\.(?:test|spec)\.ts)` “([^”]+)”/g)]);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter((_, at) => proofs[at]!.length === 0)).toEqual([]);
    const missing = proofs.flat().flatMap(([, file, title]) => {
      const place = path.join(WEB, file!);
      return existsSync(place) && readFileSync(place, 'utf8').includes(title!) ? [] : [`${file}: ${title}`];
    });
    expect(missing).toEqual([]);
  },
);
