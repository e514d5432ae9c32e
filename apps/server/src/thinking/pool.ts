/**
 * Threads that think, so that the event loop never does. Tables take turns, however much one of them asks; who waits too long is
 * told so and makes do without. A thread that dies or hangs is replaced.
 */

import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Task } from '@gravetable/host';
import { startThread } from '../thread.ts';
import type { FromThinker, ToThinker } from './thinker.ts';

export interface PoolStart {
  readonly threads?: number;
  /** From when it was asked for, in milliseconds: then nobody waits any more. */
  readonly patience?: number;
  /** For one thought of a thread. */
  readonly longest?: number;
  readonly start?: () => Worker;
}

interface Job {
  readonly number: number;
  readonly task: Task;
  readonly resolve: (found: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly late: NodeJS.Timeout;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
  isReady: boolean;
  limit: NodeJS.Timeout | null;
}

const PATIENCE = 10_000;
/** For what the table can do by itself. */
const QUICK_PATIENCE = 200;
const LONGEST = 5000;
const MOST_THREADS = 4;
/** Waiting at once: of one table, and of all. */
const TABLE_MOST = 4;
const ALL_MOST = 256;
/** A thread that cannot even start is not started again and again. */
const RESTART_AFTER = 250;

export class ThinkingPool {
  readonly #start: () => Worker;
  readonly #size: number;
  readonly #patience: number;
  readonly #longest: number;
  readonly #threads = new Set<Thread>();
  /** Whose turn it is comes first. */
  readonly #queues = new Map<string, Job[]>();
  #waiting = 0;
  #number = 0;
  #closed = false;
  #mayStartAt = 0;
  thoughts = 0;
  /** Thoughts that nobody found the time for, or that failed. */
  given = 0;

  constructor({ threads, patience, longest, start }: PoolStart = {}) {
    this.#size = threads ?? Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
    this.#patience = patience ?? PATIENCE;
    this.#longest = longest ?? LONGEST;
    this.#start = start ?? (() => startThread('thinking', 'thinker', {}));
    this.#open(); // The first is there when it is needed.
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Threads, for whoever looks after them. */
  get workers(): readonly Worker[] {
    return [...this.#threads].map(({ worker }) => worker);
  }

  readonly think = async (task: Task): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const queue = this.#queues.get(task.table) ?? [];
      const isFull = queue.length >= TABLE_MOST || this.#waiting >= ALL_MOST;
      if (this.#closed || isFull || (task.quick && !this.#isUp)) {
        this.given++;
        return reject(new Error('nobody has the time'));
      }
      const late = setTimeout(() => this.#tooLate(job), task.quick ? QUICK_PATIENCE : this.#patience);
      const job: Job = { number: ++this.#number, task, resolve, reject, late };
      this.#queues.set(task.table, [...queue, job]);
      this.#waiting++;
      this.#work();
    });

  get #isUp(): boolean {
    return [...this.#threads].some(({ isReady }) => isReady);
  }

  /** Whoever has waited enough waits no more; a thread that is at it goes on to its own limit. */
  #tooLate(job: Job): void {
    const { table } = job.task;
    const queue = this.#queues.get(table) ?? [];
    if (queue.includes(job)) {
      this.#keep(
        table,
        queue.filter((one) => one !== job),
      );
      this.#waiting--;
    }
    this.#fail(job, new Error('it took too long'));
  }

  #fail(job: Job, error: Error): void {
    clearTimeout(job.late);
    this.given++;
    job.reject(error);
  }

  /** Behind all others: the next turn is somebody else's. */
  #keep(table: string, queue: Job[]): void {
    this.#queues.delete(table);
    if (queue.length > 0) this.#queues.set(table, queue);
  }

  #take(): Job | null {
    for (const [table, [job, ...rest]] of this.#queues) {
      this.#keep(table, rest);
      this.#waiting--;
      return job!;
    }
    return null;
  }

  #work(): void {
    if (this.#closed) return;
    for (const thread of this.#threads) {
      if (this.#waiting === 0) return;
      if (thread.isReady && thread.job === null) this.#hand(thread, this.#take()!);
    }
    const starting = [...this.#threads].filter(({ isReady }) => !isReady).length;
    if (this.#waiting > starting && this.#threads.size < this.#size) this.#open();
  }

  #hand(thread: Thread, job: Job): void {
    thread.job = job;
    thread.limit = setTimeout(() => void thread.worker.terminate(), this.#longest);
    thread.worker.postMessage({ number: job.number, task: job.task } satisfies ToThinker);
  }

  #open(): void {
    const wait = this.#mayStartAt - performance.now();
    if (wait > 0) return void setTimeout(() => this.#work(), wait).unref();
    const thread: Thread = { worker: this.#start(), job: null, isReady: false, limit: null };
    this.#threads.add(thread);
    thread.worker.on('message', (message: FromThinker) => this.#heard(thread, message));
    thread.worker.on('error', () => undefined); // It ends: that is where it is seen to.
    thread.worker.on('exit', () => this.#gone(thread));
    thread.worker.unref();
  }

  #heard(thread: Thread, message: FromThinker): void {
    if (message === 'ready') thread.isReady = true;
    else {
      const { job } = thread;
      clearTimeout(thread.limit!);
      thread.job = null;
      if (job !== null) {
        if ('error' in message) this.#fail(job, new Error(message.error));
        else {
          clearTimeout(job.late);
          this.thoughts++;
          job.resolve(message.found);
        }
      }
    }
    this.#work();
  }

  #gone(thread: Thread): void {
    this.#threads.delete(thread);
    if (thread.limit !== null) clearTimeout(thread.limit);
    if (!thread.isReady) this.#mayStartAt = performance.now() + RESTART_AFTER;
    if (thread.job !== null) this.#fail(thread.job, new Error('the thread has ended'));
    this.#work();
  }

  async close(): Promise<void> {
    this.#closed = true;
    const all = [...this.#queues.values()].flat();
    this.#queues.clear();
    this.#waiting = 0;
    for (const job of all) this.#fail(job, new Error('nobody thinks any more'));
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
