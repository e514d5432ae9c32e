/** Games from files: checked, and set aside when they cannot be read. */

import { hash64, isRefusal, readHeader, readRecord, type GameRecord, type Refusal } from '@gravetable/kernel';
import { theEngine } from '../engine/client.ts';
import { keepTable, setAside } from './db.ts';
import { gameTitleOf } from './title.ts';

export type Imported =
  | { readonly kind: 'table'; readonly id: string; readonly title: string; readonly position: boolean }
  | { readonly kind: 'aside'; readonly refusal: Refusal };

/** `names` are what the seats of a bare position are called: a save does not know who sat there. */
export async function importGame(name: string, text: string, names: readonly string[]): Promise<Imported> {
  const isPosition = !isRefusal(readHeader(text));
  const record = isPosition ? await theEngine().recordFrom(text, names) : readRecord(text);
  const id = crypto.randomUUID();
  const title = gameTitleOf(name);
  if (isRefusal(record)) {
    await setAside({ id, title, text, reason: record.code, when: Date.now() });
    return { kind: 'aside', refusal: record };
  }
  const shelved = await theEngine().shelved(record);
  const row = rowOf(id, title, record, isPosition ? JSON.stringify(record) : text);
  // What these rules cannot play is kept all the same, and told when it is opened.
  await keepTable(isRefusal(shelved) ? row : { ...row, ...shelved });
  return { kind: 'table', id, title, position: record.start !== undefined };
}

function rowOf(id: string, title: string, record: GameRecord, text: string): Parameters<typeof keepTable>[0] {
  const { game, seats, options, answers, outcome, start } = record;
  return {
    id,
    game,
    title,
    seats,
    options,
    seed: record.seed ?? '',
    handOver: seats.filter((seat) => seat.kind === 'person').length > 1,
    position: start !== undefined,
    record: text,
    hash: hash64(text),
    revision: 1,
    created: Date.now(),
    updated: Date.now(),
    count: answers.length,
    over: outcome !== null,
    waiting: [],
  };
}
