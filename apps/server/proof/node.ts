/** A server in a process of its own, to be killed without warning. */

import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const BIN = path.join(import.meta.dirname, '..', 'bin', 'gravetable-server.mjs');

export class ServerProcess {
  readonly port: number;
  readonly #args: readonly string[];
  #child: ChildProcess | null = null;

  constructor(port: number, ...args: string[]) {
    this.port = port;
    this.#args = ['--port', String(port), ...args];
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.#child!.pid!;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [BIN, ...this.#args], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => {
        if (String(text).includes('Gravetable is at')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  }

  /** No warning, no goodbye. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child!;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
}
