/**
 * Plays a plan: in this thread, or in several workers that are handed stretches of games. The tally is the same
 * whatever the number of workers, because every game has its own seed and counts add up in any order.
 */

import { Piscina } from 'piscina';
import type { Plan, Stretch } from './plan.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import work, { type Task } from './work.ts';

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
/** Stretches under way may end within this time after we were told to stop. */
const PATIENCE_MS = 600;

export async function simulate(wanted: Plan, options: SimulateOptions = {}): Promise<Simulated> {
  const limit = options.seconds === undefined ? {} : { deadline: Date.now() + options.seconds * 1000 };
  const plan: Plan = { ...wanted, ...limit };
  const source = options.source ?? null;
  const jobs = Math.max(1, options.jobs ?? 1);
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  const stopped = (): boolean =>
    options.signal?.aborted === true || seconds() > (options.seconds ?? Infinity);
  const patience = patienceAfter(options.signal);
  // A game that takes longer than this thread may be deaf is left to a worker: signals must come through.
  const here = async ({ stretch, ...task }: Task): Promise<Tally | 'left'> => {
    await breathe();
    const deadline = Math.min(plan.deadline ?? Infinity, Date.now() + ALONE_MS);
    const part = await work({ ...task, stretch, plan: { ...plan, deadline } });
    return gamesIn(part) === stretch.to - stretch.from ? part : 'left';
  };
  const tally = emptyTally(plan.setups.map((one) => one.seats));
  const total = plan.games * plan.setups.length;
  const stretches = new Stretches(plan);
  let done = 0;
  const player = async (
    run: (task: Task) => Promise<Tally | 'left' | null>,
    until = Infinity,
  ): Promise<void> => {
    let size = FIRST_STRETCH;
    while (!stopped() && seconds() * 1000 < until) {
      const next = stretches.next(size);
      if (next === null) return;
      const start = performance.now();
      const part = await run({ plan, stretch: next, source });
      if (part === 'left') return stretches.giveBack(next);
      if (part === null) return; // Told to stop, and this stretch takes too long to end.
      addTally(tally, part);
      const played = next.to - next.from;
      done += played;
      size = nextSize(played, performance.now() - start);
      options.onProgress?.({ done, total, seconds: seconds() });
    }
  };
  // Few games are played here at once: workers take a while to wake up.
  await player(here, ALONE_MS);
  if (done < total && !stopped()) {
    const pool = poolOf(jobs);
    const there = (task: Task): Promise<Tally | null> =>
      Promise.race([pool.run(task) as Promise<Tally>, patience]);
    try {
      await Promise.all(Array.from({ length: jobs }, () => player(there)));
    } finally {
      await pool.destroy();
    }
  }
  return { plan, tally, seconds: seconds(), cut: done < total };
}

/** Games that were played to their end, or failed. */
function gamesIn({ setups, failed }: Tally): number {
  return setups.reduce((sum, { games }) => sum + games, failed);
}

/** Comes to an end a moment after the signal; without a signal, never. */
function patienceAfter(signal: AbortSignal | undefined): Promise<null> {
  return new Promise((resolve) => {
    signal?.addEventListener('abort', () => setTimeout(resolve, PATIENCE_MS, null).unref(), { once: true });
  });
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
  readonly #back: Stretch[] = [];

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#played = plan.setups.map(() => 0);
  }

  giveBack(stretch: Stretch): void {
    this.#back.push(stretch);
  }

  next(size: number): Stretch | null {
    const { games, setups } = this.#plan;
    const back = this.#back.pop();
    if (back !== undefined) return back;
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
