/** Turning points: the few moments of a game that weighed most. What weighs how much is each game's own business. */

const MOST = 3;

export interface Weighed {
  /** The table before it: so many answers had been given. */
  readonly before: number;
  readonly weight: number;
}

/**
 * The heaviest moments, in the order in which they came. What weighs nothing decided nothing, and from within a branch there
 * is no way back to before it.
 */
export function heaviest<M extends Weighed>(moments: readonly M[]): readonly M[] {
  return moments
    .filter(({ weight, before }) => weight > 0 && before >= 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .toSorted((a, b) => a.before - b.before);
}
