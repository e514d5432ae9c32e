/** Which games a run is about: `npm test` names those whose rules changed since a test of every game last passed. */

const NAMED = process.env['GRAVETABLE_GAMES']?.split(',');

/**
 * What a test of every game takes one after the other, without those games of which it passed with the same rules. A file that
 * asks this is due game by game (`scripts/checks/list.mjs`); without being told otherwise it takes all of them.
 */
export function due<T>(all: readonly T[], idOf: (one: T) => string, named = NAMED): readonly T[] {
  const some = all.filter((one) => named?.includes(idOf(one)));
  return some.length > 0 ? some : all;
}
