/**
 * What changed between two pieces of plain data, small enough to be sent instead of the second. Objects change by key;
 * of two lists the common head and tail stay, and where as many things lie between, each changes by itself. Whoever lays
 * a patch over the first gets the second exactly, and what did not change stays the same object.
 */

import { same, type Json } from '@gravetable/kernel';

/**
 * Nothing changed; put this in its place; change these keys, and drop those; replace the middle of a list, or change things in
 * it. Which of the lists it is, its length and first thing tell: most of what is sent are patches, so they are short.
 */
export type Patch =
  | null
  | readonly [put: Json]
  | PatchSet
  | readonly [set: PatchSet, gone: readonly string[]]
  | readonly [head: number, each: readonly Patch[]]
  | readonly [head: number, cut: number, into: readonly Json[]];

type PatchSet = { readonly [key: string]: Patch };

export function patchOf(before: unknown, after: unknown): Patch {
  if (before === after) return null;
  if (!isDeep(before) || !isDeep(after)) return [after as Json];
  if (!Array.isArray(before) && !Array.isArray(after))
    return keysPatch(before as PlainRecord, after as PlainRecord);
  return Array.isArray(before) && Array.isArray(after) ? listPatch(before, after) : [after as Json];
}

type PlainRecord = Record<string, unknown>;

/** A key without a value is not sent, and so as good as not there. Most keys stay as they are: those cost one look. */
function keysPatch(before: PlainRecord, after: PlainRecord): Patch {
  let set: Record<string, Patch> | null = null;
  let more = 0;
  for (const key in after) {
    const now = after[key];
    if (now === undefined) continue;
    const then = before[key];
    if (now === then) {
      more++;
      continue;
    }
    // What every object has besides is a function or an object: what is neither is its own.
    const isKnown =
      isDeep(then) || typeof then === 'function' ? Object.hasOwn(before, key) : then !== undefined;
    if (isKnown) more++;
    const patch = isKnown ? patchOf(then, now) : ([now as Json] as const);
    if (patch !== null) (set ??= {})[key] = patch;
  }
  for (const _ in before) more--;
  if (more === 0) return set;
  const gone = Object.keys(before).filter(
    (key) => before[key] !== undefined && !(Object.hasOwn(after, key) && after[key] !== undefined),
  );
  return gone.length === 0 ? set : [set ?? {}, gone];
}

function listPatch(before: readonly unknown[], after: readonly unknown[]): Patch {
  const most = Math.min(before.length, after.length);
  if (before.length === after.length) return likePatch(before, after);
  let head = 0;
  while (head < most && same(before[head], after[head])) head++;
  let tail = 0;
  while (tail < most - head && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  const cut = before.length - head - tail;
  return [head, cut, after.slice(head, after.length - tail) as Json[]];
}

/** Of two lists of one length: what is compared to find where they differ is the patch already. */
function likePatch(before: readonly unknown[], after: readonly unknown[]): Patch {
  const { length } = after;
  let head = 0;
  let first: Patch = null;
  while (head < length && (first = patchOf(before[head], after[head])) === null) head++;
  if (head === length) return null;
  let end = length;
  let last: Patch = null;
  while (end > head + 1 && (last = patchOf(before[end - 1], after[end - 1])) === null) end--;
  if (!isDeep(before[head]) || !isDeep(after[head]))
    return [head, end - head, after.slice(head, end) as Json[]];
  const each: Patch[] = [first];
  for (let at = head + 1; at < end - 1; at++) each.push(patchOf(before[at], after[at]));
  if (end > head + 1) each.push(last);
  return [head, each];
}

/** Whether something has an inside that may stay. */
const isDeep = (one: unknown): one is object => typeof one === 'object' && one !== null;

/** The second, from the first and the patch. */
export function patched<T>(before: T, patch: Patch): T {
  if (patch === null) return before;
  if (!isList(patch)) return withKeys(before, patch, []);
  if (patch.length === 1) return patch[0] as T;
  if (patch.length === 3) {
    const [head, cut, into] = patch;
    return (before as readonly unknown[]).toSpliced(head, cut, ...into) as T;
  }
  if (isKeys(patch)) return withKeys(before, ...patch);
  const [head, each] = patch;
  const list = (before as readonly unknown[]).slice();
  each.forEach((one, at) => (list[head + at] = patched(list[head + at], one)));
  return list as T;
}

type PatchList = Extract<Patch, readonly unknown[]>;

const isList = (patch: PatchList | PatchSet): patch is PatchList => Array.isArray(patch);
const isKeys = (
  patch: Extract<PatchList, { readonly length: 2 }>,
): patch is readonly [set: PatchSet, gone: readonly string[]] => typeof patch[0] !== 'number';

function withKeys<T>(before: T, set: PatchSet, gone: readonly string[]): T {
  const next: Record<string, unknown> = { ...(before as Record<string, unknown>) };
  for (const key of gone) delete next[key];
  for (const key in set) if (Object.hasOwn(set, key)) next[key] = patched(next[key], set[key]!);
  return next as T;
}
