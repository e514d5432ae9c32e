/** A server of its own for stories of several people at one table. */

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';

const STAND_IN = new URL('push-stand-in.mjs', import.meta.url).href;
const START = path.resolve(import.meta.dirname, '../../../scripts/start.mjs');

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => {
    server.close(done);
  });
  return port;
}

/** One process with its tables; it can be ended and started again on the same port with the same tables. */
export class Server {
  readonly #data = mkdtempSync(path.join(tmpdir(), 'gravetable-online-'));
  readonly #pushed = path.join(this.#data, 'pushed');
  readonly port: number;
  /** Tables that were made since it was started: of one address it takes ten in an hour. */
  tables = 0;
  #process: ChildProcess | null = null;

  constructor(port: number) {
    this.port = port;
  }

  get address(): string {
    return `http://localhost:${this.port}/`;
  }

  async start(): Promise<void> {
    this.tables = 0;
    const own = [START, '--no-open', '--port', String(this.port), '--data', this.#data];
    const env = { ...process.env, GRAVETABLE_TEST_PUSHED: this.#pushed };
    this.#process = spawn(process.execPath, ['--import', STAND_IN, ...own], { stdio: 'ignore', env });
    await expect
      .poll(
        () =>
          fetch(`${this.address}api/server`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 120_000, intervals: [200] },
      )
      .toBe(true);
  }

  /** What it has sent to the push service so far, to places that begin so. */
  pushed(place: string): readonly { readonly to: string; readonly body: string }[] {
    if (!existsSync(this.#pushed)) return [];
    const lines = readFileSync(this.#pushed, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line)).filter(({ to }) => to.startsWith(place));
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const ended = this.#process;
    this.#process = null;
    if (ended === null) return;
    await new Promise((done) => {
      ended.once('exit', done);
      ended.kill(signal);
    });
  }

  /** Nothing is heard of it, and no connection ends; `work` is done meanwhile. */
  async silent(work: () => Promise<void>): Promise<void> {
    this.#process!.kill('SIGSTOP');
    try {
      await work();
    } finally {
      this.#process!.kill('SIGCONT');
    }
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
