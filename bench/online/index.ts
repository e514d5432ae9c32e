/** Online tables beside boardgame.io's server: each server and each crowd in a process of its own, in turn. */

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rolldown } from 'rolldown';

const TABLES = 50;
const SECONDS = 6;
const RUNS = 3;
/** As ours is run, by `npm start` and by what it tells its engine; the other server is run the same way. */
function flags(): string[] {
  const root = path.join(import.meta.dirname, '..', '..');
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  return [...scripts.start.split(' ').filter((word) => word.startsWith('--')), '--no-parallel-scavenge'];
}

interface Measured {
  readonly rate: number;
  readonly p99: number;
  readonly bytes: number;
  /** What the server works for one answer, in milliseconds of processor time: hardly touched by what else runs. */
  readonly work: number;
  /** The same of its main thread alone: everybody waits for that one. */
  readonly main: number;
  /** What the crowd works for one answer: it must not be what is waited for. */
  readonly crowd: number;
}

async function started(
  file: string,
  ...args: string[]
): Promise<{ readonly child: ChildProcess; readonly port: string }> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [...flags(), file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const found = /port (\d+)/.exec(String(text));
      if (found !== null) resolve(found[1]!);
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { child, port };
}

async function crowd(server: readonly string[], load: readonly string[]): Promise<Measured> {
  const { child, port } = await started(...(server as [string]));
  const args = [port, TABLES, SECONDS, child.pid!].map(String);
  const done = spawnSync(process.execPath, [...load, ...args], { encoding: 'utf8' });
  child.kill('SIGKILL');
  if (done.status !== 0) throw new Error(`the crowd failed:\n${done.stderr}`);
  return JSON.parse(done.stdout.trim().split('\n').at(-1)!) as Measured;
}

/** The crowd is bundled as the server is: no development loader stands between. */
async function bundledCrowd(): Promise<string> {
  const input = path.join(import.meta.dirname, 'load.ts');
  const file = path.join(import.meta.dirname, '..', 'dist', 'crowd.mjs');
  const bundle = await rolldown({
    input,
    platform: 'node',
    external: [/^(?!@gravetable\/)[@a-z]/, /^node:/],
  });
  await bundle.write({ file, codeSplitting: false });
  await bundle.close();
  return file;
}

export async function measureOnline(rival: string): Promise<{ ours: Measured; theirs: Measured }> {
  const load = await bundledCrowd();
  const all: { ours: Measured; theirs: Measured }[] = [];
  for (let run = 0; run < RUNS; run++) {
    const data = mkdtempSync(path.join(tmpdir(), 'gravetable-bench-'));
    const here = (name: string): string => path.join(import.meta.dirname, name);
    const ours = await crowd([here('ours.mjs'), data], [load]);
    const theirs = await crowd([path.join(rival, 'server.mjs')], [path.join(rival, 'load.mjs')]);
    rmSync(data, { recursive: true });
    all.push({ ours, theirs });
  }
  // The pair in the middle, by how the rates compare.
  return all.toSorted((a, b) => a.ours.rate / a.theirs.rate - b.ours.rate / b.theirs.rate)[
    Math.floor(RUNS / 2)
  ]!;
}
