/**
 * Plays a plan: in this thread, or in several workers that are handed stretches of games. The tally is the same
 * whatever the number of workers, because every game has its own seed and counts add up in any order.
 */

import { Piscina } from 'piscina';
import type { Plan, Stretch } from './plan.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import { work, type Task } from './work.ts';

export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly seconds: number;
}

export interface SimulateOptions {
  readonly jobs?: number;
  readonly onProgress?: (progress: Progress) => void;
  /** Stops handing out games; what was played is kept. */
  readonly signal?: AbortSignal;
  /** Stop after this many seconds, as a signal would. */
  readonly seconds?: number;
  /** The module whose `gameOf` knows the game; our catalog unless another is named. */
  readonly source?: string;
}

export interface Simulated {
  readonly plan: Plan;
  readonly tally: Tally;
  readonly seconds: number;
  /** Stopped before all games were played. */
  readonly cut: boolean;
}

/** A stretch should take about this long: short enough to stop soon, long enough to be worth sending. */
const STRETCH_MS = 200;
const FIRST_STRETCH = 1;
/** Only what is not done by then is worth waking workers for. */
const ALONE_MS = 300;

export async function simulate(wanted: Plan, options: SimulateOptions = {}): Promise<Simulated> {
  const limit = options.seconds === undefined ? {} : { deadline: Date.now() + options.seconds * 1000 };
  const plan: Plan = { ...wanted, ...limit };
  const source = options.source ?? import.meta.resolve('@gravetable/catalog');
  const jobs = Math.max(1, options.jobs ?? 1);
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  const stopped = (): boolean =>
    options.signal?.aborted === true || seconds() > (options.seconds ?? Infinity);
  let pool: Piscina | null = null;
  const run = async (task: Task): Promise<Tally> => {
    if (pool !== null) return (await pool.run(task)) as Tally;
    await breathe();
    return work(task);
  };
  const tally = emptyTally(plan.setups.map((one) => one.seats));
  const total = plan.games * plan.setups.length;
  const stretches = new Stretches(plan);
  let done = 0;
  const player = async (until: number): Promise<void> => {
    let size = FIRST_STRETCH;
    while (!stopped() && seconds() * 1000 < until) {
      const next = stretches.next(size);
      if (next === null) return;
      const start = performance.now();
      addTally(tally, await run({ plan, stretch: next, source }));
      const played = next.to - next.from;
      done += played;
      size = nextSize(played, performance.now() - start);
      options.onProgress?.({ done, total, seconds: seconds() });
    }
  };
  try {
    // Few games are played here at once: workers would take longer to wake up.
    await player(jobs === 1 ? Infinity : ALONE_MS);
    if (jobs > 1 && done < total && !stopped()) {
      pool = poolOf(jobs);
      await Promise.all(Array.from({ length: jobs }, () => player(Infinity)));
    }
  } finally {
    await (pool as Piscina | null)?.destroy();
  }
  return { plan, tally, seconds: seconds(), cut: done < total };
}

/** Let timers, keys and signals through between two stretches. */
async function breathe(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

function nextSize(played: number, milliseconds: number): number {
  const wanted = Math.floor((played * STRETCH_MS) / Math.max(milliseconds, 1));
  return Math.max(1, Math.min(wanted, played * 4));
}

function poolOf(jobs: number): Piscina {
  return new Piscina({
    filename: new URL('worker.mjs', import.meta.url).href,
    minThreads: jobs,
    maxThreads: jobs,
  });
}

/** Hands out the games of a plan, setup after setup in turn, so that a plan cut short has played all setups. */
class Stretches {
  readonly #plan: Plan;
  readonly #played: number[];
  #turn = 0;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#played = plan.setups.map(() => 0);
  }

  next(size: number): Stretch | null {
    const { games, setups } = this.#plan;
    for (let i = 0; i < setups.length; i++) {
      const setup = this.#turn;
      this.#turn = (this.#turn + 1) % setups.length;
      const from = this.#played[setup]!;
      if (from === games) continue;
      const to = Math.min(games, from + size);
      this.#played[setup] = to;
      return { setup, from, to };
    }
    return null;
  }
}
