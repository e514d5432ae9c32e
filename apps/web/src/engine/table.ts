/** One open table: its session, what is tried out beside it, and its save. */

import { hash64 } from '@gravetable/kernel';
import type { Below, Session, Viewer } from '@gravetable/kernel';
import { blockedBy } from '../saves/blocked.ts';
import { keepTable, Overtaken } from '../saves/db.ts';
import { shelvedOf } from './snapshot.ts';
import type { TableMeta, Trouble } from './types.ts';

/** The id of a table that is only looked at: it has no save. */
const READ_ONLY = 'review';

export function readOnly(meta: TableMeta): TableMeta {
  return { ...meta, id: READ_ONLY };
}

export class OpenTable {
  meta: TableMeta;
  /** The game, which a branch leaves alone. */
  readonly whole: Session;
  #branch: Session | null = null;
  /** What was tried out from the past, as long as the table is open. */
  readonly #branches: Session[] = [];
  #revision: number;
  readonly #created: number;
  #written: Promise<Trouble | null> = Promise.resolve(null);
  #trouble: Trouble | null = null;

  constructor(session: Session, meta: TableMeta, revision = 0, created = Date.now()) {
    this.whole = session;
    this.meta = meta;
    this.#revision = revision;
    this.#created = created;
  }

  /** What is played: the game, or a branch of it. */
  get session(): Session {
    return this.#branch ?? this.whole;
  }

  get inBranch(): boolean {
    return this.#branch !== null;
  }

  get revision(): number {
    return this.#revision;
  }

  /** Why the last write failed: the game is only here. */
  get unsaved(): Trouble['trouble'] | null {
    return this.#trouble?.trouble ?? null;
  }

  /** What is played, as it stood after so many answers. */
  at(count: number): Session {
    return count >= this.session.moments.length ? this.session : this.session.at(count);
  }

  /** Try something else from there on. */
  branchFrom(count: number, viewer: Viewer, below: Below): void {
    this.#branch = this.at(count).whatIf(viewer, below);
    this.#branches.push(this.#branch);
  }

  /** Back into a branch that was left, by its number. */
  enterBranch(number: number): void {
    this.#branch = this.#branches[number]!;
  }

  leaveBranch(): void {
    this.#branch = null;
  }

  /** Write the save. One write after the other: two at once would take each other for another tab. */
  keep(): Promise<Trouble | null> {
    this.#written = this.#written.then(() => this.#write());
    return this.#written;
  }

  /** What was to be written is written. */
  async settled(): Promise<void> {
    await this.#written;
  }

  /** A branch and a review have no save. */
  async #write(): Promise<Trouble | null> {
    if (this.inBranch || this.meta.id === READ_ONLY) return this.#trouble;
    const record = JSON.stringify(this.whole.record(true));
    try {
      await keepTable({
        ...this.meta,
        record,
        hash: hash64(record),
        revision: this.#revision + 1,
        created: this.#created,
        updated: Date.now(),
        ...shelvedOf(this.whole),
      });
      this.#revision++;
      this.#trouble = null;
    } catch (error) {
      this.#trouble = { trouble: error instanceof Overtaken ? 'elsewhere' : blockedBy(error), refusal: null };
    }
    return this.#trouble;
  }
}
