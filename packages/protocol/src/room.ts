/** A table online as everybody at it may know it: who sits where, who is there, how it is played. Nothing of the game. */

import type { Json, Seat } from '@gravetable/kernel';

/** Somebody who has a key to this table. */
export type MemberId = number;

export type RoomState = 'lobby' | 'play' | 'over' | 'closed';

/** What may be said: everything; marks and phrases; nothing. */
export const TALKS = ['open', 'structured', 'silent'] as const;
export type Talk = (typeof TALKS)[number];

/** Who plays a seat: somebody with a key, a bot, or whoever takes it (until then a bot, once the game has begun). */
export type SeatKind = 'person' | 'bot' | 'open';

export interface SeatView {
  readonly seat: Seat;
  readonly kind: SeatKind;
  /** Of the person, or of the bot's seat. */
  readonly name: string;
  /** Whose seat it is; null where nobody has taken it. */
  readonly member: MemberId | null;
  /** Which bot, where one plays now. */
  readonly bot: string | null;
  /** Kept for somebody who has a link of their own. */
  readonly keptFor: string | null;
  /** Who plays it for its owner: somebody it was lent to, or a bot; null for the owner. */
  readonly playedBy: 'lent' | 'bot' | null;
  readonly lentTo: string | null;
  readonly here: boolean;
  /** Since when nobody is in front of it, in server time; null where somebody is, or it is a bot's. */
  readonly awaySince: number | null;
  readonly devices: number;
  /** Milliseconds there and back to whoever plays it, as last measured; null for a bot, and where nobody is. */
  readonly trip: number | null;
  readonly ready: boolean;
}

export interface RoomView {
  readonly table: string;
  /** To say aloud; no key. */
  readonly word: string;
  readonly game: string;
  /** Version of the rules and hash of the cards, to compare with one's own. */
  readonly rules: string;
  readonly content: string;
  readonly title: string;
  readonly options: { readonly [id: string]: Json };
  /** How it is played, as the page's settings have it; `undo` is what the server goes by. */
  readonly way: { readonly [id: string]: Json };
  readonly state: RoomState;
  readonly seats: readonly SeatView[];
  readonly host: MemberId | null;
  /** When the host was last here, in server time; null while they are. After ten minutes somebody else may take the chair. */
  readonly hostAwaySince: number | null;
  readonly locked: boolean;
  readonly talk: Talk;
  /** Spectators see everything so many seconds later. */
  readonly delay: number;
  readonly watchersTalk: boolean;
  readonly watchers: number;
  readonly paused: boolean;
  /** The seed is known to somebody: a shared or daily deal, or a game that was brought. */
  readonly seedKnown: boolean;
  /** Published when the game begins; the seed that fits it is in the record when it is over. */
  readonly commitment: string | null;
}

/** Who this connection is. */
export interface You {
  readonly member: MemberId | null;
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly host: boolean;
  /** Only when it is new: keep it. It opens this table for good. */
  readonly key: string | null;
}

/** People present are asked: to go back past the line, to lend a seat, to put a bot there, to stop the clock. */
export const PROPOSALS = ['undo', 'lend', 'bot', 'pause'] as const;
export type ProposalKind = (typeof PROPOSALS)[number];

export const PINGS = ['look', 'danger', 'mine', 'help', 'ready'] as const;
/** What can be said where talk is structured; the page has the words. */
export const PHRASES = [
  'yes',
  'no',
  'thanks',
  'wait',
  'go',
  'help',
  'mine',
  'yours',
  'well',
  'sorry',
] as const;

/** A sign on the table: it is shown, fades, and is kept nowhere. */
export type Mark =
  | { readonly mark: 'ping'; readonly piece: string; readonly kind: (typeof PINGS)[number] }
  /** What a seat is inclined to answer; null takes it back. Never on a question that others do not see. */
  | { readonly mark: 'intent'; readonly question: string; readonly value: Json }
  /** In thousandths of the board's width and height. */
  | { readonly mark: 'sketch'; readonly points: readonly number[] }
  | { readonly mark: 'phrase'; readonly phrase: (typeof PHRASES)[number] };

/** Somebody who knocks, as the host is told of them: the name is what they typed. */
export interface Knocker {
  readonly number: number;
  readonly name: string;
}

export interface TalkLine {
  readonly number: number;
  readonly member: MemberId | null;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  /** Server time. */
  readonly at: number;
}
