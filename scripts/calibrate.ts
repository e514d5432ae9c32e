// `npm run calibrate`: plays games with settings by lot, half of them by the usual bot, and holds what samples say of hidden places
// against what is there.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { usualBot } from '@gravetable/bots';
import { games } from '@gravetable/catalog';
import { ProgressLine, wished } from '@gravetable/lab';
import { countGame, wrongIn, type Tallies, type Tally } from '../packages/testkit/src/calibration.ts';

const GAMES = games.map(({ id }) => id);
const USAGE = `npm run calibrate -- [GAME…] [options]
  --games N       so many games of each: 1000
  --seed WORD     the same games again; else others every time
  --options JSON  with these settings, instead of settings by lot
  --keep FOLDER   what was counted is kept there game by game: the same command goes on where it was left
Games: ${GAMES.join(', ')}`;
const seed = randomBytes(4).toString('hex');
const values = wished(USAGE, { games: 1000, seed, options: {}, keep: null }, GAMES);

interface Kept {
  readonly played: number;
  readonly tallies: readonly [string, Tally][];
}

if (values.keep !== null) mkdirSync(values.keep, { recursive: true });
const options = Object.keys(values.options).length === 0 ? undefined : values.options;
for (const game of games.filter(({ id }) => values.words.length === 0 || values.words.includes(id))) {
  const file = values.keep === null ? null : path.join(values.keep, `${game.id} ${values.seed}.json`);
  const kept: Kept =
    file !== null && existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Kept)
      : { played: 0, tallies: [] };
  const tallies: Tallies = new Map(kept.tallies);
  let { played } = kept;
  const progress = new ProgressLine(`games of ${game.id}`, values.games, played);
  while (played < values.games) {
    countGame(game, played, { seed: values.seed, bot: usualBot(game), options }, tallies);
    played++;
    progress.show(played);
    if (file !== null) writeFileSync(file, JSON.stringify({ played, tallies: [...tallies] }));
  }
  progress.clear();
  const wrong = wrongIn(tallies);
  console.log(
    `${game.id}: seed ${values.seed}, ${played} games, ${tallies.size} claims, ${wrong.length} wrong`,
  );
  for (const one of wrong) console.log(`  ${one}`);
  if (wrong.length > 0) process.exitCode = 1;
}
