/**
 * The log of an open table: what is done is written behind what was written before, and nothing is shown before it is.
 * Where nothing can be written the game goes on, and what was not written follows when it can.
 */

import {
  isAnswer,
  isRefusal,
  nothingYet,
  readHeader,
  reading,
  recordOf,
  standAfter,
  stateHash,
  type Act,
  type GameRecord,
  type Json,
  type Refusal,
  type Session,
  type Standing,
} from '@gravetable/kernel';
import { isDue } from './opening.ts';
import type { Steps } from './steps.ts';
import { Overtaken, type Begun, type KeptCheckpoint, type Shelved, type Store } from './store.ts';

/** Why something was not written: somebody else went on with the table, or the store would not take it. */
export type Unwritten = { readonly why: 'elsewhere' } | { readonly why: 'store'; readonly error: unknown };

export class TableLog {
  readonly #store: Store;
  readonly #steps: Steps;
  readonly #id: string;
  readonly #table: Begun;
  /** Acts in the store, and those that are still to be written. */
  #written: number;
  #waiting: Act[] = [];
  #isBegun: boolean;
  #meta: Json;
  #metaWritten: Json;
  /** Acts at the last checkpoint of either kind. */
  #checked: number;
  #closedAt: number;
  #busy: Promise<void> = Promise.resolve();
  #trouble: Unwritten | null = null;

  /** `kept` tells how much of it is in the store already; null for a table that is not there yet. */
  constructor(
    store: Store,
    steps: Steps,
    id: string,
    table: Begun,
    kept: { seq: number; checked: number } | null,
  ) {
    this.#store = store;
    this.#steps = steps;
    this.#id = id;
    this.#table = table;
    this.#meta = table.meta;
    this.#metaWritten = table.meta;
    this.#isBegun = kept !== null;
    this.#written = kept?.seq ?? 0;
    this.#checked = kept?.checked ?? 0;
    this.#closedAt = kept?.seq ?? 0;
  }

  get trouble(): Unwritten | null {
    return this.#trouble;
  }

  get seq(): number {
    return this.#written + this.#waiting.length;
  }

  /** Write what was done; resolves when it is written, with what stood against it. */
  async add(acts: readonly Act[], session: Session, shelved: Shelved): Promise<Unwritten | null> {
    this.#waiting.push(...acts);
    // Who went back may stand before the last checkpoint, which serves nobody then.
    const wentBack = acts.some((act) => !isAnswer(act) && act.do === 'consent');
    if (!wentBack && !isDue(session, this.#checked)) return this.#queue(() => this.#write(shelved, []));
    const due = { ...session.checkpoint(), exact: false };
    this.#checked = due.seq;
    return this.#queue(() => this.#write(shelved, [due]));
  }

  async keep(checkpoints: readonly KeptCheckpoint[], shelved: Shelved): Promise<Unwritten | null> {
    this.#checked = Math.max(this.#checked, checkpoints.at(-1)?.seq ?? 0);
    return this.#queue(() => this.#write(shelved, checkpoints));
  }

  async change(meta: Json, shelved: Shelved): Promise<Unwritten | null> {
    this.#meta = meta;
    return this.#queue(() => this.#write(shelved, []));
  }

  /** The table is left: how it stands is kept exactly, for whatever rules come next. */
  async close(session: Session, shelved: Shelved): Promise<Unwritten | null> {
    if (session.seq === this.#closedAt && this.#isBegun) return this.settled();
    this.#closedAt = session.seq;
    const exact = { ...session.checkpoint(true), exact: true };
    return this.#queue(() => this.#write(shelved, [exact]));
  }

  /** What was to be written is written. */
  async settled(): Promise<Unwritten | null> {
    await this.#busy;
    return this.#trouble;
  }

  /** One write after the other: two at once would take each other for somebody else. */
  async #queue(write: () => Promise<void>): Promise<Unwritten | null> {
    this.#busy = this.#busy.then(async () => {
      try {
        await write();
        this.#trouble = null;
      } catch (error) {
        this.#trouble = error instanceof Overtaken ? { why: 'elsewhere' } : { why: 'store', error };
      }
    });
    return this.settled();
  }

