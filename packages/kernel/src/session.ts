/**
 * Session: a game with its past. It keeps the answers, tells what happened, takes back and does again, and writes
 * the record. Taking back stops at the information line: the last roll, the last reveal, or an answer of another
 * seat that rests on the one to be taken back. Whether it does is found out by playing on without it.
 */

import type { Told, Viewer } from './event.ts';
import { heardBy, type GameEvent } from './event.ts';
import type { AnyGame, Game, Options } from './game.ts';
import type { Json } from './json.ts';
import { same } from './json.ts';
import { determinise } from './look.ts';
import { open, optionsOf, type Opening } from './open.ts';
import { Play } from './play.ts';
import { ruleOf } from './program.ts';
import type { Seat } from './question.ts';
import type { Below } from './random.ts';
import {
  CHECKPOINT_EVERY,
  commitmentOf,
  endOf,
  giveEntry,
  openRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
} from './record.ts';
import type { Entry, GameRecord } from './record.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { stateHash } from './save.ts';
import { cloneState, type State } from './state.ts';

export interface SeatInfo {
  readonly name: string;
  /** `person`, or the name of a bot. */
  readonly kind: string;
}

/** Why nothing before an answer can be taken back freely. */
export type Line = 'roll' | 'reveal';

/** One answer of the past, with what came of it. */
export interface Moment {
  readonly entry: Entry;
  /** The label that asked, and its rule. */
  readonly label: string;
  readonly rule: string;
  readonly told: readonly Told[];
  readonly line: Line | null;
}

interface Mark {
  readonly after: number;
  readonly state: State<unknown>;
}

const MARK_EVERY = 32;
/** A state is small, and whoever looks back through a long campaign wants to be there at once. */
const MARKS_KEPT = 512;
/** So many answers are read from a record at a stretch. */
const STRETCH = 50;

export class Session {
  readonly game: Game;
  readonly seats: readonly SeatInfo[];
  readonly options: Options;
  readonly seed: string;
  /** A branch tries things out on sampled facts; it has no record. */
  readonly branch: boolean;
  #play: Play;
  /** What happened before the first answer. */
  #opening: readonly Told[] = [];
  #moments: Moment[] = [];
  #undone: Moment[] = [];
  #marks: Mark[] = [];
  #checkpoints: (readonly [number, string])[] = [];
  #consents: number[] = [];
  /** The position it began with, where the answers before it are not known. */
  #start: string | null = null;

  private constructor(
    play: Play,
    seats: readonly SeatInfo[],
    options: Options,
    seed: string,
    branch: boolean,
  ) {
    this.game = play.game;
    this.#play = play;
    this.seats = seats;
    this.options = options;
    this.seed = seed;
    this.branch = branch;
  }

  static open(game: AnyGame, seats: readonly SeatInfo[], opening: Omit<Opening, 'seats'>): Session | Refusal {
    const all = { ...opening, seats: seats.length };
    const options = optionsOf(game as Game, all);
    if (isRefusal(options)) return options;
    const play = open(game as Game, all);
    if (isRefusal(play)) return play;
    const session = new Session(play, seats, options, opening.seed, false);
    session.#opening = session.#listening(() => play.resume());
    session.#remember();
    return session;
  }

  /** A session from its record, every answer played again. */
  static fromRecord(record: GameRecord, game: AnyGame, upTo = record.answers.length): Session | Refusal {
    return endOf(Session.reading(record, game, upTo));
  }

  /** The same in steps, each telling how many answers have been read: a long record can be waited for. */
  static *reading(
    record: GameRecord,
    game: AnyGame,
    upTo = record.answers.length,
  ): Generator<number, Session | Refusal> {
    const play = openRecord(record, game as Game);
    if (isRefusal(play)) return play;
    const session = new Session(play, record.seats, record.options, record.seed!, false);
    if (record.start === undefined) session.#opening = session.#listening(() => play.resume());
    session.#remember();
    for (const [at, entry] of record.answers.slice(0, upTo).entries()) {
      const refused = session.#give(entry);
      if (refused !== null) return refused;
      if (at % STRETCH === 0) yield at;
    }
    session.#consents.push(...record.consents);
    session.#start = record.start ?? null;
    return session;
  }

  get play(): Play {
    return this.#play;
  }

  get moments(): readonly Moment[] {
    return this.#moments;
  }

  /** How many answers had been given each time all agreed to go back past the information line. */
  get consents(): readonly number[] {
    return this.#consents;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  #listening(work: () => void): Told[] {
    const told: Told[] = [];
    this.#play.listen((one) => told.push(one));
    try {
      work();
    } finally {
      this.#play.listen(null);
    }
    return told;
  }

