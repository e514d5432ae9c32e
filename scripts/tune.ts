// `npm run tune`: which way the numbers of Cards of the Dead's seasoned player should
// go, with all Survivors in turn or with those named. Every game is played with all of them off by lot, by a factor of about 1 + spread;
// what is told is how much more is won where a number is larger by that much, with its error. `SEASONED` came from three rounds of 3,000
// to 5,000 games, beginning with `CAREFUL`.

import { randomBytes } from 'node:crypto';
import { gameOf } from '@gravetable/catalog';
import { belowOf, fall, isRefusal, open, type AnyPlay, type Below, type Play } from '@gravetable/kernel';
import { wished } from '@gravetable/lab';
import { quickly } from '../games/cards-of-the-dead/src/bots/careful.ts';
import { SEASONED, type Taste } from '../games/cards-of-the-dead/src/bots/taste.ts';
import { SURVIVOR_IDS } from '../games/cards-of-the-dead/src/cards/survivors.ts';
import type { Board } from '../games/cards-of-the-dead/src/state.ts';

const USAGE = `npm run tune -- [SURVIVOR…] [options]
  --games N     so many games: 4000
  --spread N    how far the numbers are off: 0.35
  --seed WORD   the same games again; else others every time
Survivors: ${SURVIVOR_IDS.join(', ')}`;
const usual = { games: 4000, spread: 0.35, seed: randomBytes(4).toString('hex') };
const values = wished(USAGE, usual, SURVIVOR_IDS);
const { spread } = values;
const survivors = values.words.length === 0 ? SURVIVOR_IDS : values.words;
const { step: days, ...others } = SEASONED;
const numbers = { ...others, step1: days[0], step2: days[1], step3: days[2] };
const names = Object.keys(numbers) as (keyof typeof numbers)[];

/** About normal, with a mean of 0 and a spread of 1. */
const lot = (below: Below): number =>
  Array.from({ length: 12 }, () => below(10_001) / 10_000).reduce((sum, one) => sum + one, -6);

function tasteWith(off: readonly number[]): Taste {
  const found = { ...numbers };
  names.forEach((name, at) => (found[name] *= Math.exp(spread * off[at]!)));
  const { step1, step2, step3, ...rest } = found;
  return { ...rest, step: [step1, step2, step3] };
}

function wins(taste: Taste, no: number): number {
  const seed = `${values.seed} ${no}`;
  const options = { survivors: [survivors[no % survivors.length]!] };
  const play = open(gameOf('cards-of-the-dead')!, { seats: 1, seed, options }) as AnyPlay;
  if (isRefusal(play)) throw new Error(play.code);
  const [answer, below] = [quickly(taste), belowOf(seed)];
  play.resume();
  while (!play.over) {
    const pending = play.pending[0]!;
    play.put(
      pending,
      pending.chance === null
        ? answer(play as unknown as Play<Board>, pending, below)
        : fall(pending.chance, below),
    );
  }
  return play.outcome!.winners.includes(0) ? 1 : 0;
}

const games = Array.from({ length: values.games }, (_, no) => {
  const below = belowOf(`${values.seed} off ${no}`);
  const off = names.map(() => lot(below));
  return { off, won: wins(tasteWith(off), no) };
});
const mean = games.reduce((sum, { won }) => sum + won, 0) / games.length;
const error = Math.sqrt((mean * (1 - mean)) / games.length);
console.log(`seed ${values.seed}: ${games.length} games, ${(100 * mean).toFixed(1)} % won`);
names.forEach((name, at) => {
  const slope = games.reduce((sum, { off, won }) => sum + off[at]! * (won - mean), 0) / games.length;
  const signs = Math.abs(slope) > 2 * error ? ' *' : '';
  console.log(
    `${name.padEnd(9)} ${(100 * slope).toFixed(1).padStart(5)} ± ${(100 * error).toFixed(1)}${signs}`,
  );
});
