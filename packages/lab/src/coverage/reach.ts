/** How often play reaches each step: a few seconds now, and the long run that is kept in docs/coverage. */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { botsOf, random } from '@gravetable/bots';
import { isRecord, type AnyGame } from '@gravetable/kernel';
import { simulate, type SimulateOptions } from '../simulate.ts';
import type { Plan, Setup } from '../plan.ts';
import { addCounts, type Counts, type Failure } from '../tally.ts';

/** The clock speaks now and then, so that late answers are met too. */
const CLOCK_ONCE_IN = 12;
const ENOUGH_GAMES = 1_000_000;
/** Long campaigns are left there; what they have reached counts. */
const LIMIT = 8000;
/** Careful bots reach far, and stray from what they would do: seldom, and often. */
const STRAY_ONCE_IN = [15, 5];

/** All seat counts, all bots, calm, against the clock and straying; settings by lot. */
export function reachPlan(game: AnyGame, seed: string): Plan {
  const { min, max } = game.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const bots = botsOf(game).toReversed();
  const setups: Setup[] = bots.flatMap((bot) =>
    seats.flatMap((count) => [
      { seats: count, options: {}, bots: [bot.name] },
      { seats: count, options: {}, bots: [bot.name], clock: CLOCK_ONCE_IN },
      ...(bot.name === random.name ? [] : STRAY_ONCE_IN).map((stray) => ({
        seats: count,
        options: {},
        bots: [bot.name],
        stray,
      })),
    ]),
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

/** A long run as it is kept: valid for the rules and cards it was played with. */
export interface LongRun {
  readonly game: string;
  readonly rules: string;
  readonly content: string;
  readonly games: number;
  readonly visits: Counts;
  readonly met: Counts;
}

export function longRunFile(root: string, game: string): string {
  return path.join(root, 'docs', 'coverage', `${game}.json`);
}

/** The long run of a game, if it was played with the rules and cards of today. */
export function longRunOf(root: string, game: AnyGame): LongRun | null {
  const file = longRunFile(root, game.id);
  if (!existsSync(file)) return null;
  const run: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(run) || run['rules'] !== game.version || run['content'] !== game.contentHash) return null;
  return run as unknown as LongRun;
}

/** Visits and pieces of both together. */
export function together(live: Reached, long: LongRun | null): { visits: Counts; met: Counts } {
  const visits = { ...live.visits };
  const met = { ...live.met };
  if (long !== null) {
    addCounts(visits, long.visits);
    addCounts(met, long.met);
  }
  return { visits, met };
}
