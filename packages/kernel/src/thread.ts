/** Threads: the stacks being played at the same time, and who owes an answer in them. Rebuilt from the state. */

import type { Chance } from './chance.ts';
import type { Op } from './operation.ts';
import type { Ask, Seat } from './question.ts';
import type { Frame } from './state.ts';

/** A stack being played: the main one, or one seat's in a `together`. */
export interface Thread {
  readonly stack: Frame[];
  readonly seat: Seat | null;
  readonly parent: Thread | null;
  /** Its number among the strands of its parent. */
  readonly at: number;
  /** Strands of the top frame that are not done yet. */
  live: number;
}

/** Whether one of two waiting threads comes after the other in the order of their strands. */
export function isAfter(one: Thread, other: Thread): boolean {
  if (one.parent === other.parent) return one.at > other.at;
  const path = wayTo(one);
  const otherPath = wayTo(other);
  const fork = path.findIndex((at, depth) => at !== otherPath[depth]);
  return fork !== -1 && path[fork]! > otherPath[fork]!;
}

function wayTo(thread: Thread): number[] {
  return thread.parent === null ? [] : [...wayTo(thread.parent), thread.at];
}

/** Somebody owes an answer here. */
export class Pending {
  readonly thread: Thread;
  readonly frame: Frame;
  readonly op: Op;
  readonly seat: Seat;
  /** The question as last worked out, and the run it was worked out in: later runs may move the board. */
  ask: Ask<unknown> | null;
  run: number;
  /** What people are to enter, when chance comes by hand. */
  readonly chance: Chance<unknown> | null;

  constructor(
    thread: Thread,
    frame: Frame,
    op: Op,
    seat: Seat,
    ask: Ask<unknown> | null,
    run: number,
    chance: Chance<unknown> | null,
  ) {
    this.thread = thread;
    this.frame = frame;
    this.op = op;
    this.seat = seat;
    this.ask = ask;
    this.run = run;
    this.chance = chance;
  }
}
