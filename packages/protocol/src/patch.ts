/**
 * What changed between two pieces of plain data, small enough to be sent instead of the second. Objects change by key;
 * of two lists the common head and tail stay, and where as many things lie between, each changes by itself. Whoever lays
 * a patch over the first gets the second exactly, and what did not change stays the same object.
 */

import { isRecord, same, type Json } from '@gravetable/kernel';

/** Nothing changed; put this in its place; change these keys; replace the middle of a list, or change things in it. */
export type Patch =
  | null
  | { readonly put: Json }
  | { readonly set: { readonly [key: string]: Patch }; readonly gone: readonly string[] }
  | { readonly head: number; readonly cut: number; readonly into: readonly Json[] }
  | { readonly head: number; readonly each: readonly Patch[] };

export function patchOf(before: unknown, after: unknown): Patch {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return listPatch(before, after);
  if (!isRecord(before) || !isRecord(after)) return same(before, after) ? null : { put: after as Json };
  const set: Record<string, Patch> = {};
  for (const key of Object.keys(after)) {
    if (!isSaid(after, key)) continue;
    const patch = isSaid(before, key) ? patchOf(before[key], after[key]) : { put: after[key] as Json };
    if (patch !== null) set[key] = patch;
  }
  const gone = Object.keys(before).filter((key) => isSaid(before, key) && !isSaid(after, key));
  return Object.keys(set).length === 0 && gone.length === 0 ? null : { set, gone };
}

/** A key without a value is not sent, and so as good as not there. */
const isSaid = (data: Record<string, unknown>, key: string): boolean =>
  Object.hasOwn(data, key) && data[key] !== undefined;

function listPatch(before: readonly unknown[], after: readonly unknown[]): Patch {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && same(before[head], after[head])) head++;
  let tail = 0;
  while (tail < most - head && same(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  const cut = before.length - head - tail;
  const into = after.slice(head, after.length - tail) as Json[];
  const isDeep = cut > 0 && cut === into.length && isDeepAt(before[head]) && isDeepAt(after[head]);
  if (isDeep) return { head, each: into.map((one, at) => patchOf(before[head + at], one)) };
  return cut === 0 && into.length === 0 ? null : { head, cut, into };
}

/** Whether something in a list has an inside that may stay. */
const isDeepAt = (one: unknown): boolean => Array.isArray(one) || isRecord(one);

/** The second, from the first and the patch. */
export function patched<T>(before: T, patch: Patch): T {
  if (patch === null) return before;
  if ('put' in patch) return patch.put as T;
  if ('into' in patch) {
    const list = (before as readonly unknown[]).slice();
    list.splice(patch.head, patch.cut, ...patch.into);
    return list as T;
  }
  if ('each' in patch) {
    const list = (before as readonly unknown[]).slice();
    patch.each.forEach((one, at) => (list[patch.head + at] = patched(list[patch.head + at], one)));
    return list as T;
  }
  const next: Record<string, unknown> = { ...(before as Record<string, unknown>) };
  for (const key of patch.gone) delete next[key];
  for (const [key, one] of Object.entries(patch.set)) next[key] = patched(next[key], one);
  return next as T;
}
