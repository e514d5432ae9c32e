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

/** The number of a piece of work, and what it writes; they come in batches. */
export type Numbered = readonly [number: number, writes: Work['writes']];

export type ToWriter = readonly Numbered[] | { readonly close: true };

export interface Written {
  /** Numbers of what was done, of what somebody else was faster with, and of what could not be done. */
  readonly done: readonly number[];
  readonly late: readonly number[];
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
// Folded when nobody waits for it; by itself only where that does not keep up.
database.exec(`PRAGMA wal_autocheckpoint = ${folds ? 8000 : 0}`);

const numbered = (sql: string): string => sql.replaceAll(/\$(\d+)/g, '?$1');
const statements = new Map(
  Object.entries(WRITES).map(([name, sql]) => [name as Write, database.prepare(numbered(sql))]),
);

const begin = database.prepare('BEGIN IMMEDIATE');
const end = database.prepare('COMMIT');
const savepoint = database.prepare('SAVEPOINT work');
const release = database.prepare('RELEASE work');
const fold = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

function carryOut(writes: Work['writes']): boolean {
  for (const [at, [write, ...values]] of writes.entries()) {
    const { changes } = statements.get(write)!.run(...values);
    if (at === 0 && Number(changes) === 0) return false;
  }
  return true;
}

/** All of it at once; what fails is told with how long it took. */
function commit(gathered: readonly Numbered[]): Written {
  const began = performance.now();
  try {
    return { ...commitAll(gathered), took: performance.now() - began };
  } catch {
    if (database.isTransaction) database.exec('ROLLBACK');
  }
  try {
    return { ...commitEach(gathered), took: performance.now() - began };
  } catch (thrown) {
    if (database.isTransaction) database.exec('ROLLBACK');
    const failed = gathered.map(([number]) => number);
    return { done: [], late: [], failed, error: String(thrown), took: performance.now() - began };
  }
}

type Outcome = Omit<Written, 'took'>;

/** Nothing fails as a rule: then nothing has to be told apart. */
function commitAll(gathered: readonly Numbered[]): Outcome {
  const done: number[] = [];
  const late: number[] = [];
  begin.run();
  for (const [number, writes] of gathered) (carryOut(writes) ? done : late).push(number);
  end.run();
  return { done, late, failed: [], error: null };
}

/** Where something fails, what came with it is written all the same. */
function commitEach(gathered: readonly Numbered[]): Outcome {
  const done: number[] = [];
  const late: number[] = [];
  const failed: number[] = [];
  let error: string | null = null;
  begin.run();
  for (const [number, writes] of gathered) {
    savepoint.run();
    try {
      (carryOut(writes) ? done : late).push(number);
    } catch (thrown) {
      database.exec('ROLLBACK TO work');
      failed.push(number);
      error = String(thrown);
    }
    release.run();
  }
  end.run();
  return { done, late, failed, error };
}

/**
 * So many pieces of work, of a page or two each, and the log is folded: after those who wait were told. Those who come next wait for
 * it all the same. Tables that are played at write the same few pages again and again, so that a third as many folds take no
 * longer each (1.1 ms at 50 tables); the log lies beside the database with some 9 MB instead of 3.
 */
const FOLDED_AFTER = 1500;
let written = 0;

function foldSometimes(works: number): void {
  written += works;
  if (!folds || written < FOLDED_AFTER) return;
  written = 0;
  fold.all();
}

port.on('message', (first: ToWriter) => {
  const all = [first];
  for (;;) {
    const next = receiveMessageOnPort(port) as { message: ToWriter } | undefined;
    if (next === undefined) break;
    all.push(next.message);
  }
  const works = all.flatMap((one) => ('close' in one ? [] : one));
  if (works.length > 0) {
    port.postMessage(commit(works));
    foldSometimes(works.length);
  }
  if (!all.some((one) => 'close' in one)) return;
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  port.close();
});
port.postMessage('ready');
