/** Where tables are kept between two evenings, and how they are written so that nothing is ever half written. */

import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, statSync, writeSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { isRefusal, readRecord, refuse, type GameRecord, type Refusal } from '@gravetable/kernel';

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
export function writeDurably(file: string, text: string): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const beside = `${file}.${process.pid}.tmp`;
  const handle = openSync(beside, 'w');
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(beside, file);
}

/** The file a table saves itself to. */
export function tableFile(game: string, seed: string): string {
  return path.join(tables(), `${game}-${seed.replaceAll(/[^\w.-]/g, '_')}.json`);
}

export function readRecordFile(file: string): GameRecord | Refusal {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return refuse('NO_FILE', null, { file });
  }
  return readRecord(text);
}

export interface KeptTable {
  readonly file: string;
  readonly record: GameRecord;
  readonly changed: number;
}

/** The tables that are not over yet, the latest first. Files that cannot be read are left alone. */
export function openTables(): KeptTable[] {
  let names: string[];
  try {
    names = readdirSync(tables());
  } catch {
    return []; // Nothing has been played here yet.
  }
  const kept = names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const file = path.join(tables(), name);
      const record = readRecordFile(file);
      if (isRefusal(record) || record.outcome !== null) return [];
      return [{ file, record, changed: statSync(file).mtimeMs }];
    });
  return kept.sort((a, b) => b.changed - a.changed);
}
