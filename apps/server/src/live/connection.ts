/** One WebSocket: it says hello, is held to its limits, and is sent no more than it can take. */

import { isRefusal, refuse, type Refusal } from '@gravetable/kernel';
import { isRoomRequest, OLDEST_SPOKEN, PROTOCOL_VERSION, readHello, readWire } from '@gravetable/protocol';
import type { ByeReason, Request, RoomRequest, ServerMessage } from '@gravetable/protocol';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { Bucket } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Link } from '../room/link.ts';
import { roomRequest } from '../room/requests.ts';
import { Room } from '../room/room.ts';
import { time, type Rooms } from '../rooms.ts';
import { writeFrame } from './frame.ts';

const HELLO_WITHIN = 5000;
const REQUESTS = 20;
const BURST = 40;
const LOOKS = 4;
/** So many refusals for haste one after the other, and the connection ends. */
const PATIENCE = 200;
const BEHIND = 256 * 1024;
const TOO_FAR_BEHIND = 2 * 1024 * 1024;
const LONGEST_KEY = 64;
/** Packing costs more than it saves below that: what is sent whole to who joins is packed, a step hardly ever. */
export const PACKED_FROM = 16 * 1024;

/** Close codes: only after the first is it worth coming back to the same address at once. */
const CODES: Readonly<Record<ByeReason, number>> = {
  restart: 1012,
  home: 4302,
  newer: 4426,
  unknown: 4404,
  locked: 4423,
  kicked: 4403,
  closed: 4410,
  slow: 4408,
  flood: 4429,
  fault: 4500,
};

const LOOKING: ReadonlySet<string> = new Set([
  'preview',
  'hint',
  'forecast',
  'odds',
  'told',
  'acted',
  'past',
  'look',
  'whyNot',
  'record',
]);
/** A new name is written into the game's own log: it is as seldom as a sign. */
const MARKS: ReadonlySet<string> = new Set(['ping', 'intent', 'sketch', 'phrase', 'rename']);

export interface ConnectionStart {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly wire: Duplex;
  readonly table: string;
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  /** How many times faster than people somebody may be: 1, except where a proof asks as much as it can. */
  readonly haste: number;
}

export class Connection implements Link {
  member: Link['member'] = null;
  grant: Link['grant'] = null;
  desk: Link['desk'] = null;
  aside: Link['aside'] = null;
  acts = true;
  known: Link['known'] = null;
  readonly muted: Link['muted'] = new Set();
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #table: string;
  readonly #rooms: Rooms;
  readonly #metrics: Metrics;
  readonly #requests: Bucket;
  readonly #looks: Bucket;
  readonly #chat = new Bucket(1, 3, time.now);
  readonly #marks = new Bucket(2, 4, time.now);
  readonly #hello: NodeJS.Timeout;
  #look: { readonly request: Request; readonly timer: NodeJS.Timeout } | null = null;
  #room: Room | null = null;
  #hasty = 0;
  #trips: readonly number[] = [];
  #isBehind = false;
  #ended = false;
  /** One message after the other until hello is done. */
  #entering: Promise<void> = Promise.resolve();

