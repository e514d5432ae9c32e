/** Reading what is known to be there: where it is not, the mistake is told where it was made. */

/** The nth of a list. */
export function nth<T>(list: readonly T[], at: number): T {
  const found = list[at];
  if (found === undefined) throw new Error(`no ${at} in a list of ${list.length}`);
  return found;
}

/** What is kept under a key. */
export function under<T>(kept: { readonly [key: string]: T | undefined }, key: string): T {
  const found = kept[key];
  if (found === undefined) throw new Error(`nothing is kept under ${key}`);
  return found;
}