  /** Answer a question. What happened is told; a refusal leaves everything as it was. */
  answer(seat: Seat, id: string, value: Json): readonly Told[] | Refusal {
    const power = this.#play.powersOf(seat).find((one) => one.id === id)?.power.label;
    const entry: Entry = power === undefined ? [seat, value] : [seat, value, power];
    const refused = this.#take(entry, () => this.#play.answer(seat, id, value));
    if (refused !== null) return refused;
    this.#undone = [];
    return this.#moments.at(-1)!.told;
  }

  #give(entry: Entry): Refusal | null {
    return this.#take(entry, () => giveEntry(this.#play, entry));
  }

  /** Take an answer and note what came of it. A mistake in the rules leaves the table as it was before. */
  #take(entry: Entry, answer: () => Refusal | null): Refusal | null {
    const [seat, , power] = entry;
    const label = power ?? this.#play.pendingOf(seat)?.op.label ?? '';
    let refused: Refusal | null = null;
    let told: readonly Told[];
    this.#play.fell = false;
    try {
      told = this.#listening(() => (refused = answer()));
    } catch (error) {
      this.#goBackTo(this.#moments.length);
      throw error;
    }
    if (refused === null) this.#note(entry, label, told);
    return refused;
  }

  #note(entry: Entry, label: string, told: readonly Told[]): void {
    const reveals = told.some((one) => one.open?.reveals === true || one.secret?.reveals === true);
    const line: Line | null = this.#play.fell ? 'roll' : reveals ? 'reveal' : null;
    this.#moments.push({ entry, label, rule: ruleOf(label), told, line });
    if (this.#moments.length % MARK_EVERY === 0) this.#remember();
    if (this.#moments.length % CHECKPOINT_EVERY === 0 && !this.branch) {
      this.#checkpoints.push([this.#moments.length, stateHash(this.#play)]);
    }
  }

  #remember(): void {
    this.#marks.push({
      after: this.#moments.length,
      state: cloneState(this.#play.state, this.game.copyBoard),
    });
    if (this.#marks.length <= MARKS_KEPT) return;
    // Old marks thin out: every second one of the older half goes. The first stays.
    const half = MARKS_KEPT / 2;
    this.#marks = this.#marks.filter((_, i) => i > half || i % 2 === 0);
  }

  /**
   * Take back the last answer of a seat (or the last one at all). Answers that others gave later stay, when they do
   * not rest on it. Past the information line only with the consent of every seat, which the record then shows;
   * everything later goes too.
   */
  undo(seat?: Seat, consent: readonly Seat[] = []): Refusal | null {
    const at = this.#lastOf(seat);
    if (at === -1) return refuse('NOTHING_TO_UNDO');
    if (this.#play.seats.every((one) => consent.includes(one))) {
      this.#consents.push(this.#moments.length);
      this.#goBackTo(at);
      this.#undone = [];
      return null;
    }
    if (consent.length > 0) return refuse('NEEDS_CONSENT');
    const taken = this.#moments[at]!;
    const known = this.#lineSince(at);
    if (known !== null) return refuse('INFORMATION_LINE', known.rule, { line: known.line });
    const dependent = this.#playWithout(at);
    if (dependent !== null)
      return refuse('INFORMATION_LINE', dependent.rule, { line: 'dependent', seat: dependent.entry[0] });
    this.#undone.push(taken);
    return null;
  }

  #lastOf(seat: Seat | undefined): number {
    return this.#moments.findLastIndex((one) => seat === undefined || one.entry[0] === seat);
  }

  /** The first moment from this one on that made something known, or null. */
  #lineSince(at: number): Moment | null {
    return this.#moments.slice(at).find((one) => one.line !== null) ?? null;
  }

  /**
   * Play everything but one answer again. Where a later answer is refused, answers another question or leads to
   * something else, or where the question is not open again in the end, that moment rested on it: it is given back,
   * and everything stays as it was.
   */
  #playWithout(at: number): Moment | null {
    const taken = this.#moments[at]!;
    const later = this.#moments.slice(at + 1);
    const kept = {
      moments: this.#moments,
      marks: this.#marks,
      checkpoints: this.#checkpoints,
      play: this.#play,
    };
    this.#goBackTo(at);
    let dependent = later.find((moment) => {
      if (this.#give(moment.entry) !== null) return true;
      const again = this.#moments.at(-1)!;
      return again.label !== moment.label || !same(again.told, moment.told);
    });
    if (dependent === undefined && !this.#isAsked(taken)) dependent = later.at(-1) ?? taken;
    if (dependent === undefined) return null;
    this.#moments = kept.moments;
    this.#marks = kept.marks;
    this.#checkpoints = kept.checkpoints;
    this.#play = kept.play;
    return dependent;
  }

  /** Whether the question is open again. A power may be offered anew with other answers: then it is another offer. */
  #isAsked({ entry: [seat, value, power], label }: Moment): boolean {
    return power === undefined
      ? this.#play.pendingOf(seat)?.op.label === label
      : this.#play
          .powersOf(seat)
          .some((one) => one.power.label === power && !isRefusal(one.ask.accept(value)));
  }

  /** Do again what was taken back last (by this seat). */
  redo(seat?: Seat): Refusal | null {
    const at = this.#undone.findLastIndex((one) => seat === undefined || one.entry[0] === seat);
    if (at === -1) return refuse('NOTHING_TO_REDO');
    const refused = this.#give(this.#undone[at]!.entry);
    if (refused === null) this.#undone.splice(at, 1);
    return refused;
  }

  /** The same game as it stood after that many answers, to look at or to branch off from. This one stays as it is. */
  at(count: number): Session {
    const mark = this.#marks.findLast((one) => one.after <= count)!;
    const state = cloneState(mark.state, this.game.copyBoard);
    const play = new Play(this.game, state, this.seats.length).resume();
    const then = new Session(play, this.seats, this.options, this.seed, this.branch);
    then.#opening = this.#opening;
    then.#moments = this.#moments.slice(0, count);
    then.#marks = this.#marks.filter((one) => one.after <= count);
    then.#checkpoints = this.#checkpoints.filter(([after]) => after <= count);
    then.#start = this.#start;
    for (const { entry } of then.#moments.slice(mark.after)) {
      const refused = giveEntry(play, entry);
      if (refused !== null) throw new Error(`an answer of the past was refused: ${refused.code}`);
    }
    return then;
  }

  #goBackTo(count: number): void {
    const mark = this.#marks.findLast((one) => one.after <= count)!;
    const again = this.#moments.slice(mark.after, count);
    this.#marks = this.#marks.filter((one) => one.after <= mark.after);
    this.#checkpoints = this.#checkpoints.filter(([after]) => after <= mark.after);
    this.#moments = this.#moments.slice(0, mark.after);
    const state = cloneState(mark.state, this.game.copyBoard);
    this.#play = new Play(this.game, state, this.seats.length).resume();
    for (const moment of again) {
      const refused = this.#give(moment.entry);
      if (refused !== null) throw new Error(`an answer of the past was refused: ${refused.code}`);
    }
  }

  /** Whether nothing has become known since the last answer of a seat; others' answers may still rest on it. */
  canUndo(seat?: Seat): boolean {
    const at = this.#lastOf(seat);
    return at !== -1 && this.#lineSince(at) === null;
  }

  /**
   * The log as a viewer may read it, moment by moment; what happened before the first answer comes first. With
   * numbers, only what those answers told.
   */
  log(viewer: Viewer, from = 0, upTo?: number): { readonly after: number; readonly event: GameEvent }[] {
    const lines = (told: readonly Told[], after: number) =>
      told.flatMap((one) => {
        const event = heardBy(one, viewer);
        return event === null ? [] : [{ after, event }];
      });
    const told = this.#moments.slice(from, upTo).flatMap((one, i) => lines(one.told, from + i + 1));
    return from === 0 ? [...lines(this.#opening, 0), ...told] : told;
  }

  /** What if: a branch that starts here with everything unknown to the viewer dealt anew. The table is untouched. */
  whatIf(viewer: Viewer, below: Below): Session {
    const branch = new Session(determinise(this.#play, viewer, below), this.seats, this.options, '', true);
    branch.#remember();
    return branch;
  }

  /** The record; with the seed once the game is over, or when its owner asks for a file of their own. */
  record(withSeed: boolean = this.#play.over): GameRecord {
    return {
      format: RECORD_FORMAT,
      version: RECORD_VERSION,
      game: this.game.id,
      rules: this.game.version,
      content: this.game.contentHash,
      seats: this.seats,
      options: this.options,
      byHand: this.#play.state.byHand,
      commitment: commitmentOf(this.seed),
      seed: withSeed ? this.seed : null,
      answers: this.#moments.map((one) => one.entry),
      checkpoints: this.#withLastCheckpoint(),
      consents: this.#consents,
      outcome: this.#play.outcome,
      ...(this.#start === null ? {} : { start: this.#start }),
    };
  }

  /** The last state has a checkpoint too, so that no answer can be altered unseen. */
  #withLastCheckpoint(): (readonly [number, string])[] {
    const count = this.#moments.length;
    const others = this.#checkpoints.filter(([after]) => after < count);
    return [...others, [count, stateHash(this.#play)]];
  }
}
