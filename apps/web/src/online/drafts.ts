/** The answer in the making outlives the page: whoever loads it again has it in hand at the same question. */

import { isRecord } from '@gravetable/kernel';
import type { TableStore } from '../table/store/store.ts';

export function keepDraft(store: TableStore, table: string): () => void {
  const place = `gravetable-draft-${table}`;
  const read = (): unknown => {
    try {
      return JSON.parse(sessionStorage.getItem(place) ?? 'null');
    } catch {
      return null; // Without a place to keep it there is none.
    }
  };
  const kept = read();
  if (isRecord(kept) && typeof kept['question'] === 'string' && Array.isArray(kept['picks'])) {
    const draft = { question: kept['question'], picks: kept['picks'].filter(Number.isInteger) as number[] };
    const question = store.getState().snapshot.questions.find(({ id }) => id === draft.question);
    const fits = question?.form === 'split' || draft.picks.every((at) => question?.options[at] !== undefined);
    if (question !== undefined && fits) store.getState().setDraft(draft);
  }
  return store.subscribe(({ draft }, before) => {
    if (draft === before.draft) return;
    try {
      if (draft === null) sessionStorage.removeItem(place);
      else sessionStorage.setItem(place, JSON.stringify(draft));
    } catch {
      // It stays in this page.
    }
  });
}
