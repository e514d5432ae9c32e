// `npm run tune`: which way the numbers of a game's fast player should go. Every game is played with all of them off by lot, by a factor
// of about 1 + spread; what is told is how much more is won where a number is larger by that much, with its error. With `--rounds` they
// go that way, and it begins again with other games. What is found is printed, and put into the game's file by hand.
// Cards of the Dead: `SEASONED` came from three rounds of 3,000 to 5,000 games, beginning with `CAREFUL`. The Dead Keep: see `quick-taste.ts`.

import { randomBytes } from 'node:crypto';
import { advance, type AnyGuide } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import {
  belowOf,
  isRefusal,
  open,
  type AnyPlay,
  type Below,
  type Json,
  type Quick,
} from '@gravetable/kernel';
import { unwished, wished } from '@gravetable/lab';
import { quickly } from '../games/cards-of-the-dead/src/bots/careful.ts';
import { SEASONED } from '../games/cards-of-the-dead/src/bots/taste.ts';
import { SURVIVOR_IDS } from '../games/cards-of-the-dead/src/cards/survivors.ts';
import { glancing } from '../games/dead-keep/src/bots/quick.ts';
import { TASTE } from '../games/dead-keep/src/bots/quick-taste.ts';
import { QUEST_IDS } from '../games/dead-keep/src/cards/ids.ts';

type Numbers = Readonly<Record<string, number>>;

/** A player made of numbers. */
interface Tuned {
  readonly game: string;
  /** Whom or what it may be tuned for, and for what it is if nobody says. */
  readonly words: readonly string[];
  readonly usual: readonly string[];
  readonly numbers: Numbers;
  // oxlint-disable-next-line no-explicit-any -- the board is the game's own
  readonly player: (numbers: any) => Quick<any>;
  /** The settings of a game for such a word. */
  readonly options: (word: string) => Readonly<Record<string, Json>>;
}

const { step: days, ...others } = SEASONED;
const TUNED: readonly Tuned[] = [
  {
    game: 'cards-of-the-dead',
    words: SURVIVOR_IDS,
    usual: SURVIVOR_IDS,
    numbers: { ...others, step1: days[0], step2: days[1], step3: days[2] },
    player: ({ step1, step2, step3, ...rest }) => quickly({ ...rest, step: [step1, step2, step3] }),
    options: (word) => ({ survivors: [word] }),
  },
  {
    game: 'dead-keep',
    words: QUEST_IDS,
    usual: QUEST_IDS.slice(0, 8),
    numbers: { ...TASTE },
    player: (numbers) => glancing(numbers),
    options: (quest) => ({ quest }),
  },
];

const USAGE = `npm run tune -- GAME [SURVIVOR… | QUEST…] [options]
  --games N       so many games a round: 4000
  --rounds N      go that way so many times: 0
  --spread N      how far the numbers are off: 0.35
  --seed WORD     the same games again; else others every time
Games: ${TUNED.map(({ game }) => game).join(', ')}
Survivors: ${SURVIVOR_IDS.join(', ')}
Quests: ${QUEST_IDS.join(', ')}`;
const usual = { games: 4000, rounds: 0, spread: 0.35, seed: randomBytes(4).toString('hex') };
const values = wished(
  USAGE,
  usual,
  TUNED.flatMap(({ game, words }) => [game, ...words]),
);
const { spread } = values;
const tuned = TUNED.find(({ game }) => values.words.includes(game)) ?? unwished('Which game?', USAGE);
const asked = values.words.filter((word) => tuned.words.includes(word));
const words = asked.length === 0 ? tuned.usual : asked;
const game = gameOf(tuned.game)!;
const guide = game.guide as AnyGuide;
const names = Object.keys(tuned.numbers);

/** About normal, with a mean of 0 and a spread of 1. */
const lot = (below: Below): number =>
  Array.from({ length: 12 }, () => below(10_001) / 10_000).reduce((sum, one) => sum + one, -6);

/** A game that goes on and on is left there. */
const LONGEST = 5000;

function wins(numbers: Numbers, seed: string, no: number): number {
  const options = tuned.options(words[no % words.length]!) as never;
  const play = open(game, { seats: 1, seed, options }) as AnyPlay;
  if (isRefusal(play)) throw new Error(play.code);
  const [answer, below] = [tuned.player(numbers), belowOf(seed)];
  play.resume();
  for (let given = 0; given < LONGEST && !play.over; given++) advance(play, guide, answer, below);
  return play.over && play.outcome!.winners.includes(0) ? 1 : 0;
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/** What is won more where a number is larger by the spread. */
function slopesAt(numbers: Numbers, round: number): readonly number[] {
  const games = Array.from({ length: values.games }, (_, no) => {
    const seed = `${values.seed} ${round} ${no}`;
    const below = belowOf(`${seed} off`);
    const off = names.map(() => lot(below));
    const tried = Object.fromEntries(
      names.map((name, at) => [name, numbers[name]! * Math.exp(spread * off[at]!)]),
    );
    return { off, won: wins(tried, seed, no) };
  });
  const won = mean(games.map((one) => one.won));
  const error = Math.sqrt((won * (1 - won)) / games.length);
  console.log(`seed ${values.seed}, round ${round}: ${games.length} games, ${(100 * won).toFixed(1)} % won`);
  return names.map((name, at) => {
    const slope = mean(games.map((one) => one.off[at]! * (one.won - won)));
    const sign = Math.abs(slope) > 2 * error ? ' *' : '';
    const told = `${(100 * slope).toFixed(1).padStart(5)} ± ${(100 * error).toFixed(1)}`;
    console.log(`${name.padEnd(12)} ${numbers[name]!.toPrecision(3).padStart(8)} ${told}${sign}`);
    return slope;
  });
}

/** How far the numbers go for a slope of one point in a hundred: a quarter of the spread. */
const STRIDE = 25;
/** Later rounds go less far. */
const FADES = 2;

let numbers = tuned.numbers;
for (let round = 0; round < Math.max(1, values.rounds); round++) {
  const slopes = slopesAt(numbers, round);
  if (values.rounds === 0) break;
  const on = (at: number): number =>
    Math.exp(Math.max(-1, Math.min(1, (STRIDE * slopes[at]!) / (1 + round / FADES))) * spread);
  numbers = Object.fromEntries(
    names.map((name, at) => [name, Number((numbers[name]! * on(at)).toPrecision(3))]),
  );
  console.log(JSON.stringify(numbers));
}
