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
  /** The rule that asked. */
  readonly rule: string;
  readonly told: readonly Told[];
  readonly line: Line | null;
}

interface Mark {
  readonly after: number;
  readonly state: State<unknown>;
}

const MARK_EVERY = 32;
const MARKS_KEPT = 24;

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
    const play = openRecord(record, game as Game);
    if (isRefusal(play)) return play;
    const session = new Session(play, record.seats, record.options, record.seed!, false);
    session.#opening = session.#listening(() => play.resume());
    session.#remember();
    for (const entry of record.answers.slice(0, upTo)) {
      const refused = session.#give(entry);
      if (refused !== null) return refused;
    }
    session.#consents.push(...record.consents);
    return session;
  }

  get play(): Play {
    return this.#play;
  }

  get moments(): readonly Moment[] {
    return this.#moments;
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
    const pending = this.#play.pendingOf(seat);
    const rule = ruleOf(power ?? pending?.op.label ?? '');
    let refused: Refusal | null = null;
    this.#play.fell = false;
    const told = this.#listening(() => (refused = this.#play.answer(seat, id, value)));
    if (refused !== null) return refused;
    this.#undone = [];
    this.#note(power === undefined ? [seat, value] : [seat, value, power], rule, told);
    return told;
  }

  #give(entry: Entry): Refusal | null {
    const [seat, , power] = entry;
    const rule = ruleOf(power ?? this.#play.pendingOf(seat)?.op.label ?? '');
    let refused: Refusal | null = null;
    this.#play.fell = false;
    const told = this.#listening(() => (refused = giveEntry(this.#play, entry)));
    if (refused === null) this.#note(entry, rule, told);
    return refused;
  }

  #note(entry: Entry, rule: string, told: readonly Told[]): void {
    const reveals = told.some((one) => one.open?.reveals === true || one.secret?.reveals === true);
    const line: Line | null = this.#play.fell ? 'roll' : reveals ? 'reveal' : null;
    this.#moments.push({ entry, rule, told, line });
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
   * Take back the last answer of a seat (or the last one at all). Past the information line only with the consent
   * of every seat, which the record then shows.
   */
  undo(seat?: Seat, consent: readonly Seat[] = []): Refusal | null {
    const at = this.#moments.findLastIndex((one) => seat === undefined || one.entry[0] === seat);
    if (at === -1) return refuse('NOTHING_TO_UNDO');
    const agreed = this.#play.seats.every((one) => consent.includes(one));
    const taken = this.#moments[at]!;
    if (agreed) {
      this.#consents.push(this.#moments.length);
      this.#goBackTo(at);
      this.#undone = [];
      return null;
    }
    if (consent.length > 0) return refuse('NEEDS_CONSENT');
    if (taken.line !== null) return refuse('INFORMATION_LINE', taken.rule, { line: taken.line });
    const later = this.#moments.slice(at + 1);
    const kept = {
      moments: this.#moments,
      marks: this.#marks,
      checkpoints: this.#checkpoints,
      play: this.#play,
    };
    this.#goBackTo(at);
    for (const moment of later) {
      const refused = this.#give(moment.entry);
      if (refused === null && same(this.#moments.at(-1)!.told, moment.told)) continue;
      // Somebody's answer rested on the one to be taken back: everything stays as it was.
      this.#moments = kept.moments;
      this.#marks = kept.marks;
      this.#checkpoints = kept.checkpoints;
      this.#play = kept.play;
      return refuse('INFORMATION_LINE', taken.rule, { line: 'dependent', seat: moment.entry[0] });
    }
    this.#undone.push(taken);
    return null;
  }

  /** Do again what was taken back last. */
  redo(): Refusal | null {
    const moment = this.#undone.pop();
    return moment === undefined ? refuse('NOTHING_TO_REDO') : this.#give(moment.entry);
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

  /** Whether the last answer of a seat can be taken back without asking anybody. */
  canUndo(seat?: Seat): boolean {
    const at = this.#moments.findLastIndex((one) => seat === undefined || one.entry[0] === seat);
    return at !== -1 && this.#moments[at]!.line === null;
  }

  /** The log as a viewer may read it, moment by moment; what happened before the first answer comes first. */
  log(viewer: Viewer): { readonly after: number; readonly event: GameEvent }[] {
    const lines = (told: readonly Told[], after: number) =>
      told.flatMap((one) => {
        const event = heardBy(one, viewer);
        return event === null ? [] : [{ after, event }];
      });
    return [...lines(this.#opening, 0), ...this.#moments.flatMap((one, i) => lines(one.told, i + 1))];
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
      checkpoints: this.#checkpoints,
      consents: this.#consents,
      outcome: this.#play.outcome,
    };
  }
}
