/** What a server counts. Ids and codes only: no names, texts, keys or addresses. */

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Logger } from 'pino';

type Looks = Readonly<
  Record<'awake' | 'connections' | 'wakes' | 'thoughtsWaiting' | 'thoughtsGivenUp', () => number>
>;

export class Metrics {
  readonly registry = new Registry();
  readonly #log: Logger;
  readonly #answers = this.#counter('requests_total', 'Requests of desks by name', ['do']);
  readonly #refusals = this.#counter('refusals_total', 'Refusals by code', ['code']);
  readonly #bytes = this.#counter('sent_bytes_total', 'Bytes sent');
  readonly #repairs = this.#counter('repairs_total', 'Whole views sent to whoever had fallen behind');
  readonly #faults = this.#counter('faults_total', 'Errors of our own');
  readonly #commits: Histogram;

  constructor(log: Logger, look: Looks) {
    this.#log = log;
    collectDefaultMetrics({ register: this.registry });
    this.#commits = new Histogram({
      name: 'gravetable_commit_milliseconds',
      help: 'How long a commit took',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
      registers: [this.registry],
    });
    this.#gauge('tables_awake', 'Tables in memory', look.awake);
    this.#gauge('connections', 'Open connections', look.connections);
    this.#gauge('wakes', 'Tables woken so far', look.wakes);
    this.#gauge(
      'thoughts_waiting',
      'What is to be thought about and waits for a thread',
      look.thoughtsWaiting,
    );
    this.#gauge('thoughts_given_up', 'Thoughts no thread had the time for so far', look.thoughtsGivenUp);
  }

  #counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name: `gravetable_${name}`, help, labelNames, registers: [this.registry] });
  }

  #gauge(name: string, help: string, read: () => number): Gauge {
    return new Gauge({
      name: `gravetable_${name}`,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  answered(name: string): void {
    this.#answers.inc({ do: name });
  }

  refused(code: string): void {
    this.#refusals.inc({ code });
  }

  sent(bytes: number): void {
    this.#bytes.inc(bytes);
  }

  repaired(): void {
    this.#repairs.inc();
  }

  committed(milliseconds: number): void {
    this.#commits.observe(milliseconds);
  }

  /** Our own mistake: what it was stands in the log of the server, never in an answer. */
  fault(error: unknown): void {
    this.#faults.inc();
    this.#log.error(
      { error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
      'fault',
    );
  }
}
