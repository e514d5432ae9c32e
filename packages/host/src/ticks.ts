/**
 * Answers that want the same at the same time. VG-RULING-16: what was sent within one tick is taken in the game's own order,
 * once nothing sent earlier can arrive any more.
 */

import type { Seat } from '@gravetable/kernel';
import type { Time } from './time.ts';

/** An answer that waits for the end of its tick. */
interface Arrived {
  readonly seat: Seat;
  readonly slot: number;
  readonly due: number;
  readonly act: () => void;
}

export interface Arriving {
  readonly seat: Seat;
  readonly tick: number;
  /** How long it was on its way, and how long the slowest of all may be. */
  readonly credit: number;
  readonly most: number;
}

export class Ticks {
  readonly #time: Time;
  readonly #order: () => readonly Seat[];
  readonly #arrived: Arrived[] = [];

  constructor(time: Time, order: () => readonly Seat[]) {
    this.#time = time;
    this.#order = order;
  }

  /** Something of this seat waits: what comes after it waits as well. */
  awaits(seat: Seat): boolean {
    return this.#arrived.some((one) => one.seat === seat);
  }

  /** Done when the tick it was sent in has ended. */
  enter<T>({ seat, tick, credit, most }: Arriving, act: () => Promise<T>): Promise<T> {
    const now = this.#time.now();
    const before = this.#arrived.findLast((one) => one.seat === seat);
    const sent = Math.floor((now - credit) / tick);
    const slot = Math.max(sent, before?.slot ?? sent);
    const due = Math.max(before?.due ?? 0, (slot + 1) * tick + most);
    return new Promise((resolve) => {
      this.#arrived.push({ seat, slot, due, act: () => resolve(act()) });
      this.#time.later(() => this.#end(), Math.max(0, due - now));
    });
  }

  /** The answers that are due, tick by tick, in the game's own order of seats; those of one seat as they came. */
  #end(): void {
    const now = this.#time.now();
    const order = this.#order();
    const due = this.#arrived.filter((one) => one.due <= now);
    for (const one of due) this.#arrived.splice(this.#arrived.indexOf(one), 1);
    const sorted = due.toSorted((a, b) => a.slot - b.slot || order.indexOf(a.seat) - order.indexOf(b.seat));
    for (const { act } of sorted) act();
  }
}
