/**
 * A search over games that might be the real one for all a seat knows. Every answer worth comparing is tried on the same
 * sampled games, played on by habit to a natural rest, and weighed there. After each round the worse half drops out.
 */

import { belowOf, CLOCK, fall } from '@gravetable/kernel';
import type { AnyPlay, Below, Bot, Guide, Look, Quick, Seat } from '@gravetable/kernel';
import { BotRefused, nextMove } from './driver.ts';
import { valueOf } from './net.ts';

// oxlint-disable-next-line no-explicit-any -- a search knows no game; the guide's board is its own
export type AnyGuide = Guide<any>;

/** One answer, with what came of its tries. */
export interface Weighed {
  readonly answer: unknown;
  readonly tries: number;
  /** What a try came to on average, 0 to 1: the chance to win. */
  readonly chance: number;
  /** How much better than habit, over the games both were tried on, and the standard error of that. */
  readonly gain: number;
  readonly error: number;
}

interface Tried {
  readonly answer: unknown;
  // oxlint-disable-next-line no-explicit-any -- as the guide's
  readonly plan: Quick<any> | null;
  /** By sampled game. */
  readonly worth: number[];
}

/** Answers given after which a try is weighed wherever it stands. */
const LONGEST = 2000;
/** A difference counts when it is so many times its error. */
const SURE = 1;

/**
 * One decision being weighed. It may be left at any time: what is known so far stands. The same lots and tries give the same
 * result.
 */
export class Weighing {
  readonly #look: Look;
  readonly #guide: AnyGuide;
  readonly #below: Below;
  readonly #tried: readonly Tried[];
  readonly #rounds: number;
  readonly #tries: number;
  #alive: readonly Tried[];
  #round = 0;
  #left: number;

