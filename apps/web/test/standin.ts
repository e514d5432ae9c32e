/**
 * A table online in memory, made of the host, that says what docs/wire.md says of seats, play and votes: for tests of the
 * page's side. It has no limits and no disk; `restart` forgets what a server would forget.
 */

import { gameOf } from '@gravetable/catalog';
import { Desk, Host, MemoryStore, type Done, type Table } from '@gravetable/host';
import { random } from '@gravetable/bots';
import { isRefusal, Look, refuse, type Below, type Json, type Seat } from '@gravetable/kernel';
import {
  deltaOf,
  isRoomRequest,
  knownOf,
  readHello,
  readWire,
  sentLook,
  type Hello,
  type Known,
  type MemberId,
  type Push,
  type Request,
  type RoomRequest,
  type RoomState,
  type RoomView,
  type SentSnapshot,
  type ServerMessage,
  type Snapshot,
  type Step,
  type You,
} from '@gravetable/protocol';

export interface Peer {
  send(text: string): void;
  close(): void;
}

interface Wire {
  readonly peer: Peer;
  member: MemberId | null;
  desk: Desk | null;
  known: Known | null;
}

const GAME = 'lantern-hill';
export const TABLE = 'table';
export const INVITE = 'invite';
/** Ann's; who comes later gets `key2` and so on. */
export const KEY = 'key1';

const time = {
  now: () => Date.now(),
  later(work: () => void, wait: number) {
    const timer = setTimeout(work, wait);
    return () => clearTimeout(timer);
  },
};

export class Standin {
  readonly #store = new MemoryStore();
  #host = new Host({ store: this.#store, time, gameOf });
  #table: Table | null = null;
  #state: RoomState = 'lobby';
  /** By number less one; null for somebody who was put out. */
  readonly #names: (string | null)[] = ['Ann'];
  readonly #seats: (MemberId | null)[] = [1, null];
  /** So many looks it has no time for. */
  busy = 0;
  readonly #wires = new Set<Wire>();
  readonly #done = new Set<string>();

  connect(peer: Peer): { readonly hears: (text: string) => void; readonly gone: () => void } {
    const wire: Wire = { peer, member: null, desk: null, known: null };
    const hears = (text: string): void => {
      if (this.#wires.has(wire)) return void this.#hears(wire, text);
      const hello = readHello(text);
      if (isRefusal(hello)) throw new Error(hello.code);
      this.#enter(wire, hello);
    };
    return { hears, gone: () => this.#gone(wire) };
  }

  /** The process ends and another one begins: only what was written is known. */
  async restart(): Promise<void> {
    for (const wire of this.#wires) this.#bye(wire, 'restart');
    this.#host = new Host({ store: this.#store, time, gameOf });
    const table = await this.#host.resume(TABLE);
    if (table === null || isRefusal(table)) throw new Error('the table was not kept');
    this.#open(table);
  }

  /** Some answer to what a seat is asked now; undefined where it is not asked. */
  someAnswer(seat: Seat, below: Below): Json | undefined {
    const { play } = this.#table!.whole;
    const pending = play.pendingOf(seat);
    return pending && (random.choose(new Look(play, pending), below) as Json);
  }

  #open(table: Table): void {
    this.#table = table;
    table.shared = true;
    table.undoes = 'agreed';
  }

  #view(): RoomView {
    const game = gameOf(GAME)!;
    const seats = this.#seats.map((member, seat) => ({
      seat,
      kind: member === null ? ('open' as const) : ('person' as const),
      name: member === null ? '' : (this.#names[member - 1] ?? ''),
      member,
      bot: null,
      keptFor: null,
      playedBy: null,
      lentTo: null,
      here: member !== null && [...this.#wires].some((wire) => wire.member === member),
      awaySince: null,
      devices: 1,
      trip: null,
      ready: false,
    }));
    return {
      table: TABLE,
      word: 'amber-crypt-41',
      game: GAME,
      rules: game.version,
      content: game.contentHash,
      title: 'Hill',
      options: {},
      way: {},
      state: this.#state,
      seats,
      host: 1,
      hostAwaySince: null,
      locked: false,
      talk: 'open',
      delay: 0,
      watchersTalk: false,
      watchers: 0,
      paused: false,
      seedKnown: false,
      commitment: this.#table?.whole.head.commitment ?? null,
    };
  }

  #you({ member }: Wire, key: string | null = null): You {
    const name = member === null ? '' : (this.#names[member - 1] ?? '');
    return { member, name, seats: this.#seatsOf(member), host: member === 1, key };
  }

  #seatsOf(member: MemberId | null): Seat[] {
    return this.#seats.flatMap((one, seat) => (member !== null && one === member ? [seat] : []));
  }

  #enter(wire: Wire, { key, invite, as }: Hello): void {
    const number = Number(key?.replace('key', ''));
    const known = (this.#names[number - 1] ?? null) === null ? null : number;
    if (known === null && invite !== INVITE) return this.#bye(wire, 'unknown');
    wire.member = known;
    this.#wires.add(wire);
    this.#welcome(wire, as);
    this.#tell();
  }

