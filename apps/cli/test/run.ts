/** Runs the command with what is typed: in this process, or as a user would, as a child process with pipes. */

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { onTestFinished, vi } from 'vitest';
import { run } from '../src/run.ts';

const BIN = path.resolve(import.meta.dirname, '../bin/gravetable.mjs');

export function freshHome(): string {
  return mkdtempSync(path.join(tmpdir(), 'gravetable-'));
}

const environment = (home: string) =>
  ({ GRAVETABLE_HOME: home, FORCE_COLOR: '0', LANG: 'C', LC_ALL: '', LC_MESSAGES: '' }) as const;

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const lines = (typed: readonly string[]): string => typed.map((line) => `${line}\n`).join('');

/** `typed` is what is typed, one line each. */
export function asProcess(words: readonly string[], typed: readonly string[], home: string): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...words], {
    input: lines(typed),
    encoding: 'utf8',
    env: { ...process.env, ...environment(home) },
    timeout: 120_000,
  });
  return { code: status, out: stdout, err: stderr };
}

/** The same in this process, which need not start first: much faster. */
export async function gravetable(
  words: readonly string[],
  typed: readonly string[] = [],
  home = freshHome(),
): Promise<Ran> {
  const said = { out: '', err: '' };
  const hear = (into: 'out' | 'err') => (chunk: unknown) => {
    said[into] += String(chunk);
    return true;
  };
  const keyboard = Object.assign(Readable.from([lines(typed)]), { isTTY: false });
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(hear('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(hear('err')),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(keyboard as never),
  ];
  for (const [name, value] of Object.entries(environment(home))) vi.stubEnv(name, value);
  try {
    return { code: await run(words), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

/** A test that fails leaves nothing running. */
export function start(words: readonly string[], home: string): ChildProcess {
  const child = spawn(process.execPath, [BIN, ...words], { env: { ...process.env, ...environment(home) } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Wait until the process has said this. */
export function heard(child: ChildProcess, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let out = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (out.includes(words)) resolve(out);
    });
    child.on('exit', () => reject(new Error(`it ended before saying “${words}”:\n${out}`)));
  });
}

export function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.on('exit', (code) => resolve(code)));
}
