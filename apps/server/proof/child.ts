/** Starts the unbound server in a process of its own. */

import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

export interface Child {
  readonly port: number;
  readonly process: ChildProcess;
  /** What it wrote to its error output. */
  readonly complaints: () => string;
  /** Bytes that it holds; 0 where it is gone. */
  heap(): Promise<number>;
  stop(): Promise<number | null>;
}

export async function unbound(data: string, sleepAfter?: number): Promise<Child> {
  const args = ['--expose-gc', '--import', 'tsx', path.join(import.meta.dirname, 'unbound.ts'), data];
  const child = spawn(
    process.execPath,
    [...args, ...(sleepAfter === undefined ? [] : [String(sleepAfter)])],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let complaints = '';
  child.stderr!.on('data', (text: Buffer) => (complaints += String(text)));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout!.on('data', (text: Buffer) => {
      const found = /port (\d+)/.exec(String(text));
      if (found !== null) resolve(Number(found[1]));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${complaints}`)));
  });
  return {
    port,
    process: child,
    complaints: () => complaints,
    async heap() {
      if (!child.connected) return 0;
      const told = new Promise<number>((resolve) =>
        child.once('message', (bytes) => resolve(bytes as number)),
      );
      child.send('heap');
      return told;
    },
    async stop() {
      const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      return gone;
    },
  };
}
