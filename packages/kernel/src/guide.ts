/** What a game tells a search about itself. The search (`packages/bots`) knows no game; a game knows no search. */

import type { Bot } from './game.ts';
import type { Look } from './look.ts';
import type { AnyPlay, Play } from './play.ts';
import type { Seat } from './question.ts';
import type { Below } from './random.ts';
import type { Pending } from './thread.ts';

/** A small net: one row of weights per hidden place, its bias last; then the weights of the hidden places, the bias last. */
export interface Net {
  readonly hidden: readonly (readonly number[])[];
  readonly out: readonly number[];
}

/** Where a try may rest, and how the position there is weighed. */
export interface Rest<B> {
  readonly at: (play: AnyPlay) => boolean;
  /** The answer that is tried, up to so many rests on. */
  readonly depth: number;
  /** From this rest on each is looked at, and what they say is averaged; without it only the last is. */
  readonly from?: number;
  /** What a learned value looks at, from what everybody knows; the net says what will come of it. */
  readonly features: (board: B, seat: Seat) => readonly number[];
  readonly net: Net;
}

/** The answer to an open question, in a try. It may look at no hidden place. */
export type Quick<B> = (play: Play<B>, pending: Pending, below: Below) => unknown;

export interface Guide<B> {
  /** What a searching player does where nothing better is found. */
  readonly habit: Bot;
  /** Plays the tries on: faster than habit, and nearly as good. Without it habit does. */
  readonly quick?: Quick<B>;
  /** A power that is used in a try before the question is answered; null: none. */
  readonly use?: (
    play: Play<B>,
    pending: Pending,
  ) => { readonly id: string; readonly answer: unknown } | null;
  /** An answer that belongs to a plan is played on by the plan, up to the first rest; null: by `quick`. */
  readonly plan?: (look: Look, answer: unknown, below: Below) => Quick<B> | null;
  /**
   * Answers worth comparing, that of habit first, equal ones once; one alone is given without comparing. `tries` is what
   * the search may spend: 0 asks for habit alone.
   */
  readonly moves: (look: Look, below: Below, tries: number) => readonly unknown[];
  /** How many tries a strong player spends on a decision. */
  readonly tries: number;
  /** Where all answers worth comparing are good: a gentle player gives one decision in so many away to the lot. */
  readonly lapses?: number;
  /** What came of it, 0 to 1, before the whole game is over; null: that is not known yet. */
  readonly settled?: (board: B, seat: Seat) => number | null;
  /** What is counted, where that is not how often a seat wins: the words for it, and what 1 stands for. */
  readonly measure?: { readonly says: string; readonly most: number };
  /** Without it every try is played to its end. */
  readonly rest?: Rest<B>;
}
