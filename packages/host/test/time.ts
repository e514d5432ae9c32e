/** A clock that tests turn. */

import type { Time } from '@gravetable/host';

export class HandClock implements Time {
  #now = 0;
  #due: { readonly at: number; readonly work: () => void }[] = [];

  readonly now = (): number => this.#now;

  readonly later = (work: () => void, wait: number): (() => void) => {
    const one = { at: this.#now + wait, work };
    this.#due.push(one);
    return () => (this.#due = this.#due.filter((other) => other !== one));
  };

  /** So many milliseconds go by; what falls due is done in order, and what follows from it at once. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      await settle();
      const [next] = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#due = this.#due.filter((one) => one !== next);
      this.#now = Math.max(this.#now, next.at);
      next.work();
    }
    this.#now = end;
  }
}

/** Whatever waits for nothing but its turn is done. */
async function settle(): Promise<void> {
  for (let n = 0; n < 30; n++) await Promise.resolve();
}
