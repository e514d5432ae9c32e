/** Operations: what the steps of a procedure become, and what a step may touch. */

import type { Seat } from './question.ts';

/** What a step may see and touch. `tell?.(…)` costs nothing when nobody listens. */
export interface Table<B, E> {
  board: B;
  readonly seats: readonly Seat[];
  readonly tell: Tell<E> | null;
}

/** Tell what happened: what everybody may hear, and what only some seats hear instead. */
export type Tell<E> = (event: E | null, secret?: { readonly to: readonly Seat[]; readonly event: E }) => void;

export const END = 0;
export const ASK = 1;
export const CHANCE = 2;
export const SET = 3;
export const DO = 4;
export const CALL = 5;
export const WHEN = 6;
export const JUMP = 7;
export const TOGETHER = 8;
export const RETURN = 9;

type Code = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export type Vars = Record<string, unknown>;
export type StepFunction = (t: never, v: never) => unknown;

/** One flat operation. */
export class Op {
  readonly code: Code;
  readonly label: string;
  /** What the step does or works out. */
  readonly run: (t: unknown, v: Vars) => unknown;
  /** The name its result is kept under, or null. */
  readonly name: string | null;
  /** Whether a waiting question still stands (`ask` only). */
  readonly open: ((t: unknown, v: Vars) => boolean) | null;
  /** Where a block that is skipped, or a loop that turns, goes on. */
  to = -1;
  /** A call after which nothing is left to do: it takes the place of its caller. */
  tail = false;
  /** Number of the operation in its whole program, for counting visits. */
  id = -1;
  readonly #purposes: string[] = [];

  constructor(code: Code, label: string, run: StepFunction, name: string | null, open?: StepFunction) {
    this.code = code;
    this.label = label;
    this.run = run as Op['run'];
    this.name = name;
    this.open = (open as Op['open'] | undefined) ?? null;
  }

  /** What chance here is drawn for; in the strand of a seat, for that seat. Put together once: a name is looked up faster. */
  purposeOf(seat: Seat | null): string {
    return seat === null ? this.label : (this.#purposes[seat] ??= `${this.label}@${seat}`);
  }
}
