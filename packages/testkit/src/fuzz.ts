/**
 * Fuzz: random games through the door everybody uses, with every property checked after every answer. A game that
 * fails says how to play it again.
 */

import {
  belowOf,
  isRefusal,
  readRecord,
  Session,
  stateHash,
  verify,
  type AnyGame,
  type Below,
  type Json,
  type Told,
} from '@gravetable/kernel';
import {
  compareSamples,
  listedIsLegal,
  mirror,
  nonsenseIsRefused,
  soundTable,
  stillMirrored,
  stillTwins,
  twins,
  type Mirror,
} from './checks.ts';
import { anAnswer, someOptions, type Answer } from './lot.ts';

export const CHECKS = ['twins', 'legal', 'nonsense', 'views', 'undo', 'record'] as const;
export type Check = (typeof CHECKS)[number];

export interface Fuzz {
  /** By lot, from the seed, when not given. */
  readonly seats?: number | undefined;
  readonly options?: { readonly [id: string]: Json } | undefined;
  /** The first game has this seed, later ones add their number to it. */
  readonly seed: string;
  readonly games?: number | undefined;
  /** All of them when not given. */
  readonly checks?: readonly Check[] | undefined;
  /** A game must end within so many answers. */
  readonly bound?: number | undefined;
  /** No new game begins once this says so; a running one goes on to its end. */
  readonly enough?: (() => boolean) | undefined;
  /** Nor once so many answers were given. */
  readonly answers?: number | undefined;
}

export interface Fuzzed {
  readonly games: number;
  readonly answers: number;
}

const BOUND = 20_000;
/** One table in so many has its dice and cards entered by hand. */
const BY_HAND_ONE_IN = 8;
const UNDO_ONE_IN = 6;
const CONSENT_ONE_IN = 40;
/** A mirror is compared for so many answers before a fresh one takes its place. */
const MIRROR_AGE = 8;

/** Play random games and check them; throws at the first failure. */
export function fuzz(game: AnyGame, settings: Fuzz): Fuzzed {
  let answers = 0;
  let games = 0;
  const { games: most = 1, answers: wanted = Infinity } = settings;
  for (; games < most && answers < wanted && (games === 0 || settings.enough?.() !== true); games++) {
    const seed = games === 0 ? settings.seed : `${settings.seed}.${games}`;
    answers += new RandomGame(game, seed, settings).run();
  }
  return { games, answers };
}

class RandomGame {
  readonly #game: AnyGame;
  readonly #seed: string;
  readonly #settings: Fuzz;
  readonly #checks: ReadonlySet<Check>;
  /** What the game gets, apart from what the checks draw: switching a check off plays the same game. */
  readonly #below: Below;
  readonly #lot: Below;
  readonly #seats: number;
  readonly #options: { readonly [id: string]: Json };
  /** Hashes after each number of answers, or null where an answer was taken out of the middle. */
  #hashes: (string | null)[] = [];
  #given = 0;
  #mirrors: Mirror[] = [];
  #mirrorAge = 0;

