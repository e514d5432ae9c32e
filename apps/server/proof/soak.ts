/**
 * Many tables for a long while: people play, leave, let the table sleep and come back. Memory must not grow, and nobody may ever be
 * shown another table than the one that is kept.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as setTimer } from 'node:timers/promises';
import { ProgressLine, wished } from '@gravetable/lab';
import { make, newRoom, Player } from '../test/client.ts';
import { unbound } from './child.ts';

const USAGE = `npm run soak -- [options]
  --tables N   so many tables: 12
  --minutes N  for so long: 0.2
  --json       figures for a program`;
const values = wished(USAGE, { tables: 12, minutes: 0.2, json: false });
const TABLES = values.tables;
const FOR = values.minutes * 60_000;
const SLEEP_AFTER = 2000;
const GAMES = ['dead-cells', 'cards-of-the-dead', 'vengeance', 'dead-keep'];
/** Who is not answered for so long never will be. */
const UNANSWERED = 30_000;
/** So many sit at their tables at a time; the others sleep. */
const AWAKE = Math.min(50, TABLES);

const place = mkdtempSync(path.join(os.tmpdir(), 'gravetable-soak-'));
const server = await unbound(path.join(place, 'data'), SLEEP_AFTER);
const pause = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait));
const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))![1]) / 1024;

interface Seat {
  readonly table: string;
  readonly key: string;
  count: number;
}
const seats: Seat[] = [];
for (let at = 0; at < TABLES; at++) {
  const { table, key } = await make(
    server.port,
    newRoom(GAMES[at % GAMES.length]!, ['person', 'bot'], { options: {} }),
  );
  const host = await Player.join(server.port, table, { key });
  await host.value('begin');
  host.cut();
  seats.push({ table, key, count: 0 });
}
const began = performance.now();
const isDone = (): boolean => performance.now() - began > FOR;
let [answers, mismatches, visits, unanswered] = [0, 0, 0, 0];
let next = 0;

/** What somebody asked for, or null where nothing came back. */
async function answered<T>(reply: Promise<T>): Promise<T | null> {
  const waited = new AbortController();
  const none = setTimer(UNANSWERED, null, { signal: waited.signal }).catch(() => null);
  const found = await Promise.race([reply, none]);
  waited.abort();
  if (found === null) unanswered++;
  return found;
}

/** Sits down somewhere, plays a few answers, leaves. */
async function visitor(): Promise<void> {
  while (!isDone()) {
    const seat = seats[next++ % seats.length]!;
    const least = seat.count;
    visits++;
    let player: Player | null = null;
    try {
      player = await answered(Player.join(server.port, seat.table, { key: seat.key }));
      if (player === null) continue;
      if (player.known === null || player.known.count < least) mismatches++;
      for (let at = 0; at < 5 && !isDone() && player.known?.outcome === null; at++) {
        await answered(player.ask('seen'));
        const { answer } = player;
        if (answer !== null && (await answered(player.ask('answer', answer)))?.say === 'step') answers++;
        await pause(50);
      }
      seat.count = player.known?.count ?? seat.count;
    } catch (error) {
      mismatches++; // The view of a step was another one than its hash, or nobody was let in.
      console.error(seat.table, error);
    }
    player?.close();
  }
}

const figures: number[] = [];
const watching = (async () => {
  const progress = new ProgressLine('seconds', FOR / 1000);
  while (!isDone()) {
    progress.show(Math.round((performance.now() - began) / 1000));
    await pause(Math.min(5000, FOR / 12));
    figures.push(memory());
  }
  progress.clear();
})();
await Promise.all([watching, ...Array.from({ length: AWAKE }, visitor)]);
const settled = Math.floor(figures.length / 2);
const early = figures.slice(settled - Math.ceil(settled / 2), settled);
const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
const late = figures.slice(-early.length);
const code = await server.stop();
rmSync(place, { recursive: true });
const result = {
  tables: TABLES,
  minutes: values.minutes,
  visits,
  answers,
  mismatches,
  unanswered,
  memoryMB: [Math.round(mean(early)), Math.round(mean(late))],
  memoryRatio: Number((mean(late) / mean(early)).toFixed(3)),
  ended: code,
};
console.log(values.json ? JSON.stringify(result) : result);
// Over a short while memory is still finding its level: only a long run is held to the limit.
const isLevel = values.minutes < 10 || result.memoryRatio <= 1.1;
process.exit(mismatches + unanswered === 0 && answers > 0 && code === 0 && isLevel ? 0 : 1);
