// `npm run fuzz -- files|imports|links [game…] --count N [--seed S] [--json]`: forged saves, records, torn files and links, each
// of which must be refused or be playable. A worker opens them; one that does not come to an end is stopped and told too.

import { Worker } from 'node:worker_threads';
import { gameOf, games } from '@gravetable/catalog';
import { belowOf } from '@gravetable/kernel';
import { originalsOf, type Opened } from '../packages/testkit/src/forging.ts';
import { atDoor, KINDS, type Door } from './fuzz-doors.ts';

/** Nothing takes so long, in milliseconds. */
const PATIENCE = 30_000;
/** Other originals after so many forgeries. */
const LOT = 500;
const SHOWN = 12;

interface Task {
  readonly door: Door;
  readonly game: string;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

type Said =
  | { readonly at: number }
  | { readonly at: number; readonly kind: string; readonly result: Opened }
  | { readonly at: number; readonly kind: string; readonly result: 'threw'; readonly message: string }
  | { readonly done: true };

interface Count {
  refused: number;
  played: number;
  stumbled: number;
  threw: number;
  hung: number;
}

const kindOf = (door: Door, at: number): string => KINDS[door][at % KINDS[door].length]!;

/** Opens what was forged of one stretch, and says of each what came of it. */
export async function work(
  { door, game: id, seed, from, to }: Task,
  say: (said: Said) => void,
): Promise<void> {
  const game = gameOf(id)!;
  let originals = originalsOf(game, `${seed}.${Math.floor(from / LOT)}`);
  for (let at = from; at < to; at++) {
    if (at % LOT === 0) originals = originalsOf(game, `${seed}.${at / LOT}`);
    const kind = kindOf(door, at);
    const below = belowOf(`forged ${seed} ${at}`);
    say({ at });
    try {
      say({ at, kind, result: await atDoor(door, kind, game, originals, below) });
    } catch (error) {
      const message = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
      say({ at, kind, result: 'threw', message });
    }
  }
  say({ done: true });
}

/** One worker, until it is done or has to be stopped; where it stopped. */
function attempt(task: Task, note: (said: Said) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('fuzz-worker.mjs', import.meta.url), { workerData: task });
    let at = task.from;
    let watch = setTimeout(() => undefined, 0);
    const stop = (reached: number): void => {
      clearTimeout(watch);
      void worker.terminate().then(() => resolve(reached));
    };
    worker.on('message', (said: Said) => {
      clearTimeout(watch);
      if ('done' in said) return stop(task.to);
      at = said.at;
      if ('result' in said) note(said);
      watch = setTimeout(() => {
        note({ at, kind: kindOf(task.door, at), result: 'threw', message: 'does not end' });
        stop(at + 1);
      }, PATIENCE);
    });
    worker.on('error', reject);
  });
}

export async function fuzzFiles(
  door: Door,
  names: readonly string[],
  { count, seed, json, at }: { count: number; seed: string; json: boolean; at: number | null },
): Promise<number> {
  const chosen = games.filter((game) => names.length === 0 || names.includes(game.id));
  const each = Math.ceil(count / chosen.length);
  const report: Record<string, Count & { faults: Record<string, { count: number; at: number[] }> }> = {};
  for (const game of chosen) {
    const total = {
      refused: 0,
      played: 0,
      stumbled: 0,
      threw: 0,
      hung: 0,
      faults: {} as Record<string, { count: number; at: number[] }>,
    };
    report[game.id] = total;
    const note = (said: Said): void => {
      if (!('result' in said)) return;
      if (said.result !== 'threw') return void total[said.result]++;
      if (said.message === 'does not end') total.hung++;
      else total.threw++;
      const key = `${said.kind}: ${said.message
        .split('\n')
        .slice(0, at === null ? 1 : 12)
        .join('\n')
        .slice(0, at === null ? 200 : 3000)}`;
      const fault = (total.faults[key] ??= { count: 0, at: [] });
      fault.count++;
      if (fault.at.length < 3) fault.at.push(said.at);
    };
    const [first, last] = at === null ? [0, each] : [at, at + 1];
    for (let from = first; from < last;)
      from = await attempt({ door, game: game.id, seed, from, to: last }, note);
    if (json) continue;
    const { refused, played, stumbled, threw, hung } = total;
    console.log(
      `${game.id}: seed ${seed}, ${last - first} ${door}, ${refused} refused, ${played} played, ${stumbled} stumbled later, ${threw} threw, ${hung} did not end`,
    );
    for (const [what, { count: times, at: where }] of Object.entries(total.faults)
      .sort((a, b) => b[1].count - a[1].count)
      .slice(0, SHOWN))
      console.log(`  ${times} × ${what}  (--at ${where.join(', ')})`);
  }
  if (json) console.log(JSON.stringify({ door, seed, games: report }));
  return Object.values(report).some(({ threw, hung }) => threw + hung > 0) ? 1 : 0;
}