  constructor(game: AnyGame, seed: string, settings: Fuzz) {
    this.#game = game;
    this.#seed = seed;
    this.#settings = settings;
    this.#checks = new Set(settings.checks ?? CHECKS);
    this.#below = belowOf(`fuzz ${seed}`);
    this.#lot = belowOf(`checks ${seed}`);
    const { min, max } = game.seats;
    const bySeed = min + this.#below(max - min + 1);
    this.#seats = settings.seats ?? bySeed;
    const optionsBySeed = someOptions(game, this.#seats, this.#below);
    this.#options = settings.options ?? optionsBySeed;
  }

  run(): number {
    try {
      this.#play();
      return this.#given;
    } catch (error) {
      throw new Error(this.#story(error instanceof Error ? error.message : String(error)), { cause: error });
    }
  }

  #story(what: string): string {
    const options = JSON.stringify(this.#options);
    const given = this.#settings.options === undefined ? '' : ` --options '${options}'`;
    return [
      `${this.#game.id}, ${this.#seats} seats, options ${options}, seed ${this.#seed}, after answer ${this.#given}:`,
      what,
      `Play it again: npm run fuzz -- ${this.#game.id} --seats ${this.#seats} --seed ${this.#seed}${given}`,
    ].join('\n');
  }

  #play(): void {
    const byHand = this.#below(BY_HAND_ONE_IN) === 0;
    const seats = Array.from({ length: this.#seats }, (_, seat) => ({ name: `Seat ${seat}`, kind: 'lot' }));
    const session = Session.open(this.#game, seats, { seed: this.#seed, options: this.#options, byHand });
    if (isRefusal(session)) throw new Error(`cannot open: ${session.code} ${JSON.stringify(session.data)}`);
    if (this.#checks.has('undo')) this.#hashes = [stateHash(session.play)];
    soundTable(session.play);
    while (!session.play.over) {
      const answer = anAnswer(session.play, this.#below)!;
      this.#step(session, answer);
      this.#given++;
      if (this.#given > (this.#settings.bound ?? BOUND)) throw new Error('the game does not end');
    }
    if (this.#checks.has('record')) recordVerifies(session, this.#game);
  }

  #step(session: Session, answer: Answer): void {
    const checks = this.#checks;
    const play = session.play;
    if (checks.has('legal')) listedIsLegal(play, this.#lot);
    if (checks.has('nonsense')) nonsenseIsRefused(play, this.#lot);
    if (checks.has('views')) this.#freshMirrors(session);
    const copies = checks.has('twins') ? twins(play) : [];
    const told = session.answer(answer.seat, answer.id, answer.value);
    if (isRefusal(told))
      throw new Error(`${answer.id} refused ${JSON.stringify(answer.value)}: ${told.code}`);
    stillTwins(play, copies, answer);
    this.#compareMirrors(session, told, answer);
    soundTable(play);
    if (!checks.has('undo')) return;
    this.#hashes.push(stateHash(play));
    this.#takeBack(session);
  }

  #freshMirrors(session: Session): void {
    if (this.#mirrors.length > 0 && this.#mirrorAge < MIRROR_AGE) return;
    for (const one of this.#mirrors) compareSamples(session.play, one);
    this.#mirrorAge = 0;
    const viewers = [...session.play.seats, null];
    this.#mirrors = viewers.map((viewer) => mirror(session.play, viewer, this.#lot));
  }

  #compareMirrors(session: Session, told: readonly Told[], answer: Answer): void {
    this.#mirrorAge++;
    this.#mirrors = this.#mirrors.filter((one) => stillMirrored(session.play, told, one, answer));
  }

  /** Taken back and given again is as if nothing had happened; a refusal changes nothing at all. */
  #takeBack(session: Session): void {
    const now = this.#hashes.at(-1)!;
    if (this.#lot(CONSENT_ONE_IN) === 0) return this.#takeBackByConsent(session);
    if (this.#lot(UNDO_ONE_IN) > 0) return;
    const seat = this.#lot(2) === 0 ? undefined : this.#lot(this.#seats);
    const count = session.moments.length;
    const at = session.moments.findLastIndex((one) => seat === undefined || one.entry[0] === seat);
    const refused = session.undo(seat);
    if (refused !== null) {
      if (stateHash(session.play) !== now) throw new Error(`a refused undo (${refused.code}) left a trace`);
      return;
    }
    soundTable(session.play);
    const last = at === count - 1;
    if (last && this.#hashes[at] !== null && stateHash(session.play) !== this.#hashes[at])
      throw new Error('undo does not lead back to the state before');
    const again = session.redo();
    if (again !== null) throw new Error(`what was taken back cannot be done again: ${again.code}`);
    soundTable(session.play);
    if (last && stateHash(session.play) !== now) throw new Error('redo does not lead to the state after');
    if (last) return;
    // Answers of others now come before this one: the past is another, and so may be the order of some list.
    this.#hashes.fill(null, at + 1);
    this.#hashes[count] = stateHash(session.play);
    this.#mirrors = [];
  }

  #takeBackByConsent(session: Session): void {
    const count = session.moments.length;
    const refused = session.undo(undefined, session.play.seats);
    if (refused !== null) throw new Error(`the whole table agreed, and undo is refused: ${refused.code}`);
    const before = this.#hashes[count - 1];
    if (before !== null && stateHash(session.play) !== before)
      throw new Error('undo by consent does not lead back to the state before');
    this.#hashes.length = count;
    this.#hashes[count - 1] = stateHash(session.play);
    this.#mirrors = [];
  }
}

/** The record of a finished game survives its file and verifies. */
function recordVerifies(session: Session, game: AnyGame): void {
  const record = readRecord(JSON.stringify(session.record()));
  if (isRefusal(record)) throw new Error(`the record cannot be read: ${JSON.stringify(record)}`);
  const verdict = verify(record, () => game);
  if (!verdict.ok) throw new Error(`the record does not verify: ${JSON.stringify(verdict)}`);
}
