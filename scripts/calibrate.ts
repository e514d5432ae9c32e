// `npm run calibrate`: plays games with settings by lot, half of them by the usual bot, and holds what samples say of hidden places
// against what is there.

import { randomBytes } from 'node:crypto';
import { usualBot } from '@gravetable/bots';
import { games } from '@gravetable/catalog';
import { wished } from '@gravetable/lab';
import { miscalibrated } from '../packages/testkit/src/calibration.ts';

const GAMES = games.map(({ id }) => id);
const USAGE = `npm run calibrate -- [GAME…] [options]
  --games N       so many games of each: 1000
  --seed WORD     the same games again; else others every time
  --options JSON  with these settings, instead of settings by lot
Games: ${GAMES.join(', ')}`;
const seed = randomBytes(4).toString('hex');
const values = wished(USAGE, { games: 1000, seed, options: {} }, GAMES);

const options = Object.keys(values.options).length === 0 ? undefined : values.options;
for (const game of games.filter(({ id }) => values.words.length === 0 || values.words.includes(id))) {
  const { games: played, wrong } = miscalibrated(game, {
    seed: values.seed,
    games: values.games,
    bot: usualBot(game),
    options,
  });
  console.log(`${game.id}: seed ${values.seed}, ${played} games, ${wrong.length} claims wrong`);
  for (const one of wrong) console.log(`  ${one}`);
  if (wrong.length > 0) process.exitCode = 1;
}
