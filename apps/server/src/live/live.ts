/** The door for WebSockets: who may come in, how many at once, and who has fallen silent. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { KNOCKING, LONGEST_MESSAGE } from '@gravetable/protocol';
import { WebSocketServer, type WebSocket } from 'ws';
import { Counter } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { Room } from '../room/room.ts';
import { time, type Rooms } from '../rooms.ts';
import { Connection, PACKED_FROM } from './connection.ts';
import { Knocking } from './knocking.ts';
import { PASSED_ON, passOn } from './pass-on.ts';

export interface LiveStart {
  readonly server: Server;
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  readonly trustProxy: boolean;
  /** Pages of these origins may connect besides our own. */
  readonly origins: readonly string[];
  readonly connectionsPerAddress: number;
  readonly haste: number;
  readonly pingEvery: number;
  readonly knockLasts: number;
}

/** So many pings in a row unanswered, and nothing else heard: that is some 20 seconds. A server that stood still itself has not pinged. */
const UNANSWERED = 3;
const ROUND_TRIPS = 20;
/** Who has not answered a ping after so long is told of with the next one. */
const PONGS_WITHIN = 1000;

export class Live {
  readonly #start: LiveStart;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: {
      threshold: PACKED_FROM,
      serverNoContextTakeover: true,
      clientNoContextTakeover: true,
    },
  });
  readonly #addresses: Counter;
  readonly #connections = new Map<WebSocket, Connection>();
  /** Pings since somebody was last heard. */
  readonly #unanswered = new WeakMap<WebSocket, number>();
  readonly #knocking: Knocking;
  readonly #pings: NodeJS.Timeout;

  constructor(start: LiveStart) {
    this.#start = start;
    this.#addresses = new Counter(start.connectionsPerAddress);
    this.#knocking = new Knocking({ rooms: start.rooms, metrics: start.metrics, lasts: start.knockLasts });
    start.server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#pings = setInterval(() => this.#ping(), start.pingEvery);
    this.#pings.unref();
  }

  get count(): number {
    return this.#connections.size;
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const table = /^\/live\/([\w-]{1,64})$/.exec(request.url ?? '')?.[1];
    const address = this.#addressOf(request);
    if (table === undefined) return turnAway(socket, 404);
    if (!this.#isOwn(request)) return turnAway(socket, 403);
    if (!this.#addresses.enter(address)) return turnAway(socket, 429);
    let isIn = true;
    const leave = (): void => {
      if (isIn) this.#addresses.leave(address);
      isIn = false;
    };
    socket.once('close', leave);
    void this.#homeOf(table, request).then((home) => {
      if (home === null) return this.#open(table, request, socket, head);
      const failed = (status: number): void => turnAway(socket, status);
      passOn(request, socket, head, { address: home, from: address, failed });
    });
  }

  /** Where the table lives, if that is another node; null here, and for who was sent from there. */
  async #homeOf(table: string, { headers }: IncomingMessage): Promise<string | null> {
    const { rooms } = this.#start;
    if (!rooms.isOneOfMany || table === KNOCKING || headers[PASSED_ON] !== undefined) return null;
    const found = await rooms.find(table).catch(() => null); // `hello` finds it again, and tells.
    return found instanceof Room || found === null ? null : found.address;
  }

  #open(table: string, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#sockets.handleUpgrade(request, socket, head, (ws) => {
      const { rooms, metrics, haste } = this.#start;
      const heard = (): void => void this.#unanswered.delete(ws);
      ws.on('message', heard);
      ws.on('pong', heard);
      if (table === KNOCKING)
        return this.#knocking.arrived(ws, this.#addressOf(request), request.headers[PASSED_ON] !== undefined);
      const connection = new Connection({ socket: ws, wire: socket, table, rooms, metrics, haste });
      this.#connections.set(ws, connection);
      ws.on('pong', (sent) => {
        connection.roundTrip(time.now() - Number(sent.toString()), ROUND_TRIPS);
      });
      ws.on('close', () => this.#connections.delete(ws));
      ws.ping(String(time.now())); // Who has just come is measured at once.
    });
  }

  #addressOf(request: IncomingMessage): string {
    const forwarded = this.#start.trustProxy ? request.headers['x-forwarded-for'] : undefined;
    const [first] = String(forwarded ?? '').split(',');
    return first === '' || first === undefined ? (request.socket.remoteAddress ?? '') : first.trim();
  }

  /** A page of ours, one that is listed, or no page at all (a terminal). */
  #isOwn({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined) return true;
    if (this.#start.origins.includes(origin)) return true;
    try {
      return new URL(origin).host === host;
    } catch {
      return false;
    }
  }

  #ping(): void {
    for (const ws of [...this.#connections.keys(), ...this.#knocking.sockets]) {
      const unanswered = this.#unanswered.get(ws) ?? 0;
      this.#unanswered.set(ws, unanswered + 1);
      if (unanswered >= UNANSWERED) ws.terminate();
      else ws.ping(String(time.now()));
    }
    setTimeout(() => this.#tellTrips(), PONGS_WITHIN).unref();
  }

  #tellTrips(): void {
    const rooms = new Set(Array.from(this.#connections.values(), ({ room }) => room));
    for (const room of rooms) room?.tellTrips();
  }

  /** Everybody is told that it is worth coming back. */
  close(): void {
    clearInterval(this.#pings);
    for (const connection of this.#connections.values()) connection.bye('restart');
    this.#knocking.close();
  }
}

function turnAway(socket: Duplex, status: number): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status} No\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
