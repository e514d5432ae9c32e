// `npm run calibrate -- [game…] --games N [--seed S] [--options JSON]`: plays so many games of each, with settings by lot, half of
// them by the usual bot, and holds what samples say of hidden places against what is there.

import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { usualBot } from '@gravetable/bots';
import { games } from '@gravetable/catalog';
import type { Json } from '@gravetable/kernel';
import { miscalibrated } from '../packages/testkit/src/calibration.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    options: { type: 'string' },
  },
});

const options =
  values.options === undefined ? undefined : (JSON.parse(values.options) as { [id: string]: Json });
for (const game of games.filter(({ id }) => positionals.length === 0 || positionals.includes(id))) {
  const { games: played, wrong } = miscalibrated(game, {
    seed: values.seed,
    games: Number(values.games),
    bot: usualBot(game),
    options,
  });
  console.log(`${game.id}: seed ${values.seed}, ${played} games, ${wrong.length} claims wrong`);
  for (const one of wrong) console.log(`  ${one}`);
  if (wrong.length > 0) process.exitCode = 1;
}
