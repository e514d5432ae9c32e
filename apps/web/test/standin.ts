/**
 * A small server in memory, made of the host, that says what docs/wire.md says: for tests of the page's side. It has no
 * limits, no disk and no clock of its own; `restart` forgets everything that a server would forget.
 */

import { usualBot } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import { Desk, Host, MemoryStore, type Done, type Table } from '@gravetable/host';
import {
  isRefusal,
  refuse,
  secretSeed,
  type Json,
  type Refusal,
  type Seat,
  type SeatInfo,
} from '@gravetable/kernel';
import {
  deltaOf,
  knownOf,
  readHello,
  readWire,
  sentLook,
  type Hello,
  type Known,
  type Made,
  type MemberId,
  type NewRoom,
  type Proposal,
  type Push,
  type Request,
  type RoomRequest,
  type RoomState,
  type RoomView,
  type SeatView,
  type ServerMessage,
  type Snapshot,
  type Step,
  type TalkLine,
  type You,
} from '@gravetable/protocol';

export interface Peer {
  send(text: string): void;
  close(): void;
}

interface Member {
  readonly id: MemberId;
  name: string;
  readonly key: string;
  awaySince: number | null;
}

interface Chair {
  kind: 'open' | 'bot';
  bot: string | null;
  keptFor: string | null;
  member: MemberId | null;
  lent: MemberId | null;
  botPlays: boolean;
}

interface Wire {
  readonly peer: Peer;
  member: Member | null;
  invite: string | null;
  desk: Desk | null;
  known: Known | null;
}

const time = {
  now: () => Date.now(),
  later(work: () => void, wait: number) {
    const timer = setTimeout(work, wait);
    return () => clearTimeout(timer);
  },
};

let made = 0;
const fresh = (): string =>
  secretSeed((n) => (made++ * 7919 + 13) % n).slice(1) + String(made).padStart(4, '0');
const LOOKS = new Set(['look', 'branch', 'enterBranch', 'leaveBranch']);

export class Standin {
  readonly #store = new MemoryStore();
  #host = new Host({ store: this.#store, time, gameOf });
  readonly rooms = new Map<string, Rooms>();
  /** So long nobody is heard of before they are away. */
  awayAfter = 20_000;

  async post(path: string, body: unknown): Promise<Json> {
    if (path.endsWith('/api/mine')) {
      const { tables } = body as { tables: { table: string; key: string }[] };
      return {
        tables: tables.flatMap(({ table, key }) => this.rooms.get(table)?.mine(key) ?? []),
      } as unknown as Json;
    }
    const upload = path.endsWith('/upload') ? (body as { room: NewRoom; record: Json }) : null;
    const room = new Rooms(
      fresh().slice(0, 26),
      upload?.room ?? (body as NewRoom),
      this.#host,
      this,
      upload?.record ?? null,
    );
    this.rooms.set(room.id, room);
    return room.made as unknown as Json;
  }

  connect(peer: Peer): { readonly hears: (text: string) => void; readonly gone: () => void } {
    let room: Rooms | null = null;
    let wire: Wire | null = null;
    const hears = (text: string): void => {
      if (room !== null && wire !== null) return void room.hears(wire, text);
      const hello = readHello(text);
      const found = isRefusal(hello) ? undefined : this.rooms.get(hello.table);
      if (isRefusal(hello) || found === undefined)
        return say(peer, { say: 'bye', why: 'unknown', address: null });
      room = found;
      wire = { peer, member: null, invite: null, desk: null, known: null };
      room.hello(wire, hello);
    };
    return { hears, gone: () => wire !== null && room?.gone(wire) };
  }

  /** The process ends and another one begins: only what was written is known. */
  async restart(): Promise<void> {
    for (const room of this.rooms.values()) room.drop('restart');
    this.#host = new Host({ store: this.#store, time, gameOf });
    for (const room of this.rooms.values()) await room.wake(this.#host);
  }
}

function say(peer: Peer, message: ServerMessage): void {
  peer.send(JSON.stringify(message));
}

export class Rooms {
  readonly id: string;
  readonly made: Made;
  readonly #made: NewRoom;
  readonly #standin: Standin;
  #host: Host;
  table: Table | null = null;
  #state: RoomState = 'lobby';
  #locked = false;
  #talk: NewRoom['talk'];
  #options: NewRoom['options'];
  #title: string;
  #delay = 0;
  #watchersTalk = false;
  readonly #record: Json | null;
  readonly members: Member[] = [];
  readonly chairs: Chair[];
  readonly #invites = new Map<
    string,
    { readonly seat: Seat | null; readonly lend: boolean; readonly device: Member | null }
  >();
  #hostId: MemberId | null;
  readonly wires = new Set<Wire>();
  readonly #lines: TalkLine[] = [];
  readonly #replies = new Map<string, ServerMessage>();

