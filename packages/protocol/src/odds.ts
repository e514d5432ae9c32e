/** Odds as they are told, and how far those that were tried may be off. */

import type { Likely, Said } from '@gravetable/kernel';

export interface OddsTold {
  readonly about: Said;
  readonly chances: readonly Likely[];
  /** On so many games they were tried; null: they were counted. */
  readonly tables: number | null;
}

export interface ToldOdds {
  readonly list: readonly OddsTold[];
  /** Asking again would tell nothing more. */
  readonly done: boolean;
}

/** Nineteen times of twenty the chance lies no further off than this (Agresti and Coull). */
export function oddsError(chance: number, tables: number): number {
  const n = tables + 4;
  const middle = (chance * tables + 2) / n;
  return 2 * Math.sqrt((middle * (1 - middle)) / n);
}

/** In words: `odds.counted` of an exact chance, `odds.tried` with its error. */
export function chanceSaid(chance: number, tables: number | null): Said {
  const percent = 100 * chance;
  // A small chance is told as more than none, a large one as less than certain.
  const n = percent > 0 && percent < 1 ? 1 : percent < 100 && percent > 99 ? 99 : Math.round(percent);
  if (tables === null) {
    const rare = percent > 0 && percent < 0.5 ? 'rare' : 'usual';
    return { id: 'odds.counted', args: { n, rare } };
  }
  return { id: 'odds.tried', args: { n, error: Math.ceil(100 * oddsError(chance, tables)) } };
}
