/**
 * What a page and a server say to each other over one connection to one table. The page says `hello` first; after that every
 * message is a request: those of a desk (`request.ts`), and those about the table itself, listed here. Each is answered
 * with its key. No request names who asks: that is known from the key of `hello`.
 */

import {
  dict,
  flag,
  int,
  isRefusal,
  json,
  list,
  maybe,
  record,
  refuse,
  text,
  word,
} from '@gravetable/kernel';
import type { Json, Refusal, Said, Seat, Shape, Shaped } from '@gravetable/kernel';
import type { Delta, SentSnapshot } from './delta.ts';
import type { Countdown, Proposal } from './push.ts';
import {
  ID,
  isDeskRequest,
  parsed,
  PIECE,
  QUESTION,
  readAs,
  readRequest,
  shapesOf,
  type Asking,
  type Request,
} from './request.ts';
import {
  PHRASES,
  PINGS,
  TALKS,
  type Knocker,
  type Mark,
  type MemberId,
  type RoomView,
  type SeatView,
  type TalkLine,
  type You,
} from './room.ts';

/** Raised with every change of what is said. A server speaks this one and the one before. */
export const PROTOCOL_VERSION = 5;
export const OLDEST_SPOKEN = 4;

export const NAME = 40;
export const CHAT = 500;
const TITLE = 80;
const ENDPOINT = 1000;
const POINTS = 128;
const SEATS = 6;

const name = text(NAME);
/** What a browser's push service wants to know. */
export const subscription = record({ endpoint: text(ENDPOINT), p256dh: text(200), auth: text(100) });
export type Subscription = Readonly<Shaped<typeof subscription>>;

