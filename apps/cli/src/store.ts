/** Where tables are kept between two evenings, and how they are written so that nothing is ever half written. */

import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, statSync, writeSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { CheckFault } from './faults.ts';
import { summaryOf } from './files.ts';
import { gameOf } from '@gravetable/catalog';
import { isRefusal, readHeader, readRecord, RECORD_LIMITS, recordFrom, refuse } from '@gravetable/kernel';
import type { GameRecord, Refusal } from '@gravetable/kernel';

/** The folder of the player's own files. */
export function home(): string {
  const { GRAVETABLE_HOME, XDG_DATA_HOME } = process.env;
  if (GRAVETABLE_HOME) return path.resolve(GRAVETABLE_HOME);
  return path.join(XDG_DATA_HOME || path.join(homedir(), '.local', 'share'), 'gravetable');
}

function tables(): string {
  return path.join(home(), 'tables');
}

/** Written beside its place, forced to the disk, then moved there: a reader finds the old file or the new one. */
export function writeDurably(file: string, text: string, mode = 0o666): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const beside = `${file}.${process.pid}.tmp`;
  const handle = openSync(beside, 'w', mode);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(beside, file);
}

/** Whatever cannot be written is told in a sentence. */
export function writing<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new CheckFault({ id: 'cli.cannotWrite', args: { file, why: codeOf(error) } });
  }
}

/** `EACCES`, where the system gives a code. */
export function codeOf(error: unknown): string {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : error instanceof Error ? error.message : String(error);
}

/** The log of a table. */
export function logFile(id: string): string {
  return path.join(tables(), `${id}.log`);
}

/** The record of a table as a file of its own, to step through and to pass on. */
export function recordFile(id: string): string {
  return path.join(home(), 'records', `${id}.json`);
}

/** What a table is called, after its game and a seed that somebody chose: a game begun twice from one seed is two tables. */
export function freshTableId(game: string, seed: string): string {
  const name = `${game}-${seed.replaceAll(/[^\w.-]/g, '_')}`;
  for (let n = 1; ; n++) {
    const id = n === 1 ? name : `${name}.${n}`;
    if (![logFile(id), oldFile(id), recordFile(id)].some((file) => existsSync(file))) return id;
  }
}

/** Tables of the first version are one record each. They stay as they were, beside the log that goes on from them. */
function oldFile(id: string): string {
  return path.join(tables(), `${id}.json`);
}

export function readRecordFile(file: string): GameRecord | Refusal {
  let text: string;
  try {
    if (statSync(file).size > MOST_BYTES)
      return refuse('TOO_LARGE', null, { what: 'file', most: RECORD_LIMITS.file });
    text = readFileSync(file, 'utf8');
  } catch {
    return refuse('NO_FILE', null, { file });
  }
  if (isRefusal(readHeader(text))) return readRecord(text);
  // A saved position: who sat there is not in it.
  return recordFrom(text, (seat) => ({ name: String(seat + 1), kind: 'person' }), gameOf);
}

/** A character takes at most four bytes. */
const MOST_BYTES = 4 * RECORD_LIMITS.file;

export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly seed: string;
  readonly count: number;
  readonly changed: number;
  /** A table of the first version, which no log goes on from yet. */
  readonly record: GameRecord | null;
}

/** The tables that are not over yet, the latest first. Files that cannot be read are left alone. */
export function openTables(): KeptTable[] {
  let names: string[];
  try {
    names = readdirSync(tables());
  } catch {
    return []; // Nothing has been played here yet.
  }
  const logs = names.filter((name) => name.endsWith('.log')).map((name) => name.slice(0, -'.log'.length));
  const old = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
  const kept = [...logs.map(keptLog), ...old.filter((id) => !logs.includes(id)).map(keptRecord)];
  return kept.flatMap((one) => one ?? []).sort((a, b) => b.changed - a.changed);
}

function keptLog(id: string): KeptTable | null {
  try {
    const { head, count, over } = summaryOf(logFile(id));
    const changed = statSync(logFile(id)).mtimeMs;
    return over ? null : { id, game: head.game, seed: head.seed ?? '', count, changed, record: null };
  } catch {
    return null; // What cannot be read is left alone.
  }
}

function keptRecord(id: string): KeptTable | null {
  const record = readRecordFile(oldFile(id));
  if (isRefusal(record) || record.outcome !== null) return null;
  const changed = statSync(oldFile(id)).mtimeMs;
  return { id, game: record.game, seed: record.seed ?? '', count: record.answers.length, changed, record };
}
