/**
 * Tables in files: one line says how a table began, each line after it one thing that was done or a position to go on from.
 * Lines are only ever added, and forced to the disk before anything is shown; half a line, left by a crash, is none.
 */

import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { newestOf, Overtaken } from '@gravetable/host';
import type { Begun, History, KeptCheckpoint, Loaded, Shelved, Store } from '@gravetable/host';
import {
  isAct,
  isRecord,
  nothingYet,
  standAfter,
  type Act,
  type GameRecord,
  type Json,
} from '@gravetable/kernel';

const FORMAT = 'gravetable-log';
const VERSION = 1;
/** Seeds are in it: nobody else reads along. */
const OWN = 0o600;

/** A file that is no log of ours, or a damaged one. It stays as it is. */
export class NoLog extends Error {}

interface Known {
  /** How long the file was when it was last read or written here, and how many acts it had. */
  readonly size: number;
  readonly seq: number;
}

const isAside = (line: string): boolean => /^\{"(format|checkpoint|meta|over)":/.test(line);
const isCheckpoint = (line: string): boolean => line.startsWith('{"checkpoint":');
const checkpointIn = (line: string): KeptCheckpoint =>
  (JSON.parse(line) as { readonly checkpoint: KeptCheckpoint }).checkpoint;

export class FileStore implements Store {
  readonly #fileOf: (id: string) => string;
  readonly #known = new Map<string, Known>();

  constructor(fileOf: (id: string) => string) {
    this.#fileOf = fileOf;
  }

  async begin(id: string, { head, meta }: Begun, { over }: Shelved): Promise<void> {
    const file = this.#fileOf(id);
    if (existsSync(file)) throw new Overtaken();
    mkdirSync(path.dirname(file), { recursive: true });
    this.#write(id, [{ format: FORMAT, version: VERSION, head, meta }, ...overLine(over)], 0);
  }

  async append(id: string, seq: number, acts: readonly Act[], { over }: Shelved): Promise<void> {
    if (this.#seqOf(id) !== seq) throw new Overtaken();
    if (acts.length > 0) this.#write(id, [...acts, ...overLine(over)], seq + acts.length);
  }

  async checkpoint(id: string, checkpoint: KeptCheckpoint): Promise<void> {
    this.#write(id, [{ checkpoint }], this.#seqOf(id));
  }

  async change(id: string, meta: Json): Promise<void> {
    this.#write(id, [{ meta }], this.#seqOf(id));
  }

  async load(id: string): Promise<Loaded | null> {
    if (!existsSync(this.#fileOf(id))) return null;
    const lines = this.#lines(id);
    const acts = lines.filter((line) => !isAside(line));
    // Only what is gone on from is looked into, however long the game has been.
    const last = lines.findLastIndex((line) => isCheckpoint(line) && line.endsWith('"exact":false}}'));
    const newest = lines.slice(Math.max(0, last)).filter(isCheckpoint).map(checkpointIn);
    const { line, exact } = newestOf(newest);
    const tail = acts.slice(line?.seq ?? 0).map((one) => actIn(one));
    return { ...begunIn(lines), seq: acts.length, line, exact, tail };
  }

  async history(id: string): Promise<History> {
    const lines = this.#lines(id);
    const acts = lines.filter((line) => !isAside(line)).map((line) => actIn(line));
    return { acts, checkpoints: lines.filter(isCheckpoint).map(checkpointIn) };
  }

  #seqOf(id: string): number {
    const known = this.#known.get(id);
    if (known !== undefined && statSync(this.#fileOf(id)).size === known.size) return known.seq;
    this.#lines(id);
    return this.#known.get(id)!.seq;
  }

  /** The whole lines of a file. */
  #lines(id: string): string[] {
    const bytes = readFileSync(this.#fileOf(id));
    const size = bytes.lastIndexOf('\n') + 1;
    const lines = bytes.toString('utf8', 0, size).split('\n').slice(0, -1);
    this.#known.set(id, { size, seq: lines.filter((line) => !isAside(line)).length });
    return lines;
  }

  #write(id: string, lines: readonly object[], seq: number): void {
    const file = this.#fileOf(id);
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const handle = openSync(file, existsSync(file) ? 'r+' : 'wx+', OWN);
    try {
      const at = this.#known.get(id)?.size ?? 0;
      ftruncateSync(handle, at); // Half a line of before, if there is one.
      writeSync(handle, text, at);
      fsyncSync(handle);
      this.#known.set(id, { size: at + Buffer.byteLength(text), seq });
    } finally {
      closeSync(handle);
    }
  }
}

function overLine(over: boolean): { readonly over: true }[] {
  return over ? [{ over: true }] : [];
}

function actIn(line: string): Act {
  const act: unknown = JSON.parse(line);
  if (!isAct(act)) throw new NoLog(line.slice(0, 80));
  return act;
}

/** How a table began, and what was last known of it besides. */
export function begunIn(lines: readonly string[]): Begun {
  const first: unknown = lines[0] === undefined ? null : JSON.parse(lines[0]);
  if (!isRecord(first) || first['format'] !== FORMAT || first['version'] !== VERSION)
    throw new NoLog('format');
  const changed = lines.findLast((line) => line.startsWith('{"meta":'));
  const meta = changed === undefined ? first['meta'] : (JSON.parse(changed) as { readonly meta: Json }).meta;
  return { head: first['head'] as GameRecord, meta: meta as Json };
}

/** What a list says of a log: how it began, how many answers stand, and whether it is over. */
export interface LogSummary {
  readonly head: GameRecord;
  readonly count: number;
  readonly over: boolean;
}

export function summaryOf(file: string): LogSummary {
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  const standing = nothingYet();
  for (const line of lines) if (!isAside(line)) standAfter(standing, actIn(line));
  const last = lines.findLast((line) => !isCheckpoint(line) && !line.startsWith('{"meta":'));
  return { head: begunIn(lines).head, count: standing.answers.length, over: last === '{"over":true}' };
}
