/** Plain data: what a state, an answer and an event are made of. */

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/**
 * A type as far as it is plain data: what is not (a function, and so a Map, a promise or an object with methods) becomes
 * `never`, and a value of that type does not fit. An object of a class without methods cannot be told from plain data, and
 * of `unknown` nothing can be told.
 */
type Plain<X> = unknown extends X
  ? X
  : X extends Json | undefined
    ? X
    : X extends (...args: never[]) => unknown
      ? never
      : X extends object
        ? { [K in keyof X]: Plain<X[K]> }
        : never;

/** What a value of a type must be besides: nothing where the type is plain, impossible where it is not. */
export type IfPlain<X> = [X] extends [void] | [Plain<X>] ? unknown : never;

/** The arguments of a function that takes none: one that nobody can give where the type is not plain. */
export type OnlyPlain<X> = [IfPlain<X>] extends [never] ? [never] : [];

/** The same value, whatever objects carry it. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  let more = 0;
  for (const key in a) {
    more++;
    const left = (a as Record<string, unknown>)[key];
    const right = (b as Record<string, unknown>)[key];
    if (left === right && left !== undefined) continue;
    if (!Object.hasOwn(b, key) || !same(left, right)) return false;
  }
  for (const _ in b) more--;
  return more === 0;
}

/** A deep copy of plain data of unknown shape. States have generated copiers; this one serves small values. */
export function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = value.slice() as unknown[];
    for (let i = 0; i < list.length; i++) {
      const item = list[i];
      if (typeof item === 'object' && item !== null) list[i] = copyOf(item);
    }
    return list as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyOf(value[key]);
  return copy as T;
}

/** The keys of one kind of object as it has them, sorted, and as they are written. */
interface Order {
  readonly keys: readonly string[];
  readonly sorted: readonly string[];
  readonly written: readonly string[];
}

/** By their first key: most objects are of few kinds, and sorting the keys of each takes as long as all the rest. */
const ORDERS = new Map<string, Order[]>();
const FIRST_KEYS_KEPT = 1000;
const KINDS_KEPT = 8;

function orderOf(record: object): Order {
  const keys = Object.keys(record);
  const first = keys[0] ?? '';
  const kinds = ORDERS.get(first);
  const known = kinds?.find((one) => isOrder(one.keys, keys));
  if (known !== undefined) return known;
  const sorted = keys.toSorted();
  const order = { keys, sorted, written: sorted.map((key) => `${JSON.stringify(key)}:`) };
  if (kinds === undefined && ORDERS.size < FIRST_KEYS_KEPT) ORDERS.set(first, [order]);
  if (kinds !== undefined && kinds.length < KINDS_KEPT) kinds.push(order);
  return order;
}

function isOrder(known: readonly string[], keys: readonly string[]): boolean {
  if (known.length !== keys.length) return false;
  for (let at = 0; at < keys.length; at++) if (known[at] !== keys[at]) return false;
  return true;
}

/** Nothing in it is written otherwise in JSON. */
const PLAIN = /^[\w .:#~-]*$/;

/** JSON text with sorted keys, so that equal data has equal text. */
export function canonical(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (typeof value === 'string' && PLAIN.test(value)) return `"${value}"`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += text === '' ? canonical(item) : `,${canonical(item)}`;
    return `[${text}]`;
  }
  const { sorted, written } = orderOf(value);
  for (let at = 0; at < sorted.length; at++) {
    const inside = (value as Record<string, unknown>)[sorted[at]!];
    if (inside === undefined) continue;
    text += `${text === '' ? '' : ','}${written[at]!}${canonical(inside)}`;
  }
  return `{${text}}`;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value from outside is plain JSON data of reasonable depth. */
export function isJson(value: unknown, depth = 32): value is Json {
  if (value === null) return true;
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value);
    case 'object':
      if (depth === 0) return false;
      if (Array.isArray(value)) return value.every((item) => isJson(item, depth - 1));
      if (Object.hasOwn(value, '__proto__')) return false; // It would not survive a copy.
      return Object.values(value).every((item) => item === undefined || isJson(item, depth - 1));
    default:
      return false;
  }
}
