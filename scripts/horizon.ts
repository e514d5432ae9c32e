// `npm run horizon`: how far a try should be played on.
// Plays by habit. At one decision in twelve every answer worth comparing is tried on the same sampled games, and what the value says is
// noted at each rest. Then for ranges of rests and numbers of tries: what a decision taken by them gains over habit, in points of a
// hundred, judged on the other half of the samples at the last rest. Whole games say the same a hundred times more dearly.

import { botLots, settledAt, worthOf, type AnyGuide } from '@gravetable/bots';
import { games } from '@gravetable/catalog';
import { belowOf, fall, isRefusal, Look, open, type AnyPlay, type Below } from '@gravetable/kernel';
import { unwished, wished } from '@gravetable/lab';

const GUIDED = games.filter(({ guide }) => guide?.rest !== undefined);
const GAMES = GUIDED.map(({ id }) => id);
const USAGE = `npm run horizon -- GAME [options]
  --decisions N   so many are looked at: 60
  --samples N     on so many sampled games each: 240
  --rests N       so many rests far: 12
  --options JSON  settings; several with semicolons between them take turns
  --seed WORD     other games: horizon
Games: ${GAMES.join(', ')}`;
const usual = { decisions: 60, samples: 240, rests: 12, options: '{}', seed: 'horizon' };
const values = wished(USAGE, usual, GAMES);
const game = GUIDED.find(({ id }) => id === values.words[0]) ?? unwished('Which game?', USAGE);
const guide = game.guide as AnyGuide;
const { rests } = values;
const settings = values.options.split(';').map((one) => JSON.parse(one) as Record<string, never>);

/** One decision in so many is looked at: those of one game hang together. */
const ONE_IN = 12;
/** Lots thrown anew from what was noted, for each decision and way to take it. */
const AGAIN = 60;

/** By answer and sampled game: what the value says at each rest. */
type Noted = readonly (readonly (readonly number[])[])[];

/** The same try at every rest; what is settled stays so. */
function along(sample: AnyPlay, answer: unknown, { seat }: Look, below: Below): number[] {
  const play = sample.fork() as AnyPlay;
  const said: number[] = [];
  play.put(play.pendingOf(seat)!, answer);
  while (said.length < rests) {
    const known = settledAt(play, seat, guide);
    if (known !== null) said.push(known);
    else {
      if (guide.rest!.at(play)) said.push(worthOf(play, seat, guide));
      onByHabit(play, below);
    }
  }
  return said;
}

function onByHabit(play: AnyPlay, below: Below): void {
  const pending = play.pending[0]!;
  play.put(
    pending,
    pending.chance === null ? guide.quick!(play, pending, below) : fall(pending.chance, below),
  );
}

function noteOf(look: Look, moves: readonly unknown[], below: Below): Noted {
  const noted: number[][][] = moves.map(() => []);
  for (let n = 0; n < values.samples; n++) {
    const sample = look.sample(below) as unknown as AnyPlay;
    const lots = below(0x1_0000_0000);
    moves.forEach((answer, at) => noted[at]!.push(along(sample, answer, look, belowOf(`try ${lots}`))));
  }
  return noted;
}

/** Decisions of one more game, as they come. */
function* decisionsOf(no: number): Generator<Noted> {
  const seed = `${values.seed} ${no}`;
  const play = open(game, { seats: 1, seed, options: settings[no % settings.length]! }) as AnyPlay;
  if (isRefusal(play)) throw new Error(play.code);
  const lot = belowOf(`which ${seed}`);
  play.resume();
  for (let count = 0; !play.over; count++) {
    const below = botLots(seed, count);
    const pending = play.pending[0]!;
    if (pending.chance !== null) {
      play.put(pending, fall(pending.chance, below));
      continue;
    }
    const look = new Look(play, pending);
    const moves = guide.moves(look, below, guide.tries);
    if (moves.length > 1 && lot(ONE_IN) === 0) yield noteOf(look, moves, below);
    play.put(pending, moves[0]);
  }
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The answer that so many tries of each would choose: habit's, or the best of those that are surely better. */
function chosen(worth: readonly (readonly number[])[], games: readonly number[]): number {
  let [best, most] = [0, 0];
  worth.forEach((own, at) => {
    const gains = games.map((no) => own[no]! - worth[0]![no]!);
    const gain = mean(gains);
    const error = Math.sqrt(mean(gains.map((one) => (one - gain) ** 2)) / (games.length - 1));
    if (gain > error && gain > most) [best, most] = [at, gain];
  });
  return best;
}

/** What a decision gains when it is taken by the rests `from` to `depth` of so many tries an answer. */
function gainOf(noted: Noted, from: number, depth: number, tries: number, below: Below): number {
  const worth = noted.map((games) => games.map((said) => mean(said.slice(from - 1, depth))));
  const half = Math.floor(noted[0]!.length / 2);
  const last = [0, half].map((first) =>
    noted.map((games) => mean(games.slice(first, first + half).map((said) => said.at(-1)!))),
  );
  const gains = Array.from({ length: AGAIN }, (_, again) => {
    const side = again % 2;
    const games = Array.from({ length: tries }, () => side * half + below(half));
    const judged = last[1 - side]!;
    return judged[chosen(worth, games)]! - judged[0]!;
  });
  return mean(gains);
}

const all: Noted[] = [];
for (let no = 0; all.length < values.decisions; no++)
  for (const noted of decisionsOf(no)) if (all.length < values.decisions) all.push(noted);

const TRIES = [10, 25, 75];
console.log(
  `${game.id}: ${all.length} decisions, gain in points of 100 with ${TRIES.join(', ')} tries an answer`,
);
for (let depth = 1; depth <= rests; depth++)
  for (const from of new Set([depth, Math.ceil(depth / 2)])) {
    const told = TRIES.map((tries) => {
      const below = belowOf(`${values.seed} again`);
      const gains = all.map((noted) => gainOf(noted, from, depth, tries, below));
      const error = Math.sqrt(mean(gains.map((one) => (one - mean(gains)) ** 2)) / (gains.length - 1));
      return `${(100 * mean(gains)).toFixed(2)} ± ${(100 * error).toFixed(2)}`;
    });
    console.log(`rests ${from} to ${depth}: ${told.join(', ')}`);
  }
