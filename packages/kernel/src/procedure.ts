/**
 * Procedures: a rule that takes time, as a list of steps with labels.
 *
 * A procedure is written with eight verbs and read from top to bottom. What `.end()` returns is flat: a row of
 * operations with jumps, so that stepping costs little and a paused game is a stack of plain frames, each saying
 * "this procedure, at this label, with these values". Nothing else remembers where a game stands: no closure, no
 * generator, no promise.
 */

import type { Chance } from './chance.ts';
import { ASK, CALL, CHANCE, DO, END, JUMP, Op, RETURN, SET, TOGETHER, WHEN } from './operation.ts';
import type { StepFunction, Vars } from './operation.ts';
import type { IfPlain } from './json.ts';
import type { Ask, Seat } from './question.ts';
import { fillerFor, rowOf, type Filler, type Row } from './stepping.ts';

/** A procedure with its arguments, about to be played. */
export interface Call<R> {
  readonly proc: Procedure<never, R>;
  readonly args: object;
}

/** One seat's own procedure in a `together`. */
export interface StrandCall {
  readonly seat: Seat;
  readonly call: Call<unknown>;
}

export function strand(seat: Seat, call: Call<unknown>): StrandCall {
  return { seat, call };
}

export class Procedure<Args extends object, R> {
  readonly name: string;
  readonly ops: readonly Op[];
  /** Names the steps keep values under, in order of appearance. */
  readonly locals: readonly string[];
  /** Every local name with nothing under it yet. */
  readonly blank: Readonly<Vars>;
  /** Number in its program. */
  index = -1;
  /** For the type only; never set. */
  readonly returns?: R;
  /** Its steps as one function, written when first played. A plain field, as is the next: every call reads them. */
  row: Row;
  /** The values a frame of it starts with. */
  fill: Filler;

  constructor(name: string, ops: readonly Op[]) {
    this.name = name;
    this.ops = ops;
    this.locals = [...new Set(ops.flatMap((op) => (op.name === null ? [] : [op.name])))];
    this.blank = Object.fromEntries(this.locals.map((name) => [name, null]));
    this.row = (frame, table, stage) => {
      this.row = rowOf(name, ops);
      return this.row(frame, table, stage);
    };
    this.fill = (args) => {
      this.fill = fillerFor(name, this.blank, args);
      return this.fill(args);
    };
  }

  with<A extends Args>(
    ...args: object extends Args ? [args?: A & NoMore<A, Args>] : [args: A & NoMore<A, Args>]
  ): Call<R> {
    return { proc: this as unknown as Procedure<never, R>, args: args[0] ?? NO_ARGS };
  }
}

const NO_ARGS = {};

/** What arguments must be besides: nothing under a name the procedure does not know. */
type NoMore<A, Args> = { [K in Exclude<keyof A, keyof Args>]: never };
/** A procedure's name where all of its arguments are always given: every call then brings the same names. */
export type IfWhole<Args> = [
  { [K in keyof Args]-?: object extends Pick<Args, K> ? K : never }[keyof Args],
] extends [never]
  ? unknown
  : never;

/** What may be kept under a name: anything plain, or what was kept there before. */
type Keepable<V, K extends string> = K extends keyof V ? V[K] : Anything;
/** Nothing may be kept under a name that is new, or that may be empty. */
type Nothing<V, K extends string> = K extends keyof V ? (null extends V[K] ? null : never) : null;
type Asked<V, K extends string> = Ask<K extends keyof V ? V[K] : unknown> | Nothing<V, K>;
type Called<V, K extends string> = Call<K extends keyof V ? V[K] : unknown> | Nothing<V, K>;
/** The name of a question that may lapse: what is kept there may be null. */
type Lapsing<V, K extends string> = [Nothing<V, K>] extends [never] ? never : K;
type With<V, K extends string, A> = V & { [N in K]: A };
type AnswerOf<Q> = Q extends Ask<infer A> ? A : null;
type ResultOf<C> = C extends Call<infer R> ? R : null;
type Anything = object | string | number | boolean | null;
/** Whether the steps may end here: a procedure that promises a result ends with `return`. */
type MayEnd<R> = [R] extends [void] ? true : false;

/** A row of steps, whatever they keep. */
export abstract class Written {
  protected abstract readonly ops: readonly Op[];
}

/** The steps written so far. `V` knows the arguments and what earlier steps have kept. */
export class Steps<T, Args extends object, V, R, Ends extends boolean = MayEnd<R>> extends Written {
  /** For the type only; never set. */
  readonly ends?: Ends;
  readonly #name: string;
  protected readonly ops: Op[];
  readonly #done: (procedure: Procedure<Args, R>) => void;

  constructor(name: string, ops: Op[], done: (procedure: Procedure<Args, R>) => void) {
    super();
    this.#name = name;
    this.ops = ops;
    this.#done = done;
  }

