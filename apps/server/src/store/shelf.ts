/** Tables in a database: what the host's logs need, and what a server keeps of a room besides. */

import { Overtaken } from '@gravetable/host';
import type { Begun, History, KeptCheckpoint, Loaded, Shelved, Store } from '@gravetable/host';
import {
  isAct,
  nothingYet,
  standAfter,
  type Act,
  type Checkpoint,
  type GameRecord,
  type Json,
} from '@gravetable/kernel';
import type { MemberId, Subscription, TalkLine } from '@gravetable/protocol';
import type { Database, Row, Value, Work } from './schema.ts';

/** A room as it is kept, with what a list says of its game. */
export interface KeptRoom {
  readonly room: Json;
  readonly shelved: Shelved | null;
  readonly begun: boolean;
  readonly visited: number;
  readonly seq: number;
}

/** Which node has a table, and where it is found; advice: the log's key is what keeps it sound. */
export interface Holder {
  readonly node: string;
  readonly address: string;
}

type Writes = Work['writes'];

/** What changes with every act, as it stands beside it. */
type Stands = readonly [count: number, over: number, ...waiting: number[]];

/** At most so many are told at once. */
const TIMES = 1000;
/** Of what was said at a table. */
export const LINES_KEPT = 200;

export class Shelf implements Store {
  readonly database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.database = database;
    this.#now = now;
  }

  async #write(table: string, ...writes: Writes): Promise<void> {
    if (!(await this.database.write({ table, writes }))) throw new Overtaken();
  }

  async #one(id: string): Promise<Row | null> {
    return (await this.database.read('table', id))[0] ?? null;
  }

  async begin(id: string, { head, meta }: Begun, shelved: Shelved): Promise<void> {
    await this.#write(id, ['begin', id, text(head), text(meta), text(shelved), this.#now()]);
  }

  async append(id: string, seq: number, acts: readonly Act[], shelved: Shelved): Promise<void> {
    if (acts.length === 0) return;
    const now = this.#now();
    const stands = text([shelved.count, shelved.over ? 1 : 0, ...shelved.waiting] satisfies Stands);
    await this.#write(
      id,
      ...acts.map((act, at) => ['act', id, seq + at + 1, text(act), now, stands] as const),
      // How it ended is said at once; where it stands meanwhile, with every position.
      ...(shelved.over ? [['shelve', id, text(shelved)] as const] : []),
    );
  }

  async checkpoint(id: string, checkpoint: KeptCheckpoint, shelved: Shelved): Promise<void> {
    const { seq, exact } = checkpoint;
    await this.#write(
      id,
      ['checkpoint', id, seq, exact ? 1 : 0, text(checkpoint)],
      ['shelve', id, text(shelved)],
    );
  }

  async change(id: string, meta: Json): Promise<void> {
    await this.#write(id, ['meta', id, text(meta)]);
  }

  async load(id: string): Promise<Loaded | null> {
    const row = await this.#one(id);
    if (row === null || row['head'] === null) return null;
    const [[line], [exact]] = await Promise.all([
      this.database.read('line', id),
      this.database.read('exact', id),
    ]);
    const kept = line === undefined ? null : bare(line);
    const closed = exact === undefined ? null : bare(exact);
    const tail = await this.database.read('acts', id, kept?.seq ?? 0);
    return {
      head: parsed<GameRecord>(row['head']!),
      meta: parsed<Json>(row['meta']!),
      seq: Number(row['seq']),
      line: kept,
      exact: closed !== null && closed.seq >= (kept?.seq ?? 0) ? closed : null,
      // What was written between two readings belongs to somebody else: the log is as long as it was counted.
      tail: tail.slice(0, Number(row['seq']) - (kept?.seq ?? 0)).map(actOf),
    };
  }

  async history(id: string): Promise<History> {
    const [acts, checkpoints] = await Promise.all([
      this.database.read('acts', id, 0),
      this.database.read('checkpoints', id),
    ]);
    return {
      acts: acts.map(actOf),
      checkpoints: checkpoints.map((row) => parsed<KeptCheckpoint>(row['body']!)),
    };
  }

  /** When the answers that stand were given, after so many; in server time. */
  async times(id: string, from: number): Promise<number[]> {
    const standing = nothingYet();
    const given = new Map<Act, number>();
    for (const row of await this.database.read('acts', id, 0)) {
      const act = actOf(row);
      given.set(act, Number(row['at']));
      standAfter(standing, act);
    }
    const answers = standing.answers.slice(Math.max(0, from), Math.max(0, from) + TIMES);
    return answers.map((answer) => given.get(answer)!);
  }

  async makeRoom(id: string, room: Json): Promise<void> {
    await this.#write(id, ['makeRoom', id, text(room), this.#now()]);
  }

  async saveRoom(id: string, room: Json): Promise<void> {
    await this.#write(id, ['saveRoom', id, text(room)]);
  }

  async room(id: string): Promise<KeptRoom | null> {
    const row = await this.#one(id);
    if (row === null || row['room'] === null) return null;
    return {
      room: parsed<Json>(row['room']!),
      shelved: shelvedIn(row),
      begun: row['head'] !== null,
      visited: Number(row['visited']),
      seq: Number(row['seq']),
    };
  }

  async visit(id: string): Promise<void> {
    await this.#write(id, ['visit', id, this.#now()]);
  }

  /** Take a table, or learn who has it. */
  async hold(id: string, { node, address }: Holder, lasts: number): Promise<Holder | null> {
    const now = this.#now();
    const work: Work = { table: id, writes: [['hold', id, node, address, now + lasts, now]] };
    if (await this.database.write(work)) return null;
    const row = await this.#one(id);
    return row === null ? null : { node: String(row['node']), address: String(row['address']) };
  }

  /** Take a table from a node that is gone; false where somebody else did. */
  async seize(id: string, from: string, { node, address }: Holder, lasts: number): Promise<boolean> {
    const writes = [['seize', id, node, address, this.#now() + lasts, from]] as const;
    return this.database.write({ table: id, writes });
  }

  /** Of all nodes that have tables now, but one. */
  async addresses(but: string): Promise<string[]> {
    const rows = await this.database.read('addresses', this.#now(), but);
    return rows.map((row) => String(row['address'])).filter((address) => address !== '');
  }

  async release(id: string, node: string): Promise<void> {
    await this.database.write({ table: id, writes: [['release', id, node]] });
  }

  /** What nobody is told any more goes. */
  async say(id: string, line: TalkLine): Promise<void> {
    const { number } = line;
    await this.#write(id, ['talk', id, number, text(line)], ['hush', id, number - LINES_KEPT]);
  }

  async talk(id: string): Promise<TalkLine[]> {
    const rows = await this.database.read('talk', id, LINES_KEPT);
    return rows.map((row) => parsed<TalkLine>(row['line']!)).reverse();
  }

  async subscribe(id: string, member: MemberId, to: Subscription | null): Promise<void> {
    if (to === null) await this.database.write({ table: id, writes: [['unsubscribe', id, member]] });
    else await this.#write(id, ['subscribe', id, member, text(to)]);
  }

  async subscriptions(id: string): Promise<ReadonlyMap<MemberId, Subscription>> {
    const rows = await this.database.read('pushes', id);
    return new Map(rows.map((row) => [Number(row['member']), parsed<Subscription>(row['subscription']!)]));
  }

  /** What is kept once for the whole server: the first to say it is right. */
  async setting(name: string, fresh: () => Promise<string>): Promise<string> {
    const read = async (): Promise<Value | undefined> =>
      (await this.database.read('setting', name))[0]?.['value'];
    const kept = await read();
    if (kept !== undefined) return String(kept);
    await this.database.write({ table: '', writes: [['setting', name, await fresh()]] });
    return String(await read());
  }

  /** Tables that nobody came to since then are gone for good. */
  async forget(before: number): Promise<number> {
    const rows = await this.database.read('unvisited', before);
    for (const row of rows)
      await this.database.write({ table: String(row['id']), writes: [['remove', row['id']!]] });
    return rows.length;
  }
}

const text = (value: unknown): string => JSON.stringify(value);
const parsed = <T>(value: Value): T => JSON.parse(String(value)) as T;

/** Acts of before say nothing of how the table stood: then it was written beside them. */
function shelvedIn({ shelved, stands }: Row): Shelved | null {
  if (shelved === null) return null;
  const kept = parsed<Shelved>(shelved!);
  if (stands === null) return kept;
  const [count, over, ...waiting] = parsed<Stands>(stands!);
  return { ...kept, count, over: over === 1, waiting };
}

function bare(row: Row): Checkpoint {
  const { exact: _exact, ...checkpoint } = parsed<KeptCheckpoint>(row['body']!);
  return checkpoint;
}

function actOf(row: Row): Act {
  const act = parsed<unknown>(row['body']!);
  if (!isAct(act)) throw new Error('the log holds something that is no act');
  return act;
}