  #welcome(wire: Wire, as: Seat | null): void {
    const snapshot = this.#sit(wire, as);
    say(wire.peer, {
      say: 'welcome',
      v: 2,
      you: this.#you(wire),
      room: this.#view(),
      snapshot,
      age: this.#table?.age.age ?? 0,
      countdown: null,
      vote: this.#table?.proposals.open ?? null,
      talk: [],
      now: Date.now(),
    });
  }

  #sit(wire: Wire, as: Seat | null): SentSnapshot | null {
    wire.desk?.leave();
    const table = this.#table;
    if (table === null) return null;
    const seats = this.#seatsOf(wire.member);
    const hears = (push: Push): void => this.#pushed(wire, push);
    wire.desk = new Desk({ table, seats, hears, fresh: () => 'fresh', now: time.now });
    const { outline: _outline, ...seen } = wire.desk.look(as ?? seats[0] ?? null) as Snapshot;
    wire.known = knownOf(seen);
    return seen;
  }

  #bye(wire: Wire, why: Extract<ServerMessage, { say: 'bye' }>['why']): void {
    say(wire.peer, { say: 'bye', why, address: null });
    wire.peer.close();
    this.#gone(wire);
  }

  #gone(wire: Wire): void {
    wire.desk?.leave();
    if (this.#wires.delete(wire)) this.#tell();
  }

  #tell(): void {
    for (const wire of this.#wires)
      say(wire.peer, { say: 'seats', room: this.#view(), you: this.#you(wire) });
  }

  #pushed(wire: Wire, push: Push): void {
    if (push.push === 'step') this.#step(wire, null, push.step);
    if (push.push === 'proposal') say(wire.peer, { say: 'vote', vote: push.proposal });
  }

  #step(wire: Wire, re: string | null, step: Step): void {
    const delta = deltaOf(wire.known!, step);
    wire.known = knownOf(step);
    say(wire.peer, { say: 'step', re, by: null, reason: null, delta, age: this.#table!.age.age });
  }

  async #hears(wire: Wire, text: string): Promise<void> {
    const request = readWire(text);
    if (isRefusal(request)) return say(wire.peer, { say: 'refused', re: null, refusal: request });
    const { key: re } = request;
    if (this.#done.has(re)) return say(wire.peer, { say: 'done', re, value: null });
    const result = isRoomRequest(request)
      ? await this.#about(wire, request)
      : await this.#asks(wire, request);
    if (isRefusal(result)) return say(wire.peer, { say: 'refused', re, refusal: result });
    if (request.do === 'answer') this.#done.add(re);
    if (isDone(result)) return this.#step(wire, re, result.step);
    say(wire.peer, { say: 'done', re, value: (result ?? null) as Json });
  }

  async #asks(wire: Wire, request: Request): Promise<unknown> {
    if (wire.desk === null) return refuse('NOT_NOW');
    if (this.busy > 0 && request.do !== 'answer') {
      this.busy--;
      return refuse('TOO_FAST');
    }
    const reply = await wire.desk.request(request);
    if (isRefusal(reply) || isDone(reply)) return reply;
    if (request.do === 'look') {
      const { outline: _outline, ...seen } = reply as Snapshot;
      wire.known = knownOf(seen);
      return seen;
    }
    const looks = request.do === 'preview' || request.do === 'past';
    return looks ? sentLook(wire.known!, reply as { view: object | null }) : reply;
  }

  async #about(wire: Wire, request: RoomRequest): Promise<unknown> {
    switch (request.do) {
      case 'clock':
        return { now: Date.now(), sent: request.sent };
      case 'sit': {
        const isNew = wire.member === null;
        if (isNew) wire.member = this.#names.push(request.name);
        this.#seats[request.seat] = wire.member;
        this.#tell();
        return { key: isNew ? `key${wire.member}` : null };
      }
      case 'kick': {
        this.#names[request.member - 1] = null;
        this.#seats.splice(0, 2, ...this.#seats.map((one) => (one === request.member ? null : one)));
        for (const one of this.#wires) if (one.member === request.member) this.#bye(one, 'kicked');
        return null;
      }
      case 'begin': {
        const seats = this.#seats.map((member) => ({ name: this.#names[member! - 1]!, kind: 'person' }));
        const begun = { id: TABLE, game: GAME, seats, options: {}, seed: 'online', meta: () => null };
        const table = await this.#host.begin(begun);
        if (isRefusal(table)) return table;
        this.#open(table);
        this.#state = 'play';
        for (const one of this.#wires) this.#welcome(one, null);
        return null;
      }
      default:
        return refuse('NOT_NOW');
    }
  }
}

function say(peer: Peer, message: ServerMessage): void {
  peer.send(JSON.stringify(message));
}

const isDone = (reply: unknown): reply is Done =>
  typeof reply === 'object' && reply !== null && 'step' in reply && 'trouble' in reply;
