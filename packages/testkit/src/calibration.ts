/**
 * Calibration: what samples say of a hidden place, against what is there, over many games.
 *
 * Two ways to be wrong are looked for. A sample that knows too much: two tables that a viewer cannot tell apart must be
 * dealt anew alike by the same lot. And one that
 * expects the wrong thing: where only chance has been at work, the true table is as good a sample as any other, so what
 * holds of it must hold of samples as often.
 */

import {
  belowOf,
  canonical,
  CLOCK,
  determinise,
  isRefusal,
  Look,
  open,
  type AnyGame,
  type AnyPlay,
  type Below,
  type Bot,
  type Json,
  type Seat,
  type Told,
} from '@gravetable/kernel';
import { compareSamples, nearMirror, playOn, stillAlike, type Mirror } from './checks.ts';
import { anAnswer, someOptions, type Answer } from './lot.ts';

export interface Calibration {
  readonly seed: string;
  readonly games: number;
  /** By lot when not given. */
  readonly options?: { readonly [id: string]: Json } | undefined;
  /** Who plays every second game; the others are played by lot. */
  readonly bot?: Bot | undefined;
}

type OfEach = Omit<Calibration, 'games'>;

/** Moments looked at: one answer in so many. */
const LOOK_ONE_IN = 8;
/** Which look of a game counts is settled before it begins: early, in the middle or late. */
const SPANS = [1, 4, 16, 64];
const SAMPLES = 4;
/** Tables that differ in two hidden things are played on beside the true one, so many at a time. */
const MIRRORS = 4;
/** A game by lot may be endless. */
const MOST_ANSWERS = 1500;
/** So many standard errors are no accident, though hundreds of claims are looked at. */
const ERRORS = 5.5;

export interface Tally {
  /** How much more often it was true than expected; the squares of that; how often it was either. */
  sum: number;
  squares: number;
  either: number;
}
export type Tallies = Map<string, Tally>;
/** One moment of a game: how often each claim is true of it, and of the samples together. */
interface Moment {
  readonly true: Map<string, number>;
  readonly expected: Map<string, number>;
}

type Contents = number | string;
interface Spot {
  readonly path: string;
  readonly at: number;
  readonly size: number;
}

/** Every list of the board with the way that leads to it. */
function listsOf(board: unknown): Map<unknown, string> {
  const found = new Map<unknown, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) found.set(value, path);
    for (const [key, one] of Object.entries(value)) walk(one, path === '' ? key : `${path}.${key}`);
  };
  walk(board, '');
  return found;
}

function listAt(board: unknown, path: string): readonly Contents[] {
  let value = board as Record<string, unknown>;
  for (const key of path.split('.')) value = value[key] as Record<string, unknown>;
  return value as unknown as readonly Contents[];
}

/** The places whose contents only chance has decided: they stand in groups that nobody at all can see into. */
function spotsOfChance(play: AnyPlay, viewer: Seat, lists: ReadonlyMap<unknown, string>): Spot[] {
  const { board } = play.state;
  const key = (list: unknown, at: number): string => `${lists.get(list)}.${at}`;
  const hiddenFrom = play.seats.map(
    (seat) =>
      new Set(
        play.game.hidden(board, seat).flatMap(({ places }) => places.map(({ list, at }) => key(list, at))),
      ),
  );
  const spots = play.game
    .hidden(board, viewer)
    .filter(({ places }) =>
      places.every(({ list, at }) => hiddenFrom.every((places_) => places_.has(key(list, at)))),
    )
    .flatMap(({ places }) =>
      places.map(({ list, at }): [string, Spot] => [
        key(list, at),
        { path: lists.get(list)!, at, size: list.length },
      ]),
    );
  // A place may be dealt in two groups, one after the other; it is looked at once.
  return [...new Map(spots).values()];
}

/** What of a place is counted: what lies there, and whether the viewer has seen that before. */
function claimsOf({ path, at, size }: Spot, one: Contents, isSeen: (one: Contents) => boolean): string[] {
  const fromTop = size - 1 - at;
  const where = `${path.replaceAll(/\d+/g, '#')}, ${fromTop < 3 ? `${fromTop} from the end` : 'deeper'}`;
  return [`${where}: ${one}`, ...(isSeen(one) ? [`${where}: something seen before`] : [])];
}

class Watched {
  readonly #play: AnyPlay;
  readonly #viewer: Seat;
  readonly #lot: Below;
  readonly #met = new Set<Contents>();
  readonly #seen = new Set<Contents>();
  #looks = 0;
  /** The look that counts: one of a game, for within it they hang together. */
  readonly #counted: number;
  /**
   * None where the game ends before. One of those that came, chosen afterwards, would be another matter: how many come depends
   * on what is hidden (whoever is near the EXIT is soon gone), so short games would have more say than they may.
   */
  moment: Moment | null = null;
  #mirrors: Mirror[] = [];

  constructor(play: AnyPlay, viewer: Seat, lot: Below) {
    this.#play = play;
    this.#viewer = viewer;
    this.#lot = lot;
    this.#counted = lot(SPANS[lot(SPANS.length)]!);
  }

