// `npm run coverage`: plays every game for a while and writes docs/coverage. `--check` only tells what is out of date.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '@gravetable/catalog';
import {
  coverageOf,
  coveragePage,
  longRunFile,
  longRunOf,
  reachByPlay,
  type Counts,
  type LongRun,
} from '@gravetable/lab';
import type { AnyGame } from '@gravetable/kernel';

const ROOT = path.dirname(import.meta.dirname);

const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    seconds: { type: 'string', default: '20' },
    only: { type: 'string' },
  },
});

function pageFile(game: AnyGame): string {
  return path.join(ROOT, 'docs', 'coverage', `${game.id}.md`);
}

/** Workers take a while to wake up: a short run is played here. */
const seconds = Number(values.seconds);
const jobs = seconds > 30 ? availableParallelism() : 1;

/** Play, keep the counts, write the page. */
async function write(game: AnyGame): Promise<void> {
  const {
    games: played,
    visits,
    met,
    failures,
  } = await reachByPlay(game, { seconds, seed: 'long run', jobs });
  const broken = failures.filter(({ kind }) => kind !== 'endless');
  if (broken.length > 0) throw new Error(`${game.id}: ${JSON.stringify(broken[0])}`);
  const sorted = (counts: Counts): Counts =>
    Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
  const run: LongRun = {
    game: game.id,
    rules: game.version,
    content: game.contentHash,
    games: played,
    visits: sorted(visits),
    met: sorted(met),
  };
  const coverage = coverageOf(ROOT, game, visits, met);
  if (coverage === null) throw new Error(`${game.id} has no ledger`);
  mkdirSync(path.dirname(pageFile(game)), { recursive: true });
  writeFileSync(longRunFile(ROOT, game.id), `${JSON.stringify(run, null, 2)}\n`);
  writeFileSync(pageFile(game), coveragePage(game, coverage, played));
  const { total, withoutStep, withoutScenario, neverReached, rare } = coverage;
  console.log(
    `${game.id}: ${total} ids; ${withoutStep.length} without step, ${withoutScenario.length} without scenario, ${neverReached.length} never reached in ${played} games; ${rare.length} steps and pieces rare: ${rare.map(({ name }) => name).join(' ')}`,
  );
}

/** Ids, steps and scenarios must be those of today; how often play reached them may be older. */
function isCurrent(game: AnyGame): boolean {
  const run = longRunOf(ROOT, game);
  const coverage = coverageOf(ROOT, game, run?.visits ?? {}, run?.met ?? {});
  if (coverage === null) return false;
  const withoutCounts = (page: string): string =>
    page
      .replace(/, played [\d,]+ times/, '')
      .replace(/^- Never reached by play: .*\n/m, '')
      .replace(/^- Steps and pieces not reached by play: [^]*?(?=^\| Rule )/m, '\n')
      .replaceAll(/ \| [\d,]* \|$/gm, ' |  |');
  let page = '';
  try {
    page = readFileSync(pageFile(game), 'utf8');
  } catch {
    return false; // Not written yet.
  }
  return withoutCounts(page) === withoutCounts(coveragePage(game, coverage, 0));
}

const chosen = games.filter((game) => values.only === undefined || game.id === values.only);
for (const game of chosen) {
  if (values.check !== true) await write(game);
  else if (isCurrent(game)) console.log(`docs/coverage/${game.id}.md is up to date`);
  else {
    console.error(`docs/coverage/${game.id}.md is out of date; npm run coverage writes it again`);
    process.exitCode = 1;
  }
}
