/** What answers would lead to. Each is tried once while the table stands as it does, pointed at, pressed or both. */

import type { Json, QuestionView } from '@gravetable/kernel';
import type { Engine } from '../../engine/client.ts';
import type { Preview, Snapshot } from '../../engine/types.ts';

export type Previews = (at: Snapshot, question: QuestionView, value: Json) => Promise<Preview>;

export function previewsOf(host: Pick<Engine, 'preview'>): Previews {
  const kept = new WeakMap<Snapshot, Map<string, Promise<Preview>>>();
  return (at, { id }, value) => {
    const found = kept.get(at) ?? new Map<string, Promise<Preview>>();
    kept.set(at, found);
    const key = `${id} ${JSON.stringify(value)}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const made = host.preview(id, value);
    found.set(key, made);
    made.catch(() => found.delete(key)); // Whoever asked is told; the next one asks anew.
    return made;
  };
}
