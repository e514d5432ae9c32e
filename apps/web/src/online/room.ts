/** A table online as this page knows it: who is there, what is said, what is proposed, and how the connection is. */

import type { Json, Seat } from '@gravetable/kernel';
import type {
  Knocker,
  Mark,
  MemberId,
  Proposal,
  RoomView,
  SeatView,
  ServerMessage,
  TalkLine,
  You,
} from '@gravetable/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Link } from './line.ts';

export interface ShownMark {
  readonly id: number;
  readonly by: MemberId;
  readonly seat: Seat | null;
  readonly mark: Mark;
  /** As `Date.now()` says it. */
  readonly at: number;
}

export interface Intent {
  readonly question: string;
  readonly value: Json;
}

export interface Room {
  readonly you: You | null;
  readonly room: RoomView | null;
  readonly link: Link;
  readonly vote: (Proposal & { readonly at: number }) | null;
  readonly talk: readonly TalkLine[];
  /** Who stands at the door, where one is the host. */
  readonly knocks: readonly Knocker[];
  /** Number of the last line that was seen. */
  readonly read: number;
  readonly marks: readonly ShownMark[];
  readonly intents: ReadonlyMap<Seat, Intent>;
  readonly muted: ReadonlySet<MemberId>;
  readonly lent: { readonly seat: Seat; readonly invite: string } | null;
}

export type RoomStore = StoreApi<Room>;

/** So long a sign is shown. */
export const SHOWN = { ping: 8000, sketch: 8000, phrase: 6000, intent: 0 } as const;
const TALK_KEPT = 300;

const OPENING: Link = { state: 'opening', trip: null, lostAt: null, ahead: 0, bye: null };

export function roomStore(): RoomStore {
  return createStore<Room>()(() => ({
    you: null,
    room: null,
    link: OPENING,
    vote: null,
    talk: [],
    knocks: [],
    read: 0,
    marks: [],
    intents: new Map(),
    muted: new Set(),
    lent: null,
  }));
}

const timed = (vote: Proposal | null): Room['vote'] => (vote === null ? null : { ...vote, at: Date.now() });

let marks = 0;

/** What the server says about the table itself; the game's part is the engine's. */
export function heardIn(store: RoomStore, message: ServerMessage): void {
  const { getState: get, setState: set } = store;
  switch (message.say) {
    case 'welcome': {
      const { you, room, vote, talk } = message;
      set({ you, room, vote: timed(vote), talk, knocks: [], read: get().read || (talk.at(-1)?.number ?? 0) });
      return;
    }
    case 'seats':
      return set({
        room: message.room,
        you: { ...message.you, key: message.you.key ?? get().you?.key ?? null },
        lent: stillLent(get().lent, message.room),
      });
    case 'trips':
      return set({ room: withTrips(get().room, message.trips) });
    case 'vote':
      return set({ vote: timed(message.vote) });
    case 'talk':
      return set({ talk: [...get().talk, message.line].slice(-TALK_KEPT) });
    case 'knocks':
      return set({ knocks: message.knocks });
    case 'lent':
      return set({ lent: { seat: message.seat, invite: message.invite } });
    case 'step':
      return set({ intents: new Map() });
    case 'mark':
      return marked(store, message);
    case 'clock':
    case 'done':
    case 'refused':
    case 'again':
    case 'bye':
      return; // The engine and the line heed these.
  }
}

/** The link is done with when somebody has come by it, or the seat's owner is back. */
function stillLent(lent: Room['lent'], { seats }: RoomView): Room['lent'] {
  const { awaySince = null, playedBy } = (lent && seats[lent.seat]) ?? {};
  return awaySince === null || playedBy !== null ? null : lent;
}

const withTrips = (room: RoomView | null, trips: readonly SeatView['trip'][]): RoomView | null =>
  room && { ...room, seats: room.seats.map((seat, at) => ({ ...seat, trip: trips[at] ?? null })) };

function marked(
  { getState: get, setState: set }: RoomStore,
  said: Extract<ServerMessage, { say: 'mark' }>,
): void {
  const { by, seat, mark } = said;
  if (get().muted.has(by)) return;
  if (mark.mark === 'intent') {
    if (seat === null) return;
    const intents = new Map(get().intents);
    if (mark.value === null) intents.delete(seat);
    else intents.set(seat, { question: mark.question, value: mark.value });
    return set({ intents });
  }
  const one: ShownMark = { id: ++marks, by, seat, mark, at: Date.now() };
  set({ marks: [...get().marks, one] });
  setTimeout(() => set({ marks: get().marks.filter((other) => other !== one) }), SHOWN[mark.mark]);
}
