/**
 * Going back past the information line, when all agree: somebody proposes it, the others accept or decline, and whoever
 * proposed may withdraw. Bots and people who are not there count as yes. Where one screen holds every seat, asking it is
 * asking all.
 */

import { refuse, type Refusal, type Seat } from '@gravetable/kernel';
import type { Proposal } from '@gravetable/protocol';
import type { Desk } from './desk.ts';
import { isPerson } from './others.ts';
import type { Done, Table } from './table.ts';

export class Proposals {
  readonly #table: Table;
  #open: (Proposal & { readonly desk: Desk }) | null = null;
  #number = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  get open(): Proposal | null {
    if (this.#open === null) return null;
    const { number, by, what, agreed, asked } = this.#open;
    return { number, by, what, agreed, asked };
  }

  /** Done at once where nobody else has to be asked. */
  async propose(desk: Desk): Promise<Done | Proposal | Refusal> {
    const [by] = desk.seats;
    if (by === undefined) return refuse('NEEDS_CONSENT'); // Who only watches proposes nothing.
    if (this.#table.undoes === 'line') return refuse('LINE_HOLDS');
    const asked = this.#others(desk.seats);
    if (asked.length === 0) return this.#table.undoAgreed(desk);
    this.#open = { number: ++this.#number, by, what: 'undo', agreed: desk.seats, asked, desk };
    this.#table.propose(this.open);
    return this.open!;
  }

  /** People at the table, at other desks. */
  #others(agreed: readonly Seat[]): Seat[] {
    const present = new Set(this.#table.desks.flatMap((desk) => desk.seats));
    return [...present].filter((seat) => isPerson(this.#table.session, seat) && !agreed.includes(seat));
  }

  async accept(desk: Desk, number: number): Promise<Done | Proposal | Refusal> {
    const open = this.#open;
    if (open?.number !== number) return refuse('STALE_QUESTION');
    const agreed = [...new Set([...open.agreed, ...desk.seats])];
    const asked = this.#others(agreed);
    if (asked.length > 0) {
      this.#open = { ...open, agreed, asked };
      this.#table.propose(this.open);
      return this.open!;
    }
    this.drop();
    return this.#table.undoAgreed(desk);
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

  /** The table moved on, or somebody said no. */
  drop(): void {
    if (this.#open === null) return;
    this.#open = null;
    this.#table.propose(null);
  }
}
