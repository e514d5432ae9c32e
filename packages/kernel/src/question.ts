/**
 * Questions: who is asked, and what the legal answers are. The rules decide legality once, by listing the answers
 * or by naming a form (`some`, `order`, `split`, `assign`) that lists, checks and samples them.
 */

import type { Json } from './json.ts';
import { isRecord, same } from './json.ts';
import type { Below } from './random.ts';
import { shuffleInPlace } from './random.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { said, type Said } from './text.ts';

/** A seat at the table, counted from 0. */
export type Seat = number;
/** The clock sits here: time enters a game only as its answers. */
export const CLOCK: Seat = -1;
/** Real dice and cards are entered here, when people bring their own (companion mode). */
export const HAND: Seat = -2;

/** An answer the rules forbid, with the reason; shown dimmed, explained when tried. */
export type Blocked<A> = readonly [option: A, code: string, rule?: string, data?: Refusal['data']];

/** What a screen may want to know about a question. Worked out only when somebody looks. */
export interface Aside<A> {
  /** What kind of choice this is, when one rule asks several. */
  readonly kind?: string;
  /** Numbers and names for the sentence that asks. */
  readonly about?: { readonly [key: string]: Json };
  /** The pieces an option touches, so that a screen can light them up. */
  readonly touches?: (option: A) => readonly string[];
  /** An option in words. Without it an option is said as `option.<do>` or `option.<value>`. */
  readonly says?: (option: A) => Said;
  readonly blocked?: readonly Blocked<A>[] | (() => readonly Blocked<A>[]);
  /** Why an answer that is not listed is none, where the wrong answers are too many to list in `blocked`. */
  readonly explain?: (value: unknown) => Refusal | null;
  /** A word of advice: votes of other seats, a suggestion. Never binding. */
  readonly advice?: () => readonly Json[];
}

/** An aside, or a way to make it when somebody looks: simulations never do. */
export type LazyAside<A, S extends Aside<A> = Aside<A>> = S | (() => S);

/** A question with answers of type A. */
export interface Ask<A> {
  readonly seat: Seat;
  readonly form: 'one' | 'some' | 'order' | 'split' | 'assign';
  /** What a screen may want to know: an `Aside`, or undefined. */
  readonly aside: unknown;
  /** Whether there is any legal answer: asked of every question, so nothing is counted for it. */
  isAnswerable(): boolean;
  /** How many legal answers there are; Infinity when too many to count. */
  count(): number;
  /** The legal answer of that number, from 0 to count() - 1. */
  nth(index: number): A;
  /** One legal answer by lot. */
  sample(below: Below): A;
  /** The legal answer equal to what came from outside, or why it is none. */
  accept(value: unknown): A | Refusal;
}

/** What all forms of question have: who is asked, and the aside, made when first looked at. */
export abstract class Asked<A, S extends Aside<A> = Aside<A>> {
  readonly seat: Seat;
  #aside: LazyAside<A, S> | undefined;

  constructor(seat: Seat, aside: LazyAside<A, S> | undefined) {
    this.seat = seat;
    this.#aside = aside;
  }

  get aside(): S | undefined {
    if (typeof this.#aside === 'function') this.#aside = this.#aside();
    return this.#aside;
  }
}

/** The question that is asked most: it has of its own what the others inherit, which is made faster. */
export class One<A> implements Ask<A> {
  readonly seat: Seat;
  readonly options: readonly A[];
  #aside: LazyAside<A> | undefined;

  constructor(seat: Seat, options: readonly A[], aside: LazyAside<A> | undefined) {
    this.seat = seat;
    this.options = options;
    this.#aside = aside;
  }

  get form(): 'one' {
    return 'one';
  }

  get aside(): Aside<A> | undefined {
    if (typeof this.#aside === 'function') this.#aside = this.#aside();
    return this.#aside;
  }

  isAnswerable(): boolean {
    return this.options.length > 0;
  }

  count(): number {
    return this.options.length;
  }

  nth(index: number): A {
    return this.options[index]!;
  }

  sample(below: Below): A {
    return this.options[below(this.options.length)]!;
  }

  accept(value: unknown): A | Refusal {
    for (const option of this.options) if (same(option, value)) return option;
    for (const [option, code, rule, data] of blockedOf(this)) {
      if (same(option, value)) return refuse(code, rule ?? null, data ?? {});
    }
    return this.aside?.explain?.(value) ?? refuse('NOT_AN_ANSWER');
  }
}

/** The forbidden options of a question that lists them. */
export function blockedOf<A>(ask: One<A>): readonly Blocked<A>[] {
  const blocked = ask.aside?.blocked;
  if (blocked === undefined) return [];
  return typeof blocked === 'function' ? blocked() : blocked;
}

/** Pick one. */
export function choose<A>(seat: Seat, options: readonly A[], aside?: LazyAside<A>): One<A> {
  return new One(seat, options, aside);
}

export interface SomeLimits<A> {
  readonly min: number;
  readonly max: number;
  /** What the chosen pieces must satisfy together: true, or the code that says why not. */
  readonly fits?: (chosen: readonly A[]) => true | string;
}

const SAMPLE_TRIES = 64;
/** More answers than this are not counted. */
export const COUNTED = 4096;

/** Pick some of the items, between min and max of them. Answers keep the order of the items. */
export class Some<A> extends Asked<A> implements Ask<readonly A[]> {
  readonly form = 'some';
  readonly items: readonly A[];
  readonly limits: SomeLimits<A>;
  #listed: (readonly A[])[] | null = null;

