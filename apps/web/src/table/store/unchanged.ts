/** What comes from the worker is always new; what says the same as before stays the same object, so that nothing draws it again. */

import { isRecord } from '@gravetable/kernel';

const listOf = (before: unknown, after: readonly unknown[]): unknown => {
  if (!Array.isArray(before)) return after;
  const items: readonly unknown[] = before;
  const next = after.map((one, at) => unchanged(items[at], one));
  return next.length === items.length && next.every((one, at) => one === items[at]) ? items : next;
};

/** `after`, with the parts of `before` in it that are the same; `before` itself where nothing has changed. */
export function unchanged<T>(before: unknown, after: T): T;
export function unchanged(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  if (Array.isArray(after)) return listOf(before, after);
  if (!isRecord(after) || !isRecord(before)) return after;
  const names = Object.keys(after);
  const next: Record<string, unknown> = {};
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    next[name] = unchanged(before[name], after[name]);
    same &&= name in before && next[name] === before[name];
  }
  return same ? before : next;
}
