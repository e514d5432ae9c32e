/**
 * One table online: who has a key, who sits where, who is there, and the game they play. A request's sender is known from
 * the connection; what it may do follows from its member, never from what it sends.
 */

import { Desk, type Host, type Table } from '@gravetable/host';
import { isRefusal, refuse, secretSeed } from '@gravetable/kernel';
import type { AnyGame, Json, Refusal, Seat } from '@gravetable/kernel';
import { knownOf, PROTOCOL_VERSION } from '@gravetable/protocol';
import type {
  Hello,
  MemberId,
  Proposal,
  Push,
  Request,
  RoomView,
  SentSnapshot,
  ServerMessage,
  TalkLine,
  You,
} from '@gravetable/protocol';
import { randomInt } from 'node:crypto';
import type { Shelf } from '../store/shelf.ts';
import { Answering, sendStep } from './answering.ts';
import { addDevice, idleIn, inviteTo, inviteWith, memberWith, MEMBERS_KEPT, seatsOf, spend } from './data.ts';
import type { MemberData, RoomData } from './data.ts';
import { Doorstep } from './doorstep.ts';
import type { Link } from './link.ts';
import { botName, botOf, nameOf, roomView } from './look.ts';
import { Presence } from './presence.ts';
import { endTrying, isTrying } from './trying.ts';
import { Watching } from './watching.ts';

export interface RoomStart {
  readonly data: RoomData;
  readonly game: AnyGame;
  readonly shelf: Shelf;
  readonly host: Host;
  /** Wall clock, in milliseconds. */
  readonly now: () => number;
  readonly awayAfter?: number;
  readonly steady: () => number;
  readonly later: (work: () => void, wait: number) => () => void;
  /** The game went on, or somebody went away: somebody may want to know. */
  readonly moved: (room: Room) => void;
  /** Somebody else went on with the table, or it could not be written: what is here counts no more. */
  readonly lost: (room: Room) => void;
  readonly erred: (error: unknown) => void;
}

const AWAY_AFTER = 20_000;
const LEND_FOR = 24 * 3_600_000;
/** Of a long game so many answers are told at once; what came before is told to whoever asks. */
const TOLD_AT_ONCE = 120;
const TALK_SENT = 50;
const SECOND = 1000;

export const freshSeed = (): string => secretSeed((n) => randomInt(n));

