/** What many games came to, as plain counts. Tallies of parts add up to the tally of the whole, in any order. */

export type Counts = Record<string, number>;

export interface Failure {
  readonly seed: string;
  readonly setup: number;
  /** The rules threw an error, a law of the table was broken, a bot was refused, or the game did not end. */
  readonly kind: 'crashed' | 'broken' | 'refused' | 'endless';
  readonly message: string;
}

/** A game worth opening. */
export interface Odd {
  readonly seed: string;
  readonly setup: number;
  readonly decisions: number;
  readonly reason: string;
  readonly won: boolean;
}

/** Counts of one setup. */
export interface SetupTally {
  games: number;
  /** Games with at least one winner. */
  won: number;
  decisions: number;
  reasons: Counts;
  /** How many decisions the games took. */
  lengths: Counts;
  /** Wins of each seat. */
  seatWins: number[];
}

export interface Tally {
  setups: SetupTally[];
  /** Games and wins by setting, as `map=market`; a setting per seat counts the seats that had it. */
  settings: Record<string, { games: number; won: number }>;
  /** How often each step label was reached. */
  visits: Counts;
  /** In how many games each piece came out, where the game names its pieces. */
  met: Counts;
  /** Names told of in the games that were listened to: `card.zombie`. */
  seen: Counts;
  listened: number;
  failed: number;
  /** The first of the games that failed. */
  failures: Failure[];
  shortest: Odd | null;
  longest: Odd | null;
  /** The first game that ended for each reason. */
  examples: Record<string, Odd>;
}

export function emptySetup(seats: number): SetupTally {
  return {
    games: 0,
    won: 0,
    decisions: 0,
    reasons: {},
    lengths: {},
    seatWins: Array.from({ length: seats }, () => 0),
  };
}

export function emptyTally(seats: readonly number[]): Tally {
  return {
    setups: seats.map((count) => emptySetup(count)),
    settings: {},
    visits: {},
    met: {},
    seen: {},
    listened: 0,
    failed: 0,
    failures: [],
    shortest: null,
    longest: null,
    examples: {},
  };
}

/** More would say no more. */
export const FAILURES_KEPT = 100;

export function addCounts(into: Counts, from: Counts): void {
  for (const key in from) into[key] = (into[key] ?? 0) + from[key]!;
}

/** The order of seeds: setup, then number of the game. Whatever is kept is the first in this order. */
function isBefore(a: Odd | Failure, b: Odd | Failure): boolean {
  if (a.setup !== b.setup) return a.setup < b.setup;
  return a.seed.length === b.seed.length ? a.seed < b.seed : a.seed.length < b.seed.length;
}

export function better(a: Odd | null, b: Odd | null, prefers: (a: Odd, b: Odd) => number): Odd | null {
  if (a === null || b === null) return a ?? b;
  const preference = prefers(a, b);
  if (preference !== 0) return preference > 0 ? a : b;
  return isBefore(a, b) ? a : b;
}

export const shorter = (a: Odd, b: Odd): number => b.decisions - a.decisions;
export const longer = (a: Odd, b: Odd): number => a.decisions - b.decisions;

/** Add one tally to another. */
export function addTally(into: Tally, from: Tally): void {
  from.setups.forEach((one, at) => {
    const setup = into.setups[at]!;
    setup.games += one.games;
    setup.won += one.won;
    setup.decisions += one.decisions;
    addCounts(setup.reasons, one.reasons);
    addCounts(setup.lengths, one.lengths);
    one.seatWins.forEach((wins, seat) => (setup.seatWins[seat]! += wins));
  });
  for (const [key, one] of Object.entries(from.settings)) {
    const setting = (into.settings[key] ??= { games: 0, won: 0 });
    setting.games += one.games;
    setting.won += one.won;
  }
  addCounts(into.visits, from.visits);
  addCounts(into.met, from.met);
  addCounts(into.seen, from.seen);
  into.listened += from.listened;
  into.failed += from.failed;
  if (from.failures.length > 0) {
    const all = [...into.failures, ...from.failures].sort((a, b) => (isBefore(a, b) ? -1 : 1));
    into.failures = all.slice(0, FAILURES_KEPT);
  }
  into.shortest = better(into.shortest, from.shortest, shorter);
  into.longest = better(into.longest, from.longest, longer);
  for (const [reason, odd] of Object.entries(from.examples)) {
    into.examples[reason] = better(into.examples[reason] ?? null, odd, () => 0)!;
  }
}
