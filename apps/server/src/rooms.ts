/** Many rooms: made, woken from what is kept, and put to sleep when nobody has been there for a while. */

import { gameOf } from '@gravetable/catalog';
import { Host, type Think, type Time } from '@gravetable/host';
import { isRefusal, refuse } from '@gravetable/kernel';
import type { AnyGame, GameRecord, Json, Refusal } from '@gravetable/kernel';
import type { Made, NewRoom } from '@gravetable/protocol';
import { freshId } from './keys.ts';
import { addMember, inviteTo, roomOf, type RoomData } from './room/data.ts';
import { botName, botOf, nameOf } from './room/look.ts';
import { Room } from './room/room.ts';
import { freshWord } from './words.ts';
import type { Holder, Shelf } from './store/shelf.ts';

export interface RoomsStart {
  readonly shelf: Shelf;
  readonly holder: Holder;
  readonly moved: (room: Room) => void;
  readonly think?: Think;
  /** A bot or the rules erred at a table. */
  readonly erred?: (error: unknown) => void;
  readonly sleepAfter?: number;
  readonly awayAfter?: number;
  /** Wall clock. */
  readonly now?: () => number;
}

const SLEEP_AFTER = 10 * 60_000;
const SWEEP_EVERY = 30_000;
/** So many stay awake with nobody there: whoever wakes table after table does not fill the memory. */
const EMPTY_AWAKE = 100;
/** Somebody may be on their way in. */
const ON_THE_WAY = 30_000;
/** A node says again in time that a table is its own; one that is gone is passed over after this. */
const HELD_FOR = 20_000;
const ALIVE_WITHIN = 1000;

export const time: Time = {
  now: () => performance.now(),
  later(work, wait) {
    const timer = setTimeout(work, wait);
    return () => clearTimeout(timer);
  },
};

/** Another node has the table. */
export interface Elsewhere {
  readonly address: string;
}

export class Rooms {
  readonly shelf: Shelf;
  readonly host: Host;
  readonly #start: RoomsStart;
  readonly #rooms = new Map<string, Promise<Room | Elsewhere | null>>();
  readonly #awake = new Map<string, Room>();
  /** Tables that are just being put to sleep: whoever wants one meanwhile waits until all of it is written. */
  readonly #dozing = new Map<string, Promise<void>>();
  readonly #sweep: NodeJS.Timeout;
  readonly #holding: NodeJS.Timeout;
  wakes = 0;

  constructor(start: RoomsStart) {
    this.#start = start;
    this.shelf = start.shelf;
    this.host = new Host({
      store: start.shelf,
      time,
      gameOf,
      ...(start.think === undefined ? {} : { think: start.think }),
    });
    const sleepAfter = start.sleepAfter ?? SLEEP_AFTER;
    this.#sweep = setInterval(() => void this.sleepy(sleepAfter), Math.min(SWEEP_EVERY, sleepAfter));
    this.#holding = setInterval(() => void this.#hold(), HELD_FOR / 3);
    this.#sweep.unref();
    this.#holding.unref();
  }

  /** Other nodes have tables of the same database. */
  get isOneOfMany(): boolean {
    return this.#start.holder.address !== '';
  }

  /** Where it is awake here. */
  at(id: string): Room | null {
    return this.#awake.get(id) ?? null;
  }

