/** `gravetable sim`: plays many games with bots and tells what came of them. */

import { closeSync, openSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { botNamed, botsOf, usualBot } from '@gravetable/bots';
import type { AnyGame } from '@gravetable/kernel';
import {
  objectionTo,
  recordOf,
  reportOf,
  simulate,
  type Plan,
  type Setup,
  type Simulated,
} from '@gravetable/lab';
import { CheckFault, FAILED, OK, UsageFault } from '../faults.ts';
import { gameNamed, seedNamed, wholeNumber } from '../find.ts';
import { writeDurably, writing } from '../store.ts';
import type { Screen } from '../screen.ts';
import { combinations, namedSettings } from '../settings.ts';
import { ProgressBar } from './progress.ts';
import { printOutcomes } from './outcomes.ts';

export interface SimFlags {
  readonly games: string;
  readonly seats?: string;
  readonly bot?: string;
  readonly budget?: string;
  readonly seed?: string;
  readonly jobs?: string;
  readonly option: readonly string[];
  readonly clock?: string;
  readonly strict?: boolean;
  readonly target?: string;
  readonly record?: string;
  readonly json?: boolean;
  readonly out?: string;
}

const LIMIT = 100_000;
const MOST_TRIES = 100_000;

export async function sim(screen: Screen, id: string, flags: SimFlags): Promise<number> {
  const game = gameNamed(id);
  const plan = planOf(game, flags);
  const objection = objectionTo(plan, game);
  if (objection !== null) throw new CheckFault({ id: `refusal.${objection.code}`, args: objection.data });
  if (flags.record !== undefined) return recordOne(screen, game, plan, flags.record);
  const jobs = flags.jobs === undefined ? availableParallelism() : wholeNumber(flags.jobs, 1, 256);
  const target = flags.target === undefined ? null : bandOf(flags.target);
  // What cannot be written is told before an hour was played for it.
  if (flags.out !== undefined) writing(flags.out, () => closeSync(openSync(flags.out!, 'a')));
  const simulated = await runWithProgress(screen, plan, jobs);
  if (flags.out !== undefined) {
    const report = reportOf(game, simulated, { language: screen.language, jobs, target });
    writing(flags.out, () => writeFileSync(flags.out!, report));
  }
  if (flags.json === true) screen.line(JSON.stringify(machineReadable(simulated)));
  else printOutcomes(screen, game, simulated, jobs);
  if (flags.out !== undefined && flags.json !== true)
    screen.line(screen.say('cli.sim.wrote', { file: flags.out }));
  return simulated.tally.failed > 0 ? FAILED : OK;
}

function planOf(game: AnyGame, flags: SimFlags): Plan {
  const { min, max } = game.seats;
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const seats =
    flags.seats === 'all'
      ? all
      : (flags.seats ?? String(min)).split(',').map((one) => wholeNumber(one, min, max));
  const bots = (flags.bot ?? usualBot(game).name).split(',');
  const strange = bots.find((one) => botNamed(game, one) === undefined);
  if (strange !== undefined) {
    const known = botsOf(game).map((bot) => bot.name);
    throw new UsageFault('cli.unknownBot', { word: strange, known: known.join(', ') });
  }
  const clock = flags.clock === undefined ? {} : { clock: wholeNumber(flags.clock, 1) };
  const tries = flags.budget === undefined ? {} : { tries: wholeNumber(flags.budget, 0, MOST_TRIES) };
  const setups: Setup[] = combinations(namedSettings(game, flags.option)).flatMap((named) =>
    seats.map((count) => ({
      seats: count,
      options: { ...game.simulated, ...named },
      bots,
      ...clock,
      ...tries,
    })),
  );
  return {
    game: game.id,
    setups,
    games: wholeNumber(flags.games, 1),
    seed: flags.seed === undefined ? Date.now().toString(36) : seedNamed(flags.seed),
    limit: LIMIT,
    strict: flags.strict === true,
    vary: false,
  };
}

/** `40-50`: the share of wins that is wanted, in percent. */
function bandOf(word: string): readonly [number, number] {
  const [, low, high] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(word) ?? [];
  if (low === undefined || high === undefined || Number(low) > Number(high) || Number(high) > 100)
    throw new UsageFault('cli.badTarget', { word });
  return [Number(low) / 100, Number(high) / 100];
}

/** Ctrl-C once keeps what was played; twice leaves at once. */
async function runWithProgress(screen: Screen, plan: Plan, jobs: number): Promise<Simulated> {
  const stop = new AbortController();
  const bar = new ProgressBar(screen);
  const interrupt = (): void => {
    if (stop.signal.aborted) process.exit(130);
    stop.abort();
  };
  process.on('SIGINT', interrupt);
  try {
    return await simulate(plan, { jobs, signal: stop.signal, onProgress: (one) => bar.show(one) });
  } finally {
    bar.clear();
    process.off('SIGINT', interrupt);
  }
}

function machineReadable({ plan, tally, seconds }: Simulated): object {
  const outcomes: Record<string, number> = {};
  for (const setup of tally.setups) {
    for (const [reason, count] of Object.entries(setup.reasons))
      outcomes[reason] = (outcomes[reason] ?? 0) + count;
  }
  const decisions = tally.setups.reduce((sum, one) => sum + one.decisions, 0);
  return {
    game: plan.game,
    games: tally.setups.reduce((sum, one) => sum + one.games, tally.failed),
    failures: tally.failed,
    outcomes,
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
  };
}

/** Play the one game of a seed that a simulation named, and write its record. */
function recordOne(screen: Screen, game: AnyGame, plan: Plan, file: string): number {
  const record = recordOf(plan, game);
  writing(file, () => writeDurably(file, JSON.stringify(record)));
  screen.line(screen.say('cli.sim.recorded', { file, n: record.answers.length }));
  return OK;
}
