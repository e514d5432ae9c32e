/** The rule of what is chosen or pointed at: what the rules panel and its key show before the rule of the question. */

import type { TableModule } from '../module.ts';
import type { Table } from '../store/desk.ts';
import { pickedIn } from '../store/draft.ts';

/** Of the option in hand, else of the piece whose options are offered; null where the table knows none. */
export function ruleInHand(table: Table, { ruleOf }: Pick<TableModule, 'ruleOf'>): string | null {
  const { draft, narrowed, snapshot, info } = table;
  const question = draft === null ? undefined : snapshot.questions.find(({ id }) => id === draft.question);
  const picked = draft === null || question === undefined ? [] : pickedIn(question, draft);
  const chosen = picked.flatMap((at) => question?.options[at]?.touches ?? []);
  const pieces = narrowed === null ? chosen : [narrowed, ...chosen];
  return firstOf(pieces, (piece) => ruleOf?.(piece, snapshot.view, info.facts) ?? null);
}

function firstOf<T, R>(list: readonly T[], ask: (one: T) => R | null): R | null {
  for (const one of list) {
    const found = ask(one);
    if (found !== null) return found;
  }
  return null;
}

/** Of the piece that has the focus. */
export function ruleInFocus({ snapshot, info }: Table, { ruleOf }: TableModule): string | null {
  const piece = document.activeElement?.closest<HTMLElement>('[data-piece]')?.dataset['piece'];
  return piece === undefined ? null : (ruleOf?.(piece, snapshot.view, info.facts) ?? null);
}