  /** The same steps with one more; what they keep then, only their type says. */
  #add(op: Op): this {
    this.ops.push(op);
    return this;
  }

  #block(op: Op, body: (steps: Steps<T, Args, V, R>) => Written, loops: boolean): this {
    const start = this.ops.length;
    this.#add(op);
    body(new Steps<T, Args, V, R>(this.#name, this.ops, this.#done));
    if (loops) {
      const back = new Op(JUMP, op.label, op.run as StepFunction, null);
      back.to = start;
      this.#add(back);
    }
    op.to = this.ops.length;
    return this;
  }

  /**
   * A seat answers; the answer is kept under the name. No question (null) keeps null and goes on. `open` says
   * whether a question still stands after others have moved the board; once it does not, null is kept.
   */
  ask<K extends string, Q extends Asked<V, K>>(
    label: string,
    name: K,
    question: (t: T, v: V) => Q & IfPlain<AnswerOf<Q>>,
  ): Steps<T, Args, With<V, K, AnswerOf<Q>>, R>;
  ask<K extends string, Q extends Asked<V, K>>(
    label: string,
    name: Lapsing<V, K> & K,
    question: (t: T, v: V) => Q & IfPlain<AnswerOf<Q>>,
    open: (t: T, v: V) => boolean,
  ): Steps<T, Args, With<V, K, AnswerOf<Q> | null>, R>;
  ask(label: string, name: string, question: StepFunction, open?: StepFunction): never {
    return this.#add(new Op(ASK, label, question, name, open)) as never;
  }

  /** Dice or cards fall; the result is kept under the name. */
  chance<K extends string, F extends Keepable<V, K>>(
    label: string,
    name: K,
    chance: (t: T, v: V) => Chance<F & IfPlain<F>>,
  ): Steps<T, Args, With<V, K, F>, R> {
    return this.#add(new Op(CHANCE, label, chance, name)) as never;
  }

  /** Work something out and keep it. */
  set<K extends string, X extends Keepable<V, K>>(
    label: string,
    name: K,
    work: (t: T, v: V) => X & IfPlain<X>,
  ): Steps<T, Args, With<V, K, X>, R> {
    return this.#add(new Op(SET, label, work, name)) as never;
  }

  /** Change the table. */
  do(label: string, change: (t: T, v: V) => void): Steps<T, Args, V, R> {
    return this.#add(new Op(DO, label, change, null)) as never;
  }

  /** Play another procedure, then come back; null plays nothing. */
  call(label: string, call: (t: T, v: V) => Call<unknown> | null): Steps<T, Args, V, R>;
  /** Play another procedure and keep what it returns. */
  call<K extends string, C extends Called<V, K>>(
    label: string,
    name: K,
    call: (t: T, v: V) => C,
  ): Steps<T, Args, With<V, K, ResultOf<C>>, R>;
  call(label: string, a: string | StepFunction, b?: StepFunction): never {
    const op = typeof a === 'string' ? new Op(CALL, label, b!, a) : new Op(CALL, label, a, null);
    return this.#add(op) as never;
  }

  /** A block that may be skipped. What it keeps is known only inside it. */
  when(
    label: string,
    test: (t: T, v: V) => boolean,
    body: (steps: Steps<T, Args, V, R>) => Written,
  ): Steps<T, Args, V, R> {
    return this.#block(new Op(WHEN, label, test, null), body, false) as never;
  }

  /** A block that repeats as long as the test holds. */
  while(
    label: string,
    test: (t: T, v: V) => boolean,
    body: (each: Steps<T, Args, V, R>) => Written,
  ): Steps<T, Args, V, R> {
    return this.#block(new Op(WHEN, label, test, null), body, true) as never;
  }

  /** Each seat plays its own procedure, all at the same time; go on when all are done. */
  together(label: string, strands: (t: T, v: V) => readonly StrandCall[]): Steps<T, Args, V, R> {
    return this.#add(new Op(TOGETHER, label, strands, null)) as never;
  }

  /** Leave the procedure with a result. */
  return(label: string, result: (t: T, v: V) => R): Steps<T, Args, V, R, true> {
    return this.#add(new Op(RETURN, label, result, null)) as never;
  }

  /** The finished procedure. One that promises a result can only be finished behind a `return`. */
  end(this: Steps<T, Args, V, R, true>): Procedure<Args, R> {
    this.#add(new Op(END, '', () => null, null));
    for (let at = 0; at < this.ops.length; at++) {
      const op = this.ops[at]!;
      op.tail = op.code === CALL && op.name === null && this.#endsAt(at + 1);
    }
    const procedure = new Procedure<Args, R>(this.#name, this.ops);
    this.#done(procedure);
    return procedure;
  }

  #endsAt(at: number): boolean {
    return this.ops[at]!.code === END;
  }
}
