/** What is to be played: one game in one or several setups, each so many times, from one seed. */

import { cardsFrom, fall, isRefusal, nextBelow, optionsOf, streamOf } from '@gravetable/kernel';
import type { AnyGame, Below, Json, Options, OptionSpec, Refusal } from '@gravetable/kernel';

export interface Setup {
  readonly seats: number;
  /** Settings that are fixed; the others take their default. */
  readonly options: { readonly [id: string]: Json };
  /** The bot of every seat, or one for all. */
  readonly bots: readonly string[];
  /** What a strong player spends on a decision, if not what its game thinks right. */
  readonly tries?: number;
  /** The clock speaks before one in this many answers; without it, only when nobody else is asked. */
  readonly clock?: number;
  /** Bots have whims: one in this many kinds of questions they answer by lot. Without it, none. */
  readonly whims?: number;
  /** Bots go any way at the crossroads of the game. */
  readonly wanders?: true;
  /** Answers after which a game counts as endless, if not those of the plan. */
  readonly limit?: number;
}

export interface Plan {
  readonly game: string;
  readonly setups: readonly Setup[];
  /** Games per setup. */
  readonly games: number;
  readonly seed: string;
  /** Answers after which a game counts as endless. */
  readonly limit: number;
  /** Look for broken laws after every answer, not only at the end. */
  readonly strict: boolean;
  /** Settings that are not fixed are drawn by lot for every game. */
  readonly vary: boolean;
  /** Note which pieces come out. */
  readonly pieces?: boolean;
  /** When to stop, in milliseconds since 1970; a game under way is left and not counted, its steps are. */
  readonly deadline?: number;
}

/** Some of the games of a plan: those of one setup numbered from `from` to `to - 1`. */
export interface Stretch {
  readonly setup: number;
  readonly from: number;
  readonly to: number;
}

export function seedOf(plan: Plan, stretch: { readonly setup: number }, number: number): string {
  return plan.setups.length === 1 ? `${plan.seed}-${number}` : `${plan.seed}-${stretch.setup}-${number}`;
}

/** The first thing about a plan that the game does not accept, or null. */
export function objectionTo(plan: Plan, game: AnyGame): Refusal | null {
  for (const setup of plan.setups) {
    const options = optionsOf(game, setup);
    if (isRefusal(options)) return options;
  }
  return null;
}

const TRIES = 20;

/** The settings of one game: fixed ones as they are; the others by lot when the plan varies them. */
export function settingsOf(plan: Plan, setup: Setup, game: AnyGame, seed: string): Options | Refusal {
  if (plan.vary) {
    const stream = streamOf(seed, 'settings');
    for (let i = 0; i < TRIES; i++) {
      const drawn = { ...drawnSettings(game.options, (n) => nextBelow(stream, n)), ...setup.options };
      const options = optionsOf(game, { seats: setup.seats, options: drawn });
      if (!isRefusal(options)) return options;
    }
  }
  return optionsOf(game, setup);
}

/** A number up to `most`, small ones as often as large ones: up to 1, 2, 4, 8… with the same chance. */
function byMagnitude(most: number, below: Below): number {
  const reach = Math.min(most, 2 ** below(Math.ceil(Math.log2(most + 1)) + 1));
  return below(reach + 1);
}

/** One value per setting by lot; a setting per seat stays with the game. */
function drawnSettings(specs: readonly OptionSpec[], below: Below): Record<string, Json> {
  const drawn: Record<string, Json> = {};
  for (const spec of specs) {
    if (spec.kind === 'flag') drawn[spec.id] = below(2) === 0;
    else if (spec.kind === 'choice') drawn[spec.id] = spec.choices[below(spec.choices.length)]!;
    else if (spec.kind === 'number') drawn[spec.id] = spec.min + byMagnitude(spec.max - spec.min, below);
    else if (spec.kind === 'some')
      drawn[spec.id] = fall(cardsFrom(spec.choices, spec.min + below(spec.max - spec.min + 1)), below);
  }
  return drawn;
}
