/** Games from files: checked, and set aside when they cannot be read. */

import { gameTitleOf } from './title.ts';
import { hash64, isRefusal, readHeader, readRecord, type Refusal } from '@gravetable/kernel';
import { keepTable, setAside } from './db.ts';

export type Imported =
  | { readonly kind: 'table'; readonly id: string; readonly title: string }
  | { readonly kind: 'aside'; readonly refusal: Refusal }
  | { readonly kind: 'state' };

export async function importGame(name: string, text: string): Promise<Imported> {
  if (!isRefusal(readHeader(text))) return { kind: 'state' };
  const record = readRecord(text);
  const id = crypto.randomUUID();
  const title = gameTitleOf(name);
  if (isRefusal(record)) {
    await setAside({ id, title, text, reason: record.code, when: Date.now() });
    return { kind: 'aside', refusal: record };
  }
  await keepTable({
    id,
    game: record.game,
    title,
    seats: record.seats,
    options: record.options,
    seed: record.seed ?? '',
    handOver: record.seats.filter((seat) => seat.kind === 'person').length > 1,
    record: text,
    hash: hash64(text),
    revision: 1,
    created: Date.now(),
    updated: Date.now(),
    count: record.answers.length,
    over: record.outcome !== null,
    waiting: [],
  });
  return { kind: 'table', id, title };
}
