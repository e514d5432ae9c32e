/**
 * Where tables are kept. A table is a beginning, a log to which acts are only ever added, and checkpoints to go on from.
 * Writing an act costs the same however long the game has been.
 */

import type { Act, Checkpoint, GameRecord, Json, Language, Seat } from '@gravetable/kernel';

export type Standing = Readonly<Record<Language, string>>;

/** What a list of tables says of one; where it stands is told when somebody reads it. */
export interface Shelved {
  readonly count: number;
  readonly over: boolean;
  /** Seats that owe an answer. */
  readonly waiting: readonly Seat[];
  /** Where it stands, as everybody may know. */
  readonly standing: Standing;
}

/** How a table began, and what whoever keeps it knows besides: its name, how it is played. */
export interface Begun {
  readonly head: GameRecord;
  readonly meta: Json;
}

/**
 * A position to go on from. Those at an information line leave everything that may be taken back to the acts after them;
 * an exact one is how the table stood when it was closed, and serves when other rules come.
 */
export interface KeptCheckpoint extends Checkpoint {
  readonly exact: boolean;
}

export interface Loaded extends Begun {
  /** Acts in the log. */
  readonly seq: number;
  /** The newest position at an information line; null where there is none yet. */
  readonly line: Checkpoint | null;
  /** The newest exact one, where it is newer than that. */
  readonly exact: Checkpoint | null;
  /** The acts since `line`, or all of them. */
  readonly tail: readonly Act[];
}

/** The whole past, for whoever looks back. */
export interface History {
  readonly acts: readonly Act[];
  readonly checkpoints: readonly KeptCheckpoint[];
}

/** Somebody else has written to this table meanwhile. Nothing was written. */
export class Overtaken extends Error {}

export interface Store {
  begin(id: string, table: Begun, shelved: Shelved): Promise<void>;
  /** Add acts to a log that has `seq` of them. When this returns they will not be lost. */
  append(id: string, seq: number, acts: readonly Act[], shelved: Shelved): Promise<void>;
  /** A position to go on from, with what a list says there: a store may keep where the table stands no oftener than this. */
  checkpoint(id: string, checkpoint: KeptCheckpoint, shelved: Shelved): Promise<void>;
  /** What is known besides was changed. */
  change(id: string, meta: Json): Promise<void>;
  /** Null where there is no such table. */
  load(id: string): Promise<Loaded | null>;
  history(id: string): Promise<History>;
}

/** What to go on from, out of everything a log holds, in the order it was written: who went back may have kept an earlier position last. */
export function newestOf(checkpoints: readonly KeptCheckpoint[]): Pick<Loaded, 'line' | 'exact'> {
  const line = checkpoints.findLast((one) => !one.exact) ?? null;
  const exact = checkpoints.findLast((one) => one.exact) ?? null;
  const isNewer = exact !== null && exact.seq >= (line?.seq ?? 0);
  return { line: bare(line), exact: isNewer ? bare(exact) : null };
}

function bare(kept: KeptCheckpoint | null): Checkpoint | null {
  if (kept === null) return null;
  const { seq, count, save, seats, consents } = kept;
  return { seq, count, save, seats, consents };
}
