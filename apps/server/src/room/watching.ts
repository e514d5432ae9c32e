/**
 * Who only watches may see the table later, where the host wants it so. How it stood is kept for that long and then shown, to
 * everybody who watches alike; whoever comes meanwhile sees what the others see.
 */

import { stepOf, type Table } from '@gravetable/host';
import { deltaOf, knownOf, stepAfter } from '@gravetable/protocol';
import type { Delta, Known, SentSnapshot, ServerMessage, Step } from '@gravetable/protocol';

/** So many answers are told to who comes later. */
const TOLD = 120;

interface WatchingStart {
  readonly table: Table;
  /** Milliseconds. */
  readonly delay: number;
  readonly later: (work: () => void, wait: number) => () => void;
  /** What watchers have seen already may be shown at once. */
  readonly seen: boolean;
  /** There is something to show now. */
  readonly begins: () => void;
  readonly shows: (message: ServerMessage) => void;
}

export class Watching {
  readonly #start: WatchingStart;
  readonly #waiting = new Set<() => void>();
  /** What was last put aside, and what is shown by now. */
  #last: Known;
  #age: number;
  #shown: SentSnapshot | null = null;

  constructor(start: WatchingStart) {
    this.#start = start;
    const { table, seen } = start;
    const first = this.#stepFrom(Math.max(table.whole.from, table.whole.count - TOLD));
    const snapshot = { ...knownOf(first), moments: first.moments, log: first.log, from: first.since };
    this.#last = knownOf(snapshot);
    this.#age = table.age.age;
    if (seen) this.#shown = snapshot;
    else
      this.#later(() => {
        this.#shown = snapshot;
        start.begins();
      });
  }

  /** How the table stood so long ago; null where that was before it began. */
  get shown(): SentSnapshot | null {
    return this.#shown;
  }

  #stepFrom(since: number): Step {
    const { table } = this.#start;
    return stepOf(table.whole, null, table.age, { since, scenes: [] });
  }

  /** Something was done: it is told in time. */
  moved(): void {
    const { age } = this.#start.table.age;
    // Who went back told something else before: all of it is told again.
    const since = age === this.#age ? this.#last.count : this.#last.from;
    this.#age = age;
    const step = { ...this.#stepFrom(since), from: this.#last.from };
    const delta = deltaOf(this.#last, step);
    this.#last = knownOf(step);
    // Only what changed waits: whole tables of five minutes would be a great many.
    this.#later(() => {
      this.#shown = after(this.#shown!, delta);
      this.#start.shows({ say: 'step', re: null, by: null, reason: null, delta, age });
    });
  }

  #later(work: () => void): void {
    const cancel = this.#start.later(() => {
      this.#waiting.delete(cancel);
      work();
    }, this.#start.delay);
    this.#waiting.add(cancel);
  }

  end(): void {
    for (const cancel of this.#waiting) cancel();
    this.#waiting.clear();
  }
}

function after(shown: SentSnapshot, delta: Delta): SentSnapshot {
  const step = stepAfter(shown, delta, () => []);
  if (step === null) throw new Error('watchers were shown another table');
  const { moments, log, from } = shown;
  return {
    ...knownOf(step),
    moments: [...moments.slice(0, step.since - from), ...step.moments],
    log: [...log.filter((line) => line.after <= step.since), ...step.log],
  };
}
