/** Games from files: checked, and set aside when they cannot be read. */

import { isRefusal, readHeader, readRecord, type GameRecord, type Refusal } from '@gravetable/kernel';
import { theEngine } from '../engine/client.ts';
import type { TableMeta } from '../engine/types.ts';
import { setAside } from './db.ts';
import { freshId } from './id.ts';
import { gameTitleOf } from './title.ts';

export type Imported =
  | { readonly kind: 'table'; readonly id: string; readonly title: string; readonly position: boolean }
  | { readonly kind: 'aside'; readonly refusal: Refusal };

/** `names` are what the seats of a bare position are called: a save does not know who sat there. */
export async function importGame(name: string, text: string, names: readonly string[]): Promise<Imported> {
  const isPosition = !isRefusal(readHeader(text));
  const record = isPosition ? await theEngine().recordFrom(text, names) : readRecord(text);
  const id = freshId();
  const title = gameTitleOf(name);
  if (isRefusal(record)) {
    await setAside({ id, title, text, reason: record.code, when: Date.now() });
    return { kind: 'aside', refusal: record };
  }
  // What these rules cannot play is kept all the same, and told when it is opened.
  await theEngine().bring(record, metaOf(id, title, record));
  return { kind: 'table', id, title, position: record.start !== undefined };
}

function metaOf(id: string, title: string, { game, seats, options, seed, start }: GameRecord): TableMeta {
  const handOver = seats.filter((seat) => seat.kind === 'person').length > 1;
  return { id, game, title, seats, options, seed: seed ?? '', handOver, position: start !== undefined };
}
