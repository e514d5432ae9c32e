/** Marks: the states a session remembers, so that it can go back without playing everything again. */

import { cloneState, type State } from './state.ts';

interface Mark {
  readonly after: number;
  readonly state: State<unknown>;
}

const MARK_EVERY = 32;
/** A state is small, and whoever looks back through a long campaign wants to be there at once. */
const MARKS_KEPT = 512;

export class Marks {
  readonly #copyBoard: (board: unknown) => unknown;
  #marks: Mark[] = [];

  constructor(copyBoard: (board: unknown) => unknown) {
    this.#copyBoard = copyBoard;
  }

  isDue(count: number): boolean {
    return count % MARK_EVERY === 0;
  }

  remember(after: number, state: State<unknown>): void {
    this.#marks.push({ after, state: cloneState(state, this.#copyBoard) });
    if (this.#marks.length <= MARKS_KEPT) return;
    // Old marks thin out: every second one of the older half goes. The first stays.
    const half = MARKS_KEPT / 2;
    this.#marks = this.#marks.filter((_, i) => i > half || i % 2 === 0);
  }

  /** The last state that is not later than so many answers: a copy to play on from. */
  before(count: number): Mark {
    const { after, state } = this.#marks.findLast((one) => one.after <= count)!;
    return { after, state: cloneState(state, this.#copyBoard) };
  }

  /** The marks up to a number of answers. */
  upTo(count: number): Marks {
    const marks = new Marks(this.#copyBoard);
    marks.#marks = this.#marks.filter((one) => one.after <= count);
    return marks;
  }
}
