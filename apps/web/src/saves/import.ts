/** Games from files: checked, and set aside when they cannot be read. */

import { isRefusal, readHeader, readRecord, RECORD_LIMITS, refuse } from '@gravetable/kernel';
import type { Refusal } from '@gravetable/kernel';
import { apart, theEngine } from '../engine/client.ts';
import { setAside } from './db.ts';
import { freshId } from './id.ts';
import { metaOf } from './meta.ts';
import { gameTitleOf } from './title.ts';

export type Imported =
  | { readonly kind: 'table'; readonly id: string; readonly title: string; readonly position: boolean }
  | { readonly kind: 'aside'; readonly refusal: Refusal }
  /** Nothing of it is kept: it is too large, or would hold everything up. */
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** A character takes at most four bytes. */
const MOST_BYTES = 4 * RECORD_LIMITS.file;
const LEFT_ALONE: ReadonlySet<string> = new Set(['TOO_LARGE', 'TOO_SLOW']);

/** `names` are what the seats of a bare position are called: a save does not know who sat there. */
export async function importGame(file: File, names: readonly string[]): Promise<Imported> {
  if (file.size > MOST_BYTES)
    return {
      kind: 'refused',
      refusal: refuse('TOO_LARGE', null, { what: 'file', most: RECORD_LIMITS.file }),
    };
  const text = await file.text();
  const isPosition = !isRefusal(readHeader(text));
  const record = isPosition ? await apart((door) => door.recordFrom(text, names)) : readRecord(text);
  const id = freshId();
  const title = gameTitleOf(file.name);
  if (isRefusal(record)) {
    if (LEFT_ALONE.has(record.code)) return { kind: 'refused', refusal: record };
    await setAside({ id, title, text, reason: record.code, when: Date.now() });
    return { kind: 'aside', refusal: record };
  }
  const refusal = await apart((door) => door.tried(record));
  if (refusal !== null && LEFT_ALONE.has(refusal.code)) return { kind: 'refused', refusal };
  // What these rules cannot play is kept all the same, and told when it is opened.
  await theEngine().bring(record, metaOf(id, title, record));
  return { kind: 'table', id, title, position: record.start !== undefined };
}
