/** The whole server: store, rooms, page and connections, started and stopped as one. */

import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import pino, { type Logger } from 'pino';
import { httpServer } from './http.ts';
import { Live } from './live/live.ts';
import { Metrics } from './metrics.ts';
import { Notices } from './push.ts';
import { Rooms } from './rooms.ts';
import type { Database } from './store/schema.ts';
import { Shelf } from './store/shelf.ts';
import { SqliteDatabase } from './store/sqlite.ts';
import { ThinkingPool, type PoolStart } from './thinking/pool.ts';

export interface ServerStart {
  readonly port: number;
  /** Where it listens: this machine alone, or everybody who can reach it. */
  readonly host: string;
  readonly data: string;
  /** `postgres://…`; SQLite in the data folder without. */
  readonly database: string | null;
  readonly page: string | null;
  readonly metricsPort?: number | null;
  readonly trustProxy?: boolean;
  readonly origins?: readonly string[];
  /** How other nodes' visitors are sent here. */
  readonly address?: string;
  readonly keepDays?: number;
  readonly sleepAfter?: number;
  readonly awayAfter?: number;
  /** Wall clock. */
  readonly now?: () => number;
  readonly newTablesPerHour?: number;
  readonly connectionsPerAddress?: number;
  readonly haste?: number;
  readonly pingEvery?: number;
  /** How long somebody who knocks is heard. */
  readonly knockLasts?: number;
  readonly synchronous?: 'FULL' | 'NORMAL';
  readonly log?: Logger;
  readonly thinking?: PoolStart;
}

export interface Running {
  readonly port: number;
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  readonly pool: ThinkingPool;
  close(): Promise<void>;
}

export const DATABASE_FILE = 'tables.db';
const KEEP_DAYS = 180;
const DAY = 24 * 3_600_000;
/** A disk that has not answered for so long is no place to play. */
const STUCK_AFTER = 10_000;
const NEW_TABLES = 10;
const CONNECTIONS = 64;
const PING_EVERY = 7000;
const KNOCK_LASTS = 180_000;

async function openDatabase({ database, data, synchronous }: ServerStart): Promise<Database> {
  if (database === null) return SqliteDatabase.open(path.join(data, DATABASE_FILE), synchronous);
  const { PostgresDatabase } = await import('./store/postgres.ts');
  return PostgresDatabase.open(database);
}

/** Nothing secret is ever handed to it; what might be is left out all the same. */
export function ownLog(): Logger {
  return pino(
    { base: null, redact: ['key', 'invite', 'name', 'text', 'url', 'headers', 'body'] },
    pino.destination({ sync: true }),
  );
}

/** Several threads that clear the young memory wait for each other where there are few cores (ADR 0022). */
const ONE_CLEARS = '--no-parallel-scavenge';

export async function startServer(start: ServerStart): Promise<Running> {
  // Said here, not on the command line: an engine that no longer knows it says so and goes on.
  setFlagsFromString(ONE_CLEARS);
  const log = start.log ?? ownLog();
  const database = await openDatabase(start);
  const now = start.now ?? Date.now;
  const shelf = new Shelf(database, now);
  const node = randomBytes(8).toString('hex');
  const notices = await Notices.open(shelf, log);
  const pool = new ThinkingPool(start.thinking);
  const rooms: Rooms = new Rooms({
    shelf,
    think: pool.think,
    erred: (error) => metrics.fault(error),
    holder: { node, address: start.address ?? '' },
    moved: (room) => notices.look(room),
    now,
    ...(start.awayAfter === undefined ? {} : { awayAfter: start.awayAfter }),
    ...(start.sleepAfter === undefined ? {} : { sleepAfter: start.sleepAfter }),
  });
  const look = {
    awake: () => rooms.awake.length,
    connections: () => live.count,
    wakes: () => rooms.wakes,
    thoughtsWaiting: () => pool.waiting,
    thoughtsGivenUp: () => pool.given,
  };
  const metrics: Metrics = new Metrics(log, look);
  database.commits.onCommit = (took) => metrics.committed(took);
  let isClosing = false;
  const app = await httpServer({
    rooms,
    log,
    page: start.page,
    pushKey: notices.publicKey,
    trustProxy: start.trustProxy ?? false,
    newTablesPerHour: start.newTablesPerHour ?? NEW_TABLES,
    isReady: () => !isClosing && database.commits.last < STUCK_AFTER,
  });
  const live = new Live({
    server: app.server,
    rooms,
    metrics,
    trustProxy: start.trustProxy ?? false,
    origins: start.origins ?? [],
    connectionsPerAddress: start.connectionsPerAddress ?? CONNECTIONS,
    haste: start.haste ?? 1,
    pingEvery: start.pingEvery ?? PING_EVERY,
    knockLasts: start.knockLasts ?? KNOCK_LASTS,
  });
  await app.listen({ port: start.port, host: start.host });
  const { port } = app.server.address() as AddressInfo;
  const figures = (start.metricsPort ?? null) === null ? null : metricsServer(metrics, start.metricsPort!);
  const forget = setInterval(() => void tidy(), DAY / 24);
  forget.unref();
  async function tidy(): Promise<void> {
    const gone = await shelf.forget(now() - (start.keepDays ?? KEEP_DAYS) * DAY).catch(() => 0);
    if (gone > 0) log.info({ tables: gone }, 'forgotten');
  }
  void tidy();
  log.info({ port, node }, 'listening');
  return {
    port,
    rooms,
    metrics,
    pool,
    async close() {
      isClosing = true;
      clearInterval(forget);
      live.close();
      notices.close();
      figures?.close();
      await app.close();
      await rooms.close();
      await pool.close();
      await database.close();
      log.info('closed');
      log.flush();
    },
  };
}

/** On a port of its own: it is nobody's business outside. */
function metricsServer(metrics: Metrics, port: number): { close(): void } {
  const server = createServer((_, response) => {
    void metrics.registry
      .metrics()
      .then((text) => response.setHeader('Content-Type', 'text/plain').end(text));
  });
  server.listen(port, '127.0.0.1');
  return { close: () => void server.close() };
}

/** At home nobody reads along: only what went wrong is said. */
export function quietLog(): Logger {
  return pino({ level: 'error', base: null }, pino.destination({ dest: 2, sync: true }));
}