  get awake(): readonly Room[] {
    return [...this.#awake.values()];
  }

  /** Where other nodes are that have tables. */
  async neighbours(): Promise<readonly string[]> {
    return this.shelf.addresses(this.#start.holder.address);
  }

  /** A table to be; its maker sits at the seats of kind `person`. */
  async make(made: NewRoom, record: GameRecord | null = null): Promise<Made | Refusal> {
    const game = gameOf(made.game);
    if (game === undefined) return refuse('UNKNOWN_GAME', null, { game: made.game });
    const { min, max } = game.seats;
    if (made.seats.length < min || made.seats.length > max)
      return refuse('BAD_OPTIONS', null, { where: 'seats' });
    const data = roomOf(
      freshId(),
      made,
      freshWord((word) => this.awake.some((room) => room.data.word === word)),
    );
    const { member, key } = addMember(data, made.name.trim() || 'Host');
    data.host = member.id;
    for (const [at, { kind }] of made.seats.entries())
      if (kind === 'person') Object.assign(data.seats[at]!, { kind: 'person', member: member.id });
    const invite = inviteTo(data, {});
    if (record !== null) {
      if (record.game !== made.game || record.seats.length !== made.seats.length)
        return refuse('BAD_OPTIONS', null, { where: 'seats' });
      Object.assign(data, {
        state: record.outcome === null ? 'play' : 'over',
        options: record.options,
        seedKnown: true,
      });
    }
    await this.shelf.makeRoom(data.id, data as unknown as Json);
    const refused = record === null ? null : await this.#bring(data, game, record);
    return refused ?? { table: data.id, key, invite };
  }

  /** A game that was played elsewhere goes on here, with whoever sits there now. */
  async #bring(data: RoomData, game: AnyGame, record: GameRecord): Promise<Refusal | null> {
    const brought = await this.host.bring(data.id, record, null);
    if (isRefusal(brought)) return brought;
    const table = await this.host.resume(data.id);
    if (table === null || isRefusal(table)) return table ?? refuse('CORRUPT', null, { where: 'log' });
    for (const [at, seat] of data.seats.entries()) {
      const sits = seat.member === null ? { name: botName(at, seat), kind: botOf(game, seat) } : null;
      const refused = await table.sit(at, sits ?? { name: nameOf(data, at), kind: 'person' });
      if (isRefusal(refused)) return refused;
    }
    await this.host.close(table);
    return null;
  }

  /** The room of a table: awake already, or woken. Null where there is none. */
  async find(id: string): Promise<Room | Elsewhere | null> {
    this.#awake.get(id)?.knocked();
    const known = this.#rooms.get(id);
    if (known !== undefined) return known;
    const waking = this.#wake(id);
    this.#rooms.set(id, waking);
    const room = await waking.catch((error: unknown) => {
      this.#rooms.delete(id);
      throw error;
    });
    if (!(room instanceof Room)) this.#rooms.delete(id);
    return room;
  }

  async #wake(id: string): Promise<Room | Elsewhere | null> {
    await this.#dozing.get(id);
    const kept = await this.shelf.room(id);
    if (kept === null) return null;
    const data = kept.room as unknown as RoomData;
    const game = gameOf(data.game);
    if (game === undefined) return null;
    const other = await this.shelf.hold(id, this.#start.holder, HELD_FOR);
    if (other !== null && (await this.#isAlive(other))) return { address: other.address };
    if (other !== null && !(await this.shelf.seize(id, other.node, this.#start.holder, HELD_FOR)))
      return this.#wake(id); // A third one was faster.
    if (data.state === 'lobby' && kept.begun) data.state = 'play'; // It began, and that was the last thing written.
    const { now, later } = time;
    const room = new Room({
      data,
      game,
      shelf: this.shelf,
      host: this.host,
      steady: now,
      later,
      now: this.#start.now ?? Date.now,
      ...(this.#start.awayAfter === undefined ? {} : { awayAfter: this.#start.awayAfter }),
      moved: this.#start.moved,
      lost: (one) => this.#lose(one),
      erred: (error) => this.#start.erred?.(error),
    });
    room.talk = await this.shelf.talk(id);
    this.#awake.set(id, room);
    this.wakes++;
    return room;
  }

  /** Whoever says that a table is theirs may be gone: then it is waited for no longer. */
  async #isAlive({ address }: Holder): Promise<boolean> {
    // At our own address only we ourselves can have been, before we were started again.
    if (address === '' || address === this.#start.holder.address) return false;
    const stop = AbortSignal.timeout(ALIVE_WITHIN);
    return fetch(new URL('/healthz', address), { signal: stop }).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  /** The next hello reads the table anew. */
  #lose(room: Room): void {
    const { id } = room.data;
    if (this.#awake.get(id) !== room) return;
    this.#awake.delete(id);
    this.#rooms.delete(id);
  }

  async #hold(): Promise<void> {
    for (const { data } of this.awake)
      await this.shelf.hold(data.id, this.#start.holder, HELD_FOR).catch(() => null); // The next round says it again.
  }

  /** Whoever has been alone for so long sleeps; sooner where many are alone, longest alone first. */
  async sleepy(after: number, most = EMPTY_AWAKE, soonest = ON_THE_WAY): Promise<void> {
    const alone = ({ emptySince }: Room): number => (emptySince === null ? -1 : time.now() - emptySince);
    const empty = this.awake.filter((room) => alone(room) >= 0).sort((a, b) => alone(a) - alone(b));
    for (const [at, room] of empty.entries())
      if (alone(room) >= (at < most ? after : Math.min(after, soonest))) await this.putToBed(room);
  }

  async putToBed(room: Room): Promise<void> {
    const { id } = room.data;
    this.#awake.delete(id);
    this.#rooms.delete(id);
    const asleep = room.sleep().then(() => this.shelf.release(id, this.#start.holder.node));
    const settled = asleep.then(
      () => undefined,
      () => undefined, // Whoever puts it to sleep is told.
    );
    this.#dozing.set(id, settled);
    await asleep.finally(() => this.#dozing.delete(id));
  }

  /** Everything is kept as it stands; nothing is done here any more. */
  async close(): Promise<void> {
    clearInterval(this.#sweep);
    clearInterval(this.#holding);
    for (const room of this.awake) await this.putToBed(room);
  }
}