  constructor(seat: Seat, items: readonly A[], limits: SomeLimits<A>, aside: LazyAside<A> | undefined) {
    super(seat, aside);
    this.items = items;
    this.limits = limits;
  }

  get min(): number {
    return Math.max(0, this.limits.min);
  }

  get max(): number {
    return Math.min(this.items.length, this.limits.max);
  }

  #fits(chosen: readonly A[]): true | string {
    return this.limits.fits === undefined ? true : this.limits.fits(chosen);
  }

  #list(): (readonly A[])[] {
    this.#listed ??= this.#search(Infinity);
    return this.#listed;
  }

  /** Legal answers, one after the other, until there are enough. */
  #search(enough: number): (readonly A[])[] {
    const found: (readonly A[])[] = [];
    const chosen: A[] = [];
    const pick = (from: number): void => {
      if (chosen.length >= this.min && this.#fits(chosen) === true) found.push(chosen.slice());
      if (chosen.length === this.max) return;
      // Enough items must be left to reach the least number.
      const end = Math.min(this.items.length, this.items.length - this.min + chosen.length + 1);
      for (let i = from; i < end && found.length < enough; i++) {
        chosen.push(this.items[i]!);
        pick(i + 1);
        chosen.pop();
      }
    };
    pick(0);
    return found;
  }

  isAnswerable(): boolean {
    return this.#search(1).length > 0;
  }

  count(): number {
    return subsets(this.items.length, this.min, this.max) <= COUNTED ? this.#list().length : Infinity;
  }

  nth(index: number): readonly A[] {
    return this.#list()[index]!;
  }

  sample(below: Below): readonly A[] {
    if (this.count() !== Infinity) return this.nth(below(this.count()));
    for (let i = 0; i < SAMPLE_TRIES; i++) {
      const size = this.min + below(this.max - this.min + 1);
      const places = this.items.map((_, place) => place);
      shuffleInPlace(places, below);
      const chosen = places.slice(0, size).sort((a, b) => a - b);
      const answer = chosen.map((place) => this.items[place]!);
      if (this.#fits(answer) === true) return answer;
    }
    const [first] = this.#search(1);
    if (first === undefined) throw new Error('a question without an answer');
    return first;
  }

  accept(value: unknown): readonly A[] | Refusal {
    if (!Array.isArray(value)) return refuse('NOT_AN_ANSWER');
    if (value.length < this.min || value.length > this.max) {
      return refuse('NOT_AN_ANSWER', null, { min: this.min, max: this.max });
    }
    const chosen = matched(this.items, value);
    if (isRefusal(chosen)) return chosen;
    const places = chosen.sort((a, b) => a - b);
    const answer = places.map((place) => this.items[place]!);
    const fits = this.#fits(answer);
    return fits === true ? answer : refuse(fits);
  }
}

/** Pick between min and max of the items, all at once. */
export function some<A>(
  seat: Seat,
  items: readonly A[],
  limits: SomeLimits<A>,
  aside?: LazyAside<A>,
): Some<A> {
  return new Some(seat, items, limits, aside);
}

/** Put all the items in an order. */
export class Order<A> extends Asked<A> implements Ask<readonly A[]> {
  readonly form = 'order';
  readonly items: readonly A[];

  constructor(seat: Seat, items: readonly A[], aside: LazyAside<A> | undefined) {
    super(seat, aside);
    this.items = items;
  }

  isAnswerable(): boolean {
    return true;
  }

  count(): number {
    let product = 1;
    for (let i = 2; i <= this.items.length; i++) product *= i;
    return product <= COUNTED ? product : Infinity;
  }

  nth(index: number): readonly A[] {
    const left = this.items.slice();
    const answer: A[] = [];
    let rest = index;
    for (let size = left.length; size > 0; size--) {
      answer.push(...left.splice(rest % size, 1));
      rest = Math.floor(rest / size);
    }
    return answer;
  }

  sample(below: Below): readonly A[] {
    const answer = this.items.slice();
    shuffleInPlace(answer, below);
    return answer;
  }

