/** What the log tells of a Campaign: how often each Quest was tried to its end, and the Gold it brought home. */

import type { TableEvent } from './facts.ts';

export interface Tried {
  readonly tries: number;
  readonly gold: number;
}

export function chronicleOf(log: readonly TableEvent[]): ReadonlyMap<string, Tried> {
  const found = new Map<string, Tried>();
  /** The Quest that is over: until the next one begins, whatever is earned was earned there. */
  let over: string | null = null;
  for (const event of log) {
    if (event.kind === 'questBegins') over = null;
    if (event.kind === 'won' || event.kind === 'lost') {
      over = event.quest;
      const { tries = 0, gold = 0 } = found.get(over) ?? {};
      found.set(over, { tries: tries + 1, gold });
    }
    if (event.kind === 'earns' && over !== null) {
      const { tries = 0, gold = 0 } = found.get(over) ?? {};
      found.set(over, { tries, gold: gold + event.n });
    }
  }
  return found;
}
