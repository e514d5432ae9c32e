/**
 * Notices for slow games: only to somebody whose answer is due and who has been gone for a minute, at most one for a table in
 * ten minutes, and without a word about the game: a push service reads along.
 */

import type { webcrypto } from 'node:crypto';
import { buildPushHTTPRequest } from '@pushforge/builder';
import type { Subscription } from '@gravetable/protocol';
import type { Logger } from 'pino';
import { playerOf } from './room/data.ts';
import type { Room } from './room/room.ts';
import type { Shelf } from './store/shelf.ts';

const GONE_FOR = 60_000;
const EVERY = 10 * 60_000;
const WAIT = 5000;

type Send = (
  endpoint: string,
  init: { headers: Headers | Record<string, string>; body: ArrayBuffer },
) => Promise<number>;

/** Services of browsers live on the open net: nothing inside is called for anybody. */
export function isOutside(endpoint: string): boolean {
  try {
    const { protocol, hostname, port, username } = new URL(endpoint);
    if (protocol !== 'https:' || port !== '' || username !== '') return false;
    return (
      /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/i.test(hostname) &&
      !/\.(local|internal|localhost|lan)$/i.test(hostname)
    );
  } catch {
    return false;
  }
}

const post: Send = async (endpoint, { headers, body }) => {
  const stop = AbortSignal.timeout(WAIT);
  const answer = await fetch(endpoint, { method: 'POST', headers, body, redirect: 'error', signal: stop });
  return answer.status;
};

export class Notices {
  readonly publicKey: string;
  readonly #privateKey: webcrypto.JsonWebKey;
  readonly #shelf: Shelf;
  readonly #log: Logger;
  readonly #send: Send;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #last = new Map<string, number>();

  private constructor(shelf: Shelf, log: Logger, keys: Keys, send: Send) {
    this.#shelf = shelf;
    this.#log = log;
    this.publicKey = keys.publicKey;
    this.#privateKey = keys.privateKey;
    this.#send = send;
  }

  static async open(shelf: Shelf, log: Logger, send: Send = post): Promise<Notices> {
    const keys = JSON.parse(await shelf.setting('push keys', freshKeys)) as Keys;
    return new Notices(shelf, log, keys, send);
  }

  /** Somebody may have to be told, once they have been gone for long enough. */
  look(room: Room, wait = GONE_FOR): void {
    const { id } = room.data;
    if (this.#timers.has(id) || room.table === null || room.table.whole.play.over) return;
    const since = Date.now() - (this.#last.get(id) ?? 0);
    const timer = setTimeout(
      () => {
        this.#timers.delete(id);
        void this.#tell(room);
      },
      Math.max(wait, EVERY - since),
    );
    timer.unref();
    this.#timers.set(id, timer);
  }

  /** Those who owe an answer and are not here. */
  async #tell(room: Room): Promise<void> {
    const { table, data } = room;
    if (table === null || table.whole.play.over) return;
    const gone = new Set(
      table.whole.play.pending
        .map(({ seat }) => data.seats[seat])
        .flatMap((seat) => {
          const player = seat === undefined ? null : playerOf(seat);
          return player === null || room.goneFor(player) === 0 ? [] : [player];
        }),
    );
    const owing = [...gone].filter((player) => room.goneFor(player) >= GONE_FOR);
    // Nobody may move until they are back: who has just gone is looked for again.
    if (owing.length === 0 && gone.size > 0)
      return this.look(room, GONE_FOR - Math.max(...[...gone].map((player) => room.goneFor(player))));
    try {
      const subscriptions = await this.#shelf.subscriptions(data.id);
      for (const member of owing) {
        const to = subscriptions.get(member);
        if (to === undefined) continue;
        this.#last.set(data.id, Date.now());
        const status = await this.notify(to, { table: data.id, game: data.game });
        if (status === 404 || status === 410) await this.#shelf.subscribe(data.id, member, null);
      }
    } catch (error) {
      this.#log.warn({ error: String(error) }, 'push'); // A notice that does not arrive is no fault of the game.
    }
  }

  async notify(
    { endpoint, p256dh, auth }: Subscription,
    payload: { table: string; game: string },
  ): Promise<number> {
    if (!isOutside(endpoint) && this.#send === post) return 410;
    const { headers, body } = await buildPushHTTPRequest({
      privateJWK: this.#privateKey,
      subscription: { endpoint, keys: { p256dh, auth } },
      message: { payload, adminContact: 'mailto:host@gravetable.invalid', options: { ttl: 24 * 3600 } },
    });
    return this.#send(endpoint, { headers, body });
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}

interface Keys {
  readonly publicKey: string;
  readonly privateKey: webcrypto.JsonWebKey;
}

async function freshKeys(): Promise<string> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
  const keys: Keys = {
    publicKey: Buffer.from(raw).toString('base64url'),
    privateKey: await crypto.subtle.exportKey('jwk', pair.privateKey),
  };
  return JSON.stringify(keys);
}