  accept(value: unknown): readonly A[] | Refusal {
    if (!Array.isArray(value) || value.length !== this.items.length) return refuse('NOT_AN_ANSWER');
    const places = matched(this.items, value);
    return isRefusal(places) ? places : places.map((place) => this.items[place]!);
  }
}

export function order<A>(seat: Seat, items: readonly A[], aside?: LazyAside<A>): Order<A> {
  return new Order(seat, items, aside);
}

/**
 * Spread a total over places, each with its own limit. The answer has one number per place. The aside speaks of the
 * places, by their numbers: it names them and says which pieces they are.
 */
/** Every way to share is listed: no table shares out more than this. */
const MOST_SHARED = 10_000;

export class Split extends Asked<number> implements Ask<readonly number[]> {
  readonly form = 'split';
  readonly total: number;
  readonly limits: readonly number[];
  #listed: (readonly number[])[] | null = null;
  #counted: number | null = null;

  constructor(seat: Seat, total: number, limits: readonly number[], aside: LazyAside<number> | undefined) {
    super(seat, aside);
    if (total > MOST_SHARED) throw new RangeError(`${total} is too much to share out`);
    this.total = total;
    this.limits = limits;
  }

  #list(): (readonly number[])[] {
    if (this.#listed !== null) return this.#listed;
    const found: (readonly number[])[] = [];
    const parts: number[] = [];
    const spread = (left: number): void => {
      const place = parts.length;
      if (place === this.limits.length) {
        if (left === 0) found.push(parts.slice());
        return;
      }
      for (let part = 0; part <= Math.min(left, this.limits[place]!); part++) {
        parts.push(part);
        spread(left - part);
        parts.pop();
      }
    };
    spread(this.total);
    this.#listed = found;
    return found;
  }

  /** How many ways there are, place by place: `sums[n]` of them share out n over the places so far. */
  #ways(): number {
    let sums = [1, ...Array.from({ length: this.total }, () => 0)];
    for (const limit of this.limits) {
      const more = sums.slice();
      for (let part = 1; part <= Math.min(limit, this.total); part++)
        for (let sum = part; sum <= this.total; sum++) more[sum]! += sums[sum - part]!;
      sums = more;
    }
    return sums[this.total]!;
  }

  isAnswerable(): boolean {
    let room = 0;
    for (const limit of this.limits) room += limit;
    return room >= this.total;
  }

  count(): number {
    if (!this.isAnswerable()) return 0;
    let ways = 1;
    for (const limit of this.limits) ways *= Math.min(limit, this.total) + 1;
    return ways <= COUNTED ? (this.#counted ??= this.#ways()) : Infinity;
  }

  nth(index: number): readonly number[] {
    return this.#list()[index]!;
  }

  sample(below: Below): readonly number[] {
    const parts = this.limits.map(() => 0);
    const open: number[] = [];
    for (let left = this.total; left > 0; left--) {
      open.length = 0;
      for (let place = 0; place < parts.length; place++)
        if (parts[place]! < this.limits[place]!) open.push(place);
      parts[open[below(open.length)]!]!++;
    }
    return parts;
  }

  accept(value: unknown): readonly number[] | Refusal {
    if (!Array.isArray(value) || value.length !== this.limits.length) return refuse('NOT_AN_ANSWER');
    let sum = 0;
    for (let place = 0; place < value.length; place++) {
      const part: unknown = value[place];
      if (typeof part !== 'number' || !Number.isSafeInteger(part) || part < 0 || part > this.limits[place]!) {
        return refuse('NOT_AN_ANSWER', null, { place, max: this.limits[place]! });
      }
      sum += part;
    }
    return sum === this.total
      ? (value as number[]).slice()
      : refuse('NOT_AN_ANSWER', null, { total: this.total, sum });
  }
}

export function split(
  seat: Seat,
  total: number,
  limits: readonly number[],
  aside?: LazyAside<number>,
): Split {
  return new Split(seat, total, limits, aside);
}

/** How an option is said when its question does not say it: `{do: 'walk', …}` as `option.walk`, `'skip'` as `option.skip`. */
export function saidOf(value: unknown): Said {
  if (isRecord(value) && typeof value['do'] === 'string')
    return said(`option.${value['do']}`, value as Said['args']);
  return said(`option.${typeof value === 'string' ? value : JSON.stringify(value)}`);
}

/** How many ways there are to pick between min and max of n things. */
function subsets(n: number, min: number, max: number): number {
  let ways = 1;
  let all = min === 0 ? 1 : 0;
  for (let size = 1; size <= max; size++) {
    ways = (ways * (n - size + 1)) / size;
    if (size >= min) all += ways;
  }
  return all;
}

/** Where each named item lies among the items; every item can be named once. */
function matched<A>(items: readonly A[], named: readonly unknown[]): number[] | Refusal {
  const taken = new Set<number>();
  for (const name of named) {
    const place = items.findIndex((item, at) => !taken.has(at) && same(item, name));
    if (place === -1) return refuse('NOT_AN_ANSWER');
    taken.add(place);
  }
  return [...taken];
}