const ROOM_FIELDS = {
  // Before the game begins; afterwards `sit` takes a seat that is open, and `stand` leaves one to a bot.
  sit: { seat: int(), name },
  stand: {},
  /** The host says what a seat is: for somebody with a link, or a bot's. */
  seat: { seat: int(), kind: word('open', 'bot'), bot: maybe(name), keptFor: maybe(name) },
  /** The host changes how many seats there are. */
  seats: { count: int() },
  /** The host changes the table; null leaves it as it is. */
  set: {
    title: maybe(text(TITLE)),
    options: maybe(dict(json<Json>())),
    way: maybe(dict(json<Json>())),
    talk: maybe(word(...TALKS)),
    delay: maybe(int()),
    watchersTalk: maybe(flag()),
  },
  begin: {},
  lock: { locked: flag() },
  /** Whoever knocks is let in, or not: then they hear nothing of it. */
  door: { number: int(), opens: flag() },
  kick: { member: int() },
  /** The host hands the chair on; with one's own number somebody takes it when the host has been gone for ten minutes. */
  host: { member: int() },
  /** An invitation: to the table (null), or to one seat. */
  link: { seat: maybe(int()) },
  /** A code that gives another device this key, once, for ten minutes. */
  device: {},
  rename: { name },
  /** When the answers after so many were given, for somebody who was away. */
  times: { from: int() },
  // When somebody is away. `lend` and `bot` begin with a proposal; when it is accepted, whoever proposed gets the link.
  takeBack: { seat: int() },
  ready: { ready: flag() },
  /** Null: no more notices. */
  push: { subscription: maybe(subscription) },
  /** What time it is there: five exchanges tell how far the clocks are apart. */
  clock: { sent: int() },
  /** The host takes the game home: the record, and this table is closed. */
  home: {},
  // Together.
  ping: { piece: text(PIECE), kind: word(...PINGS) },
  intent: { question: text(QUESTION), value: json<Json>() },
  sketch: { points: list(int()) },
  phrase: { phrase: word(...PHRASES) },
  say: { text: text(CHAT) },
  mute: { member: int(), muted: flag() },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Shape<unknown>>>>>;

type RoomFields = typeof ROOM_FIELDS;
export type RoomRequestName = keyof RoomFields;
export type RoomRequestOf<N extends RoomRequestName> = Asking<N> & {
  readonly [F in keyof RoomFields[N]]: Shaped<RoomFields[N][F]>;
};
export type RoomRequest = { [N in RoomRequestName]: RoomRequestOf<N> }[RoomRequestName];
export type RoomAsked<N extends RoomRequestName> = Omit<RoomRequestOf<N>, keyof Asking<N>>;

const ROOM_SHAPES = shapesOf(ROOM_FIELDS);

/** The first message of the version before, within five seconds. */
const HELLO_FIELDS = {
  do: word('hello'),
  v: int(),
  table: text(ID),
  /** Of somebody who was here before. */
  key: maybe(text(ID)),
  /** From the link: to the table, to a seat, or a code for another device. */
  invite: maybe(text(ID)),
  /** Through whose eyes; null for one's first seat, or as a spectator. */
  as: maybe(int()),
  /** How far the log is known, and at which age: what follows is sent. Null for all that is at hand. */
  count: maybe(int()),
  age: maybe(int()),
} as const;
/** Since the fifth: whether what happened is acted out there, scene by scene. A terminal only tells it. */
const hello = record({ ...HELLO_FIELDS, acts: flag() });
export type Hello = Readonly<Shaped<typeof hello>>;
const HELLO = new Map<string, Shape<unknown>>([['hello', hello]]);
const HELLO_BEFORE = new Map<string, Shape<unknown>>([['hello', record(HELLO_FIELDS)]]);
const SAYS_ACTS = 5;

export function readHello(message: string): Hello | Refusal {
  const said = parsed(message);
  if (isRefusal(said)) return said;
  const v = (said as { readonly v?: unknown } | null)?.v;
  if (typeof v !== 'number' || v >= SAYS_ACTS) return readAs<Hello>(HELLO, said);
  const before = readAs<Omit<Hello, 'acts'>>(HELLO_BEFORE, said);
  return isRefusal(before) ? before : { ...before, acts: true };
}

/** A request from outside, as text, or what is wrong with it. */
export function readWire(message: string): Request | RoomRequest | Refusal {
  const said = parsed(message);
  if (isRefusal(said)) return said;
  const asked = (said as { readonly do?: unknown } | null)?.do;
  if (typeof asked === 'string' && isDeskRequest(asked)) return readRequest(said);
  const read = readAs<RoomRequest>(ROOM_SHAPES, said);
  if (!isRefusal(read) && read.do === 'sketch' && read.points.length > POINTS)
    return refuse('MALFORMED', null, { why: 'points' });
  return read;
}

export const isRoomRequest = (request: Request | RoomRequest): request is RoomRequest =>
  ROOM_SHAPES.has(request.do);

/** Why a connection ends. Only after `restart` and `home` is it worth coming back at once. */
export type ByeReason =
  | 'restart'
  | 'newer'
  | 'unknown'
  | 'locked'
  | 'kicked'
  | 'closed'
  | 'slow'
  | 'flood'
  | 'home'
  | 'fault';

export type ServerMessage =
  | {
      readonly say: 'welcome';
      readonly v: number;
      readonly you: You;
      readonly room: RoomView;
      /** Null before the game begins. */
      readonly snapshot: SentSnapshot | null;
      readonly age: number;
      readonly countdown: Countdown | null;
      readonly vote: Proposal | null;
      readonly talk: readonly TalkLine[];
      /** Server time. */
      readonly now: number;
    }
  /** `re` is the key of the request that did it, where this connection sent it. */
  | {
      readonly say: 'step';
      readonly re: string | null;
      readonly by: Seat | null;
      readonly reason: Said | null;
      readonly delta: Delta;
      readonly age: number;
    }
  /** What was asked for, where it is no step. Views in it are patches of what is known: `view` of a preview or a past. */
  | { readonly say: 'done'; readonly re: string; readonly value: Json }
  | { readonly say: 'refused'; readonly re: string | null; readonly refusal: Refusal }
  | { readonly say: 'seats'; readonly room: RoomView; readonly you: You }
  /** By seat: how long a message takes there and back now. */
  | { readonly say: 'trips'; readonly trips: readonly SeatView['trip'][] }
  | { readonly say: 'vote'; readonly vote: Proposal | null }
  | { readonly say: 'clock'; readonly countdown: Countdown | null; readonly now: number }
  | { readonly say: 'mark'; readonly by: MemberId; readonly seat: Seat | null; readonly mark: Mark }
  | { readonly say: 'talk'; readonly line: TalkLine }
  /** Who stands at the door, for the host alone. */
  | { readonly say: 'knocks'; readonly knocks: readonly Knocker[] }
  /** A proposal to lend was accepted: the invitation, for whoever proposed. */
  | { readonly say: 'lent'; readonly seat: Seat; readonly invite: string }
  /** The table could not go on as it did: all is as it was written last. The page says `hello` again. */
  | { readonly say: 'again' }
  | { readonly say: 'bye'; readonly why: ByeReason; readonly address: string | null };

export type WelcomeMessage = Extract<ServerMessage, { say: 'welcome' }>;

/** What `POST /api/tables` takes: a table to be. */
const newRoom = record({
  game: text(ID),
  title: text(TITLE),
  name,
  seats: list(record({ kind: word('person', 'open', 'bot'), bot: maybe(name), keptFor: maybe(name) })),
  options: dict(json<Json>()),
  way: dict(json<Json>()),
  talk: word(...TALKS),
  /** What somebody typed or was sent; null where nobody is to know it. */
  seed: maybe(text(ID)),
});
export type NewRoom = Readonly<Shaped<typeof newRoom>>;

export function readNewRoom(said: unknown): NewRoom | Refusal {
  const wrong = newRoom.check(said, '');
  if (wrong !== null) return refuse('MALFORMED', null, { why: wrong.replace(/^\./, '') });
  const room = said as NewRoom;
  return room.seats.length <= SEATS ? room : refuse('MALFORMED', null, { why: 'seats' });
}

/** What comes back: the way in, for whoever made it. */
export interface Made {
  readonly table: string;
  readonly key: string;
  readonly invite: string;
}
