/** The worker's door: the host of this browser's tables, and the one desk in front of the open one. */

import {
  Desk,
  Host,
  infoOf,
  MemoryStore,
  type GameOf,
  type Report,
  type Shelved,
  type Table,
  type Time,
  type UndoPolicy,
  type Unwritten,
} from '@gravetable/host';
import { isRecord, isRefusal, recordFrom, refuse, secretSeed } from '@gravetable/kernel';
import type {
  Below,
  GameRecord,
  Json,
  QuestionView,
  Refusal,
  Seat,
  SeatInfo,
  Section,
  Verdict,
} from '@gravetable/kernel';
import type { GameInfo, Push, Review, Step } from '@gravetable/protocol';
import type { Way } from '../presets.ts';
import { blockedBy } from '../saves/blocked.ts';
import { BrowserStore, setAside, titleIn } from '../saves/db.ts';
import { freshId } from '../saves/id.ts';
import { Damaged } from '../saves/old.ts';
import type { Door, NewTable, Opened, Pins, TableMeta, Trouble } from './types.ts';

/** A number nobody can guess: `randomUUID` is missing on a plain network of the house, this is not. */
const unguessable: Below = (n) => crypto.getRandomValues(new Uint32Array(1))[0]! % n;

const time: Time = {
  now: () => performance.now(),
  later(work, wait) {
    const timer = setTimeout(work, wait);
    return () => clearTimeout(timer);
  },
};

/** Milliseconds a hint is weighed for at a time: whoever answers meanwhile waits no longer than that. */
const WEIGHS = 80;

export class TableHost implements Door {
  readonly #gameOf: GameOf;
  readonly #host: Host;
  #desk: Desk | null = null;
  /** What the open table is kept under, also where only its record is looked at. */
  #keptAs: string | null = null;
  #hears: (push: Push) => void = () => undefined;

  constructor(gameOf: GameOf) {
    this.#gameOf = gameOf;
    this.#host = new Host({ store: new BrowserStore(), time, gameOf });
  }

  async info(game: string): Promise<GameInfo | null> {
    const found = await this.#gameOf(game);
    return found === undefined ? null : infoOf(found);
  }