  constructor(id: string, newRoom: NewRoom, host: Host, standin: Standin, record: Json | null) {
    this.id = id;
    this.#made = newRoom;
    this.#record = record;
    this.#host = host;
    this.#standin = standin;
    this.#talk = newRoom.talk;
    this.#options = newRoom.options;
    this.#title = newRoom.title;
    this.chairs = newRoom.seats.map(({ kind, bot, keptFor }) => ({
      ...{ kind: kind === 'bot' ? 'bot' : 'open', bot, keptFor, member: null, lent: null, botPlays: false },
    })) as Chair[];
    const maker = this.#join(newRoom.name);
    this.#hostId = maker.id;
    const own = newRoom.seats.findIndex(({ kind }) => kind === 'person');
    if (own >= 0) this.chairs[own]!.member = maker.id;
    this.made = { table: id, key: maker.key, invite: this.#invite(null) };
  }

  #join(name: string): Member {
    const member = { id: this.members.length + 1, name, key: fresh(), awaySince: null };
    this.members.push(member);
    return member;
  }

  #invite(seat: Seat | null, lend = false, device: Member | null = null): string {
    const key = fresh();
    this.#invites.set(key, { seat, lend, device });
    return key;
  }

  mine(key: string): Json[] {
    const member = this.members.find((one) => one.key === key);
    if (member === undefined) return [];
    const seats = this.#seatsOf(member);
    const waiting =
      this.table?.session.play.over === false && this.waiting.some((seat) => seats.includes(seat));
    const { game } = this.#made;
    return [
      {
        table: this.id,
        game,
        title: this.#title,
        state: this.#state,
        seats,
        waits: waiting,
        standing: { en: 'Day 1', fr: 'Jour 1' },
      },
    ];
  }

  get waiting(): readonly Seat[] {
    return this.table?.session.play.over === false
      ? this.table.session.play.pending.map(({ seat }) => seat)
      : [];
  }

