/** Many open tables: begun, opened from what is kept, only looked at, brought along, and closed again. */

import {
  isRefusal,
  nothingYet,
  reading,
  recordOf,
  refuse,
  Session,
  standAfter,
  verifying,
} from '@gravetable/kernel';
import type { Act, AnyGame, GameRecord, Json, Refusal, Seat, SeatInfo, Verdict } from '@gravetable/kernel';
import type { Review } from '@gravetable/protocol';
import { TableLog } from './log.ts';
import { historyFor, logOf, opening, type Opening } from './opening.ts';
import { reviewing, WHOLE_REVIEW } from './review.ts';
import { shelvedOf } from './snapshot.ts';
import { Steps, type Report } from './steps.ts';
import type { Loaded, Shelved, Store } from './store.ts';
import { Table } from './table.ts';
import type { Think } from './thinking.ts';
import type { Time } from './time.ts';

/** The game of this name; at once, or when its rules have come. */
export type GameOf = (id: string) => AnyGame | undefined | Promise<AnyGame | undefined>;

export interface HostStart {
  readonly store: Store;
  readonly time: Time;
  readonly gameOf: GameOf;
  readonly think?: Think;
}

export interface NewGame {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly options: { readonly [id: string]: Json };
  readonly seed: string;
  readonly byHand?: boolean;
  /** What is kept with the table besides; from the full settings, where they are wanted. */
  readonly meta: (session: Session) => Json;
}

export class Host {
  readonly #store: Store;
  readonly #time: Time;
  readonly #gameOf: GameOf;
  readonly #steps: Steps;
  readonly #think: Think | null;
  readonly #tables = new Map<string, Table>();

  constructor({ store, time, gameOf, think }: HostStart) {
    this.#think = think ?? null;
    this.#store = store;
    this.#time = time;
    this.#gameOf = gameOf;
    this.#steps = new Steps(time);
  }

  /** Whoever was waited for is wanted no more; what was asked for fails. */
  stop(): void {
    this.#steps.stop();
  }

  async #game(id: string): Promise<AnyGame | Refusal> {
    return (await this.#gameOf(id)) ?? refuse('UNKNOWN_GAME', null, { game: id });
  }

  async begin({
    id,
    game: name,
    seats,
    options,
    seed,
    byHand = false,
    meta,
  }: NewGame): Promise<Table | Refusal> {
    const game = await this.#game(name);
    if (isRefusal(game)) return game;
    const session = Session.open(game, seats, { seed, options, byHand });
    if (isRefusal(session)) return session;
    const table = { head: session.head, meta: meta(session) };
    const log = new TableLog(this.#store, this.#steps, id, table, null);
    await log.keep([], shelvedOf(session)); // Where nothing can be kept the game still opens; its table says so.
    return this.#open(id, session, log, table.meta);
  }

  #open(id: string, session: Session, log: TableLog | null, meta: Json): Table {
    const table = new Table({ id, session, log, meta, time: this.#time, think: this.#think });
    if (log !== null) this.#tables.set(id, table);
    return table;
  }

  /** A table that is kept; null where there is none. One that is open here already stays so, unless somebody went on elsewhere. */
  async resume(id: string, report?: Report): Promise<Table | Refusal | null> {
    const live = this.#tables.get(id);
    await live?.log?.settled();
    const loaded = await this.#store.load(id).catch((error: unknown) => {
      if (live === undefined) throw error;
      return null; // It is only here.
    });
    if (live !== undefined && (loaded === null || loaded.seq === live.log!.seq)) return live;
    return loaded === null ? null : this.#load(id, loaded, report);
  }

  async #load(id: string, loaded: Loaded, report?: Report): Promise<Table | Refusal> {
    const game = await this.#game(loaded.head.game);
    if (isRefusal(game)) return game;
    const open = (acts: readonly Act[] | null): Promise<Opening | Refusal> =>
      this.#steps.run(opening(game, loaded, acts), acts?.length ?? 0, report);
    const history = await historyFor(this.#store, id, game, loaded);
    let opened = await open(history);
    if (isRefusal(opened) && history === null) opened = await open((await this.#store.history(id)).acts);
    if (isRefusal(opened)) return opened;
    const { session, act, passed } = opened;
    const kept = { seq: loaded.seq, checked: loaded.line?.seq ?? 0 };
    const log = new TableLog(this.#store, this.#steps, id, loaded, kept);
    const shelved = shelvedOf(session);
    if (act !== null) await log.add([act], session, shelved);
    if (passed.length > 0) await log.keep(passed, shelved);
    return this.#open(id, session, log, loaded.meta);
  }

  /** Beside a table, for one who tries something out: it writes nothing, and nobody else is there. */
  beside({ id, whole, meta, lead }: Table): Table {
    const table = this.#open(id, whole, null, meta);
    table.undoes = 'free';
    table.lead = lead;
    return table;
  }

  /** A record that is only looked at: nothing is written. */
  async review(record: GameRecord, meta: Json, report?: Report): Promise<Table | Refusal> {
    const game = await this.#game(record.game);
    if (isRefusal(game)) return game;
    const session = await this.#steps.run(reading(record, game), record.answers.length, report);
    return isRefusal(session) ? session : this.#open('review', session, null, meta);
  }

  /** The answers of a table read-only. */
  async reviewKept(id: string, report?: Report): Promise<Table | Refusal | null> {
    const table = await this.resume(id, report);
    if (table === null || isRefusal(table)) return table;
    return this.review(await table.past.record(), table.meta, report);
  }

  /** A game that is brought along is kept, also where today's rules can only say why it does not go on. */
  async bring(id: string, record: GameRecord, meta: Json): Promise<Shelved | Refusal> {
    const { head, acts } = logOf(record);
    const bare = {
      count: record.answers.length,
      over: record.outcome !== null,
      waiting: [],
      standing: NOWHERE,
    };
    await this.#store.begin(id, { head, meta }, bare);
    if (acts.length > 0) await this.#store.append(id, 0, acts, bare);
    const table = await this.resume(id);
    if (table === null || isRefusal(table)) return table ?? refuse('CORRUPT', null, { where: 'table' });
    await table.close();
    const shelved = shelvedOf(table.whole);
    await table.log!.add([], table.whole, shelved);
    this.#tables.delete(id);
    return shelved;
  }

  /** The record of a table that today's rules cannot open, as its log has it. */
  async raw(id: string): Promise<GameRecord | null> {
    const loaded = await this.#store.load(id);
    if (loaded === null) return null;
    const standing = nothingYet();
    for (const act of (await this.#store.history(id)).acts) standAfter(standing, act);
    const { undone: _undone, ...stands } = standing;
    const { head } = loaded;
    return recordOf(head, { ...stands, checkpoints: head.checkpoints }, head.outcome);
  }

  async verify(table: Table, report?: Report): Promise<Verdict> {
    const record = await table.past.record();
    const { game } = table.whole;
    const own = (id: string): AnyGame | undefined => (id === game.id ? game : undefined);
    return this.#steps.run(verifying(record, own), record.answers.length, report);
  }

  /** Weighs the decisions of a seat, each from what it knew then. */
  async judge(record: GameRecord, seat: Seat, report?: Report): Promise<Review | Refusal> {
    const game = await this.#game(record.game);
    return isRefusal(game) ? game : this.#steps.run(reviewing(record, game, seat), WHOLE_REVIEW, report);
  }

  /** The table is left. */
  async close(table: Table): Promise<void> {
    if (table.desks.length > 0) return;
    await table.close();
    if (this.#tables.get(table.id) === table) this.#tables.delete(table.id);
  }
}

const NOWHERE = { en: '', fr: '' };
