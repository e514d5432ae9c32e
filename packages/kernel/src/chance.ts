/**
 * Chance: what may fall, described as data. A seed, a script, or a person with real dice supplies what does fall.
 */

import { same } from './json.ts';
import { shuffleInPlace, type Below } from './random.ts';
import { refuse, type Refusal } from './refusal.ts';

/** A description of chance with results of type R. */
export interface Chance<R> {
  readonly kind: 'die' | 'dice' | 'shuffle' | 'draw';
  readonly items: readonly unknown[];
  readonly count: number;
  /** For the type only; never set. */
  readonly result?: R;
}

/** One die with these faces, each equally likely (name a face twice to make it likelier). */
export function die<F>(faces: readonly F[]): Chance<F> {
  return { kind: 'die', items: faces, count: 1 };
}

/** No game throws so many at once. */
const MOST_DICE = 10_000;

export function dice<F>(count: number, faces: readonly F[]): Chance<F[]> {
  if (count > MOST_DICE) throw new RangeError(`${count} dice are too many to throw`);
  return { kind: 'dice', items: faces, count };
}

/** All the items, in random order. */
export function shuffled<C>(items: readonly C[]): Chance<C[]> {
  return { kind: 'shuffle', items, count: items.length };
}

/** Some of the items, one after the other, none twice. */
export function cardsFrom<C>(items: readonly C[], count: number): Chance<C[]> {
  return { kind: 'draw', items, count: Math.min(count, items.length) };
}

/** What falls, from a source of whole numbers. */
export function fall<R>(chance: Chance<R>, below: Below): R {
  const { items, count } = chance;
  switch (chance.kind) {
    case 'die':
      return items[below(items.length)] as R;
    case 'dice': {
      const faces: unknown[] = [];
      for (let i = 0; i < count; i++) faces.push(items[below(items.length)]);
      return faces as R;
    }
    case 'shuffle': {
      const pile = items.slice();
      shuffleInPlace(pile, below);
      return pile as R;
    }
    case 'draw': {
      const left = items.slice();
      const drawn: unknown[] = [];
      for (let i = 0; i < count; i++) {
        const at = below(left.length);
        drawn.push(left[at]);
        left[at] = left[left.length - 1];
        left.pop();
      }
      return drawn as R;
    }
  }
}

/** The result equal to what a person entered, or why it cannot have fallen. */
export function enter<R>(chance: Chance<R>, value: unknown): R | Refusal {
  const { items, count } = chance;
  if (chance.kind === 'die') {
    const face = items.find((item) => same(item, value));
    return face === undefined ? refuse('NOT_AN_ANSWER') : (face as R);
  }
  if (!Array.isArray(value) || value.length !== count) return refuse('NOT_AN_ANSWER', null, { count });
  const left = items.slice();
  const found: unknown[] = [];
  for (const one of value as unknown[]) {
    const at = left.findIndex((item) => same(item, one));
    if (at === -1) return refuse('NOT_AN_ANSWER');
    found.push(left[at]);
    if (chance.kind !== 'dice') left.splice(at, 1);
  }
  return found as R;
}

/** How many different sequences can fall. */
export function waysOf(chance: Chance<unknown>): number {
  const n = chance.items.length;
  if (chance.kind === 'die') return n;
  if (chance.kind === 'dice') return n ** chance.count;
  let ways = 1;
  for (let i = 0; i < chance.count; i++) ways *= n - i;
  return ways;
}

export interface Odds<R> {
  readonly value: R;
  readonly probability: number;
}

/** Every result with its probability, equal ones joined. Refuses to list more than `limit` sequences. */
export function outcomes<R>(chance: Chance<R>, limit = 50_000): readonly Odds<R>[] {
  const ways = waysOf(chance);
  if (ways > limit) throw new RangeError(`${ways} ways are too many to list (limit ${limit})`);
  const counted = new Map<string, { value: R; ways: number }>();
  const note = (value: unknown): void => {
    const key = JSON.stringify(value);
    const known = counted.get(key);
    if (known === undefined) counted.set(key, { value: value as R, ways: 1 });
    else known.ways++;
  };
  const walk = (fallen: unknown[], left: readonly unknown[]): void => {
    if (fallen.length === chance.count) return note(fallen.slice());
    left.forEach((item, at) => {
      fallen.push(item);
      walk(fallen, chance.kind === 'dice' ? left : left.toSpliced(at, 1));
      fallen.pop();
    });
  };
  if (chance.kind === 'die') chance.items.forEach((item) => note(item));
  else walk([], chance.items);
  return [...counted.values()].map((one) => ({ value: one.value, probability: one.ways / ways }));
}
