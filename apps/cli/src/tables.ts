/** The tables of this terminal: the host that keeps them in files, and the one way to a desk in front of one. */

import { randomInt } from 'node:crypto';
import { gameOf } from '@gravetable/catalog';
import { Desk, Host, type Table, type Time } from '@gravetable/host';
import { isRefusal, secretSeed, type GameRecord, type Refusal } from '@gravetable/kernel';
import type { Push } from '@gravetable/protocol';
import { FileStore } from './files.ts';
import { logFile } from './store.ts';

const time: Time = {
  now: () => performance.now(),
  later(work, wait) {
    const timer = setTimeout(work, wait);
    return () => clearTimeout(timer);
  },
};

export function freshSeed(): string {
  return secretSeed((n) => randomInt(n));
}

export function terminalHost(): Host {
  return new Host({ store: new FileStore(logFile), time, gameOf });
}

/** Whoever types here answers for all the people of the table. */
export function deskAt(table: Table, hears: (push: Push) => void): Desk {
  const people = table.whole.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return new Desk({ table, seats: people, hears, fresh: freshSeed, now: time.now });
}

/** A record becomes a table of its own. */
export async function broughtTable(host: Host, id: string, record: GameRecord): Promise<Table | Refusal> {
  const brought = await host.bring(id, record, { title: id });
  if (isRefusal(brought)) return brought;
  return (await host.resume(id))!;
}
