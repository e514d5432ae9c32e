/**
 * The tables of the database, and the statements that both databases understand: written once, with `$1` for what is handed
 * in. A migration is a list of statements with a number; it is never changed once released.
 */

export interface Migration {
  readonly version: number;
  readonly statements: readonly string[];
}

/** `WIDE` is the whole number that holds milliseconds: SQLite's integers always do. */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    statements: [
      `CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        room TEXT,
        head TEXT,
        meta TEXT,
        seq INTEGER NOT NULL DEFAULT 0,
        shelved TEXT,
        made WIDE NOT NULL,
        visited WIDE NOT NULL,
        node TEXT,
        address TEXT,
        held_until WIDE NOT NULL DEFAULT 0
      )`,
      `CREATE TABLE acts (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        body TEXT NOT NULL,
        at WIDE NOT NULL,
        PRIMARY KEY (table_id, seq)
      )`,
      `CREATE TABLE checkpoints (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        exact INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
      )`,
      `CREATE TABLE talk (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
      )`,
      `CREATE TABLE pushes (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        member INTEGER NOT NULL,
        subscription TEXT NOT NULL,
        PRIMARY KEY (table_id, member)
      )`,
      `CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
      `CREATE INDEX tables_visited ON tables (visited)`,
    ],
  },
  {
    version: 2,
    statements: [
      // An act says itself how the table stands with it: then it is all that an answer writes.
      `ALTER TABLE acts ADD COLUMN stands TEXT`,
      // It was written with every act, and a server of before still would: the acts are counted instead.
      `ALTER TABLE tables DROP COLUMN seq`,
    ],
  },
];

/** What is written. The first statement of a piece of work decides: where it changes nothing, somebody else was faster. */
export const WRITES = {
  begin: `INSERT INTO tables (id, head, meta, shelved, made, visited) VALUES ($1, $2, $3, $4, $5, $5)
    ON CONFLICT (id) DO UPDATE SET head = excluded.head, meta = excluded.meta, shelved = excluded.shelved
    WHERE tables.head IS NULL`,
  /** Behind the one before it, where nobody else has written. */
  act: `INSERT INTO acts (table_id, seq, body, at, stands) SELECT $1, $2, $3, $4, $5
    WHERE $2 = 1 OR EXISTS (SELECT 1 FROM acts WHERE table_id = $1 AND seq = $2 - 1)
    ON CONFLICT (table_id, seq) DO NOTHING`,
  shelve: `UPDATE tables SET shelved = $2 WHERE id = $1`,
  checkpoint: `INSERT INTO checkpoints (table_id, number, seq, exact, body)
    SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4 FROM checkpoints WHERE table_id = $1`,
  meta: `UPDATE tables SET meta = $2 WHERE id = $1`,
  makeRoom: `INSERT INTO tables (id, room, made, visited) VALUES ($1, $2, $3, $3) ON CONFLICT (id) DO NOTHING`,
  saveRoom: `UPDATE tables SET room = $2 WHERE id = $1`,
  visit: `UPDATE tables SET visited = $2 WHERE id = $1`,
  hold: `UPDATE tables SET node = $2, address = $3, held_until = $4
    WHERE id = $1 AND (node IS NULL OR node = $2 OR held_until < $5)`,
  seize: `UPDATE tables SET node = $2, address = $3, held_until = $4 WHERE id = $1 AND node = $5`,
  release: `UPDATE tables SET node = NULL, held_until = 0 WHERE id = $1 AND node = $2`,
  talk: `INSERT INTO talk (table_id, number, line) VALUES ($1, $2, $3) ON CONFLICT (table_id, number) DO NOTHING`,
  hush: `DELETE FROM talk WHERE table_id = $1 AND number <= $2`,
  subscribe: `INSERT INTO pushes (table_id, member, subscription) VALUES ($1, $2, $3)
    ON CONFLICT (table_id, member) DO UPDATE SET subscription = excluded.subscription`,
  unsubscribe: `DELETE FROM pushes WHERE table_id = $1 AND member = $2`,
  setting: `INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING`,
  remove: `DELETE FROM tables WHERE id = $1`,
} as const;
export type Write = keyof typeof WRITES;

export const READS = {
  table: `SELECT room, head, meta, shelved, made, visited, node, address, held_until,
    (SELECT COALESCE(MAX(seq), 0) FROM acts WHERE table_id = $1) AS seq,
    (SELECT stands FROM acts WHERE table_id = $1 ORDER BY seq DESC LIMIT 1) AS stands
    FROM tables WHERE id = $1`,
  acts: `SELECT body, at FROM acts WHERE table_id = $1 AND seq > $2 ORDER BY seq`,
  line: `SELECT body FROM checkpoints WHERE table_id = $1 AND exact = 0 ORDER BY number DESC LIMIT 1`,
  exact: `SELECT body FROM checkpoints WHERE table_id = $1 AND exact = 1 ORDER BY number DESC LIMIT 1`,
  checkpoints: `SELECT body FROM checkpoints WHERE table_id = $1 ORDER BY number`,
  talk: `SELECT line FROM talk WHERE table_id = $1 ORDER BY number DESC LIMIT $2`,
  pushes: `SELECT member, subscription FROM pushes WHERE table_id = $1`,
  setting: `SELECT value FROM settings WHERE name = $1`,
  addresses: `SELECT DISTINCT address FROM tables WHERE node IS NOT NULL AND held_until >= $1 AND address <> $2`,
  unvisited: `SELECT id FROM tables WHERE visited < $1 LIMIT 100`,
} as const;
export type Read = keyof typeof READS;

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** Statements that are done together or not at all. */
export interface Work {
  /** The table it is about: work is done in this order, so that two nodes never wait for each other. */
  readonly table: string;
  readonly writes: readonly (readonly [write: Write, ...values: Value[]])[];
}

/** What both databases do. `write` resolves when it will not be lost; false where somebody else was faster. */
export interface Database {
  write(work: Work): Promise<boolean>;
  read(read: Read, ...values: Value[]): Promise<Row[]>;
  /** How long the last commit took, in milliseconds, and when it was. */
  readonly commits: CommitTimes;
  close(): Promise<void>;
}

export interface CommitTimes {
  last: number;
  at: number;
  onCommit: ((milliseconds: number, works: number) => void) | null;
}
