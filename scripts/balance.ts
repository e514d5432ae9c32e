// `npm run balance`: plays what `balance/cells.ts` lists and writes `docs/balance.md` from what was counted. Counts are kept in
// `docs/balance.json` and added to: a run may be left at any time and goes on where it stopped. The next game is played where it tells
// most for its price, so that cells that are dear have some games too.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ProgressLine, unwished, wished } from '@gravetable/lab';
import { CELLS, CURVE_ROWS, LEVEL_CELLS, type Cell } from './balance/cells.ts';
import { curvesOf, pageOf } from './balance/page.ts';
import { plotOf } from './balance/plot.ts';
import { playNext, type Measured } from './balance/play.ts';

const USAGE = `npm run balance -- [options]
  --games N       until every cell has so many: 100; 0 only writes the page again
  --seconds N     for so long at the most
  --only PATTERN  cells whose name matches this expression, such as vengeance
  --out FOLDER    where the counts and the page are: docs`;
const values = wished(USAGE, { games: 100, only: '', seconds: 1e9, out: 'docs' });

mkdirSync(values.out, { recursive: true });
const DATA = path.join(values.out, 'balance.json');
const kept = new Map<string, Measured>();
if (existsSync(DATA))
  for (const one of JSON.parse(readFileSync(DATA, 'utf8')) as Measured[]) kept.set(one.id, one);

/** Some cells stand in several tables. */
const cells = new Map([...CELLS, ...LEVEL_CELLS, ...CURVE_ROWS.flat()].map((cell) => [cell.id, cell]));
const asked = [...cells.values()].filter(({ id }) => new RegExp(values.only).test(id));
if (asked.length === 0) unwished(`No cell has a name such as ${values.only}.`, USAGE);
const countOf = ({ id }: Cell): Measured =>
  kept.get(id) ?? { id, n: 0, won: 0, each: '', decisions: 0, seconds: 0 };

/** Of n games one more narrows the variance by 1/n²: it is played where that costs least. */
const priceOf = ({ n, seconds }: Measured): number => n * seconds;
function nextCell(): Cell | undefined {
  const open = asked.filter((cell) => countOf(cell).n < values.games);
  return open.toSorted((a, b) => priceOf(countOf(a)) - priceOf(countOf(b)))[0];
}

const played = (): number => asked.reduce((sum, cell) => sum + Math.min(countOf(cell).n, values.games), 0);
const progress = new ProgressLine('games', asked.length * values.games, played());
const deadline = Date.now() + 1000 * values.seconds;
const before = new Map(asked.map((cell) => [cell.id, countOf(cell).n]));
for (let cell = nextCell(); cell !== undefined && Date.now() < deadline; cell = nextCell()) {
  kept.set(cell.id, playNext(cell, countOf(cell)));
  write();
  progress.show(played());
}
progress.clear();
for (const cell of asked) {
  const { n, won, seconds, runs, cells: brought } = countOf(cell);
  if (n === before.get(cell.id)) continue;
  const home = runs === undefined ? '' : `, ${(brought! / runs).toFixed(1)} Cells a Run`;
  console.error(`${cell.id}: ${won} of ${n}${home}, ${(seconds / n).toFixed(2)} s a game`);
}
writeFileSync(path.join(values.out, 'balance.md'), pageOf(kept));
writeFileSync(path.join(values.out, 'balance.svg'), plotOf(curvesOf(kept)));

function write(): void {
  const sorted = [...kept.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  writeFileSync(DATA, `${JSON.stringify(sorted, null, 2)}\n`);
}
