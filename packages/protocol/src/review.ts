/** A game that was looked back on: what each decision of a seat came to, and those that cost most. All of it is plain data. */

import type { GameEvent, OptionView, Said, Seat } from '@gravetable/kernel';

/** What the figures of a search count: games won of a hundred, or what the game measures instead. */
export type Measure = { readonly says: string; readonly most: number } | null;

export interface Measured {
  /** The words for it begin so. */
  readonly says: string;
  readonly most: number;
  /** A part of the whole, 0 to 1, as it is told. */
  readonly figure: (part: number) => number;
}

export function measuredBy(measure: Measure): Measured {
  const { says, most } = measure ?? { says: 'advice.wins', most: 100 };
  const fine = most >= 100 ? 1 : 10;
  return { says, most, figure: (part) => Math.round(fine * most * part) / fine };
}

/** One decision: what came of tables that went on from the answer that was given, and from the best one, 0 to 1. */
export interface Judged {
  /** So many answers had been given before it. */
  readonly before: number;
  readonly given: number;
  /** The same as `given` where nothing is surely better. */
  readonly best: number;
  /** On so many tables. */
  readonly tables: number;
}

/** A part of an answer in words: what, how much of it, where to. */
export interface ActPart {
  readonly option: Pick<OptionView, 'said' | 'value'>;
  readonly amount?: number;
  readonly place?: Pick<OptionView, 'said' | 'value'>;
}

/** A decision that cost, with what would have been better and what was expected to come of that. */
export interface Costly extends Judged {
  /** The standard error of the difference. */
  readonly error: number;
  readonly rule: string;
  readonly did: readonly ActPart[];
  readonly better: readonly ActPart[];
  /** What befell the middling one of the tables that went on from the better answer, as the seat would hear it. */
  readonly line: readonly GameEvent[];
}

export interface Review {
  readonly seat: Seat;
  /** What the figures count where it is not games won, and what 1 stands for. */
  readonly measure: Measure;
  readonly decisions: readonly Judged[];
  /** At most three, in the order in which they came. */
  readonly costly: readonly Costly[];
  /** What came of the game for the seat in the end; null where it is not over. */
  readonly came: number | null;
}

/** What a decision cost, in words: the difference lies within twice its error nineteen times of twenty. */
export function costSaid({ measure }: Review, { best, given, error }: Costly): Said {
  const { says, figure } = measuredBy(measure);
  const args = { n: figure(best), given: figure(given), error: Math.max(figure(2 * error), figure(0.01)) };
  return { id: `${says}.review`, args };
}
