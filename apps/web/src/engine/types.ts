/** What the page and the worker say to each other besides the protocol of a table. All of it is plain data. */

import type { Report, Shelved, UndoPolicy } from '@gravetable/host';
import type {
  GameRecord,
  Json,
  Options,
  QuestionView,
  Refusal,
  Seat,
  SeatInfo,
  Section,
  Verdict,
} from '@gravetable/kernel';
import type { GameInfo, Patch, Push, Review, Snapshot, Step } from '@gravetable/protocol';
import type { Way } from '../presets.ts';
import type { Blocked } from '../saves/blocked.ts';

export type {
  GameInfo,
  Advised,
  Advice,
  Hint,
  LogLine,
  MomentView,
  PastView,
  Preview,
  Snapshot,
  Step,
  ToldPiece,
} from '@gravetable/protocol';

export interface NewTable {
  readonly game: string;
  readonly title: string;
  readonly seats: readonly SeatInfo[];
  readonly options: { readonly [id: string]: Json };
  /** What somebody typed or was sent; null where nobody is to know it. */
  readonly seed: string | null;
  /** Private cards appear only after the next player says so. */
  readonly handOver: boolean;
  /** How it is played; a table that says nothing follows the settings. */
  readonly way?: Way;
}

export type Pins = Readonly<Record<number, string>>;

export interface TableMeta {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly SeatInfo[];
  readonly options: Options;
  /** The seed where a player knows it; empty where nobody does. */
  readonly seed: string;
  readonly handOver: boolean;
  readonly way?: Way;
  /** By seat: what their PIN comes to, where a player hides their cards behind one. */
  readonly pins?: Pins;
  /** By seat: its decisions, weighed after the game. They stay with the table; a file of it has none. */
  readonly reviews?: Readonly<Record<number, Review>>;
  /** It was brought as a position: nobody knows what came before. */
  readonly position?: boolean;
  /** It is kept by a server: people elsewhere sit at it, and those who are not here are no persons of this screen. */
  readonly online?: boolean;
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

/** What was done at the table: where it stands now, or why not. */
export type Result = Step | Snapshot | Refusal | Trouble;

/** From the scene before an answer to the one after it, as in a `Step`. */
export interface ActedScenes {
  readonly before: object | null;
  readonly scenes: readonly Patch[];
}

/** The door of the worker. What is asked of the open table goes through `request`, and is checked there. */
export interface Door {
  open(table: NewTable): Promise<Opened | Refusal>;
  /** A long game takes a while: it is told how far the reading has come, and `stop` ends it. */
  resume(id: string, report?: Report): Promise<Opened | Trouble>;
  /** A record to look at: nothing is written. */
  review(record: GameRecord, report?: Report): Promise<Opened | Refusal>;
  /** The answers of a game read-only, from its save. */
  reviewSaved(id: string, report?: Report): Promise<Opened | Trouble>;
  /** Whoever was waited for is wanted no more; what was asked for fails. */
  stop(): Promise<void>;
  /** The table is left: how it stands is kept. */
  leave(): Promise<void>;
  /** A saved position as the record of a game that begins there; every seat is a person's. */
  recordFrom(save: string, names: readonly string[]): Promise<GameRecord | Refusal>;
  /** Whether a record opens, tried without writing anything; why not, where it does not. */
  tried(record: GameRecord): Promise<Refusal | null>;
  /** A record is put on the shelf. What the shelf says of it, or why today's rules do not go on with it. */
  bring(record: GameRecord, meta: TableMeta): Promise<Shelved | Refusal>;
  /** A kept game as a file, or what is there of one that cannot be read. */
  exported(id: string): Promise<string | null>;
  info(game: string): Promise<GameInfo | null>;
  /** A view in words, for whoever was sent one without. */
  outlined(game: string, view: object): Promise<readonly Section[]>;
  /** Takes what the table says without being asked. */
  listen(hears: (push: Push) => void): Promise<void>;
  request(message: unknown): Promise<unknown>;
  undoBy(policy: UndoPolicy): Promise<void>;
  /** Whether people decide for everybody, or bots do too. */
  leadBy(people: boolean): Promise<void>;
  /** What somebody else in front of this screen may point at, while one decides for all. */
  voteOf(seat: Seat): Promise<QuestionView | null>;
  /** So much was left of a timer when this table was last in sight. */
  restoreTime(name: string, left: number): Promise<void>;
  /** The way this table is played was changed at the table: keep it with the save. */
  keepWay(way: Way): Promise<void>;
  keepPins(pins: Pins): Promise<void>;
  /** Others sit down at a kept game, or bots do: it goes on with them. Null when that is written. */
  reseat(id: string, seats: readonly SeatInfo[], handOver: boolean): Promise<Trouble | null>;
  verify(report?: Report): Promise<Verdict>;
  /** Weighs the decisions of a seat, each from what it knew then. */
  judge(record: GameRecord, seat: Seat, report?: Report): Promise<Review | Refusal>;
  /** The table that is open, or whose record is, keeps it; where nothing is kept, nothing happens. */
  keepReview(review: Review): Promise<void>;
}
