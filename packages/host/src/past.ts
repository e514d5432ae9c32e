/** What lies behind a table: read from its log only when somebody looks or goes back. */

import { isRefusal, refuse, stateHash } from '@gravetable/kernel';
import type { GameRecord, Refusal, Session } from '@gravetable/kernel';
import type { TableLog } from './log.ts';
import { actedIn, type Acted } from './scenes.ts';

/** The table whose past it is: the game, what is played of it now, and where it is written. */
interface Lived {
  whole: Session;
  readonly session: Session;
  readonly log: TableLog | null;
}

export class Past {
  readonly #table: Lived;
  #read: { readonly from: number; readonly session: Session } | null = null;

  constructor(table: Lived) {
    this.#table = table;
  }

  /** All of the past is read into the session: somebody goes back behind where it begins. */
  async intoSession(): Promise<Session | Refusal> {
    const { whole: known, log } = this.#table;
    if (known.from === 0 || log === null) return known;
    const whole = await log.whole(known);
    if (isRefusal(whole)) return whole;
    if (stateHash(whole.play) !== stateHash(this.#table.whole.play))
      return refuse('CORRUPT', null, { where: 'log' });
    this.#table.whole = whole;
    return whole;
  }

  /** What is played, as it stood after so many answers. */
  async at(count: number): Promise<Session | Refusal> {
    const { session } = this.#table;
    if (count >= session.count) return session;
    if (count >= session.from) return session.at(count);
    const before = await this.before();
    return isRefusal(before) ? before : before.at(count);
  }

  /** The scenes one answer of the past passed through. */
  async acted(count: number): Promise<Acted | Refusal> {
    const { session } = this.#table;
    const known = count > session.from ? session : await this.before();
    return isRefusal(known) ? known : actedIn(known, count);
  }

  /** What came before the session begins, read for whoever looks back and kept while the table is open. */
  async before(): Promise<Session | Refusal> {
    const { whole, log } = this.#table;
    if (this.#read?.from === whole.from) return this.#read.session;
    if (log === null) return whole;
    const session = await log.past(whole);
    if (!isRefusal(session)) this.#read = { from: whole.from, session };
    return session;
  }

  /** The whole record. While the game runs it holds the seed, and what is hidden: it is for whoever owns the device. */
  async record(): Promise<GameRecord> {
    const { whole, log } = this.#table;
    return log === null || whole.from === 0 ? whole.record(true) : log.record(whole);
  }
}
