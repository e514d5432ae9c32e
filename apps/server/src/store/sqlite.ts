/** SQLite: a thread that writes, and a connection for reading in the event loop, which never waits for the disk's ear. */

import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { backup, DatabaseSync } from '@photostructure/sqlite';
import { startThread } from '../thread.ts';
import {
  MIGRATIONS,
  READS,
  type CommitTimes,
  type Database,
  type Read,
  type Row,
  type Value,
} from './schema.ts';
import type { Work } from './schema.ts';
import type { Numbered, ToWriter, Written, WriterStart } from './writer.ts';

/** Seeds and what is hidden are in it: nobody else reads along. */
const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

interface Waiting {
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: Error) => void;
}

/** Handed over before the turn of the event loop ends: the writer works while the rest of it is done here. */
const HANDED_OVER_AT = 16;

const numbered = (sql: string): string => sql.replaceAll(/\$(\d+)/g, '?$1');

/** Up from every released schema. */
export function migrate(database: InstanceType<typeof DatabaseSync>): void {
  database.exec('PRAGMA journal_mode = WAL');
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  const newest = MIGRATIONS.at(-1)!.version;
  if (version > newest)
    throw new Error(`the database is of a newer Gravetable (${version}, known: ${newest})`);
  for (const migration of MIGRATIONS.filter((one) => one.version > version)) {
    database.exec('BEGIN IMMEDIATE');
    for (const statement of migration.statements) database.exec(statement.replaceAll('WIDE', 'INTEGER'));
    database.exec(`PRAGMA user_version = ${migration.version}`);
    database.exec('COMMIT');
  }
}

export class SqliteDatabase implements Database {
  readonly commits: CommitTimes = { last: 0, at: 0, onCommit: null };
  readonly #reader: InstanceType<typeof DatabaseSync>;
  readonly #reads: ReadonlyMap<Read, ReturnType<InstanceType<typeof DatabaseSync>['prepare']>>;
  readonly #writer: Worker;
  readonly #waiting = new Map<number, Waiting>();
  /** What is to be written and has not been handed over yet: in each turn of the event loop, and sooner where it is much. */
  #gathered: Numbered[] = [];
  #number = 0;
  #broken: Error | null = null;

  private constructor(reader: InstanceType<typeof DatabaseSync>, writer: Worker) {
    this.#reader = reader;
    this.#writer = writer;
    this.#reads = new Map(
      Object.entries(READS).map(([name, sql]) => [name as Read, reader.prepare(numbered(sql))]),
    );
    writer.on('message', (written: Written) => this.#written(written));
    writer.on('error', (error) => this.#breakOff(error instanceof Error ? error : new Error(String(error))));
    writer.on('exit', () => this.#breakOff(new Error('the writer has ended')));
  }

  static async open(
    file: string,
    synchronous: WriterStart['synchronous'] = 'FULL',
    folds = true,
  ): Promise<SqliteDatabase> {
    mkdirSync(path.dirname(file), { recursive: true, mode: OWN_FOLDER });
    const reader = new DatabaseSync(file);
    migrate(reader);
    chmodSync(file, OWN_FILE);
    const writer = startThread('store', 'writer', { file, synchronous, folds } satisfies WriterStart);
    await new Promise<void>((resolve, reject) => {
      writer.once('message', () => resolve());
      writer.once('error', reject);
    });
    for (const beside of [`${file}-wal`, `${file}-shm`]) if (existsSync(beside)) chmodSync(beside, OWN_FILE);
    return new SqliteDatabase(reader, writer);
  }

  #written({ done, late, failed, error, took }: Written): void {
    this.commits.last = took;
    this.commits.at = performance.now();
    this.commits.onCommit?.(took, done.length + late.length + failed.length);
    for (const number of done) this.#take(number)?.resolve(true);
    for (const number of late) this.#take(number)?.resolve(false);
    for (const number of failed) this.#take(number)?.reject(new Error(error ?? 'not written'));
  }

  #take(number: number): Waiting | undefined {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    return waiting;
  }

  #breakOff(error: Error): void {
    this.#broken = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  async write(work: Work): Promise<boolean> {
    if (this.#broken !== null) throw this.#broken;
    const number = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      if (this.#gathered.length === 0) setImmediate(() => this.#handOver());
      this.#gathered.push([number, work.writes]);
      if (this.#gathered.length === HANDED_OVER_AT) this.#handOver();
    });
  }

  #handOver(): void {
    const gathered = this.#gathered;
    this.#gathered = [];
    if (gathered.length > 0) this.#writer.postMessage(gathered satisfies ToWriter);
  }

  async read(read: Read, ...values: Value[]): Promise<Row[]> {
    return this.#reads.get(read)!.all(...values) as Row[];
  }

  /** A copy of everything while people play on. */
  async backup(file: string): Promise<void> {
    await backup(this.#reader, file);
    chmodSync(file, OWN_FILE);
  }

  async close(): Promise<void> {
    const ended = new Promise<void>((resolve) => this.#writer.once('exit', () => resolve()));
    this.#handOver();
    if (this.#broken === null) {
      this.#writer.postMessage({ close: true } satisfies ToWriter);
      await ended;
    }
    this.#reader.close();
  }
}