  #seatsOf(member: Member | null): Seat[] {
    if (member === null) return [];
    return this.chairs.flatMap((chair, at) =>
      !chair.botPlays && (chair.lent ?? chair.member) === member.id ? [at] : [],
    );
  }

  #name(at: Seat): string {
    const chair = this.chairs[at]!;
    const owner = this.members.find(({ id }) => id === chair.member);
    return owner?.name ?? chair.keptFor ?? (chair.kind === 'bot' ? `Bot ${at + 1}` : '');
  }

  get #bot(): string {
    return usualBot(gameOf(this.#made.game)!).name;
  }

  view(): RoomView {
    const game = gameOf(this.#made.game)!;
    const here = (id: MemberId | null): number =>
      [...this.wires].filter(({ member }) => id !== null && member?.id === id).length;
    const seats = this.chairs.map((chair, seat): SeatView => {
      const player = chair.botPlays ? null : (chair.lent ?? chair.member);
      const isBot = chair.kind === 'bot' || (this.#state !== 'lobby' && player === null);
      const devices = here(player);
      return {
        seat,
        kind: chair.member !== null ? 'person' : chair.kind,
        name: this.#name(seat),
        member: chair.member,
        bot: isBot ? (chair.bot ?? this.#bot) : null,
        keptFor: chair.keptFor,
        playedBy: chair.botPlays ? 'bot' : chair.lent === null ? null : 'lent',
        lentTo: this.members.find(({ id }) => id === chair.lent)?.name ?? null,
        here: devices > 0,
        awaySince: player === null ? null : (this.members.find(({ id }) => id === player)?.awaySince ?? null),
        devices,
        ready: false,
      };
    });
    return {
      ...{
        table: this.id,
        word: 'amber-crypt-41',
        game: this.#made.game,
        rules: game.version,
        content: game.contentHash,
      },
      ...{
        title: this.#title,
        options: this.#options,
        way: this.#made.way,
        state: this.#state,
        seats,
        host: this.#hostId,
      },
      ...{
        hostAwaySince: null,
        locked: this.#locked,
        talk: this.#talk,
        delay: this.#delay,
        watchersTalk: this.#watchersTalk,
      },
      watchers: [...this.wires].filter(({ member }) => this.#seatsOf(member).length === 0).length,
      ...{ paused: false, seedKnown: false, commitment: null },
    };
  }

  #you(wire: Wire, key: string | null = null): You {
    const { member } = wire;
    return {
      member: member?.id ?? null,
      name: member?.name ?? '',
      seats: this.#seatsOf(member),
      host: member !== null && member.id === this.#hostId,
      key,
    };
  }

  hello(wire: Wire, { key, invite, as, count, age }: Hello): void {
    const known = this.members.find((one) => one.key === key) ?? null;
    const asked = invite === null ? undefined : this.#invites.get(invite);
    if (known === null && (asked === undefined || this.#locked)) return this.#bye(wire, 'unknown');
    wire.member = known ?? asked?.device ?? null;
    if (wire.member !== null) wire.member.awaySince = null;
    wire.invite = invite;
    this.wires.add(wire);
    const given = known === null && asked?.device != null ? asked.device.key : null;
    const snapshot = this.#sit(wire, as, count, age);
    say(wire.peer, {
      ...{
        say: 'welcome',
        v: 2,
        you: this.#you(wire, given),
        room: this.view(),
        snapshot,
        age: this.table?.age.age ?? 0,
      },
      ...{ countdown: null, vote: this.table?.proposals.open ?? null, talk: this.#lines, now: Date.now() },
    });
    this.tell(wire);
  }

  /** A desk in front of the table, and what it sees. */
  #sit(wire: Wire, as: Seat | null, count: number | null, age: number | null): Snapshot | null {
    const { table } = this;
    wire.desk?.leave();
    if (table === null) return null;
    const seats = this.#seatsOf(wire.member);
    wire.desk = new Desk({
      table,
      seats,
      hears: (push) => this.#pushed(wire, push),
      fresh: () => secretSeed((n) => made++ % n),
      now: time.now,
    });
    const viewer = as !== null && seats.includes(as) ? as : (seats[0] ?? null);
    const { outline: _outline, ...seen } = wire.desk.look(viewer) as Snapshot;
    wire.known = knownOf(seen);
    const from = count !== null && age === table.age.age ? Math.min(count, seen.count) : seen.from;
    return { ...seen, log: seen.log.filter((line) => line.after > from) } as Snapshot;
  }

  #bye(wire: Wire, why: Extract<ServerMessage, { say: 'bye' }>['why']): void {
    say(wire.peer, { say: 'bye', why, address: null });
    wire.peer.close();
    this.gone(wire);
  }

  gone(wire: Wire): void {
    if (!this.wires.delete(wire)) return;
    wire.desk?.leave();
    const { member } = wire;
    if (member !== null && ![...this.wires].some((one) => one.member === member)) {
      const since = Date.now();
      setTimeout(() => {
        if ([...this.wires].some((one) => one.member === member)) return;
        member.awaySince = since;
        this.tell(null);
      }, this.#standin.awayAfter);
    }
    this.tell(null);
  }

  drop(why: 'restart'): void {
    for (const wire of this.wires) {
      say(wire.peer, { say: 'bye', why, address: null });
      wire.peer.close();
      wire.desk?.leave();
    }
    this.wires.clear();
  }

  async wake(host: Host): Promise<void> {
    this.#host = host;
    if (this.table === null) return;
    const table = await host.resume(this.id);
    if (table === null || isRefusal(table)) throw new Error('the table was not kept');
    this.#open(table);
  }

  tell(but: Wire | null): void {
    for (const wire of this.wires)
      if (wire !== but) say(wire.peer, { say: 'seats', room: this.view(), you: this.#you(wire) });
  }

  #pushed(wire: Wire, push: Push): void {
    if (push.push === 'step') this.#step(wire, null, push.step, push.by, push.reason);
    if (push.push === 'proposal') say(wire.peer, { say: 'vote', vote: push.proposal });
    if (push.push === 'clock') say(wire.peer, { say: 'clock', countdown: push.countdown, now: Date.now() });
  }

  #step(
    wire: Wire,
    re: string | null,
    step: Step,
    by: Seat | null,
    reason: Extract<Push, { push: 'step' }>['reason'],
  ): void {
    const delta = deltaOf(wire.known!, step);
    wire.known = knownOf(step);
    say(wire.peer, { say: 'step', re, by, reason, delta, age: this.table!.age.age });
    if (this.table!.whole.play.over && this.#state === 'play') {
      this.#state = 'over';
      this.tell(null);
    }
  }

  async hears(wire: Wire, text: string): Promise<void> {
    const request = readWire(text);
    if (isRefusal(request)) return say(wire.peer, { say: 'refused', re: null, refusal: request });
    const { key } = request;
    const before = this.#replies.get(key);
    if (before !== undefined) return say(wire.peer, { say: 'done', re: key, value: null });
    const answered = (message: ServerMessage): void => {
      if (this.#changes(request)) this.#replies.set(key, message);
      say(wire.peer, message);
    };
    const result = this.#isAtDesk(request)
      ? await this.#desk(wire, request)
      : await this.#about(wire, request as RoomRequest);
    if (isRefusal(result)) return answered({ say: 'refused', re: key, refusal: result });
    if (isDone(result)) {
      this.#replies.set(key, { say: 'done', re: key, value: null });
      return this.#step(wire, key, result.step, null, null);
    }
    answered({ say: 'done', re: key, value: (result ?? null) as Json });
  }

  #changes({ do: what }: Request | RoomRequest): boolean {
    return ['answer', 'answers', 'undo', 'redo', 'say', 'sit', 'propose', 'accept'].includes(what);
  }

  #isAtDesk(request: Request | RoomRequest): request is Request {
    return !('seat' in request && request.do !== 'propose') && !isRoom(request.do);
  }

  async #desk(wire: Wire, request: Request): Promise<unknown> {
    if (wire.desk === null) return refuse('NOT_ASKED');
    const reply = await wire.desk.request({ ...request, revision: request.revision });
    if (isRefusal(reply) || isDone(reply)) return reply;
    if (LOOKS.has(request.do)) {
      const { outline: _outline, ...seen } = reply as Snapshot;
      wire.known = knownOf(seen);
      return seen;
    }
    const looks = request.do === 'preview' || request.do === 'past';
    return looks ? sentLook(wire.known!, reply as { view: object | null }) : reply;
  }

  async #about(wire: Wire, request: RoomRequest): Promise<unknown> {
    const { member } = wire;
    const isHost = member !== null && member.id === this.#hostId;
    const HOSTS = new Set(['seat', 'seats', 'set', 'begin', 'lock', 'kick', 'link', 'home']);
    if (HOSTS.has(request.do) && !isHost) return refuse('NOT_ASKED');
    const chair = 'seat' in request && request.seat !== null ? this.chairs[request.seat] : undefined;
    switch (request.do) {
      case 'sit': {
        const asked = wire.invite === null ? undefined : this.#invites.get(wire.invite);
        if (chair === undefined || (chair.member !== null && asked?.lend !== true))
          return refuse('NOT_ASKED');
        let key: string | null = null;
        if (member === null) {
          wire.member = this.#join(request.name);
          key = wire.member.key;
        } else {
          member.name = request.name;
          if (this.#state === 'lobby')
            for (const one of this.chairs) if (one.member === member.id) one.member = null;
        }
        if (asked?.lend === true) chair.lent = wire.member!.id;
        else chair.member = wire.member!.id;
        say(wire.peer, { say: 'seats', room: this.view(), you: this.#you(wire, key) });
        await this.#seated(request.seat);
        return null;
      }
      case 'stand': {
        const seats = this.#seatsOf(member);
        for (const one of this.chairs) if (one.member === member?.id) one.member = null;
        for (const seat of seats) await this.#seated(seat);
        this.tell(null);
        return null;
      }
      case 'seat':
        Object.assign(chair!, { kind: request.kind, bot: request.bot, keptFor: request.keptFor });
        this.tell(null);
        return null;
      case 'seats':
        while (this.chairs.length > request.count) this.chairs.pop();
        while (this.chairs.length < request.count)
          this.chairs.push({
            kind: 'open',
            bot: null,
            keptFor: null,
            member: null,
            lent: null,
            botPlays: false,
          });
        this.tell(null);
        return null;
      case 'set':
        this.#talk = request.talk ?? this.#talk;
        this.#options = request.options ?? this.#options;
        this.#title = request.title ?? this.#title;
        this.#delay = request.delay ?? this.#delay;
        this.#watchersTalk = request.watchersTalk ?? this.#watchersTalk;
        this.tell(null);
        return null;
      case 'begin':
        return this.#begin();
      case 'lock':
        this.#locked = request.locked;
        this.tell(null);
        return null;
      case 'kick': {
        for (const one of this.chairs) if (one.member === request.member) one.member = null;
        const kicked = this.members.findIndex(({ id }) => id === request.member);
        for (const one of this.wires) if (one.member?.id === request.member) this.#bye(one, 'kicked');
        if (kicked >= 0) this.members[kicked] = { ...this.members[kicked]!, key: fresh() };
        this.tell(null);
        return null;
      }
      case 'host':
        this.#hostId = request.member;
        this.tell(null);
        return null;
      case 'link':
        return { invite: this.#invite(request.seat) };
      case 'device':
        return { code: this.#invite(null, false, member) };
      case 'rename':
        if (member !== null) member.name = request.name;
        this.tell(null);
        return null;
      case 'takeBack':
        chair!.lent = null;
        chair!.botPlays = false;
        await this.#seated(request.seat);
        return null;
      case 'ready':
      case 'push':
      case 'mute':
        return null;
      case 'clock':
        return { now: Date.now(), sent: request.sent };
      case 'home': {
        const record = await this.table!.record();
        this.#state = 'closed';
        for (const one of this.wires) if (one !== wire) this.#bye(one, 'closed');
        return record;
      }
      case 'say': {
        const [seat = null] = this.#seatsOf(member);
        const line = {
          number: this.#lines.length + 1,
          member: member?.id ?? null,
          name: member?.name ?? '',
          seat,
          text: request.text,
          at: Date.now(),
        };
        this.#lines.push(line);
        for (const one of this.wires) say(one.peer, { say: 'talk', line });
        return null;
      }
      case 'ping':
      case 'intent':
      case 'sketch':
      case 'phrase': {
        if (member === null) return refuse('NOT_ASKED');
        const { do: mark, table: _table, revision: _revision, key: _key, ...rest } = request;
        const [seat = null] = this.#seatsOf(member);
        for (const one of this.wires)
          say(one.peer, { say: 'mark', by: member.id, seat, mark: { mark, ...rest } as never });
        return null;
      }
    }
  }

  #seatInfo(at: Seat): SeatInfo {
    const chair = this.chairs[at]!;
    const player = chair.botPlays ? null : (chair.lent ?? chair.member);
    return {
      name: this.#name(at) || `Bot ${at + 1}`,
      kind: player === null ? (chair.bot ?? this.#bot) : 'person',
    };
  }

  async #begin(): Promise<Refusal | null> {
    const { game, seed } = this.#made;
    const seats = this.chairs.map((_, at) => this.#seatInfo(at));
    const table =
      this.#record === null
        ? await this.#host.begin({
            id: this.id,
            game,
            seats,
            options: this.#options,
            seed: seed ?? 'standin',
            meta: () => null,
          })
        : await this.#brought(seats);
    if (isRefusal(table)) return table;
    this.#open(table);
    this.#state = 'play';
    for (const wire of this.wires) {
      const snapshot = this.#sit(wire, null, null, null);
      say(wire.peer, {
        ...{ say: 'welcome', v: 2, you: this.#you(wire), room: this.view(), snapshot, age: table.age.age },
        ...{ countdown: null, vote: null, talk: this.#lines, now: Date.now() },
      });
    }
    return null;
  }

  async #brought(seats: readonly SeatInfo[]): Promise<Table | Refusal> {
    const record = { ...(this.#record as object), seats } as never;
    const shelved = await this.#host.bring(this.id, record, null);
    if (isRefusal(shelved)) return shelved;
    const table = await this.#host.resume(this.id);
    return table ?? refuse('CORRUPT', null, { where: 'record' });
  }

  #open(table: Table): void {
    this.table = table;
    table.shared = true;
    table.undoes = (this.#made.way['undo'] as Table['undoes'] | undefined) ?? 'agreed';
    table.agrees = async (proposal: Proposal, desk: Desk) => {
      const chair = this.chairs[proposal.seat!]!;
      if (proposal.what === 'bot') {
        chair.botPlays = true;
        await this.#seated(proposal.seat!);
        return null;
      }
      const invite = this.#invite(proposal.seat, true);
      for (const wire of this.wires)
        if (wire.desk === desk) say(wire.peer, { say: 'lent', seat: proposal.seat!, invite });
      return null;
    };
  }

  /** Somebody else plays a seat: desks and the game's record follow. */
  async #seated(at: Seat): Promise<void> {
    if (this.table !== null) {
      await this.table.sit(at, this.#seatInfo(at));
      for (const wire of this.wires) wire.desk?.move(this.#seatsOf(wire.member));
    }
    this.tell(null);
  }
}

const ROOM = new Set(
  'sit stand seat seats set begin lock kick host link device rename takeBack ready push clock home ping intent sketch phrase say mute'.split(
    ' ',
  ),
);
const isRoom = (name: string): boolean => ROOM.has(name);
const isDone = (reply: unknown): reply is Done =>
  typeof reply === 'object' && reply !== null && 'step' in reply && 'trouble' in reply;
