/**
 * The connection to a table online. It says `hello`, sends requests and keeps each until it is answered: after a break they
 * are sent again with the same keys, so that nothing is lost and nothing is done twice. What the server says is handed on
 * in order, one after the other.
 */

import { isRefusal, type Json, type Refusal, type Viewer } from '@gravetable/kernel';
import {
  PROTOCOL_VERSION,
  type Asked,
  type ByeReason,
  type RequestName,
  type RoomAsked,
  type RoomRequestName,
  type ServerMessage,
} from '@gravetable/protocol';
import { freshId } from '../saves/id.ts';

/** Of a WebSocket what is used here. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'addEventListener'>;

export type LinkState = 'opening' | 'online' | 'slow' | 'reconnecting' | 'offline' | 'ended';

export interface Link {
  readonly state: LinkState;
  /** The last round trip in milliseconds; null before the first. */
  readonly trip: number | null;
  /** Since when nothing is heard, as `Date.now()` says it. */
  readonly lostAt: number | null;
  /** Server time less this machine's. */
  readonly ahead: number;
  readonly bye: ByeReason | null;
}

/** A bye that ends it; after the others it is worth coming back. */
const FINAL: ReadonlySet<ByeReason> = new Set(['newer', 'unknown', 'locked', 'kicked', 'closed']);

export type Reply =
  | { readonly step: Extract<ServerMessage, { say: 'step' }> }
  | { readonly value: Json; readonly by: object }
  | Refusal;

export interface LineStart {
  readonly table: string;
  readonly key: string | null;
  readonly invite: string | null;
  readonly socket: (place: string) => Socket;
  /** False where it could not be understood: then it is not answered, and asked again. */
  readonly hears: (message: ServerMessage) => Promise<boolean>;
  readonly changed: (link: Link) => void;
  /** What is known already, for `hello`. */
  readonly known: () => { readonly as: Viewer; readonly count: number | null; readonly age: number | null };
  readonly revision: () => number;
}

interface Pending {
  readonly name: string;
  readonly message: string;
  readonly answer: (reply: Reply) => void;
}

const SHORTEST = 250;
const LONGEST = 8000;
/** A round trip is measured so often; one that takes longer than this is slow. */
const MEASURE_EVERY = 5000;
export const SLOW = 300;
/** Nothing heard for so long: the connection is dead, whatever the browser believes. */
const SILENT = 15_000;
/** After so long without a connection it is called offline. */
const OFFLINE = 20_000;

/** How long to wait before the nth try: longer each time, and never all at once with everybody else. */
export function waitBefore(tries: number, random: number): number {
  const most = Math.min(LONGEST, SHORTEST * 2 ** tries);
  return SHORTEST + (most - SHORTEST) * random;
}

export class Line {
  readonly #start: LineStart;
  #key: string | null;
  #socket: Socket | null = null;
  #welcomed = false;
  #tries = 0;
  #home: string | null = null;
  readonly #pending = new Map<string, Pending>();
  #turn: Promise<void> = Promise.resolve();
  #link: Link = { state: 'opening', trip: null, lostAt: null, ahead: 0, bye: null };
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #ended = false;
  readonly #wake = (): void => this.#hurry();

