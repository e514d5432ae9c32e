/** Tables as the first shape of the shelves kept them: a row with the whole record in it. Kept until the end of 2027. */

import { logOf, type Shelved } from '@gravetable/host';
import {
  hash64,
  isRefusal,
  readRecord,
  refuse,
  type Act,
  type GameRecord,
  type Refusal,
} from '@gravetable/kernel';
import type { TableMeta } from '../engine/types.ts';
import type { SavedTable } from './db.ts';

export interface OldTable extends TableMeta, Omit<Shelved, 'standing'> {
  readonly standing?: Shelved['standing'];
  /** The record with its seed, as text. */
  readonly record: string;
  readonly hash: string;
  /** Counted writes. */
  readonly revision: number;
  readonly created: number;
  readonly updated: number;
}

/** Something that is kept cannot be understood. It stays as it was found. */
export class Damaged extends Error {
  readonly refusal: Refusal;
  readonly text: string;

  constructor(what: Refusal | string, text: string) {
    super('damaged');
    this.refusal = typeof what === 'string' ? refuse('CORRUPT', null, { where: what }) : what;
    this.text = text;
  }
}

export interface TakenOver {
  readonly row: SavedTable;
  readonly head: GameRecord;
  readonly acts: readonly Act[];
}

/** The same table as a log; everything the record told is in it. */
export function takenOver(old: OldTable): TakenOver | Refusal {
  const { record: text, hash, revision: _revision, ...rest } = old;
  if (hash64(text) !== hash) return refuse('CORRUPT', null, { where: 'hash' });
  const record = readRecord(text);
  if (isRefusal(record)) return record;
  const { head, acts } = logOf(record);
  return { row: { ...rest, seq: acts.length }, head, acts };
}
