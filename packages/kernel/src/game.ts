/** A game, as the kernel sees it: its board's shape, its procedures, its views, its words. */

import type { GameEvent, Viewer } from './event.ts';
import type { Guide } from './guide.ts';
import { hash64 } from './hash.ts';
import { canonical, type Json } from './json.ts';
import type { Migration } from './migration.ts';
import type { Call } from './procedure.ts';
import { programOf, type Power, type Program, type Rulebook } from './program.ts';
import type { QuestionView } from './describe.ts';
import type { Prospect } from './prospect.ts';
import type { Seat } from './question.ts';
import type { Refusal } from './refusal.ts';
import type { Below } from './random.ts';
import { copierOf, testOf, type Shape } from './shape.ts';
import type { Look } from './look.ts';
import type { Play } from './play.ts';
import type { Story } from './story.ts';
import type { Catalogue, Said } from './text.ts';

/** A setting a table is opened with. */
export type OptionSpec =
  | { readonly id: string; readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly id: string;
      readonly kind: 'choice';
      readonly choices: readonly string[];
      readonly default: string;
    }
  | {
      readonly id: string;
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly default: number;
      /** It counts seats, the first one being 1: whoever asks for it offers them by name. */
      readonly seat?: true;
    }
  /** One choice per seat, all different unless `repeat`; null lets the game decide. */
  | {
      readonly id: string;
      readonly kind: 'perSeat';
      readonly choices: readonly string[];
      readonly repeat?: true;
    }
  /** Between min and max of the choices, all different, in the order they are named. */
  | {
      readonly id: string;
      readonly kind: 'some';
      readonly choices: readonly string[];
      readonly min: number;
      readonly max: number;
      readonly default: readonly string[];
    };

export type Options = { readonly [id: string]: boolean | string | number | readonly (string | null)[] };

/** How a game ended. `winners` lists seats; a cooperative game lists all or none. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** One word for statistics: `won`, `died`, `lastWhisper`, … */
  readonly reason: string;
  readonly scores?: readonly number[];
  readonly [detail: string]: Json | undefined;
}

/**
 * Places whose contents a viewer cannot tell apart: any order of what lies there looks the same to them, as far as
 * every place holds what `fits` it. What lies there now must fit.
 */
export interface Hidden {
  readonly places: readonly {
    readonly list: number[] | string[];
    readonly at: number;
    /** What the viewer knows of this place, because it was said or shown; without it, nothing. */
    readonly fits?: (one: never) => boolean;
  }[];
}

/** A part of the table put into words: for the terminal, the list view and the screen reader. */
export interface Section {
  readonly title: Said;
  readonly lines: readonly Said[];
}

/** Something that is named at the table, and what it is and does: for whoever asks. */
export interface Thing {
  /** As sentences name it: `ability.dash`, where a message of that id is its name. */
  readonly id: string;
  readonly lines: readonly Said[];
  /** The table shows it anyway: it is told when somebody asks, and not beside an answer. */
  readonly shown?: true;
}

/** A map in characters. */
export interface Drawing {
  readonly lines: readonly string[];
  readonly legend: readonly Said[];
}

/** A player that knows only what its seat knows. */
export interface Bot {
  readonly name: string;
  /** A legal answer to `look.question`. */
  choose(look: Look, below: Below): unknown;
  /** One of `look.powers` to be used before the question is answered, and how; null: none. */
  use?(look: Look, below: Below): { readonly id: string; readonly answer: unknown } | null;
  /** Why it gives this answer, for people who play with it. */
  reason?(look: Look, answer: unknown): Said | null;
  /** What speaks for this answer and is so on every table that might be the real one; it may take a while to find out. */
  assure?(look: Look, answer: unknown, below: Below): Said | null;
}

/** How a game is played against the clock, for whoever keeps the time. All in milliseconds. */
export interface RealTime<B> {
  /** Answers that arrive within one tick are taken in the game's own order of seats. */
  readonly tick: number;
  readonly order: (board: B, seats: number) => readonly Seat[];
  /** Whether others may want the same at the same moment; what nobody contends for does not wait. All, where it is not said. */
  readonly contended?: (answer: Json) => boolean;
  /** How often a bot of this name answers at this table. */
  readonly botEvery: (bot: string, board: B) => number;
  /** For somebody who has been gone for so long a bot plays. */
  readonly awayAfter: number;
}

/** What was made of a moment already: the scene as it stands, and a view of somebody else. */
export interface Shown<V> {
  readonly scene: object | null;
  readonly view: V | null;
}