  constructor(look: Look, guide: AnyGuide, moves: readonly unknown[], tries: number, below: Below) {
    this.#look = look;
    this.#guide = guide;
    this.#below = below;
    this.#tries = tries;
    this.#tried = moves.map((answer) => ({
      answer,
      plan: guide.plan?.(look, answer, below) ?? null,
      worth: [],
    }));
    this.#alive = this.#tried;
    this.#rounds = Math.max(1, 32 - Math.clz32(moves.length - 1));
    this.#left = this.#games();
  }

  /** Sampled games of a round. */
  #games(): number {
    return Math.max(1, Math.floor(this.#tries / this.#rounds / this.#alive.length));
  }

  get done(): boolean {
    return this.#round >= this.#rounds || this.#tried.length < 2;
  }

  /** Tries every answer that is left on one more sampled game. */
  step(): void {
    const sample = this.#look.sample(this.#below) as unknown as AnyPlay;
    const lots = this.#below(0x1_0000_0000);
    for (const one of this.#alive) one.worth.push(tryOut(sample, one, this.#look, this.#guide, lots));
    if (--this.#left > 0) return;
    this.#round++;
    this.#alive = survivors(this.#alive);
    this.#left = this.#games();
  }

  /** The answers so far, best first; that of habit first where nothing is surely better. */
  get result(): readonly Weighed[] {
    return judged(this.#tried);
  }
}

/** Habit stays: it is what all others are held against. Of the others the better half. */
function survivors(alive: readonly Tried[]): readonly Tried[] {
  const [habit, ...others] = alive;
  const ranked = others.toSorted((a, b) => mean(b.worth) - mean(a.worth));
  return [habit!, ...ranked.slice(0, Math.max(1, Math.ceil(alive.length / 2) - 1))];
}

/**
 * Plays one answer on, by its plan or by habit, and says what it came to. Where several rests are looked at, luck that evens out
 * between them counts for less; what is settled before the last of them is so at all that are left.
 */
function tryOut(sample: AnyPlay, { answer, plan }: Tried, look: Look, guide: AnyGuide, lots: number): number {
  const play = sample.fork() as AnyPlay;
  const below = belowOf(`try ${lots}`);
  const { depth = 1, from = depth } = guide.rest ?? {};
  const looks = depth - from + 1;
  const said: number[] = [];
  const together = (last: number): number =>
    (said.reduce((sum, one) => sum + one, 0) + last * (looks - said.length)) / looks;
  play.put(play.pendingOf(look.seat)!, answer);
  let rests = 0;
  for (let given = 0; given < LONGEST; given++) {
    const known = settledAt(play, look.seat, guide);
    if (known !== null) return together(known);
    if (guide.rest?.at(play) === true && ++rests >= from) {
      if (rests === depth) break;
      said.push(worthOf(play, look.seat, guide));
    }
    advance(play, guide, (rests === 0 ? plan : null) ?? guide.quick, below);
  }
  return together(worthOf(play, look.seat, guide));
}

/** One more answer: of chance, of whoever is asked, of the clock when nobody else is. */
export function advance(play: AnyPlay, guide: AnyGuide, quick: AnyGuide['quick'], below: Below): void {
  if (quick === undefined) return byHabit(play, guide, below);
  const asked = play.pending.length === 1 ? play.pending : play.pending.filter(({ seat }) => seat !== CLOCK);
  const pending = asked.length === 1 ? asked[0]! : asked[below(asked.length)]!;
  if (pending.chance !== null) return play.put(pending, fall(pending.chance, below));
  const power = guide.use?.(play, pending) ?? null;
  if (power === null) return play.put(pending, quick(play, pending, below));
  const refused = play.answer(pending.seat, power.id, power.answer);
  if (refused !== null) throw new BotRefused('quick', power.id, refused);
}

function byHabit(play: AnyPlay, { habit }: AnyGuide, below: Below): void {
  const { seat, answer, pending, power } = nextMove(
    play,
    play.seats.map(() => habit),
    below,
  )!;
  if (power === null) return play.put(pending!, answer);
  const refused = play.answer(seat, power.id, answer);
  if (refused !== null) throw new BotRefused(habit.name, power.label, refused);
}

/** What came of it for a seat, where that is known. */
export function settledAt(play: AnyPlay, seat: Seat, guide: AnyGuide): number | null {
  const settled = guide.settled?.(play.state.board, seat) ?? null;
  if (settled !== null || !play.over) return settled;
  return play.outcome!.winners.includes(seat) ? 1 : 0;
}

/** What a position is worth to a seat: what came of it where that is known, what the net says where not. */
export function worthOf(play: AnyPlay, seat: Seat, guide: AnyGuide): number {
  const known = settledAt(play, seat, guide);
  if (known !== null || guide.rest === undefined) return known ?? 0;
  return valueOf(guide.rest.net, guide.rest.features(play.state.board, seat));
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The standard error of the mean. */
function errorOf(numbers: readonly number[]): number {
  if (numbers.length < 2) return Infinity;
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2)) / (numbers.length - 1));
}

function judged(tried: readonly Tried[]): Weighed[] {
  const habit = tried[0]!;
  const weighed = tried.map(({ answer, worth }): Weighed => {
    const gains = worth.map((one, game) => one - habit.worth[game]!);
    const [chance, gain] = [mean(worth), mean(gains)];
    return { answer, tries: worth.length, chance, gain, error: errorOf(gains) };
  });
  const [own, ...others] = weighed;
  const most = Math.max(...others.map(({ tries }) => tries), 0);
  const better = others.filter(({ gain, error, tries }) => tries === most && gain > SURE * error);
  const best = better.toSorted((a, b) => b.gain - a.gain)[0] ?? own!;
  const rest = weighed.filter((one) => one !== best);
  return [best, ...rest.toSorted((a, b) => b.tries - a.tries || b.chance - a.chance)];
}

/** A player that searches wherever its guide has more than one answer to compare. */
export function searching(name: string, guide: AnyGuide, tries: number): Bot {
  return {
    ...guide.habit,
    name,
    choose(look, below) {
      const moves = guide.moves(look, below, tries);
      if (moves.length === 1 || tries === 0) return moves[0];
      const weighing = new Weighing(look, guide, moves, tries, below);
      while (!weighing.done) weighing.step();
      return weighing.result[0]!.answer;
    },
  };
}

/**
 * The usual player, but for one decision in so many: there it takes any answer worth comparing, or any answer at all where the guide
 * says how often.
 */
export function slack(name: string, usual: Bot, guide: AnyGuide, tries: number, oneIn: number): Bot {
  const { lapses } = guide;
  return {
    ...usual,
    name,
    choose(look, below) {
      if (below(lapses ?? oneIn) > 0) return usual.choose(look, below);
      if (lapses !== undefined) return look.question.sample(below);
      const moves = guide.moves(look, below, tries);
      return moves[below(moves.length)];
    },
  };
}
