/** The terminal's side of the wire: keeps what is known, comes back when the way is cut, sends again what was not answered. */

import type { AnyGame, Json, LogLine, Refusal, Section } from '@gravetable/kernel';
import { knownOf, PROTOCOL_VERSION, stepAfter } from '@gravetable/protocol';
import type { ByeReason, Known, MomentView, RoomView, ServerMessage, You } from '@gravetable/protocol';
import { WebSocket } from 'ws';
import type { TableLink } from './link.ts';

type Reply = { readonly value: Json } | { readonly step: true } | Refusal;
type Waiting = { readonly message: string; readonly resolve: (reply: Reply) => void };

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

export interface Hearing {
  readonly gameOf: (id: string) => AnyGame | undefined;
  readonly changed: () => void;
  readonly heard: (message: ServerMessage) => void;
  readonly ended: (why: ByeReason) => void;
  readonly cut: () => void;
}

export class OnlineConnection {
  room: RoomView | null = null;
  you: You | null = null;
  known: Known | null = null;
  log: LogLine[] = [];
  moments: MomentView[] = [];
  from = 0;
  readonly #link: TableLink;
  readonly #hearing: Hearing;
  #key: string | null;
  #socket: WebSocket | null = null;
  readonly #waiting = new Map<string, Waiting>();
  #asked = 0;
  #wait = FIRST_WAIT;
  #ended = false;
  /** Keys of requests are this run's own. */
  readonly #run = Math.floor(performance.timeOrigin + performance.now()).toString(36);

  constructor(link: TableLink, key: string | null, hearing: Hearing) {
    this.#link = link;
    this.#key = key;
    this.#hearing = hearing;
    this.#connect();
  }

  #connect(): void {
    const { origin, table } = this.#link;
    const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/live/${table}`);
    this.#socket = socket;
    socket.on('open', () => this.#hello());
    socket.on('message', (text) => this.#hear(JSON.parse(String(text as Buffer)) as ServerMessage));
    socket.on('error', () => undefined); // What follows is the close.
    socket.on('close', () => this.#cut());
  }

  #hello(): void {
    const { table, invite } = this.#link;
    const hello = {
      do: 'hello',
      v: PROTOCOL_VERSION,
      table,
      key: this.#key,
      invite,
      as: null,
      count: null,
      age: null,
      acts: false,
    };
    this.#socket!.send(JSON.stringify(hello));
  }

  #cut(): void {
    if (this.#ended) return;
    this.#hearing.cut();
    // Not all at once: a server that comes back is met by everybody.
    const wait = this.#wait * (0.5 + (performance.now() % 1000) / 1000);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    setTimeout(() => this.#connect(), wait);
  }

  #hear(message: ServerMessage): void {
    if (message.say === 'welcome') this.#welcomed(message);
    else if (message.say === 'seats') Object.assign(this, { room: message.room, you: message.you });
    else if (message.say === 'step') this.#step(message.delta);
    else if (message.say === 'again') this.#hello();
    else if (message.say === 'bye' && message.why !== 'restart' && message.why !== 'slow') {
      this.close();
      this.#hearing.ended(message.why);
    }
    this.#hearing.heard(message);
    if ('re' in message && message.re !== null) this.#answered(message.re, message);
    this.#hearing.changed();
  }

  #answered(re: string, message: ServerMessage): void {
    const reply: Reply | null =
      message.say === 'refused'
        ? message.refusal
        : message.say === 'done'
          ? { value: message.value }
          : { step: true };
    this.#waiting.get(re)?.resolve(reply);
    this.#waiting.delete(re);
  }

  #welcomed({ you, room, snapshot }: Extract<ServerMessage, { say: 'welcome' }>): void {
    this.#wait = FIRST_WAIT;
    this.you = you;
    this.room = room;
    this.#key = you.key ?? this.#key;
    if (snapshot !== null) {
      this.known = knownOf(snapshot);
      this.log = [...snapshot.log];
      this.moments = [...snapshot.moments];
      this.from = snapshot.from;
    }
    for (const { message } of this.#waiting.values()) this.#socket!.send(message);
  }

  #step(delta: Extract<ServerMessage, { say: 'step' }>['delta']): void {
    const game = this.#hearing.gameOf(this.room!.game);
    if (game === undefined) return;
    const outline = game.outline as (one: object) => readonly Section[];
    const step = this.known === null ? null : stepAfter(this.known, delta, outline);
    if (step === null) return this.#hello();
    this.known = knownOf(step);
    this.log = [...this.log.filter(({ after }) => after <= step.since), ...step.log];
    this.moments = [...this.moments.slice(0, Math.max(0, step.since - this.from)), ...step.moments];
  }

  /** Whatever is asked is answered, if need be over another connection. */
  async ask(what: string, fields: object = {}): Promise<Reply> {
    const key = `${this.#run}-${++this.#asked}`;
    const revision = this.known?.revision ?? 0;
    const message = JSON.stringify({ do: what, table: this.#link.table, revision, key, ...fields });
    return new Promise((resolve) => {
      this.#waiting.set(key, { message, resolve });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
    });
  }

  /** From now on this is who we are. */
  keep(key: string): void {
    this.#key = key;
  }

  close(): void {
    this.#ended = true;
    this.#socket?.close();
  }
}