  async outlined(game: string, view: object): Promise<readonly Section[]> {
    return (await this.#gameOf(game))?.outline(view) ?? [];
  }

  async recordFrom(save: string, names: readonly string[]): Promise<GameRecord | Refusal> {
    const who = (seat: Seat): SeatInfo => ({ kind: 'person', name: names[seat] ?? `${seat + 1}` });
    // Which game it is stands in the save: it is read once to be told, and again when the rules have come.
    const named: string[] = [];
    const noneYet = (id: string): undefined => void named.push(id);
    const unread = recordFrom(save, who, noneYet);
    if (named.length === 0) return unread;
    const game = await this.#gameOf(named[0]!);
    return recordFrom(save, who, () => game);
  }

  async listen(hears: (push: Push) => void): Promise<void> {
    this.#hears = hears;
  }

  async open({ game, title, seats, options, seed, handOver, way }: NewTable): Promise<Opened | Refusal> {
    const id = freshId();
    const meta = (full: TableMeta['options']): TableMeta => ({
      id,
      game,
      title,
      seats,
      options: full,
      seed: seed ?? '',
      handOver,
      ...(way === undefined ? {} : { way }),
    });
    const table = await this.#host.begin({
      id,
      game,
      seats,
      options,
      seed: seed ?? secretSeed(unguessable),
      meta: (session) => meta(session.options) as unknown as Json,
    });
    if (isRefusal(table)) return table;
    const opened = await this.#sit(table);
    this.#keptAs = id;
    return opened;
  }

  /** One screen: whoever is a person at this table sits in front of it. */
  async #sit(table: Table): Promise<Opened> {
    await this.leave();
    const people = table.whole.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    this.#desk = new Desk({
      table,
      seats: people,
      hears: (push) => this.#hears(withTrouble(push, table.log?.trouble ?? null)),
      fresh: () => secretSeed(unguessable),
      now: time.now,
      weighs: WEIGHS,
    });
    // Time runs when the table is in sight: the page says so.
    table.hold(table.realTime);
    const meta = { ...(table.meta as unknown as TableMeta), id: table.id };
    return {
      meta,
      info: infoOf(table.whole.game),
      unsaved: troubleOf(table.log?.trouble ?? null)?.trouble ?? null,
    };
  }

  async leave(): Promise<void> {
    const desk = this.#desk;
    this.#desk = null;
    this.#keptAs = null;
    desk?.leave();
    if (desk !== null) await this.#host.close(desk.table);
  }

  async resume(id: string, report?: Report): Promise<Opened | Trouble> {
    return this.#kept(id, () => this.#host.resume(id, report));
  }

  async reviewSaved(id: string, report?: Report): Promise<Opened | Trouble> {
    return this.#kept(id, () => this.#host.reviewKept(id, report));
  }

  async #kept(id: string, find: () => Promise<Table | Refusal | null>): Promise<Opened | Trouble> {
    const table = await this.#found(id, find);
    if ('trouble' in table) return table;
    const opened = await this.#sit(table);
    this.#keptAs = id;
    return opened;
  }

  /** A kept table, or why there is none; what cannot be read is set aside. */
  async #found(id: string, find: () => Promise<Table | Refusal | null>): Promise<Table | Trouble> {
    try {
      const table = await find();
      if (table === null) return { trouble: 'missing', refusal: null };
      if (!isRefusal(table)) return table;
      await setAside({
        id,
        title: await titleIn(id),
        text: (await this.exported(id)) ?? '',
        reason: table.code,
        when: Date.now(),
      });
      return { trouble: 'damaged', refusal: table };
    } catch (error) {
      if (error instanceof DOMException) return { trouble: blockedBy(error), refusal: null };
      if (!(error instanceof Damaged)) throw error;
      const { refusal, text } = error;
      await setAside({ id, title: await titleIn(id), text, reason: refusal.code, when: Date.now() });
      return { trouble: 'damaged', refusal };
    }
  }

  async reseat(id: string, seats: readonly SeatInfo[], handOver: boolean): Promise<Trouble | null> {
    const table = await this.#found(id, () => this.#host.resume(id));
    if ('trouble' in table) return table;
    const { pins = {}, ...meta } = table.meta as unknown as TableMeta;
    const kept: Record<number, string> = { ...pins };
    for (const [seat, info] of seats.entries()) {
      const { name, kind } = table.whole.seats[seat]!;
      if (name === info.name && kind === info.kind) continue;
      delete kept[seat]; // Nobody hides behind the PIN of who sat here before.
      const done = await table.sit(seat, info);
      if (isRefusal(done)) throw new Error(done.code);
      if (done.trouble !== null) return troubleOf(done.trouble);
    }
    await table.change({ ...meta, seats, handOver, pins: kept } as unknown as Json);
    await this.#host.close(table);
    return null;
  }

  async review(record: GameRecord, report?: Report): Promise<Opened | Refusal> {
    const { game, seats, options, seed } = record;
    const meta = { id: 'review', game, title: '', seats, options, seed: seed ?? '', handOver: true };
    const table = await this.#host.review(record, meta as unknown as Json, report);
    return isRefusal(table) ? table : this.#sit(table);
  }

  async stop(): Promise<void> {
    this.#host.stop();
  }

  async bring(record: GameRecord, meta: TableMeta): Promise<Shelved | Refusal> {
    return this.#host.bring(meta.id, record, meta as unknown as Json);
  }

  async tried(record: GameRecord): Promise<Refusal | null> {
    const host = new Host({ store: new MemoryStore(), time, gameOf: this.#gameOf });
    const brought = await host.bring('tried', record, null);
    return isRefusal(brought) ? brought : null;
  }

  async exported(id: string): Promise<string | null> {
    try {
      const table = await this.#host.resume(id);
      if (table === null) return null;
      return JSON.stringify(isRefusal(table) ? await this.#host.raw(id) : await table.past.record());
    } catch (error) {
      if (error instanceof Damaged) return error.text;
      throw error;
    }
  }

  async request(message: unknown): Promise<unknown> {
    if (this.#desk === null) return refuse('MALFORMED', null, { why: 'table' });
    const reply = await this.#desk.request(message);
    if (!isRecord(reply) || !('step' in reply) || !('trouble' in reply)) return reply;
    const { step, trouble } = reply as unknown as { step: Step; trouble: Unwritten | null };
    const told = troubleOf(trouble);
    return told?.trouble === 'elsewhere' ? told : { ...step, ...told };
  }

  async undoBy(policy: UndoPolicy): Promise<void> {
    if (this.#desk !== null) this.#desk.table.undoes = policy;
  }

  async leadBy(people: boolean): Promise<void> {
    if (this.#desk !== null) this.#desk.table.lead = people;
  }

  async voteOf(seat: Seat): Promise<QuestionView | null> {
    return this.#desk?.voteOf(seat) ?? null;
  }

  async restoreTime(name: string, left: number): Promise<void> {
    this.#desk?.table.restoreTime(name, left);
  }

  async keepWay(way: Way): Promise<void> {
    await this.#change({ way });
  }

  async keepPins(pins: Pins): Promise<void> {
    await this.#change({ pins });
  }

  async #change(change: Pick<TableMeta, 'way' | 'pins'>): Promise<void> {
    const table = this.#desk?.table;
    if (table === undefined || table.log === null) return;
    await table.change({ ...(table.meta as unknown as TableMeta), ...change } as unknown as Json);
  }

  async verify(report?: Report): Promise<Verdict> {
    if (this.#desk === null) throw new Error('no table is open');
    return this.#host.verify(this.#desk.table, report);
  }

  async judge(record: GameRecord, seat: Seat, report?: Report): Promise<Review | Refusal> {
    return this.#host.judge(record, seat, report);
  }

  async keepReview(review: Review): Promise<void> {
    if (this.#keptAs === null) return;
    const table = await this.#host.resume(this.#keptAs);
    if (table === null || isRefusal(table)) return;
    const meta = table.meta as unknown as TableMeta;
    const reviews = { ...meta.reviews, [review.seat]: review };
    await table.change({ ...meta, reviews } as unknown as Json);
  }
}

/** Also what others do may stand nowhere but here. */
function withTrouble(push: Push, unwritten: Unwritten | null): Push {
  return push.push === 'step' ? { ...push, step: { ...push.step, ...troubleOf(unwritten) } } : push;
}

function troubleOf(unwritten: Unwritten | null): Trouble | null {
  if (unwritten === null) return null;
  const trouble = unwritten.why === 'elsewhere' ? 'elsewhere' : blockedBy(unwritten.error);
  return { trouble, refusal: null };
}
