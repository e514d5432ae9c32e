/** Writes answers as the server does, and says of each when it was acknowledged. The log is never folded: what was written stays where it was. */

import { openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { Shelf, SqliteDatabase } from '@gravetable/server';

const [place, synchronous] = process.argv.slice(2) as [string, 'FULL' | 'NORMAL'];
const ANSWERS = 600;
const AT_ONCE = 8;
const SHELVED = { count: 0, over: false, waiting: [0], standing: { en: '', fr: '' } };

const database = await SqliteDatabase.open(path.join(place, 'tables.db'), synchronous, false);
const shelf = new Shelf(database, Date.now);
const said = openSync(path.join(place, 'acknowledged'), 'a');
await shelf.begin('table', { head: {} as never, meta: null }, SHELVED);
for (let seq = 0; seq < ANSWERS;) {
  const batch = Array.from({ length: AT_ONCE }, (_, at) => seq + at);
  await Promise.all(
    batch.map(async (one) => {
      await shelf.append('table', one, [[0, one]], SHELVED);
      writeSync(said, `${one + 1}\n`);
    }),
  );
  seq += AT_ONCE;
}
process.kill(process.pid, 'SIGKILL');
