/** What the page and the worker say to each other. All of it is plain data. */

import type { Blocked } from '../saves/blocked.ts';
import type {
  Catalogue,
  GameEvent,
  GameRecord,
  Json,
  Language,
  Line,
  Options,
  OptionSpec,
  Outcome,
  QuestionView,
  Refusal,
  Said,
  Seat,
  SeatInfo,
  Section,
  Story,
  Verdict,
  Viewer,
} from '@gravetable/kernel';

import type { Way } from '../presets.ts';
import type { Shelved } from '../saves/db.ts';
import type { Report } from './steps.ts';

export interface NewTable {
  readonly game: string;
  readonly title: string;
  readonly seats: readonly SeatInfo[];
  readonly options: { readonly [id: string]: Json };
  readonly seed: string;
  /** Private cards appear only after the next player says so. */
  readonly handOver: boolean;
  /** How it is played; a table that says nothing follows the settings. */
  readonly way?: Way;
}

/** What the page knows of a game: its words and printed facts, never its rules. */
export interface GameInfo {
  readonly id: string;
  readonly version: string;
  readonly words: Readonly<Record<Language, Catalogue>>;
  readonly facts: unknown;
  readonly options: readonly OptionSpec[];
  readonly ledger: readonly string[];
  readonly bots: readonly string[];
  /** How its log is sorted and looked back on; null where the game does not say. */
  readonly story: Story | null;
}

/** One answer of the past, as everybody may know it. */
export interface MomentView {
  readonly seat: Seat;
  readonly rule: string;
  /** Something became known here: nothing before can be taken back freely. */
  readonly line: Line | null;
}

export interface LogLine {
  /** How many answers had been given when this happened. */
  readonly after: number;
  readonly event: GameEvent;
}

/** A timer the game names: what the clock says when it is out. */
export interface Timer {
  readonly name: string;
  readonly answer: Json;
  readonly seconds: number;
}

/** What the clock's seat is asked. */
export interface ClockView {
  readonly timers: readonly Timer[];
  /** Nobody else is asked: the clock begins when the player is ready. */
  readonly starts: boolean;
}

/** The table as one viewer may know it, at one moment. */
export interface Snapshot {
  readonly viewer: Viewer;
  /** Number of answers given so far. */
  readonly count: number;
  readonly view: object;
  readonly outline: readonly Section[];
  readonly questions: readonly QuestionView[];
  readonly waiting: readonly Seat[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** How many times all agreed to go back past the information line. */
  readonly agreed: number;
  readonly moments: readonly MomentView[];
  readonly log: readonly LogLine[];
  /** How the table stood at each line of the last answer, for tables that act it out. */
  readonly stood: readonly object[];
  readonly outcome: Outcome | null;
  readonly clock: ClockView | null;
}

/** The table after an answer, or one taken back: of what was told and answered only what follows the first `since` answers. */
export interface Step extends Snapshot {
  readonly since: number;
}

/** The table at a moment of the past: how it came there is the beginning of what the page knows already. */
export type PastView = Omit<Snapshot, 'log' | 'moments'>;

/** Some answers with what they told. */
export type ToldPiece = Pick<Snapshot, 'log' | 'moments'>;

/** What an answer would lead to, as far as the seat may know beforehand. */
export interface Preview {
  /**
   * What follows that cannot be taken back: then the answer asks for a confirmation and the outcome stays unknown. A
   * grave answer could be taken back, and is asked for again all the same.
   */
  readonly line: Line | 'seat' | 'grave' | null;
  readonly refusal: Refusal | null;
  readonly view: object | null;
  readonly outline: readonly Section[] | null;
}

export type Pins = Readonly<Record<number, string>>;

export interface TableMeta {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly SeatInfo[];
  readonly options: Options;
  readonly seed: string;
  readonly handOver: boolean;
  readonly way?: Way;
  /** By seat: what their PIN comes to, where a player hides their cards behind one. */
  readonly pins?: Pins;
  /** It was brought as a position: nobody knows what came before. */
  readonly position?: boolean;
}

export interface Opened {
  readonly meta: TableMeta;
  readonly info: GameInfo;
  /** Why the browser would not keep it: it is only in this window. */
  readonly unsaved: Trouble['trouble'] | null;
}

/** Why something could not be kept or found; told to the player as it is. */
export interface Trouble {
  readonly trouble: 'missing' | 'damaged' | 'elsewhere' | Blocked;
  readonly refusal: Refusal | null;
}

export interface Hint {
  readonly value: Json;
  readonly reason: Said | null;
}

/** The door of the worker. */
export interface Host {
  open(table: NewTable): Promise<Opened | Refusal>;
  /** A long game takes a while: it is told how far the reading has come, and `stop` ends it. */
  resume(id: string, report?: Report): Promise<Opened | Trouble>;
  /** A record to look at: nothing is written. */
  review(record: GameRecord, report?: Report): Promise<Opened | Refusal>;
  /** The answers of a game read-only, from its save. */
  reviewSaved(id: string, report?: Report): Promise<Opened | Trouble>;
  /** Whoever was waited for is wanted no more; what was asked for fails. */
  stop(): Promise<void>;
  /** A saved position as the record of a game that begins there; every seat is a person's. */
  recordFrom(save: string, names: readonly string[]): Promise<GameRecord | Refusal>;
  /** What the shelf says of a record, or why it cannot be played. */
  shelved(record: GameRecord): Promise<Shelved | Refusal>;
  info(game: string): Promise<GameInfo | null>;
  /** With a number, only what the first so many answers told; `told` has the rest. */
  look(viewer: Viewer, answers?: number): Promise<Snapshot>;
  told(viewer: Viewer, from: number, upTo: number): Promise<ToldPiece>;
  answer(viewer: Viewer, seat: Seat, id: string, value: Json): Promise<Step | Refusal | Trouble>;
  /** Lets one bot, or the clock, answer; null when nobody but people is asked. */
  others(viewer: Viewer): Promise<{ snapshot: Step; by: Seat; reason: Said | null } | Trouble | null>;
  /** The clock says what its timer says, or the first it may. */
  tick(viewer: Viewer, answer: Json | null): Promise<Step | Refusal | Trouble>;
  preview(seat: Seat, id: string, value: Json): Promise<Preview>;
  /** Why a piece that the question does not name cannot be chosen; null where the game has nothing to say of it. */
  whyNot(seat: Seat, id: string, piece: string): Promise<Refusal | null>;
  /** What the game's table draws ahead of time: as things stand, or after an answer. Null where the game has none. */
  forecast(viewer: Viewer, answer: Json): Promise<Json>;
  undo(viewer: Viewer): Promise<Step | Refusal | Trouble>;
  /** Back past the information line: the whole table agreed, and the record says so. */
  undoAgreed(viewer: Viewer): Promise<Step | Refusal | Trouble>;
  redo(viewer: Viewer): Promise<Step | Refusal | Trouble>;
  /** The way this table is played was changed at the table: keep it with the save. */
  keepWay(way: Way): Promise<void>;
  keepPins(pins: Pins): Promise<void>;
  hint(seat: Seat): Promise<Hint | null>;
  /** The table as it stood after that many answers. */
  past(count: number, viewer: Viewer): Promise<PastView>;
  branch(viewer: Viewer, count: number): Promise<Snapshot>;
  /** Back into a branch that was left, by its number. */
  enterBranch(viewer: Viewer, number: number): Promise<Snapshot>;
  leaveBranch(viewer: Viewer): Promise<PastView>;
  record(): Promise<GameRecord>;
  verify(report?: Report): Promise<Verdict>;
}
