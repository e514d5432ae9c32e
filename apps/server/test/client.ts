/** A page without a page: one connection that keeps what it knows, as the browser does. */

import { gameOf } from '@gravetable/catalog';
import type { Json, Section } from '@gravetable/kernel';
import { knownOf, PROTOCOL_VERSION, stepAfter } from '@gravetable/protocol';
import type {
  Known,
  Made,
  NewRoom,
  RoomView,
  ServerMessage,
  Step,
  WelcomeMessage,
  You,
} from '@gravetable/protocol';
import { WebSocket } from 'ws';

export { WebSocket };

type Say<S extends ServerMessage['say']> = Extract<ServerMessage, { say: S }>;
export type Reply = Say<'step'> | Say<'done'> | Say<'refused'>;

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** `v`: the version that is spoken; the one before knew nothing of `acts`. */
type Way = { key?: string | null; invite?: string | null; v?: number; acts?: boolean };

let keys = 0;

export class Player {
  readonly heard: ServerMessage[] = [];
  readonly steps: Step[] = [];
  known: Known | null = null;
  room: RoomView | null = null;
  you: You | null = null;
  closed: number | null = null;
  /** What it was sent did not fit what it knew: everybody who waits here is told. */
  broken: Error | null = null;
  /** Letters so far. */
  received = 0;
  readonly #socket: WebSocket;
  readonly #table: string;
  readonly #waiting = new Map<string, Waiting>();
  #watch: (() => void)[] = [];
  #way: Way = {};

  private constructor(socket: WebSocket, table: string) {
    this.#socket = socket;
    this.#table = table;
    socket.on('message', (text) => {
      this.received += (text as Buffer).length;
      try {
        this.#hear(JSON.parse(String(text as Buffer)) as ServerMessage);
      } catch (error) {
        this.#break(error as Error);
      }
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.#changed();
    });
    socket.on('error', () => undefined);
  }

  static async knock(port: number, table: string, options: object = {}): Promise<Player> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live/${table}`, options);
    const player = new Player(socket, table);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    return player;
  }

  static async join(port: number, table: string, way: Way): Promise<Player> {
    const player = await Player.knock(port, table);
    player.hello(way);
    await player.until(() => player.you !== null || player.closed !== null);
    return player;
  }

  /** The server pings: for who joined with `autoPong: false`, and answers when they like. */
  onPing(pinged: (answer: () => void) => void): void {
    this.#socket.on('ping', (sent) => pinged(() => this.#socket.pong(sent)));
  }

  hello(way: Way): void {
    this.#way = way;
    const { key = null, invite = null, v = PROTOCOL_VERSION, acts: isActed = true } = way;
    const table = this.#table;
    const nothing = { as: null, count: null, age: null };
    const acts = v < PROTOCOL_VERSION ? {} : { acts: isActed };
    this.write({ do: 'hello', v, table, key, invite, ...nothing, ...acts });
  }

  /** It throws where somebody waits, and not where nobody could catch it. */
  #break(error: Error): void {
    this.broken ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    this.#changed();
  }

  write(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    this.heard.push(message);
    if (message.say === 'welcome') this.#welcomed(message);
    if (message.say === 'seats') {
      this.room = message.room;
      this.you = { ...message.you, key: message.you.key ?? this.you?.key ?? null };
    }
    if (message.say === 'step') this.#step(message);
    if (message.say === 'again') this.hello({ ...this.#way, key: this.you?.key ?? this.#way.key ?? null });
    const re = 're' in message ? message.re : null;
    if (re !== null) {
      this.#waiting.get(re)?.resolve(message as Reply);
      this.#waiting.delete(re);
    }
    this.#changed();
  }

  #welcomed({ you, room, snapshot }: WelcomeMessage): void {
    this.you = { ...you, key: you.key ?? this.you?.key ?? null };
    this.room = room;
    this.known = snapshot === null ? null : knownOf(snapshot);
  }

  #step({ delta }: Say<'step'>): void {
    const outline = gameOf(this.room!.game)!.outline as (view: object) => readonly Section[];
    const step = stepAfter(this.known!, delta, outline);
    if (step === null) throw new Error('the view is another one');
    this.steps.push(step);
    this.known = knownOf(step);
  }

  #changed(): void {
    for (const look of this.#watch) look();
  }

  async until(isSo: () => boolean, wait = 60_000): Promise<void> {
    if (isSo()) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () =>
          reject(
            new Error(`waited in vain; last heard: ${JSON.stringify(this.heard.slice(-3))?.slice(0, 600)}`),
          ),
        wait,
      );
      const look = (): void => {
        if (this.broken === null && !isSo()) return;
        clearTimeout(timer);
        this.#watch = this.#watch.filter((one) => one !== look);
        if (this.broken === null) resolve();
        else reject(this.broken);
      };
      this.#watch.push(look);
    });
  }

  async ask(what: string, fields: object = {}, key = `k${++keys}`): Promise<Reply> {
    if (this.broken !== null) throw this.broken;
    const reply = new Promise<Reply>((resolve, reject) => this.#waiting.set(key, { resolve, reject }));
    this.write({ do: what, table: this.#table, revision: this.known?.revision ?? 0, key, ...fields });
    return reply;
  }

  async value<T>(what: string, fields: object = {}): Promise<T> {
    const reply = await this.ask(what, fields);
    if (reply.say !== 'done') throw new Error(`${what}: ${JSON.stringify(reply).slice(0, 300)}`);
    return reply.value as T;
  }

  /** The first answer that is offered. */
  get answer(): { readonly question: string; readonly value: Json } | null {
    const asked = this.known?.questions.find((one) => !one.power);
    if (asked === undefined) return null;
    return { question: asked.id, value: firstAnswer(asked) };
  }

  cut(): void {
    this.#socket.terminate();
  }

  close(): void {
    this.#socket.close();
  }
}

type Question = Known['questions'][number];

/** A legal answer without knowing the game; where a form needs thought, whatever comes first. */
export function firstAnswer({ form, options, min = 0, total = 0, limits = [] }: Question): Json {
  if (form === 'one') return options[0]!.value;
  if (form === 'some') return options.slice(0, min).map((one) => one.value);
  if (form === 'order') return options.map((one) => one.value);
  if (form === 'split') {
    let left = total;
    return limits.map((most) => {
      const here = Math.min(most, left);
      left -= here;
      return here;
    });
  }
  return null;
}

export const newRoom = (
  game: string,
  kinds: readonly ('person' | 'open' | 'bot')[],
  more: Partial<NewRoom> = {},
): NewRoom => ({
  game,
  title: '',
  name: 'Ann',
  seats: kinds.map((kind) => ({ kind, bot: null, keptFor: null })),
  options: {},
  way: {},
  talk: 'open',
  seed: null,
  ...more,
});

export async function make(port: number, room: NewRoom): Promise<Made> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(room),
  });
  const made = (await answer.json()) as Made;
  if (!answer.ok) throw new Error(JSON.stringify(made));
  return made;
}
