/** Work that takes a while: it tells how far it has come, and can be told to stop. */

import type { Time } from './time.ts';

export type Report = (done: number, of: number) => void;

/** So long at a stretch, in milliseconds: then whoever waits is told, and may say stop. */
const STRETCH = 60;

/** Nobody wants the result any more. */
export class Stopped extends Error {}

export class Steps {
  readonly #time: Time;
  #stops = 0;

  constructor(time: Time) {
    this.#time = time;
  }

  /** Everything under way ends here. */
  stop(): void {
    this.#stops++;
  }

  async run<T>(steps: Generator<number, T>, of: number, report?: Report): Promise<T> {
    const before = this.#stops;
    let since = this.#time.now();
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      if (this.#time.now() - since < STRETCH) continue;
      report?.(step.value, of);
      await new Promise<void>((resolve) => {
        this.#time.later(resolve, 0);
      });
      if (this.#stops !== before) throw new Stopped();
      since = this.#time.now();
    }
  }
}
