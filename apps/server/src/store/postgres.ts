/**
 * PostgreSQL, for several nodes: the same statements, gathered into one transaction at a time. Work is done in the order of its
 * table, so that two nodes never wait for each other; where they do all the same, it is tried again.
 */

import pg from 'pg';
import { MIGRATIONS, READS, WRITES, type CommitTimes, type Database, type Read, type Row } from './schema.ts';
import type { Value, Work } from './schema.ts';

interface Waiting {
  readonly work: Work;
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Deadlock and lost serialisation: nothing was done, and trying again is right. */
const AGAIN: ReadonlySet<unknown> = new Set(['40P01', '40001']);
const TRIES = 5;
const MOST_AT_ONCE = 200;
/** Two nodes that start together take turns with the schema. */
const MIGRATION_LOCK = 4_173_001;
const READERS = 4;

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown } | null)?.code;

export class PostgresDatabase implements Database {
  readonly commits: CommitTimes = { last: 0, at: 0, onCommit: null };
  readonly #pool: pg.Pool;
  #gathered: Waiting[] = [];
  #busy: Promise<void> | null = null;
  #closed = false;

  private constructor(pool: pg.Pool) {
    this.#pool = pool;
    // A connection that breaks while it is idle is replaced; who uses one is told by the query.
    pool.on('error', () => undefined);
  }

  static async open(url: string): Promise<PostgresDatabase> {
    const pool = new pg.Pool({ connectionString: url, max: READERS + 1, connectionTimeoutMillis: 5000 });
    await migrate(pool);
    return new PostgresDatabase(pool);
  }

  async write(work: Work): Promise<boolean> {
    if (this.#closed) throw new Error('the database is closed');
    return new Promise((resolve, reject) => {
      this.#gathered.push({ work, resolve, reject });
      this.#busy ??= this.#commitAll().finally(() => (this.#busy = null));
    });
  }

  async #commitAll(): Promise<void> {
    while (this.#gathered.length > 0) {
      const batch = this.#gathered.splice(0, MOST_AT_ONCE);
      // Work on one table stays in the order it came.
      batch.sort((a, b) => (a.work.table < b.work.table ? -1 : a.work.table > b.work.table ? 1 : 0));
      const began = performance.now();
      try {
        const done = await this.#commit(batch);
        this.commits.last = performance.now() - began;
        this.commits.at = performance.now();
        this.commits.onCommit?.(this.commits.last, batch.length);
        batch.forEach(({ resolve }, at) => resolve(done[at]!));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
  }

  async #commit(batch: readonly Waiting[]): Promise<boolean[]> {
    for (let tries = 1; ; tries++) {
      const client = await this.#pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('BEGIN');
        const done: boolean[] = [];
        for (const { work } of batch) done.push(await carryOut(client, work));
        await client.query('COMMIT');
        return done;
      } catch (error) {
        await client.query('ROLLBACK').catch((fault: unknown) => (broken = fault as Error));
        if (!AGAIN.has(codeOf(error)) || tries === TRIES) throw error;
      } finally {
        client.release(broken);
      }
    }
  }

  async read(read: Read, ...values: Value[]): Promise<Row[]> {
    const { rows } = await this.#pool.query<Row>({ name: `read ${read}`, text: READS[read], values });
    return rows;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#busy;
    await this.#pool.end();
  }
}

async function carryOut(client: pg.PoolClient, { writes }: Work): Promise<boolean> {
  for (const [at, [write, ...values]] of writes.entries()) {
    const { rowCount } = await client.query({ name: `write ${write}`, text: WRITES[write], values });
    if (at === 0 && rowCount === 0) return false;
  }
  return true;
}

/** Up from every released schema; the number is kept in a table of its own. */
async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
    const version = rows[0]?.version ?? 0;
    const newest = MIGRATIONS.at(-1)!.version;
    if (version > newest)
      throw new Error(`the database is of a newer Gravetable (${version}, known: ${newest})`);
    for (const migration of MIGRATIONS.filter((one) => one.version > version)) {
      await client.query('BEGIN');
      for (const statement of migration.statements)
        await client.query(statement.replaceAll('WIDE', 'BIGINT'));
      await client.query('DELETE FROM schema_version');
      await client.query('INSERT INTO schema_version VALUES ($1)', [migration.version]);
      await client.query('COMMIT');
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}