  constructor({ socket, wire, table, rooms, metrics, haste }: ConnectionStart) {
    this.#requests = new Bucket(REQUESTS * haste, BURST * haste, time.now);
    this.#looks = new Bucket(LOOKS * haste, LOOKS * haste, time.now);
    this.#socket = socket;
    this.#wire = wire;
    this.#table = table;
    this.#rooms = rooms;
    this.#metrics = metrics;
    this.#hello = setTimeout(() => this.bye('unknown'), HELLO_WITHIN);
    socket.on('message', (message, isBinary) => void this.#hear(message, isBinary));
    socket.on('close', () => this.#left());
    socket.on('error', () => socket.terminate());
  }

  async #hear(message: unknown, isBinary: boolean): Promise<void> {
    if (this.#ended) return;
    if (isBinary) return this.#refuse(null, refuse('MALFORMED', null, { why: 'binary' }));
    const text = String(message as Buffer);
    if (!this.#requests.take()) return this.#tooFast(text);
    this.#hasty = 0;
    try {
      const isHello = /^\s*\{\s*"do"\s*:\s*"hello"/.test(text) || this.#room === null;
      if (isHello) await (this.#entering = this.#entering.then(() => this.#enter(text)));
      else await this.#ask(text);
    } catch (error) {
      this.#metrics.fault(error);
      this.bye('fault');
    }
  }

  async #enter(text: string): Promise<void> {
    const hello = readHello(text);
    if (isRefusal(hello)) {
      this.#refuse(null, hello);
      if (this.#room === null) this.bye('unknown');
      return;
    }
    if (hello.v < OLDEST_SPOKEN || hello.v > PROTOCOL_VERSION) return this.bye('newer');
    if (hello.table !== this.#table) return this.bye('unknown');
    clearTimeout(this.#hello);
    const room = await this.#rooms.find(this.#table);
    if (this.#ended) return;
    if (room === null) return this.bye('unknown');
    if (!(room instanceof Room)) return this.bye('home', room.address);
    if (this.#room !== room) this.#room?.leave(this);
    this.#room = room;
    await room.enter(this, hello);
    if (this.#ended) room.leave(this);
  }

  async #ask(text: string): Promise<void> {
    const request = readWire(text);
    if (isRefusal(request)) return this.#refuse(keyIn(text), request);
    if (request.table !== this.#table)
      return this.#refuse(request.key, refuse('MALFORMED', null, { why: 'table' }));
    if (LOOKING.has(request.do)) return this.#lookSoon(request as Request);
    if (isRoomRequest(request)) return this.#aboutRoom(request);
    this.#metrics.answered(request.do);
    return this.#room!.request(this, request);
  }

  async #aboutRoom(request: RoomRequest): Promise<void> {
    const room = this.#room!;
    const bucket = request.do === 'say' ? this.#chat : MARKS.has(request.do) ? this.#marks : null;
    if (bucket !== null && !bucket.take()) return this.#refuse(request.key, refuse('TOO_FAST'));
    const reply = await room.inTurn(() => roomRequest(room, this, request));
    if (isRefusal(reply)) return this.#refuse(request.key, reply);
    this.send({ say: 'done', re: request.key, value: reply });
    if (room.closing) for (const link of room.links) link.bye('closed');
  }

  /** Looking takes its time: of what is asked too fast the newest is done, when there is room. */
  async #lookSoon(request: Request): Promise<void> {
    if (this.#look !== null) {
      clearTimeout(this.#look.timer);
      this.#refuse(this.#look.request.key, refuse('TOO_FAST'));
      this.#look = null;
    }
    if (this.#looks.take()) return this.#room!.request(this, request);
    const timer = setTimeout(() => {
      this.#look = null;
      void this.#lookSoon(request);
    }, this.#looks.wait());
    this.#look = { request, timer };
  }

  #tooFast(text: string): void {
    if (++this.#hasty > PATIENCE) return this.bye('flood');
    this.#refuse(keyIn(text), refuse('TOO_FAST'));
  }

  /** How long a message takes there and back: the least of the last ones. */
  roundTrip(milliseconds: number, kept: number): void {
    this.#trips = [...this.#trips, milliseconds].slice(-kept);
  }

  get trip(): number | null {
    return this.#trips.length === 0 ? null : Math.min(...this.#trips);
  }

  get lastTrip(): number | null {
    return this.#trips.at(-1) ?? null;
  }

  get room(): Room | null {
    return this.#room;
  }

  #refuse(re: string | null, refusal: Refusal): void {
    this.#metrics.refused(refusal.code);
    this.send({ say: 'refused', re, refusal });
  }

  send(message: ServerMessage): void {
    if (this.#ended) return;
    const waiting = this.#socket.bufferedAmount;
    if (waiting > TOO_FAR_BEHIND) return this.bye('slow');
    if (this.#isBehind || waiting > BEHIND) return this.#waitUntilCaughtUp(message);
    this.#write(message);
  }

  #write(message: ServerMessage): void {
    const text = JSON.stringify(message);
    this.#metrics.sent(text.length);
    if (text.length < PACKED_FROM && this.#isIdle) return writeFrame(this.#wire, text);
    this.#socket.send(text, { compress: text.length >= PACKED_FROM }, (error) => {
      if (error instanceof Error) this.#socket.terminate();
    });
  }

  /** Nothing is being packed: what is written now comes after all that was sent. */
  get #isIdle(): boolean {
    const { readyState, bufferedAmount } = this.#socket;
    return readyState === WebSocket.OPEN && bufferedAmount === this.#wire.writableLength;
  }

  /** A slow reader is told nothing until it has read what it has, and then all at once. */
  #waitUntilCaughtUp(message: ServerMessage): void {
    if (message.say !== 'step' && message.say !== 'mark' && message.say !== 'clock') this.#write(message);
    if (this.#isBehind) return;
    this.#isBehind = true;
    const look = setInterval(() => {
      if (!this.#ended && this.#socket.bufferedAmount > 0) return;
      clearInterval(look);
      this.#isBehind = false;
      this.#metrics.repaired();
      this.send({ say: 'again' });
    }, 100);
  }

  bye(why: ByeReason, address: string | null = null): void {
    if (this.#ended) return;
    this.#write({ say: 'bye', why, address });
    this.#left();
    this.#socket.close(CODES[why], why);
    // Who does not close in turn is not waited for.
    setTimeout(() => this.#socket.terminate(), 3000).unref();
  }

  #left(): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#hello);
    if (this.#look !== null) clearTimeout(this.#look.timer);
    this.#room?.leave(this);
  }
}

/** The key of a request that could not be read or was not wanted: so that it is answered all the same. */
function keyIn(text: string): string | null {
  try {
    const said = JSON.parse(text) as { readonly key?: unknown } | null;
    return typeof said?.key === 'string' ? said.key.slice(0, LONGEST_KEY) : null;
  } catch {
    return null;
  }
}
