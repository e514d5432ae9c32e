/**
 * What the people at a table decide together: going back past the information line, lending the seat of somebody who is
 * away, stopping the clock. Somebody proposes, the others accept or decline within a minute, and whoever proposed may
 * withdraw. Bots and people who are not there count as yes. Where one screen holds every seat, asking it is asking all.
 */

import { refuse, type Refusal, type Seat } from '@gravetable/kernel';
import type { Proposal, ProposalKind } from '@gravetable/protocol';
import type { Desk } from './desk.ts';
import { isPerson } from './others.ts';
import type { Done, Table } from './table.ts';
import type { Time } from './time.ts';

interface Open extends Omit<Proposal, 'left'> {
  readonly desk: Desk;
  readonly ends: number;
  readonly cancel: () => void;
}

const LAPSES_AFTER = 60_000;

export class Proposals {
  readonly #table: Table;
  readonly #time: Time;
  #open: Open | null = null;
  #number = 0;

  constructor(table: Table, time: Time) {
    this.#table = table;
    this.#time = time;
  }

  get open(): Proposal | null {
    if (this.#open === null) return null;
    const { number, by, what, seat, agreed, asked, ends } = this.#open;
    return { number, by, what, seat, agreed, asked, left: Math.max(0, ends - this.#time.now()) };
  }

  /** Done at once where nobody else has to be asked. */
  async propose(desk: Desk, what: ProposalKind, seat: Seat | null): Promise<unknown> {
    const [by] = desk.seats;
    if (by === undefined) return refuse('NEEDS_CONSENT'); // Who only watches proposes nothing.
    if (what === 'undo' && this.#table.undoes === 'line') return refuse('LINE_HOLDS');
    if ((what === 'lend' || what === 'bot') && !this.#isAway(seat))
      return refuse('NOT_ASKED', null, { seat });
    const asked = this.#others(desk.seats);
    this.drop();
    const number = ++this.#number;
    const proposal = { number, by, what, seat, agreed: desk.seats, asked };
    if (asked.length === 0) return this.#carryOut({ ...proposal, left: null }, desk);
    const cancel = this.#time.later(() => this.drop(), LAPSES_AFTER);
    this.#open = { ...proposal, desk, ends: this.#time.now() + LAPSES_AFTER, cancel };
    this.#table.propose(this.open);
    return this.open;
  }

  /** Only the seat of somebody who is gone is spoken of. */
  #isAway(seat: Seat | null): boolean {
    return seat !== null && isPerson(this.#table.whole, seat) && !this.#table.present.includes(seat);
  }

  async #carryOut(proposal: Proposal, desk: Desk): Promise<unknown> {
    if (proposal.what === 'undo') return this.#table.back.undoAgreed(desk);
    if (proposal.what === 'pause') {
      this.#table.hold(true);
      return null;
    }
    return this.#table.agrees === null ? refuse('NOT_ASKED') : this.#table.agrees(proposal, desk);
  }

  /** People at the table, at other desks. */
  #others(agreed: readonly Seat[]): Seat[] {
    return this.#table.present.filter(
      (seat) => isPerson(this.#table.session, seat) && !agreed.includes(seat),
    );
  }

  async accept(desk: Desk, number: number): Promise<unknown> {
    const open = this.#open;
    if (open?.number !== number || desk.seats.length === 0) return refuse('STALE_QUESTION');
    return this.#agreedBy(open, [...new Set([...open.agreed, ...desk.seats])], desk);
  }

  async #agreedBy(open: Open, agreed: readonly Seat[], desk: Desk): Promise<unknown> {
    const asked = this.#others(agreed);
    if (asked.length > 0) {
      this.#open = { ...open, agreed, asked };
      this.#table.propose(this.open);
      return this.open;
    }
    const proposal = { ...this.open!, agreed };
    this.drop();
    return this.#carryOut(proposal, open.what === 'undo' ? desk : open.desk);
  }

  /** Somebody came or went: who is not there is not waited for. */
  async recount(): Promise<Done | Refusal | null> {
    const open = this.#open;
    if (open === null) return null;
    return (await this.#agreedBy(open, open.agreed, open.desk)) as Done | Refusal | null;
  }

  decline(desk: Desk, number: number): Refusal | null {
    const open = this.#open;
    if (open?.number !== number || !desk.seats.some((seat) => open.asked.includes(seat)))
      return refuse('STALE_QUESTION');
    this.drop();
    return null;
  }

  withdraw(desk: Desk, number: number): Refusal | null {
    if (this.#open?.number !== number || this.#open.desk !== desk) return refuse('STALE_QUESTION');
    this.drop();
    return null;
  }

  /** The table moved on: what was to be taken back is not the last thing any more. */
  moved(): void {
    if (this.#open?.what === 'undo') this.drop();
  }

  drop(): void {
    if (this.#open === null) return;
    this.#open.cancel();
    this.#open = null;
    this.#table.propose(null);
  }
}
