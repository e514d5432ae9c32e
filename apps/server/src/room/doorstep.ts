/**
 * Who knocks at a table because they know its word. Its host alone is told; whoever knocks hears nothing but that the door was
 * opened. Of many at once only some are shown: nobody's evening is spent at the door.
 */

import { refuse, type Json, type Refusal } from '@gravetable/kernel';
import type { Knocker } from '@gravetable/protocol';
import { Bucket } from '../limits.ts';

/** So many are shown at once; further ones so often. */
const SHOWN = 5;
const PER_SECOND = 1 / 10;

interface Waiting extends Knocker {
  readonly opened: (invite: string) => void;
}

interface DoorstepStart {
  readonly steady: () => number;
  /** Somebody came, or went. */
  readonly changed: () => void;
  /** A way in, as everybody has it who was sent the link. */
  readonly invite: () => Promise<string>;
}

export class Doorstep {
  readonly #start: DoorstepStart;
  readonly #often: Bucket;
  #waiting: readonly Waiting[] = [];
  #numbers = 0;

  constructor(start: DoorstepStart) {
    this.#start = start;
    this.#often = new Bucket(PER_SECOND, SHOWN, start.steady);
  }

  get waiting(): readonly Knocker[] {
    return this.#waiting.map(({ number, name }) => ({ number, name }));
  }

  /** Returns how they go away again. */
  knock(name: string, opened: (invite: string) => void): () => void {
    if (this.#waiting.length >= SHOWN || !this.#often.take()) return () => undefined;
    const number = ++this.#numbers;
    this.#change([...this.#waiting, { number, name, opened }]);
    return () => this.#without(number);
  }

  async answer(number: number, opens: boolean): Promise<Json | Refusal> {
    const one = this.#waiting.find((waiting) => waiting.number === number);
    if (one === undefined) return refuse('NOT_NOW');
    this.#without(number);
    if (opens) one.opened(await this.#start.invite());
    return null;
  }

  /** Nobody new comes in: whoever stands there is not heard any more. */
  shut(): void {
    if (this.#waiting.length > 0) this.#change([]);
  }

  #without(number: number): void {
    const rest = this.#waiting.filter((one) => one.number !== number);
    if (rest.length < this.#waiting.length) this.#change(rest);
  }

  #change(waiting: readonly Waiting[]): void {
    this.#waiting = waiting;
    this.#start.changed();
  }
}
