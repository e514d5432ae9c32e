/**
 * A game's table: what it draws inside the one frame. `tables/<game>/index.tsx` exports one of these as its default;
 * `tables/registry.ts` names it. Every part is a component that reads the table through the hooks of `context.tsx`.
 */

import type { Motions } from './kit/motion.ts';
import type { Catalogue, GameEvent, Json, OptionView, QuestionView, Seat } from '@gravetable/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { IconName } from '../art/icons/names.ts';
import type { LogLine } from '../engine/types.ts';
import type { Words } from '../words/index.ts';

export interface SheetTab {
  readonly id: string;
  readonly label: ReactNode;
  readonly Content: ComponentType;
  /** Whether the viewer's piece lies on this tab: a hint about it opens the tab. */
  readonly holds?: (piece: string, view: object, viewer: Seat) => boolean;
}

export interface CompendiumEntry {
  readonly piece: string;
  readonly name: string;
  readonly text: string;
  /** The message that says the text. */
  readonly said: string;
  readonly args?: Readonly<Record<string, number>>;
  readonly flavour?: string | undefined;
}

export interface Held {
  readonly emblem: IconName;
  readonly hand: number;
  /** Null where nothing is to be laid now. */
  readonly laid: number | null;
}

export interface TableModule {
  /** Something is pressed at the foot of its board: on a phone the bar takes the room it needs, and covers none. */
  readonly foot?: boolean;
  /**
   * Where the game stands, for the top strip: `Day 2 of 3`, `Ash Street`. The first one is shown on a phone; without them
   * the strip says what the outline says first.
   */
  readonly crumbs?: (view: object, words: Words) => readonly string[];
  readonly Board: ComponentType;
  /** The own sheet below the decision bar; on a phone the first tab of the bottom sheet. */
  readonly Own: ComponentType;
  /** The own sheet lists every option, so the bar need not. */
  readonly listsOptions?: true;
  readonly ownLabel?: (words: Words) => string;
  /** What its tab on a phone says, where that is something shorter. */
  readonly ownTab?: (words: Words) => ReactNode;
  /** Inside a seat's box, under the name. */
  readonly SeatBody?: ComponentType<{ seat: Seat }>;
  /** How many cards lie hidden before a seat and how many it has laid, each hand with its emblem; for the screen of all. */
  readonly held?: (view: object, seat: Seat) => readonly Held[];
  /** What all seats share, at the foot of the seat column. */
  readonly Shared?: ComponentType;
  /** On a phone the sheet lies low now: everything that is asked lies on the board. */
  readonly boardFirst?: (view: object) => boolean;
  /** Above the tabs of the bottom sheet on a phone: what is always in sight. */
  readonly SheetHead?: ComponentType;
  /** A panel of the game's own before the log, open from the start: what is foretold. */
  readonly panel?: { readonly label: (words: Words) => ReactNode; readonly Content: ComponentType };
  /** More tabs of the bottom sheet on a phone. */
  readonly tabs?: (words: Words) => readonly SheetTab[];
  /** Controls in the decision bar, left of Confirm: pips, a choice of rounds. */
  readonly BarExtra?: ComponentType;
  /** An answer that ends what was built, or wastes something: it waits for Confirm, though it could be taken back. */
  readonly grave?: (question: QuestionView, value: Json) => 'grave' | 'waste' | null;
  /** A short word for Confirm, where the board already shows what is confirmed. */
  readonly commitLabel?: (
    question: QuestionView,
    words: Words,
    picked: OptionView | undefined,
  ) => string | null;
  /** What to do now: one short sentence. */
  readonly advice?: (
    question: QuestionView,
    view: object,
    words: Words,
    /** The piece whose options are being looked at. */
    narrowed: string | null,
  ) => string | null;
  /** What led to a question that does not say so itself: it stands before the question. */
  readonly cause?: (
    question: QuestionView,
    log: readonly LogLine[],
    words: Words,
    /** How often the same was asked just before, and how many answers were given in all. */
    again: number,
    answers: number,
  ) => string | null;
  /** The rule that stands behind a piece: the rules panel shows it while the piece is chosen. */
  readonly ruleOf?: (piece: string, view: object, facts: unknown) => string | null;
  /** Whether the answers lie on the table as cards of their own: then the bar need not repeat them. */
  readonly useLaidOut?: () => boolean;
  /** The answer that things as they stand come to, before anything is pressed: the odds are told of it. */
  readonly useMeant?: (question: QuestionView | null) => Json;
  /** Legal, but nobody would want it: no press on pieces, no menu and no button of the bar leads there, only the list of all answers. */
  readonly pointless?: (option: OptionView, all: readonly OptionView[]) => boolean;
  /** The table itself offers the options on a piece; the bar need not. */
  readonly menus?: true;
  /** Keys that mean something else while speed matters, drawn on what they press; false leaves a key as it is. */
  readonly pressed?: (key: string) => boolean;
  /** What a line moves on the table while it is told. */
  readonly motions?: Motions;
  readonly iconOf?: (event: GameEvent) => IconName | null;
  /** How long a line is shown at 1x, in milliseconds, among those told by one answer; 600 without it. */
  readonly pace?: (told: readonly LogLine[], at: number) => number;
  /** Whether a line begins a part of the game: the end of the part before it, which the board shows, is read first. */
  readonly begins?: (event: GameEvent) => boolean;
  /** What the reader of `S` and `T` hears; the outline is read without it. */
  readonly status?: (view: object, viewer: Seat, words: Words) => string;
  readonly threats?: (
    view: object,
    viewer: Seat,
    words: Words,
    facts: unknown,
    /** The game's forecast as things stand; null where it makes none. */
    foretold: unknown,
  ) => string;
  /** What the reader of `N` hears of a piece; what is drawn before and after it where this is null. */
  readonly neighbours?: (piece: string, at: Neighbourhood) => string | null;
  /** Whether what is told befalls the viewer: a reader then hears it at once. */
  readonly endangers?: (event: GameEvent, view: object, viewer: Seat) => boolean;
  /** Names of the compendium's pieces the group has met; without it nothing is hidden. */
  readonly met?: (
    view: object,
    log: readonly LogLine[],
    facts: unknown,
    words: Catalogue,
  ) => ReadonlySet<string>;
  /** Entries of the compendium beyond names with a text of their own. */
  readonly entries?: (facts: unknown, words: Catalogue) => readonly CompendiumEntry[];
  /** The own sheet once the game is over, in place of the usual summary. */
  readonly End?: ComponentType;
  /** The compendium's picture of a piece. */
  readonly pictured?: (piece: string) => ReactNode;
  /** The table a lesson is played on; the module recognises it by its seed. */
  readonly lesson?: LessonTable;
  /** Further lessons by name, each behind `#/learn/<game>:<name>`. */
  readonly more?: Readonly<Record<string, LessonTable>>;
}

/** A game's own part of the form for a new table. */
export interface SetupPart {
  readonly words: Words;
  readonly seats: number;
  readonly calm: boolean;
  /** A setting as it is filled in. */
  readonly value: (option: string) => Json;
  readonly change: (option: string, value: string | boolean) => void;
  /** Lay out the table with these settings in place of those filled in. */
  readonly start: (options: { readonly [id: string]: boolean }) => void;
}

export interface Neighbourhood {
  readonly view: object;
  readonly question: QuestionView | null;
  readonly facts: unknown;
  readonly words: Words;
}

export interface LessonTable {
  readonly seed: string;
  readonly options: { readonly [id: string]: Json };
  /** One person; bots of the usual kind take the others. */
  readonly seats: number;
  /** What the steps speak of, and where a phone shows it. */
  readonly parts: { readonly [about: string]: LessonPart };
}

export interface LessonPart {
  /** The tab of the sheet it lies on; without one it lies on the board or in the bar. */
  readonly tab?: string;
  /** What is brought into sight. */
  readonly at: string;
}
