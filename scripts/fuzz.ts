// `npm run fuzz -- [game] --minutes M [--seed S] [--seats n] [--options JSON] [--json]`: random games, every property checked
// after every answer, and what they say. With a seed and no minutes it plays that one game again.
// `npm run fuzz -- game --laws --count N [--seed S] [--at n]`: so many games with only the laws of the table checked after
// every answer, from the n-th on.
// `npm run fuzz -- files [game…] --count N [--seed S] [--at n] [--json]`: forged saves, records and torn files are opened;
// `imports` keeps them as the page does and opens what was kept; `links` opens forged replay and set-up links.

import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { AnyGame, Json } from '@gravetable/kernel';
import { gameOf, games } from '@gravetable/catalog';
import { miscalibrated } from '../packages/testkit/src/calibration.ts';
import { fuzz } from '../packages/testkit/src/fuzz.ts';
import { Wanted } from '../packages/testkit/src/texts.ts';
import { DOORS } from './fuzz-doors.ts';
import { fuzzFiles } from './fuzz-files.ts';

/** Games of one kind between two lines of progress. */
const ROUND_SECONDS = 10;
/** Games between two lines where only the laws are looked at. */
const LAWFUL_ROUND = 1000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string' },
    seed: { type: 'string' },
    seats: { type: 'string' },
    options: { type: 'string' },
    count: { type: 'string' },
    at: { type: 'string' },
    laws: { type: 'boolean' },
    json: { type: 'boolean' },
  },
});

const door = DOORS.find((one) => one === positionals[0]);

function chosenGames(): readonly AnyGame[] {
  const named = door !== undefined ? positionals.slice(1) : positionals;
  if (named.length === 0) return games;
  return named.map((id) => {
    const game = gameOf(id);
    if (game !== undefined) return game;
    console.error(`No such game: ${id}. There are: ${games.map((one) => one.id).join(', ')}`);
    process.exit(2);
  });
}

const settings = {
  seats: values.seats === undefined ? undefined : Number(values.seats),
  options: values.options === undefined ? undefined : (JSON.parse(values.options) as { [id: string]: Json }),
};
const replay = values.seed !== undefined && values.minutes === undefined;
const chosen = chosenGames();
const end = performance.now() + Number(values.minutes ?? 1) * 60_000;
/** Beside the figures where those are read by a program. */
const progress = values.json === true ? console.error : console.log;
const totals = new Map<string, { games: number; answers: number }>();

function round(game: AnyGame, seed: string): void {
  const stop = Math.min(end, performance.now() + ROUND_SECONDS * 1000);
  const many = replay ? 1 : Number.MAX_SAFE_INTEGER;
  const done = fuzz(game, { ...settings, seed, games: many, enough: () => performance.now() > stop });
  const total = totals.get(game.id) ?? { games: 0, answers: 0 };
  totals.set(game.id, { games: total.games + done.games, answers: total.answers + done.answers });
  if (!replay) told(game, seed);
  progress(`${game.id}: seed ${seed}, ${done.games} games, ${done.answers} answers, all sound`);
}

/** Two games more: samples say what is there, and everything that occurs can be said. */
function told(game: AnyGame, seed: string): void {
  const { wrong } = miscalibrated(game, { seed, games: 2, bot: game.bots?.[0] });
  const wanted = new Wanted(game);
  wanted.hear(seed);
  const faults = [...wrong, ...wanted.missing];
  if (faults.length > 0)
    throw new Error(`${game.id}: FUZZ_SEED=${seed} finds it in its properties:\n${faults.join('\n')}`);
}

function randomGames(): void {
  for (let n = 0; n === 0 || (!replay && performance.now() < end); n++) {
    for (const game of chosen) round(game, values.seed ?? randomBytes(4).toString('hex'));
  }
  if (values.json === true) console.log(JSON.stringify(Object.fromEntries(totals)));
  for (const [id, { games: played, answers }] of totals)
    progress(`${id}: ${played} games, ${answers} answers`);
}

/** Many games, and after every answer only whether a law of the table is broken. */
function lawfulGames(count: number, seed: string, from: number): void {
  for (const game of chosen) {
    let answers = 0;
    for (let n = from; n < from + count; n++) {
      answers += fuzz(game, { ...settings, seed: `${seed}.${n}`, checks: [] }).answers;
      if ((n + 1) % LAWFUL_ROUND === 0)
        progress(`${game.id}: seed ${seed}, game ${n + 1}, ${answers} answers`);
    }
    progress(`${game.id}: seed ${seed}, ${count} games from ${from} on, ${answers} answers, all lawful`);
  }
}

try {
  if (values.laws === true)
    lawfulGames(
      Number(values.count ?? 1000),
      values.seed ?? randomBytes(4).toString('hex'),
      Number(values.at ?? 0),
    );
  else if (door !== undefined) {
    process.exitCode = await fuzzFiles(
      door,
      chosen.map(({ id }) => id),
      {
        count: Number(values.count ?? 10_000),
        seed: values.seed ?? randomBytes(4).toString('hex'),
        at: values.at === undefined ? null : Number(values.at),
        json: values.json === true,
      },
    );
  } else randomGames();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
