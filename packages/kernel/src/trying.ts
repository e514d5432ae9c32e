/** Trying: what may still be chosen, tried in every way one after the other. Forecasts ask it instead of a lot. */

import type { Below } from './random.ts';

/** Every way once: each course is played from the start, and goes as the one before up to a choice near its end. */
export class EveryWay {
  #path: { at: number; readonly of: number }[] = [];
  #depth = 0;

  /** Which of so many options is tried now. */
  readonly pick: Below = (n) => {
    const at = this.#depth++;
    this.#path[at] ??= { at: 0, of: n };
    return this.#path[at].at;
  };

  /** On to the next way; false when all were tried. */
  next(): boolean {
    this.#path.length = this.#depth;
    this.#depth = 0;
    for (let last = this.#path.at(-1); last !== undefined; last = this.#path.at(-1)) {
      if (++last.at < last.of) return true;
      this.#path.pop();
    }
    return false;
  }
}