export class Room {
  readonly data: RoomData;
  readonly game: AnyGame;
  readonly shelf: Shelf;
  readonly links = new Set<Link>();
  readonly ready = new Set<MemberId>();
  readonly #start: RoomStart;
  table: Table | null = null;
  readonly doorstep: Doorstep;
  readonly #presence: Presence;
  readonly #answering: Answering;
  talk: TalkLine[] = [];
  /** What whoever sees the table later is told of the seats next, and since when that waits. */
  #seatsLater: { readonly at: number; room: RoomView } | null = null;
  /** What was last told of how far away everybody is. */
  #trips = '';
  /** When the last connection went; null while there is one. */
  emptySince: number | null;
  /** It is taken home: when that has been said, everybody goes. */
  closing = false;
  #opening: Promise<Table | Refusal | null> | null = null;
  /** What watchers see where they see it later. */
  #watching: Watching | null = null;
  /** The invitation of those who knocked and were let in. */
  #way: string | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(start: RoomStart) {
    this.#start = start;
    this.data = start.data;
    this.game = start.game;
    this.shelf = start.shelf;
    this.emptySince = start.steady();
    const { now, later, awayAfter: after = AWAY_AFTER } = start;
    this.#presence = new Presence({ after, now, later }, this.data.members);
    this.doorstep = new Doorstep({
      steady: start.steady,
      changed: () => this.tellKnocks(),
      invite: () => this.#wayIn(),
    });
    const hears = (link: Link, push: Push): void => this.#hear(link, push);
    this.#answering = new Answering({ room: this, hears, fresh: freshSeed, now: start.steady });
  }

  get now(): number {
    return this.#start.now();
  }

  get host(): Host {
    return this.#start.host;
  }

  /** The room's own changes come one after the other. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(work);
    this.#turn = next.catch(() => undefined);
    return next;
  }

  async save(): Promise<void> {
    await this.shelf.saveRoom(this.data.id, this.data as unknown as Json);
  }

  view(): RoomView {
    const devices = new Map<MemberId, number>();
    const trips = new Map<MemberId, number>();
    let watchers = 0;
    for (const { member, lastTrip } of this.links) {
      if (member !== null) devices.set(member, (devices.get(member) ?? 0) + 1);
      if (member !== null && lastTrip !== null)
        trips.set(member, Math.min(trips.get(member) ?? Infinity, Math.round(lastTrip)));
      if (seatsOf(this.data, member).length === 0) watchers++;
    }
    return roomView(this.data, {
      game: this.game,
      devices,
      trips,
      watchers,
      ready: this.ready,
      awaySince: this.#presence.awaySince,
      paused: this.table?.isHeld ?? false,
      commitment: this.table?.whole.head.commitment ?? null,
    });
  }

  you(link: Link, key: string | null = null): You {
    const { member } = link;
    const name = this.data.members.find(({ id }) => id === member)?.name ?? '';
    const seats = seatsOf(this.data, member);
    return { member, name, seats, host: member !== null && member === this.data.host, key };
  }

  /** Everybody learns who sits where. */
  tellSeats(): void {
    const room = this.view();
    for (const link of this.links)
      if (!this.isLate(link)) link.send({ say: 'seats', room, you: this.you(link) });
    this.#tellSeatsLater(room);
  }

  /** For whoever sees the table later one look at the seats in a second is enough: it is the last one of that second. */
  #tellSeatsLater(room: RoomView): void {
    const late = this.#lateAmong(() => true);
    if (late.length === 0) return;
    const now = this.#start.steady();
    const next = this.#seatsLater;
    if (next !== null && now - next.at < SECOND) return void (next.room = room);
    const seats: { readonly at: number; room: RoomView } = { at: now, room };
    this.#seatsLater = seats;
    const wait = (this.data.delay + 1) * SECOND;
    this.#sendIn(wait, late, (link) => ({ say: 'seats', room: seats.room, you: this.you(link) }));
  }

  /** Who stands at the door is the host's business alone, and at once, also where they watch and see the table later. */
  tellKnocks(): void {
    const knocks = this.doorstep.waiting;
    for (const link of this.links)
      if (link.member !== null && link.member === this.data.host) link.send({ say: 'knocks', knocks });
  }

  /** The link, for whoever is let in: one for all of them, as long as it opens. */
  async #wayIn(): Promise<string> {
    if (this.#way !== null && inviteWith(this.data, this.#way, this.now) !== null) return this.#way;
    const way = inviteTo(this.data, {});
    this.#way = way;
    await this.save();
    return way;
  }

  /** How far away everybody is, where that changed. */
  tellTrips(): void {
    const trips = this.view().seats.map(({ trip }) => trip);
    if (trips.join() === this.#trips) return;
    this.#trips = trips.join();
    this.tell({ say: 'trips', trips });
  }

  /** Watchers who see the table later hear of everything later. */
  tell(message: ServerMessage, to: (link: Link) => boolean = () => true): void {
    for (const link of this.links) if (to(link) && !this.isLate(link)) link.send(message);
    this.#sendIn(this.data.delay * SECOND, this.#lateAmong(to), () => message);
  }

  #lateAmong(to: (link: Link) => boolean): Link[] {
    return [...this.links].filter((link) => this.isLate(link) && to(link));
  }

  /** One thing waits for all of them. */
  #sendIn(wait: number, late: readonly Link[], messageFor: (link: Link) => ServerMessage): void {
    if (late.length === 0) return;
    this.#start.later(() => {
      for (const link of late) if (this.links.has(link) && this.isLate(link)) link.send(messageFor(link));
    }, wait);
  }

  /** Whether somebody only watches, and sees what happened a while ago. */
  isLate({ member }: Link): boolean {
    return this.#watching !== null && seatsOf(this.data, member).length === 0;
  }

  /** The host wants watchers to see the table later, or at once again. */
  watchLater(seconds: number): void {
    const { table, data } = this;
    if (seconds === data.delay) return;
    const seen = data.delay === 0;
    data.delay = seconds;
    if (table === null) return;
    this.#watchFrom(table, seen);
    this.reseat();
  }

  #watchFrom(table: Table, seen: boolean): void {
    this.#watching?.end();
    const { delay } = this.data;
    const late = (work: (link: Link) => void): void => {
      for (const link of this.links) if (this.isLate(link)) work(link);
    };
    this.#watching =
      delay === 0
        ? null
        : new Watching({
            table,
            delay: delay * SECOND,
            later: this.#start.later,
            seen,
            begins: () => late((link) => this.welcome(link)),
            shows: (message) => late((link) => link.send(message)),
          });
  }

  memberOf({ member }: Link): MemberData | null {
    return this.data.members.find(({ id }) => id === member) ?? null;
  }

  /** Who comes in, by key or by invitation; null where neither opens this table. */
  admit({
    key,
    invite,
  }: Hello): { member: MemberId | null; grant: Link['grant']; key: string | null } | null {
    const member = key === null ? null : memberWith(this.data, key);
    const grant = invite === null ? null : inviteWith(this.data, invite, this.now);
    const device = this.data.members.find(({ id }) => id === grant?.device) ?? null;
    if (device !== null) {
      spend(this.data, grant!);
      return { member: device.id, grant: null, key: addDevice(device) };
    }
    if (member !== null) return { member: member.id, grant, key: null };
    return grant === null ? null : { member: null, grant, key: null };
  }

  /** Somebody is at the door: it does not fall asleep before them. */
  knocked(): void {
    if (this.emptySince !== null) this.emptySince = this.#start.steady();
  }

  async enter(link: Link, hello: Hello): Promise<void> {
    const admitted = this.admit(hello);
    if (admitted === null) return link.bye('unknown');
    if (this.data.state === 'closed') return link.bye('closed');
    const isNew = admitted.member === null && admitted.grant!.seat === null;
    if (this.data.locked && isNew) return link.bye('locked');
    link.member = admitted.member;
    link.grant = admitted.grant;
    link.acts = hello.acts;
    const opened = this.data.state === 'lobby' ? null : await this.open();
    if (isRefusal(opened)) return link.bye('fault');
    if (admitted.key !== null) await this.save();
    await this.#returnToSeat(link);
    // From here to the welcome nothing waits: nobody hears of a table before they know it.
    link.desk?.leave(); // Whoever says hello again begins anew.
    this.links.add(link);
    this.emptySince = null;
    if (link.member !== null) this.#presence.back(link.member);
    if (opened !== null) this.seat(link, opened);
    this.#welcome(link, hello, admitted.key);
    if (this.doorstep.waiting.length > 0) this.tellKnocks();
    this.tellSeats();
    void this.shelf.visit(this.data.id).catch(() => undefined); // Only the day matters; the next visit says it again.
  }

  /** A bot played for somebody who is back: the seat is theirs again. */
  async #returnToSeat({ member }: Link): Promise<void> {
    for (const [at, seat] of this.data.seats.entries())
      if (seat.botPlays && seat.member === member) await this.takeBack(at);
  }

  #welcome(link: Link, hello: Pick<Hello, 'as' | 'count' | 'age'>, key: string | null): void {
    if (this.isLate(link)) return this.#welcomeLate(link, key);
    const { table } = this;
    endTrying(link);
    const snapshot = table === null ? null : this.#snapshot(link, table, hello);
    link.send({
      say: 'welcome',
      v: PROTOCOL_VERSION,
      you: this.you(link, key),
      room: this.view(),
      snapshot,
      age: table?.age.age ?? 0,
      countdown: table?.countdown ?? null,
      vote: table?.proposals.open ?? null,
      talk: this.mayHear(link) ? this.talk.slice(-TALK_SENT) : [],
      now: this.now,
    });
  }

  /** As it was: a game that has just begun has not begun yet, and what was just said is not heard yet. */
  #welcomeLate(link: Link, key: string | null): void {
    const snapshot = this.#watching!.shown;
    const room = this.view();
    const then = this.now - this.data.delay * SECOND;
    const talk = this.mayHear(link) ? this.talk : [];
    link.send({
      say: 'welcome',
      v: PROTOCOL_VERSION,
      you: this.you(link, key),
      room: { ...room, state: snapshot === null ? 'lobby' : snapshot.outcome === null ? 'play' : 'over' },
      snapshot,
      age: this.table?.age.age ?? 0,
      countdown: null,
      vote: null,
      talk: talk.filter(({ at }) => at <= then).slice(-TALK_SENT),
      now: this.now,
    });
    for (const line of talk)
      if (line.at > then) this.#sendIn(line.at - then, [link], () => ({ say: 'talk', line }));
  }

  #snapshot(link: Link, table: Table, { as, count, age }: Pick<Hello, 'as' | 'count' | 'age'>): SentSnapshot {
    const desk = link.desk!;
    const viewer = as !== null && desk.mayLook(as) ? as : (desk.seats[0] ?? null);
    const { whole } = table;
    const isKnown = count !== null && age === table.age.age && count <= whole.count;
    const from = Math.max(whole.from, isKnown ? count : whole.count - TOLD_AT_ONCE);
    const { outline: _outline, ...sent } = desk.lookSince(viewer, from);
    link.known = knownOf(sent);
    return sent;
  }

  mayHear({ member }: Link): boolean {
    return member !== null || this.data.watchersTalk;
  }

  /** The game, from what is kept where it sleeps. */
  async open(): Promise<Table | Refusal | null> {
    if (this.table !== null && !this.table.isAbandoned) return this.table;
    this.#opening ??= this.#load().finally(() => (this.#opening = null));
    return this.#opening;
  }

  async #load(): Promise<Table | Refusal | null> {
    const table = await this.host.resume(this.data.id);
    if (table === null || isRefusal(table)) return table;
    this.take(table);
    table.hold(table.realTime); // Nobody loses time that passed while nothing ran.
    return table;
  }

  take(table: Table): void {
    this.table = table;
    table.shared = true;
    this.applyWay();
    table.agrees = (proposal, desk) => this.#agreed(proposal, desk);
    table.onFault = this.#start.erred;
    this.#watchFrom(table, false);
    table.onMoved = () => {
      this.#watching?.moved();
      if (table.whole.play.over !== (this.data.state === 'over')) this.#ended(table.whole.play.over);
      this.#start.moved(this);
    };
  }

  applyWay(): void {
    const { undo, botsDecide } = this.data.way;
    if (this.table === null) return;
    // Free going back is for those who play alone: here the others are asked.
    const isStrict = undo === 'line';
    this.table.undoes = isStrict ? 'line' : 'agreed';
    this.table.credits = !isStrict;
    this.table.lead = botsDecide !== true;
  }

  #ended(over: boolean): void {
    this.data.state = over ? 'over' : 'play';
    this.tellSeats();
    void this.save().catch(() => undefined); // The log says so too: it is told again when the room wakes.
  }

  /** A desk for a connection, at the seats that are its own now. */
  seat(link: Link, table: Table): void {
    endTrying(link);
    link.desk?.leave();
    link.desk = null;
    if (this.isLate(link)) return; // What is asked at a desk is answered as the table stands now.
    const seats = seatsOf(this.data, link.member);
    // Who tries something out hears how the table stands when they are back.
    const hears = (push: Push): void => {
      if (!isTrying(link) || (push.push !== 'step' && push.push !== 'clock')) this.#hear(link, push);
    };
    link.desk = new Desk({
      table,
      seats,
      hears,
      fresh: freshSeed,
      now: this.#start.steady,
      trip: () => link.trip,
      acts: link.acts,
    });
  }

  /** Everybody sits where they belong now. */
  reseat(): void {
    for (const link of this.links) {
      if (this.table !== null && this.isLate(link) === (link.desk !== null)) {
        this.seat(link, this.table);
        this.welcome(link);
      }
      if (link.desk === null) continue;
      const seats = seatsOf(this.data, link.member);
      if (seats.join() === link.desk.seats.join()) continue;
      const before = link.desk.viewer;
      link.desk.move(seats);
      const sees = link.desk.viewer;
      const isOwn = sees !== null && seats.includes(sees);
      if (!isOwn) this.#lookAnew(link, seats[0] ?? null);
      else if (sees !== before) this.#lookAnew(link, sees);
    }
  }

  /** Somebody looks through other eyes now: what they know begins anew. */
  #lookAnew(link: Link, viewer: Seat | null): void {
    if (link.desk === null || this.table === null) return;
    link.desk.viewer = viewer;
    this.welcome(link);
  }

  /** What is known begins anew, for somebody who is here already. */
  welcome(link: Link): void {
    this.#welcome(link, { as: link.desk?.viewer ?? null, count: null, age: null }, null);
  }

  #hear(link: Link, push: Push): void {
    switch (push.push) {
      case 'step':
        return sendStep(link, push.step, null, push.by, push.reason);
      case 'proposal':
        return link.send({ say: 'vote', vote: push.proposal });
      case 'clock':
        return link.send({ say: 'clock', countdown: push.countdown, now: this.now });
      case 'elsewhere':
        this.#start.lost(this);
        return link.send({ say: 'again' });
      case 'fault':
        return link.send({ say: 'again' });
      case 'presence':
      case 'untried':
        return; // `seats` says more; what is tried out ends with its connection.
    }
  }

  /** A request of a desk. */
  async request(link: Link, request: Request): Promise<void> {
    return this.#answering.request(link, request);
  }

  /** The bot that would play at a seat. */
  botAt(seat: Seat): string {
    return botOf(this.game, this.data.seats[seat]!);
  }

  leave(link: Link): void {
    if (!this.links.delete(link)) return;
    endTrying(link);
    link.desk?.leave();
    link.desk = null;
    if (this.links.size === 0) this.emptySince = this.#start.steady();
    const { member } = link;
    if (member !== null && !this.isHere(member)) {
      const isMember = (): boolean => this.data.members.some(({ id }) => id === member);
      this.#presence.left(member, isMember, () => {
        this.ready.delete(member);
        this.tellSeats();
        void this.table?.proposals.recount();
        this.#start.moved(this);
      });
    }
    this.tellSeats();
  }

  isHere(member: MemberId): boolean {
    return [...this.links].some((one) => one.member === member);
  }

  /** Whether somebody new may have a key. */
  hasRoom(): boolean {
    if (this.data.members.length < MEMBERS_KEPT) return true;
    const idle = idleIn(this.data, (member) => this.isHere(member));
    if (idle !== null) this.forget(idle);
    return idle !== null;
  }

  /** Their key opens nothing any more. */
  forget(member: MemberId): void {
    this.data.members = this.data.members.filter(({ id }) => id !== member);
    this.#presence.forget(member);
    this.ready.delete(member);
    void this.shelf.subscribe(this.data.id, member, null).catch(() => undefined); // Nobody is told anything of it.
  }

  hostIsGoneFor(): number {
    const { host } = this.data;
    return host === null ? Infinity : this.#presence.goneFor(host);
  }

  goneFor(member: MemberId): number {
    return this.#presence.goneFor(member);
  }

  /** The seat's owner plays again: whoever it was lent to watches, a bot stops. */
  async takeBack(at: Seat): Promise<Refusal | null> {
    const seat = this.data.seats[at]!;
    seat.lent = null;
    seat.botPlays = false;
    return this.#sits(at, { name: nameOf(this.data, at), kind: 'person' });
  }

  /** A bot plays the seat: its owner is away, stood up, or was removed. */
  async letBotPlay(at: Seat): Promise<Refusal | null> {
    const seat = this.data.seats[at]!;
    seat.lent = null;
    seat.botPlays = seat.member !== null;
    const name = seat.member === null ? botName(at, seat) : nameOf(this.data, at);
    return this.#sits(at, { name, kind: botOf(this.game, seat) });
  }

  async #sits(at: Seat, who: { readonly name: string; readonly kind: string }): Promise<Refusal | null> {
    await this.save();
    if (this.table === null) return null;
    const done = await this.table.sit(at, who);
    if (isRefusal(done)) return done;
    this.reseat();
    this.tellSeats();
    return null;
  }

  /** Somebody sits at a seat that a bot had, or that was lent. */
  async personSits(at: Seat, name: string): Promise<Refusal | null> {
    return this.#sits(at, { name, kind: 'person' });
  }

  /** All agreed: a bot plays for somebody who is away, or their seat is lent. */
  async #agreed({ what, seat }: Proposal, desk: Desk): Promise<Refusal | null> {
    if (seat === null) return refuse('NOT_NOW');
    if (what === 'bot') return this.letBotPlay(seat);
    const invite = inviteTo(this.data, { seat, lend: true, until: this.now + LEND_FOR });
    await this.save();
    this.tell({ say: 'lent', seat, invite }, (link) => link.desk === desk);
    return null;
  }

  /** Nobody is here: how the game stands is kept, and the room may be forgotten. */
  async sleep(): Promise<void> {
    this.#presence.end();
    this.#watching?.end();
    const { table } = this;
    this.table = null;
    if (table !== null) await this.host.close(table);
  }
}
