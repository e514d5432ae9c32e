// `npm run balance`: plays what `balance/cells.ts` lists and writes `docs/balance.md` from what was counted. Counts are kept in
// `docs/balance.json` and added to: a run may be left at any time and goes on where it stopped.
//   npm run balance -- --games 200                 until every cell of the tables has 200 games
//   npm run balance -- --only 'vengeance' --seconds 400
//   npm run balance -- --games 0                   only writes the page again

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CELLS, CURVE_CELLS, LEVEL_CELLS } from './balance/cells.ts';
import { curvesOf, pageOf } from './balance/page.ts';
import { plotOf } from './balance/plot.ts';
import { playNext, type Measured } from './balance/play.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    /** Only cells whose name matches this expression. */
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '1e9' },
    out: { type: 'string', default: path.join(import.meta.dirname, '..', 'docs') },
  },
});

const DATA = path.join(values.out, 'balance.json');
const kept = new Map<string, Measured>();
if (existsSync(DATA))
  for (const one of JSON.parse(readFileSync(DATA, 'utf8')) as Measured[]) kept.set(one.id, one);

const wanted = new RegExp(values.only);
const asked = [...CELLS, ...LEVEL_CELLS, ...CURVE_CELLS].filter(({ id }) => wanted.test(id));
const deadline = Date.now() + 1000 * Number(values.seconds);
for (const cell of asked) {
  let sum = kept.get(cell.id) ?? { id: cell.id, n: 0, won: 0, each: '', decisions: 0, seconds: 0 };
  const before = sum.n;
  while (sum.n < Number(values.games) && Date.now() < deadline) {
    sum = playNext(cell, sum);
    kept.set(cell.id, sum);
    write();
  }
  if (sum.n === before) continue;
  const cells = sum.runs === undefined ? '' : `, ${(sum.cells! / sum.runs).toFixed(1)} Cells a Run`;
  console.error(`${cell.id}: ${sum.won} of ${sum.n}${cells}, ${(sum.seconds / sum.n).toFixed(2)} s a game`);
}
writeFileSync(path.join(values.out, 'balance.md'), pageOf(kept));
writeFileSync(path.join(values.out, 'balance.svg'), plotOf(curvesOf(kept)));

function write(): void {
  const sorted = [...kept.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  writeFileSync(DATA, `${JSON.stringify(sorted, null, 2)}\n`);
}