  /** What is hidden no longer has been seen. */
  remember(): void {
    const groups = this.#play.game.hidden(this.#play.state.board, this.#viewer);
    const now = new Set(groups.flatMap(({ places }) => places.map(({ list, at }) => list[at]!)));
    for (const one of this.#met) if (!now.has(one)) this.#seen.add(one);
    for (const one of now) this.#met.add(one);
  }

  look(): void {
    if (this.#looks++ === this.#counted) this.#take();
    this.#compare();
  }

  #take(): void {
    const { board } = this.#play.state;
    const spots = spotsOfChance(this.#play, this.#viewer, listsOf(board));
    this.moment = { true: new Map(), expected: new Map() };
    this.#count(board, spots, this.moment.true);
    for (let n = 0; n < SAMPLES; n++) {
      const sample = determinise(this.#play, this.#viewer, this.#lot);
      this.#count(sample.state.board, spots, this.moment.expected);
    }
  }

  /** Tables that look the same: what is dealt anew from them is the same. Those that were lost are replaced. */
  #compare(): void {
    for (const mirror of this.#mirrors) {
      stillAlike(this.#play, mirror, false);
      compareSamples(this.#play, mirror);
    }
    for (let n = this.#mirrors.length; n < MIRRORS; n++) {
      const mirror = nearMirror(this.#play, this.#viewer, this.#lot);
      if (mirror !== null) this.#mirrors.push(mirror);
    }
  }

  #count(board: unknown, spots: readonly Spot[], counts: Map<string, number>): void {
    for (const spot of spots) {
      const one = listAt(board, spot.path)[spot.at]!;
      for (const claim of claimsOf(spot, one, (it) => this.#seen.has(it)))
        counts.set(claim, (counts.get(claim) ?? 0) + 1);
    }
  }

  follow(told: readonly Told[], answer: Answer): void {
    this.#mirrors = this.#mirrors.filter((mirror) => {
      const went = playOn(told, mirror, answer);
      // What was shown may be what they differ in, though nobody has said so.
      return went === 'quietly' || (went === 'revealing' && stillAlike(this.#play, mirror, true));
    });
  }
}

function botAnswer(play: AnyPlay, bot: Bot, below: Below): Answer | null {
  const pending = play.pending.find((one) => one.seat !== CLOCK && one.chance === null);
  if (pending === undefined) return anAnswer(play, below);
  const value = bot.choose(new Look(play, pending), below) as Json;
  return { seat: pending.seat, id: play.idOf(pending), label: pending.op.label, value };
}

function playOne(game: AnyGame, seed: string, settings: OfEach, bot: Bot | undefined): Watched {
  const below = belowOf(`calibration ${seed}`);
  const { min, max } = game.seats;
  const seats = min + below(max - min + 1);
  const lot = someOptions(game, seats, below);
  const play = open(game, { seats, seed, options: settings.options ?? lot }) as AnyPlay;
  if (isRefusal(play)) throw new Error(`cannot open: ${play.code}`);
  const watched = new Watched(play, below(seats), belowOf(`samples ${seed}`));
  let told: Told[] = [];
  play.listen((event) => told.push(event));
  play.resume();
  for (let answers = 0; answers < MOST_ANSWERS && !play.over; answers++) {
    watched.remember();
    if (below(LOOK_ONE_IN) === 0) watched.look();
    const answer = (bot === undefined ? anAnswer(play, below) : botAnswer(play, bot, below))!;
    told = [];
    play.fell = false;
    const refused = play.answer(answer.seat, answer.id, answer.value);
    if (refused !== null) throw new Error(`${answer.id} refused: ${refused.code}`);
    watched.follow(told, answer);
  }
  return watched;
}

/** Two games that have just begun and look the same to somebody are dealt anew alike for them. */
function compareBeginnings(game: AnyGame, seed: string): void {
  const seats = game.seats.min;
  const [one, two] = ['a', 'b'].map((which) => open(game, { seats, seed: `${seed} ${which}` }) as AnyPlay);
  one!.resume();
  two!.resume();
  for (const viewer of [...one!.seats, null]) {
    if (canonical(one!.view(viewer)) === canonical(two!.view(viewer)))
      compareSamples(one!, { viewer, play: two! });
  }
}

function add(tallies: Tallies, moment: Moment): void {
  for (const claim of new Set([...moment.true.keys(), ...moment.expected.keys()])) {
    const tally = tallies.get(claim) ?? { sum: 0, squares: 0, either: 0 };
    const times = moment.true.get(claim) ?? 0;
    const expected = moment.expected.get(claim) ?? 0;
    const more = times - expected / SAMPLES;
    tally.sum += more;
    tally.squares += more * more;
    tally.either += times + expected;
    tallies.set(claim, tally);
  }
}

/** How many standard errors lie between true and expected. What is rare falls as by a Poisson law, however often it did. */
function errorsOf({ sum, squares, either }: Tally): number {
  const often = either / (SAMPLES + 1);
  return sum / Math.sqrt(Math.max(squares, often * (1 + 1 / SAMPLES), 1));
}

/** Plays one more game, the n-th, and counts what it says; throws where a sample knows too much. */
export function countGame(game: AnyGame, n: number, settings: OfEach, tallies: Tallies): void {
  const seed = `${settings.seed}.${n}`;
  compareBeginnings(game, seed);
  const { moment } = playOne(game, seed, settings, n % 2 === 0 ? settings.bot : undefined);
  if (moment !== null) add(tallies, moment);
}

/** What samples say too often or too seldom, in words. */
export function wrongIn(tallies: Tallies): string[] {
  return [...tallies]
    .map(([claim, tally]) => ({ claim, errors: errorsOf(tally) }))
    .filter(({ errors }) => Math.abs(errors) > ERRORS)
    .map(
      ({ claim, errors }) =>
        `${claim}: ${errors > 0 ? 'true more' : 'expected more'} often than it should be (${errors.toFixed(1)} errors)`,
    );
}

/** Both of so many games. */
export function miscalibrated(game: AnyGame, settings: Calibration): { games: number; wrong: string[] } {
  const tallies: Tallies = new Map();
  const { games } = settings;
  for (let n = 0; n < games; n++) countGame(game, n, settings, tallies);
  return { games, wrong: wrongIn(tallies) };
}