export interface GameSpec<B, E extends GameEvent, V extends object> {
  readonly id: string;
  /** Version of the rules: a record replays under its own. */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly shape: Shape<B>;
  /** Every rule id of the ledger. */
  readonly ledger: readonly string[];
  readonly rulebook: Rulebook<B, E>;
  /** The table before anything has happened. No chance here: shuffling is the first step of the rules. */
  readonly setup: (seats: number, options: Options) => B;
  /** Settings of games that bots play many times over, where the usual ones know no end; `sim.game` says what one game is. */
  readonly simulated?: Options;
  /** Options that cannot go together: a refusal code, or null. */
  readonly objects?: (seats: number, options: Options) => string | null;
  readonly start: () => Call<Outcome>;
  readonly powers?: readonly Power<B, E>[];
  /**
   * What a viewer may know, listed field by field. `shown` is what was made of the same moment already, for everybody or for
   * somebody else: what is the same in it may be taken from there, and is then neither made nor compared again.
   */
  readonly view: (board: B, viewer: Viewer, seats: number, shown?: Shown<V>) => V;
  /** What a viewer cannot know. Together with `view` it is tested: rearranging this changes no view. */
  readonly hidden: (board: B, viewer: Viewer) => readonly Hidden[];
  /** The part of the table that is acted out while something is told, as everybody may know it; for tables that act. */
  readonly scene?: (board: B, seats: number) => object;
  readonly realTime?: RealTime<B>;
  /**
   * Whether this answer, given at this label, decides for everybody and not for one seat's own hand or turn: where people
   * sit with bots, it is theirs to give.
   */
  readonly group?: (label: string, answer: Json) => boolean;
  /** The table in words, from a view. */
  readonly outline: (view: V) => readonly Section[];
  /** What is named at the table, besides what a message `<id>.text` tells of already. */
  readonly things?: (view: V) => readonly Thing[];
  /** The table drawn in characters, at most 100 columns wide, and what the signs mean. */
  readonly drawing?: (view: V) => Drawing;
  /** Where the game stands, in a sentence or two, for a shelf of saved games; the outline's first title without it. */
  readonly standing?: (view: V) => readonly Said[];
  readonly text: { readonly en: Catalogue; readonly fr: Catalogue };
  /** How its log is sorted and looked back on. */
  readonly story?: Story<E>;
  /** Printed facts, for the content hash and the inventory. */
  readonly content: {
    readonly facts: unknown;
    readonly inventory: () => Inventory;
    readonly pieces?: Pieces<B>;
  };
  /**
   * Every broken law of the table, in words; an empty list is a sound table. It is asked of states from outside before
   * they are played: it may throw, and must come to an end.
   */
  readonly invariants: (board: B, seats?: number) => readonly string[];
  readonly bots?: readonly Bot[];
  /** What a search has to know. */
  readonly guide?: Guide<B>;
  /**
   * What the game's table shows ahead of time, as plain data: as things stand (null) or after an answer. It is handed
   * games that might be the real one for all the viewer knows, and nothing else.
   */
  readonly forecast?: (sample: () => Play<B, E, V>, viewer: Viewer, answer: Json) => Json;
  /**
   * What may come of an answer, or of things as they stand (null), as far as it hangs on what the seat cannot know. It is
   * handed games that might be the real one for all the seat knows, and nothing else.
   */
  readonly odds?: (
    sample: () => Play<B, E, V>,
    seat: Seat,
    answer: Json,
    below: Below,
  ) => readonly Prospect[];
  /**
   * Why a piece that the question neither offers nor names as blocked cannot be chosen now: told from what the seat
   * may know. Null where nothing particular is wrong with it.
   */
  readonly whyNot?: (view: V, asked: QuestionView, piece: string) => Refusal | null;
  /** Rules without a step of their own, by their ids. */
  readonly carriedBy?: CarriedBy;
  readonly migrations?: readonly Migration[];
}

/**
 * How a rule without a step of its own is kept: by which label or rule, and by which test that goes red when it is broken,
 * named as it is written. Or that nothing keeps it yet, and why.
 */
export type Carried =
  | { readonly by: string; readonly proof: string; readonly notYet?: never }
  | { readonly notYet: string; readonly by?: never; readonly proof?: never };
export type CarriedBy = Readonly<Record<string, Carried>>;

/** The pieces that play should meet, by code; and those that have come out on a table, hidden ones left aside. */
export interface Pieces<B> {
  readonly all: readonly string[];
  readonly met: (board: B) => readonly string[];
  /** Questions that lead to other pieces, by label: whoever wants to see them all answers these by lot. */
  readonly crossroads?: readonly string[];
}

export type Inventory = Readonly<Record<string, { readonly expected: number; readonly actual: number }>>;

export interface Game<
  B = unknown,
  E extends GameEvent = GameEvent,
  V extends object = object,
> extends GameSpec<B, E, V> {
  readonly program: Program<B, E>;
  readonly copyBoard: (board: B) => B;
  readonly boardFits: (value: unknown) => boolean;
  readonly contentHash: string;
}

/** Any game, for code that knows no game. */
// oxlint-disable-next-line no-explicit-any -- the one place where board types meet; everything else stays typed
export type AnyGame = Game<any, any, any>;

/** Check a game's labels and prepare it for play. A mistake is told at start-up, all of them at once. */
export function defineGame<B, E extends GameEvent, V extends object>(spec: GameSpec<B, E, V>): Game<B, E, V> {
  const ledger = new Set(spec.ledger);
  const wrong = Object.keys(spec.carriedBy ?? {}).filter((id) => !ledger.has(id));
  if (wrong.length > 0)
    throw new Error(`carriedBy names rules that are not in the ledger: ${wrong.join(', ')}`);
  return {
    ...spec,
    program: programOf(spec.rulebook.procedures, spec.powers ?? [], ledger),
    copyBoard: copierOf(spec.shape),
    boardFits: testOf(spec.shape),
    contentHash: hash64(canonical(spec.content.facts)),
  };
}
