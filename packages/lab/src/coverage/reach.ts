/** How often play reaches each step: a few seconds now, and the long run that is kept in docs/coverage. */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { quickBotsOf, random } from '@gravetable/bots';
import { isRecord, type AnyGame } from '@gravetable/kernel';
import { simulate, type SimulateOptions } from '../simulate.ts';
import type { Plan, Setup } from '../plan.ts';
import { labelsOf } from './coverage.ts';
import { addCounts, type Counts, type Failure } from '../tally.ts';

/** The clock speaks now and then, so that late answers are met too. */
const CLOCK_ONCE_IN = 12;
const ENOUGH_GAMES = 1_000_000;
/** Long campaigns are left there; what they have reached counts. */
const LIMIT = 4000;
/** Careful bots reach far but never do some things; with whims they do. */
const WHIMS_ONE_IN = 5;
/** Those who wander see other places, and need the time to buy and find everything. */
const WANDERERS_LIMIT = 20_000;

/** All seat counts, all bots, calm, against the clock, with whims and wandering; settings by lot. */
export function reachPlan(game: AnyGame, seed: string): Plan {
  const { min, max } = game.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const bots = quickBotsOf(game).toReversed();
  const setups: Setup[] = bots.flatMap(({ name }) =>
    seats.flatMap((count): Setup[] => {
      const calm = { seats: count, options: {}, bots: [name] };
      const hurried = { ...calm, clock: CLOCK_ONCE_IN };
      if (name === random.name) return [calm, hurried];
      const wanderers = { ...calm, wanders: true, limit: WANDERERS_LIMIT } as const;
      return [
        { ...calm, whims: WHIMS_ONE_IN },
        { ...hurried, whims: WHIMS_ONE_IN },
        calm,
        ...(game.content.pieces?.crossroads === undefined ? [] : [wanderers]),
      ];
    }),
  );
  return {
    game: game.id,
    setups,
    games: ENOUGH_GAMES,
    seed,
    limit: LIMIT,
    strict: false,
    vary: true,
    pieces: true,
  };
}

export interface Reached {
  readonly games: number;
  readonly visits: Counts;
  /** In how many games each piece came out. */
  readonly met: Counts;
  readonly failures: readonly Failure[];
}

export async function reachByPlay(
  game: AnyGame,
  options: SimulateOptions & { seed: string },
): Promise<Reached> {
  const { tally } = await simulate(reachPlan(game, options.seed), options);
  const games = tally.setups.reduce((sum, one) => sum + one.games, 0);
  return { games, visits: tally.visits, met: tally.met, failures: tally.failures };
}

/** A long run as it is kept. Shorter runs are added to it, also those of other cards. */
export interface LongRun {
  readonly game: string;
  readonly rules: string;
  readonly content: string;
  /** Played with these rules and cards. */
  readonly games: number;
  /** Played with these rules and earlier cards; what they reached counts too. */
  readonly earlier: number;
  readonly visits: Counts;
  readonly met: Counts;
}

export function longRunFile(root: string, game: string): string {
  return path.join(root, 'docs', 'coverage', `${game}.json`);
}

/** The long run of a game, if it was played with the rules of today. */
export function longRunOf(root: string, game: AnyGame): LongRun | null {
  const file = longRunFile(root, game.id);
  if (!existsSync(file)) return null;
  const run: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isRecord(run) && run['rules'] === game.version ? (run as unknown as LongRun) : null;
}

/** Visits and pieces of both together. */
export function together(
  live: Pick<Reached, 'visits' | 'met'>,
  long: LongRun | null,
): { visits: Counts; met: Counts } {
  const visits = { ...live.visits };
  const met = { ...live.met };
  if (long !== null) {
    addCounts(visits, long.visits);
    addCounts(met, long.met);
  }
  return { visits, met };
}

/** The long run with these games added: what is no longer in the game is left out. */
export function lengthened(game: AnyGame, live: Reached, long: LongRun | null): LongRun {
  const { visits, met } = together(live, long);
  const sameCards = long?.content === game.contentHash;
  return {
    game: game.id,
    rules: game.version,
    content: game.contentHash,
    games: live.games + (sameCards ? long.games : 0),
    earlier: long === null ? 0 : long.earlier + (sameCards ? 0 : long.games),
    visits: only(visits, labelsOf(game)),
    met: only(met, game.content.pieces?.all ?? []),
  };
}

function only(counts: Counts, names: readonly string[]): Counts {
  const there = names.toSorted().filter((name) => counts[name] !== undefined);
  return Object.fromEntries(there.map((name) => [name, counts[name]!]));
}
