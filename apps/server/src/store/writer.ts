/**
 * The thread that writes to SQLite. It takes whatever has gathered while it wrote, writes it in one transaction, and tells
 * everybody when that is on the disk: one wait for the disk serves all of them, and none of them is in the event loop.
 */

import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';
import { WRITES, type Work, type Write } from './schema.ts';

export interface WriterStart {
  readonly file: string;
  /** `NORMAL` only for the test that shows what it loses. */
  readonly synchronous: 'FULL' | 'NORMAL';
  /** False for the same test: the log is left as it was written. */
  readonly folds: boolean;
}

/** A piece of work with its number; what gathered in one turn of the event loop comes together, or in a few parts. */
export interface Numbered {
  readonly number: number;
  readonly work: Work;
}

export type ToWriter = readonly Numbered[] | { readonly close: true };

export interface Written {
  /** Number of each piece of work, and whether it was done. */
  readonly done: readonly (readonly [number: number, done: boolean])[];
  readonly failed: readonly number[];
  readonly error: string | null;
  readonly took: number;
}

const port = parentPort!;
const { file, synchronous, folds } = workerData as WriterStart;
const database = new DatabaseSync(file);
database.exec('PRAGMA journal_mode = WAL');
database.exec(`PRAGMA synchronous = ${synchronous}`);
database.exec('PRAGMA foreign_keys = ON');
database.exec('PRAGMA busy_timeout = 5000');
if (!folds) database.exec('PRAGMA wal_autocheckpoint = 0');

const numbered = (sql: string): string => sql.replaceAll(/\$(\d+)/g, '?$1');
const statements = new Map(
  Object.entries(WRITES).map(([name, sql]) => [name as Write, database.prepare(numbered(sql))]),
);

const savepoint = database.prepare('SAVEPOINT work');
const release = database.prepare('RELEASE work');

function carryOut({ writes }: Work): boolean {
  for (const [at, [write, ...values]] of writes.entries()) {
    const { changes } = statements.get(write)!.run(...values);
    if (at === 0 && Number(changes) === 0) return false;
  }
  return true;
}

function commit(gathered: readonly Numbered[]): Written {
  const began = performance.now();
  const done: [number, boolean][] = [];
  const failed: number[] = [];
  let error: string | null = null;
  try {
    database.exec('BEGIN IMMEDIATE');
    for (const { number, work } of gathered) {
      savepoint.run();
      try {
        done.push([number, carryOut(work)]);
        release.run();
      } catch (thrown) {
        database.exec('ROLLBACK TO work');
        release.run();
        failed.push(number);
        error = String(thrown);
      }
    }
    database.exec('COMMIT');
  } catch (thrown) {
    if (database.isTransaction) database.exec('ROLLBACK');
    const all = gathered.map((one) => one.number);
    return { done: [], failed: all, error: String(thrown), took: performance.now() - began };
  }
  return { done, failed, error, took: performance.now() - began };
}

port.on('message', (first: ToWriter) => {
  const all = [first];
  for (;;) {
    const next = receiveMessageOnPort(port) as { message: ToWriter } | undefined;
    if (next === undefined) break;
    all.push(next.message);
  }
  const works = all.flatMap((one) => ('close' in one ? [] : one));
  if (works.length > 0) port.postMessage(commit(works));
  if (!all.some((one) => 'close' in one)) return;
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  port.close();
});
port.postMessage('ready');
