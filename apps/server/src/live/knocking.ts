/**
 * Connections of those who have a table's word and nothing else. What they are told, and when, is the same whether there is such
 * a table, whether it is locked, and whether its host says no: that they have knocked, at once, and after a while that nobody opened.
 */

import { isRefusal, refuse } from '@gravetable/kernel';
import { KNOCKING, OLDEST_SPOKEN, PROTOCOL_VERSION, readKnock } from '@gravetable/protocol';
import type { KnockMessage } from '@gravetable/protocol';
import { WebSocket } from 'ws';
import { Buckets } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { cleanName } from '../room/data.ts';
import { time, type Rooms } from '../rooms.ts';
import { PASSED_ON } from './pass-on.ts';

export interface KnockingStart {
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  /** Milliseconds that a knock is heard. */
  readonly lasts: number;
}

const SAID_WITHIN = 5000;
/** Words are short: from one address so many are tried at once, then one in so many seconds. */
const AT_ONCE = 6;
const PER_SECOND = 1 / 30;

type Opened = (table: string, invite: string) => void;
type Away = () => void;

export class Knocking {
  readonly #start: KnockingStart;
  readonly #often = new Buckets(PER_SECOND, AT_ONCE, time.now);
  readonly sockets = new Set<WebSocket>();

  constructor(start: KnockingStart) {
    this.#start = start;
  }

  /** Who comes from another node has knocked there: it is not asked in turn. */
  arrived(socket: WebSocket, from: string, isPassedOn: boolean): void {
    this.sockets.add(socket);
    const silent = setTimeout(() => socket.terminate(), SAID_WITHIN);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(silent);
      this.sockets.delete(socket);
    });
    socket.once('message', (message) => {
      clearTimeout(silent);
      this.#knocked(socket, String(message as Buffer), { from, isPassedOn });
    });
  }

  #knocked(socket: WebSocket, text: string, way: { from: string; isPassedOn: boolean }): void {
    const knock = readKnock(text);
    if (isRefusal(knock)) return last(socket, { say: 'refused', re: null, refusal: knock });
    if (knock.v < OLDEST_SPOKEN || knock.v > PROTOCOL_VERSION)
      return last(socket, { say: 'bye', why: 'newer', address: null });
    const called = cleanName(knock.name);
    if (called === '')
      return last(socket, { say: 'refused', re: null, refusal: refuse('MALFORMED', null, { why: 'name' }) });
    if (!this.#often.take(way.from)) {
      this.#start.metrics.refused('TOO_FAST');
      return last(socket, { say: 'refused', re: null, refusal: refuse('TOO_FAST') });
    }
    const { lasts } = this.#start;
    say(socket, { say: 'knocking', seconds: Math.ceil(lasts / 1000) });
    const end = setTimeout(() => last(socket, { say: 'unopened' }), lasts);
    const opened: Opened = (table, invite) => last(socket, { say: 'opened', table, invite });
    const away = [
      ...this.#here(knock.word, called, opened),
      ...(way.isPassedOn ? [] : this.#elsewhere(text, way, opened)),
    ];
    socket.on('close', () => {
      clearTimeout(end);
      for (const go of away) go();
    });
  }

  /** At every table of that word somebody may be expected: the hosts go by the name. */
  #here(word: string, name: string, opened: Opened): Away[] {
    const rooms = this.#start.rooms.awake.filter(({ data }) => data.word === word && !data.locked);
    return rooms.map(({ data, doorstep }) => doorstep.knock(name, (invite) => opened(data.id, invite)));
  }

  #elsewhere(text: string, { from }: { from: string }, opened: Opened): Away[] {
    const { rooms } = this.#start;
    if (!rooms.isOneOfMany) return [];
    const asked = new Set<WebSocket>();
    let isGone = false;
    void rooms.neighbours().then((addresses) => {
      if (isGone) return;
      for (const address of addresses) asked.add(knockAt(address, { text, from, opened }));
    });
    return [
      () => {
        isGone = true;
        for (const one of asked) one.terminate();
      },
    ];
  }

  close(): void {
    for (const socket of this.sockets) last(socket, { say: 'bye', why: 'restart', address: null });
  }
}

function knockAt(address: string, knock: { text: string; from: string; opened: Opened }): WebSocket {
  const { text, from, opened } = knock;
  const headers = { 'x-forwarded-for': from, [PASSED_ON]: '1' };
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/live/${KNOCKING}`, { headers });
  socket.on('open', () => socket.send(text));
  socket.on('message', (message) => {
    const said = JSON.parse(String(message as Buffer)) as KnockMessage;
    if (said.say === 'opened') opened(said.table, said.invite);
  });
  socket.on('error', () => socket.terminate()); // A node that is gone has no tables that anybody is at.
  return socket;
}

function say(socket: WebSocket, message: KnockMessage): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function last(socket: WebSocket, message: KnockMessage): void {
  say(socket, message);
  socket.close();
}
