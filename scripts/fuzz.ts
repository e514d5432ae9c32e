// `npm run fuzz`: random games, every property checked after every answer, and what they say; or forged files, imports and links.

import { randomBytes } from 'node:crypto';
import type { AnyGame } from '@gravetable/kernel';
import { games } from '@gravetable/catalog';
import { wished } from '@gravetable/lab';
import { miscalibrated } from '../packages/testkit/src/calibration.ts';
import { fuzz } from '../packages/testkit/src/fuzz.ts';
import { Wanted } from '../packages/testkit/src/texts.ts';
import { DOORS } from './fuzz-doors.ts';
import { fuzzFiles } from './fuzz-files.ts';

/** Games of one kind between two lines of progress. */
const ROUND_SECONDS = 10;
/** Games between two lines where only the laws are looked at. */
const LAWFUL_ROUND = 1000;

const GAMES = games.map(({ id }) => id);
const USAGE = `npm run fuzz -- [GAME…] [options]          random games, every property checked after every answer
npm run fuzz -- [GAME…] --laws [options]   games with only the laws of the table checked, more of them
npm run fuzz -- files [GAME…] [options]    forged saves, records and torn files are opened
npm run fuzz -- imports [GAME…] [options]  they are kept as the page does, and opened
npm run fuzz -- links [GAME…] [options]    forged links to replays and set-ups are opened
  --minutes N     random games for so long: 1
  --seed WORD     the same games again; without --minutes that one game
  --seats N, --options JSON  random games so; else by lot
  --count N       so many games with --laws: 1000; so many files, imports or links: 10000
  --at N          from the Nth of them on; of files, that one alone
  --json          figures for a program
Games: ${GAMES.join(', ')}`;
const [minutes, seats, count, at] = [Number.NaN, Number.NaN, Number.NaN, Number.NaN];
const usual = { minutes, seats, count, at, seed: null, options: {}, laws: false, json: false };
const values = wished(USAGE, usual, [...DOORS, ...GAMES]);
const given = (number: number): number | undefined => (Number.isNaN(number) ? undefined : number);
const seed = values.seed ?? randomBytes(4).toString('hex');

const door = DOORS.find((one) => values.words.includes(one));
const named = values.words.filter((word) => GAMES.includes(word));
const chosen = games.filter(({ id }) => named.length === 0 || named.includes(id));

const settings = {
  seats: given(values.seats),
  options: Object.keys(values.options).length === 0 ? undefined : values.options,
};
const replay = values.seed !== null && given(values.minutes) === undefined;
const end = performance.now() + (given(values.minutes) ?? 1) * 60_000;
/** Beside the figures where those are read by a program. */
const progress = values.json ? console.error : console.log;
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
  if (values.json) console.log(JSON.stringify(Object.fromEntries(totals)));
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
  if (values.laws) lawfulGames(given(values.count) ?? 1000, seed, given(values.at) ?? 0);
  else if (door !== undefined) {
    process.exitCode = await fuzzFiles(
      door,
      chosen.map(({ id }) => id),
      {
        count: given(values.count) ?? 10_000,
        seed,
        at: given(values.at) ?? null,
        json: values.json,
      },
    );
  } else randomGames();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
