// `npm run coverage`: plays every game for a while, adds that to the counts kept in docs/coverage and writes the pages.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { games } from '@gravetable/catalog';
import {
  coverageOf,
  coveragePage,
  lengthened,
  longRunFile,
  longRunOf,
  reachByPlay,
  wished,
  type Coverage,
  type LongRun,
  type Reached,
  type Shown,
} from '@gravetable/lab';
import type { AnyGame } from '@gravetable/kernel';
import { shownByScenarios } from './shown.ts';

const ROOT = path.dirname(import.meta.dirname);

const GAMES = games.map(({ id }) => id);
const USAGE = `npm run coverage -- [GAME…] [options]
  --seconds N  plays each game for so long: 20; 0 only writes the page
  --anew       forgets what was counted before
  --check      plays and writes nothing: only tells what is wrong with the pages
Games: ${GAMES.join(', ')}`;
const values = wished(USAGE, { check: false, anew: false, seconds: 20 }, GAMES);

const pageFile = (game: AnyGame): string => path.join(ROOT, 'docs', 'coverage', `${game.id}.md`);

/** Workers take a while to wake up: a short run is played here. */
const { seconds } = values;
const jobs = seconds > 30 ? availableParallelism() : 1;

/** Other games than those that are counted already. */
async function played(game: AnyGame, kept: LongRun | null): Promise<Reached> {
  if (seconds === 0) return { games: 0, visits: {}, met: {}, failures: [] };
  const seed = kept === null ? 'long run' : `long run, after ${kept.games + kept.earlier}`;
  const reached = await reachByPlay(game, { seconds, seed, jobs });
  const broken = reached.failures.filter(({ kind }) => kind !== 'endless');
  if (broken.length > 0) throw new Error(`${game.id}: ${JSON.stringify(broken[0])}`);
  return reached;
}

function covered(game: AnyGame, run: LongRun, shown: Shown): Coverage {
  const coverage = coverageOf(ROOT, game, run.visits, run.met, shown);
  if (coverage === null) throw new Error(`${game.id} has no ledger`);
  return coverage;
}

/** What neither play nor a scenario has reached. */
const unshown = ({ rare }: Coverage): string[] =>
  rare.filter(({ shownBy }) => shownBy.length === 0).map(({ name }) => name);

/** Play, keep the counts, write the page. */
async function write(game: AnyGame, shown: Shown): Promise<void> {
  const kept = values.anew ? null : longRunOf(ROOT, game);
  const run = lengthened(game, await played(game, kept), kept);
  const coverage = covered(game, run, shown);
  mkdirSync(path.dirname(pageFile(game)), { recursive: true });
  writeFileSync(longRunFile(ROOT, game.id), `${JSON.stringify(run, null, 2)}\n`);
  writeFileSync(pageFile(game), coveragePage(game, coverage, run));
  const { total, withoutStep, withoutScenario, neverReached, rare } = coverage;
  console.log(
    `${game.id}: ${total} ids; ${withoutStep.length} without step, ${withoutScenario.length} without scenario, ${neverReached.length} never reached in ${run.games} games; ${rare.length} steps and pieces rare: ${rare.map(({ name }) => name).join(' ')}`,
  );
  for (const id of coverage.byNameOnly)
    console.log(`${game.id}: no scenario named after ${id} passes its step`);
  for (const name of unshown(coverage)) console.log(`${game.id}: no scenario reaches ${name} either`);
}

/** The page must be what the kept counts and the scenarios of today make of it; nothing is unreached or proved by name only. */
function objectionsTo(game: AnyGame, shown: Shown): string[] {
  const run = longRunOf(ROOT, game);
  if (run === null)
    return [`docs/coverage/${game.id}.json is not of these rules; npm run coverage plays them`];
  const coverage = covered(game, run, shown);
  const page = readFileSync(pageFile(game), 'utf8');
  const isCurrent = page === coveragePage(game, coverage, run);
  return [
    ...(isCurrent ? [] : [`docs/coverage/${game.id}.md is out of date; npm run coverage writes it again`]),
    ...coverage.byNameOnly.map((id) => `${game.id}: no scenario named after ${id} passes one of its steps`),
    ...unshown(coverage).map((name) => `${game.id}: neither play nor a scenario reaches ${name}`),
  ];
}

const chosen = games.filter(({ id }) => values.words.length === 0 || values.words.includes(id));
const shown = shownByScenarios(
  ROOT,
  chosen.map(({ id }) => id),
);
for (const game of chosen) {
  if (!values.check) {
    await write(game, shown.get(game.id) ?? {});
    continue;
  }
  const objections = objectionsTo(game, shown.get(game.id) ?? {});
  if (objections.length === 0) console.log(`docs/coverage/${game.id}.md is up to date`);
  for (const objection of objections) {
    console.error(objection);
    process.exitCode = 1;
  }
}
