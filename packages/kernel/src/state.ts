/** The state of a game: everything that decides how it goes on, as plain data. */

import { copyOf } from './json.ts';
import type { Vars } from './operation.ts';
import type { Seat } from './question.ts';
import type { Given, Stream } from './random.ts';

/** A procedure under way: which one, at which operation, with which values. */
export interface Frame {
  proc: number;
  pc: number;
  vars: Vars;
  /** The name the caller keeps the result under, or null. */
  keep: string | null;
  /** The seats' own stacks while this frame plays `together`. */
  strands: Strand[] | null;
}

export interface Strand {
  seat: Seat;
  stack: Frame[];
}

export interface State<B> {
  board: B;
  stack: Frame[];
  /** Answers each seat has given; the clock's and the hand's come last. Questions are numbered by it. */
  answered: number[];
  /** Random streams in use, by purpose. */
  streams: Record<string, Stream | Given>;
  /** New streams grow from this. Nobody may see it before the game is over. */
  seed: string;
  /** People enter what real dice and cards show. */
  byHand: boolean;
  over: boolean;
  /** What the outermost procedure returned. */
  outcome: unknown;
}

/** The place of a seat in `answered`. */
export function placeOf(seat: Seat, seats: number): number {
  return seat >= 0 ? seat : seats - 1 - seat;
}

export function cloneState<B>(state: State<B>, copyBoard: (board: B) => B): State<B> {
  const streams: State<B>['streams'] = {};
  for (const purpose in state.streams) streams[purpose] = state.streams[purpose]!.slice() as Stream | Given;
  return {
    board: copyBoard(state.board),
    stack: cloneStack(state.stack),
    answered: state.answered.slice(),
    streams,
    seed: state.seed,
    byHand: state.byHand,
    over: state.over,
    outcome: copyOf(state.outcome),
  };
}

function cloneStack(stack: Frame[]): Frame[] {
  const copy = stack.slice();
  for (let i = 0; i < copy.length; i++) {
    const frame = copy[i]!;
    copy[i] = {
      proc: frame.proc,
      pc: frame.pc,
      vars: cloneVars(frame.vars),
      keep: frame.keep,
      strands:
        frame.strands === null
          ? null
          : frame.strands.map((one) => ({ seat: one.seat, stack: cloneStack(one.stack) })),
    };
  }
  return copy;
}

function cloneVars(vars: Vars): Vars {
  const copy: Vars = {};
  for (const name in vars) {
    const value = vars[name];
    copy[name] = typeof value === 'object' && value !== null ? copyOf(value) : value;
  }
  return copy;
}