  async #write(shelved: Shelved, checkpoints: readonly KeptCheckpoint[]): Promise<void> {
    if (!this.#isBegun) {
      await this.#store.begin(this.#id, { ...this.#table, meta: this.#meta }, shelved);
      this.#isBegun = true;
      this.#metaWritten = this.#meta;
    }
    // What gathered while something else was written goes together.
    const acts = [...this.#waiting];
    if (acts.length > 0) {
      await this.#store.append(this.#id, this.#written, acts, shelved);
      this.#written += acts.length;
      this.#waiting = this.#waiting.slice(acts.length);
    }
    if (this.#metaWritten !== this.#meta) {
      await this.#store.change(this.#id, this.#meta);
      this.#metaWritten = this.#meta;
    }
    for (const one of checkpoints) await this.#store.checkpoint(this.#id, one, shelved);
  }

  /** The whole record, read from the store: how it began, and everything that stands. */
  async record(session: Session): Promise<GameRecord> {
    const { acts, checkpoints } = await this.#past();
    return wholeRecord(this.#table.head, acts, checkpoints, session);
  }

  async #past(): Promise<{ acts: readonly Act[]; checkpoints: readonly KeptCheckpoint[] }> {
    await this.settled();
    const kept = this.#isBegun ? await this.#store.history(this.#id) : { acts: [], checkpoints: [] };
    return { acts: [...kept.acts.slice(0, this.#written), ...this.#waiting], checkpoints: kept.checkpoints };
  }

  /** What came before the session begins, played again: for whoever looks back. */
  async past(session: Session): Promise<Session | Refusal> {
    return this.#read(await this.record(session), session, session.from);
  }

  /** The same table with all of its past. */
  async whole(session: Session): Promise<Session | Refusal> {
    const record = await this.record(session);
    const whole = await this.#read(record, session, record.answers.length);
    if (!isRefusal(whole)) whole.countFrom(session.seq);
    return whole;
  }

  async #read(record: GameRecord, { game }: Session, upTo: number): Promise<Session | Refusal> {
    return this.#steps.run(reading(record, game, upTo), upTo);
  }
}

/** The record that a log comes to, with the hashes of the checkpoints that still stand. */
export function wholeRecord(
  head: GameRecord,
  acts: readonly Act[],
  checkpoints: readonly KeptCheckpoint[],
  { play, count }: Session,
): GameRecord {
  const standing = nothingYet();
  const hashes = new Hashes(head, checkpoints);
  acts.forEach((act, at) => {
    hashes.goBack(standing, act);
    standAfter(standing, act);
    hashes.pass(at + 1, standing.answers.length, act);
  });
  const { undone: _undone, ...stands } = standing;
  const isTakenOver = standing.played.at(-1)?.after === count;
  const last: GameRecord['checkpoints'] = isTakenOver ? [] : [[count, stateHash(play)]];
  const others = hashes.standing.filter(([after]) => after < count);
  return recordOf(head, { ...stands, checkpoints: [...others, ...last] }, play.outcome);
}

/** Hashes of states along a log: those of a record it began with, and those of its own checkpoints. */
class Hashes {
  standing: (readonly [answers: number, hash: string])[] = [];
  readonly #brought: Map<number, string>;
  readonly #kept: Map<number, KeptCheckpoint>;

  constructor(head: GameRecord, checkpoints: readonly KeptCheckpoint[]) {
    this.#brought = new Map(head.checkpoints);
    this.#kept = new Map(checkpoints.filter((one) => !one.exact).map((one) => [one.seq, one]));
  }

  /** What is taken back takes the hashes after it along. */
  goBack({ answers }: Standing, act: Act): void {
    if (isAnswer(act) || (act.do !== 'undo' && act.do !== 'consent')) return;
    const at = answers.findLastIndex(([seat]) => act.seat === null || seat === act.seat);
    this.standing = this.standing.filter(([after]) => after <= at);
  }

  pass(seq: number, stands: number, act: Act): void {
    const brought = this.#brought.get(stands);
    if (brought !== undefined) {
      this.#brought.delete(stands); // Only the first time: what comes there again is another table.
      this.standing.push([stands, brought]);
    }
    const kept = this.#kept.get(seq);
    const header = kept === undefined ? null : readHeader(kept.save);
    const isMark = !isAnswer(act) && act.do === 'play on';
    if (header === null || isRefusal(header) || isMark || brought !== undefined) return;
    this.standing.push([stands, header.hash]);
  }
}