  constructor(start: LineStart) {
    this.#start = start;
    this.#key = start.key;
    if (typeof window !== 'undefined') {
      window.addEventListener('online', this.#wake);
      window.addEventListener('offline', this.#wake);
      document.addEventListener('visibilitychange', this.#wake);
    }
    this.#beat = setInterval(() => this.#measure(), MEASURE_EVERY);
    this.#connect();
  }

  get link(): Link {
    return this.#link;
  }

  /** A key that came with `you`: from now on this connection is somebody. */
  keep(key: string): void {
    this.#key = key;
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    if (typeof window !== 'undefined') {
      window.removeEventListener('online', this.#wake);
      window.removeEventListener('offline', this.#wake);
      document.removeEventListener('visibilitychange', this.#wake);
    }
    this.#socket?.close();
    this.#socket = null;
  }

  /** What was asked for with this key; null where nobody here waits for it. */
  asked(key: string): string | null {
    return this.#pending.get(key)?.name ?? null;
  }

  /** Say `hello` again: something was missed. */
  again(): void {
    this.#socket?.close();
  }

  ask<N extends RequestName>(name: N, what: Asked<N>): Promise<Reply>;
  ask<N extends RoomRequestName>(name: N, what: RoomAsked<N>): Promise<Reply>;
  ask(name: string, what: object): Promise<Reply> {
    const { table, revision } = this.#start;
    const key = freshId();
    const message = JSON.stringify({ do: name, table, revision: revision(), key, ...what });
    return new Promise((answer) => {
      this.#pending.set(key, { name, message, answer });
      if (this.#welcomed) this.#send(message);
    });
  }

  #send(message: string): void {
    if (this.#socket?.readyState === 1) this.#socket.send(message);
  }

  #connect(): void {
    if (this.#ended) return;
    const { table, socket, known, invite } = this.#start;
    const line = socket(`${this.#home ?? ''}/live/${table}`);
    this.#home = null; // Where that leads nowhere, our own server knows more.
    this.#socket = line;
    this.#heardAt = Date.now();
    this.#welcomed = false;
    const isCurrent = (): boolean => this.#socket === line && !this.#ended;
    line.addEventListener('open', () => {
      if (!isCurrent()) return;
      this.#heardAt = Date.now();
      this.#send(
        JSON.stringify({
          do: 'hello',
          v: PROTOCOL_VERSION,
          table,
          key: this.#key,
          invite,
          ...known(),
          acts: true,
        }),
      );
    });
    line.addEventListener('message', ({ data }) => {
      if (!isCurrent()) return;
      this.#heardAt = Date.now();
      const message = JSON.parse(String(data)) as ServerMessage;
      this.#turn = this.#turn
        .then(() => (isCurrent() ? this.#take(message) : undefined))
        .catch((error: unknown) => {
          console.error(error);
          this.again();
        });
    });
    line.addEventListener('close', () => {
      if (isCurrent()) this.#turn = this.#turn.then(() => (isCurrent() ? this.#lost() : undefined));
    });
  }

  async #take(message: ServerMessage): Promise<void> {
    if (message.say === 'bye') {
      this.#home = message.why === 'home' ? message.address : null;
      if (FINAL.has(message.why)) {
        this.#say({ state: 'ended', bye: message.why });
        this.end();
      } else this.#say({ bye: message.why });
      return;
    }
    if (message.say === 'again') return this.again();
    if (message.say === 'welcome') this.#tries = 0;
    if (!(await this.#start.hears(message))) return this.again();
    if (message.say === 'welcome') {
      // The game began: what was asked on this connection is still under way.
      if (this.#welcomed) return;
      this.#welcomed = true;
      this.#say({ state: 'online', lostAt: null, bye: null, ahead: message.now - Date.now() });
      for (const { message: asked } of this.#pending.values()) this.#send(asked);
      this.#measure();
    }
    if (message.say === 'done') this.#answer(message.re, { value: message.value, by: message });
    if (message.say === 'refused') this.#answer(message.re, message.refusal);
    if (message.say === 'step') this.#answer(message.re, { step: message });
  }

  #answer(key: string | null, reply: Reply): void {
    if (key === null) return;
    this.#pending.get(key)?.answer(reply);
    this.#pending.delete(key);
  }

  #say(change: Partial<Link>): void {
    this.#link = { ...this.#link, ...change };
    this.#start.changed(this.#link);
  }

  #lost(): void {
    this.#socket = null;
    this.#welcomed = false;
    const lostAt = this.#link.lostAt ?? Date.now();
    const isOut = !isOnline() || Date.now() - lostAt > OFFLINE;
    this.#say({ state: isOut ? 'offline' : 'reconnecting', lostAt, trip: null });
    const wait = waitBefore(this.#tries++, Math.random());
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** The network is back, or the lid was opened: nobody waits for the next try. */
  #hurry(): void {
    if (this.#ended || (typeof document !== 'undefined' && document.hidden)) return;
    if (this.#socket === null) {
      if (!isOnline()) return this.#say({ state: 'offline' });
      this.#tries = 0;
      clearTimeout(this.#retry);
      return this.#connect();
    }
    this.#measure();
  }

  #measure(): void {
    if (this.#ended || this.#socket === null) return;
    if (Date.now() - this.#heardAt > SILENT) {
      const line = this.#socket;
      this.#lost();
      return line.close();
    }
    if (!this.#welcomed) return;
    const sent = Date.now();
    const line = this.#socket;
    void this.ask('clock', { sent }).then((reply) => {
      // One that was answered over another connection says nothing of this one.
      if (isRefusal(reply) || !('value' in reply) || this.#socket !== line) return;
      const now = (reply.value as { readonly now?: unknown } | null)?.now;
      const trip = Date.now() - sent;
      const ahead = typeof now === 'number' ? now - sent - trip / 2 : this.#link.ahead;
      this.#say({ trip, ahead, state: trip > SLOW ? 'slow' : 'online' });
    });
  }
}

const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

/** The socket of this page's own server. */
export function browserSocket(place: string): Socket {
  const base = place.startsWith('/') ? location.origin + location.pathname.replace(/\/[^/]*$/, '') : '';
  return new WebSocket((base + place).replace(/^http/, 'ws'));
}
