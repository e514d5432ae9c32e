/** The plain side of the server: the page, the few calls that need no connection, and how the server is doing. */

import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { shelvedOf } from '@gravetable/host';
import { isRecord, isRefusal, readRecord, refuse, type Json, type Refusal } from '@gravetable/kernel';
import { headerPolicy, OLDEST_SPOKEN, PROTOCOL_VERSION, readNewRoom } from '@gravetable/protocol';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { memberWith, playerOf, type RoomData } from './room/data.ts';
import type { Rooms } from './rooms.ts';

export interface HttpStart {
  readonly rooms: Rooms;
  readonly log: Logger;
  /** The built page; null where only tables are served. */
  readonly page: string | null;
  readonly trustProxy: boolean;
  readonly pushKey: string | null;
  readonly newTablesPerHour: number;
  readonly isReady: () => boolean;
}

const RECORD_MOST = 2 * 1024 * 1024;
const MESSAGE_MOST = 16 * 1024;
const ASKED_AT_ONCE = 50;
const HOUR = 3_600_000;

const isHost = (host: string): boolean => /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host);

export async function httpServer(start: HttpStart): Promise<FastifyInstance> {
  const { rooms, page, trustProxy, pushKey, newTablesPerHour, isReady } = start;
  const app = Fastify({
    trustProxy,
    bodyLimit: MESSAGE_MOST,
    logger: false,
    requestTimeout: 20_000,
    forceCloseConnections: true,
  });
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false, // The proxy that has the certificate says so; a plain house network must not.
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', async (request, reply) => {
    const host = request.headers.host ?? '';
    reply.header('Content-Security-Policy', headerPolicy(isHost(host) ? host : ''));
  });
  await app.register(fastifyRateLimit, { global: false });
  app.setErrorHandler((error: { statusCode?: number; code?: string }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) start.log.error({ code: error.code ?? 'unknown' }, 'http fault');
    return answer(
      reply.code(status),
      refuse(status === 429 ? 'TOO_FAST' : 'MALFORMED', null, { why: 'request' }),
    );
  });

  const limit = { rateLimit: { max: newTablesPerHour, timeWindow: HOUR } };
  app.post('/api/tables', { config: limit }, async (request, reply) => {
    const made = readNewRoom(request.body);
    return answer(reply, isRefusal(made) ? made : await rooms.make(made));
  });
  app.post('/api/tables/upload', { config: limit, bodyLimit: RECORD_MOST }, async (request, reply) => {
    const { body } = request;
    const made = readNewRoom(isRecord(body) ? body['room'] : null);
    if (isRefusal(made)) return answer(reply, made);
    const record = readRecord(JSON.stringify((body as { record?: unknown }).record ?? null));
    return answer(reply, isRefusal(record) ? record : await rooms.make(made, record));
  });
  const often = { rateLimit: { max: 60, timeWindow: 60_000 } };
  app.post('/api/mine', { config: often }, async (request, reply) => {
    const { body } = request;
    const asked = isRecord(body) && Array.isArray(body['tables']) ? (body['tables'] as unknown[]) : null;
    if (asked === null || asked.length > ASKED_AT_ONCE)
      return answer(reply, refuse('MALFORMED', null, { why: 'tables' }));
    return Promise.all(asked.map((one) => mine(rooms, one))).then((all) => ({
      tables: all.filter((one) => one !== null),
    }));
  });
  app.get('/api/server', async () => ({ protocol: [OLDEST_SPOKEN, PROTOCOL_VERSION], push: pushKey }));
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const ready = isReady();
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  if (page !== null) await servePage(app, page);
  app.setNotFoundHandler(async (_, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not here.\n'),
  );
  return app;
}

async function servePage(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(response, file) {
      const hashed = /-[\w-]{8}\.\w+(\.(br|gz))?$/.test(file);
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

function answer(reply: FastifyReply, value: object | Refusal): FastifyReply {
  if (isRefusal(value) && reply.statusCode === 200) reply.code(value.code === 'TOO_FAST' ? 429 : 400);
  return reply.send(value);
}

/** What the holder of a key is told of their table without waking it; null where the key does not open it. */
async function mine(rooms: Rooms, asked: unknown): Promise<Json> {
  if (!isRecord(asked) || typeof asked['table'] !== 'string' || typeof asked['key'] !== 'string') return null;
  const kept = await rooms.shelf.room(asked['table']);
  if (kept === null) return null;
  const data = kept.room as unknown as RoomData;
  const member = memberWith(data, asked['key']);
  if (member === null) return null;
  const seats = data.seats.flatMap((seat, at) => (playerOf(seat) === member.id ? [at] : []));
  // Who only watches, and sees the table later, is not told here how it stands now.
  const shelved = seats.length === 0 && data.delay > 0 ? null : kept.shelved;
  // Where it stands is written now and then: while the table is awake here, it says so itself.
  const table = rooms.at(data.id)?.table ?? null;
  const told = table === null ? null : shelvedOf(table.whole);
  return {
    table: data.id,
    game: data.game,
    title: data.title,
    word: data.word,
    state: data.state,
    host: data.host === member.id,
    seats,
    count: shelved?.count ?? 0,
    waits: shelved?.waiting.some((seat) => seats.includes(seat)) ?? false,
    standing: (shelved === null ? null : (told?.standing ?? shelved.standing)) as Json,
    visited: kept.visited,
  };
}
