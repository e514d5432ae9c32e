/**
 * A power cut: whatever the disk was not told to keep is gone. A writer runs under `strace`, which tells in order what was written,
 * when the disk was told, and when an answer was acknowledged. At many moments the log is cut to what had been told by then,
 * and opened: every answer acknowledged before must be in it. With weaker settings some must be lost, or the test sees nothing.
 */

import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

export type PowerCuts =
  | {
      readonly cuts: number;
      readonly acknowledged: number;
      readonly lost: number;
      readonly controlLost: number;
    }
  | { readonly notRun: string };

const WRITER = path.join(import.meta.dirname, 'power-writer.ts');

type Moment = { readonly synced: number; readonly acknowledged: number };

/** What was safe and what was promised, after every call. */
function moments(trace: string): Moment[] {
  const found: Moment[] = [];
  let written = 0;
  let synced = 0;
  let acknowledged = 0;
  // A call that takes a while stands in two lines: what it was about in the first, that it ended in the second.
  const begun = new Map<string, string>();
  for (const line of trace.split('\n')) {
    const [, thread = '', rest = ''] = /^(?:\[pid +)?(\d+)?\]? *(.*)$/.exec(line) ?? [];
    const resumed = /^<\.\.\. (\w+) resumed>(.*)$/.exec(rest);
    if (rest.includes('<unfinished ...>')) {
      begun.set(thread, rest);
      continue;
    }
    const call = resumed === null ? rest : `${begun.get(thread) ?? ''}${resumed[2]!}`;
    const write =
      /^pwrite64\(\d+<[^>]*tables\.db-wal>.*, (\d+), (\d+)(?: <unfinished \.\.\.>)?\)? *= (\d+)/.exec(call);
    if (write !== null) written = Math.max(written, Number(write[1]) + Number(write[2]));
    else if (/^f(data)?sync\(\d+<[^>]*tables\.db-wal>/.test(call)) synced = written;
    else {
      const said = /^write\(\d+<[^>]*acknowledged>, "(\d+)\\n"/.exec(call);
      if (said === null) continue;
      acknowledged = Math.max(acknowledged, Number(said[1]));
    }
    found.push({ synced, acknowledged });
  }
  return found;
}

function traced(place: string, synchronous: string): Moment[] {
  const trace = path.join(place, 'trace');
  const calls = 'trace=pwrite64,fsync,fdatasync,write';
  const args = [
    '-f',
    '--seccomp-bpf', // Other calls run through without stopping.
    '-y',
    '-s',
    '24',
    '-e',
    calls,
    '-o',
    trace,
    process.execPath,
    '--import',
    'tsx',
    WRITER,
    place,
    synchronous,
  ];
  const done = spawnSync('strace', args, { encoding: 'utf8' });
  const isKilled = done.signal === 'SIGKILL' || done.status === 137; // By itself, so that the log is left as it is.
  if (!isKilled) throw new Error(`the writer failed: ${done.stderr.slice(-500)}`);
  return moments(readFileSync(trace, 'utf8'));
}

/** How many acknowledged answers are missing when the power fails at this moment. */
function lostAt(place: string, { synced, acknowledged }: Moment): number {
  const copy = path.join(place, 'cut.db');
  for (const end of ['', '-wal', '-shm']) rmSync(`${copy}${end}`, { force: true });
  copyFileSync(path.join(place, 'tables.db'), copy);
  copyFileSync(path.join(place, 'tables.db-wal'), `${copy}-wal`);
  truncateSync(`${copy}-wal`, synced);
  const database = new DatabaseSync(copy);
  try {
    const { kept } = database.prepare('SELECT COALESCE(MAX(seq), 0) AS kept FROM acts').get() as {
      kept: number;
    };
    const { there } = database.prepare('SELECT COUNT(*) AS there FROM acts').get() as { there: number };
    if (there !== kept) throw new Error('the log has gaps');
    return Math.max(0, acknowledged - kept);
  } catch (error) {
    // Not even the first commit was safe: there are no tables at all.
    if (/no such table/.test(String(error))) return acknowledged;
    throw error;
  } finally {
    database.close();
  }
}

export async function powerCuts(cuts: number): Promise<PowerCuts> {
  if (spawnSync('strace', ['-V']).status !== 0)
    return { notRun: 'strace is not installed: `apt-get install strace`' };
  const total = { acknowledged: 0, lost: 0, controlLost: 0 };
  for (const synchronous of ['FULL', 'NORMAL']) {
    const place = mkdtempSync(path.join(os.tmpdir(), 'gravetable-power-'));
    const all = traced(place, synchronous);
    if (!existsSync(path.join(place, 'tables.db-wal'))) throw new Error('nothing was written');
    for (let at = 0; at < cuts; at++) {
      const lost = lostAt(place, all[Math.floor(((at + 0.5) / cuts) * all.length)]!);
      if (synchronous === 'FULL') total.lost += lost;
      else total.controlLost += lost;
    }
    if (synchronous === 'FULL') total.acknowledged = all.at(-1)!.acknowledged;
    rmSync(place, { recursive: true });
  }
  return { cuts, ...total };
}
