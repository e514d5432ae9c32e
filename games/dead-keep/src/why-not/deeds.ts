// DK-PP-03: why nothing of a kind can be done now: pieces such as `deed:search`, one for each Action of the dashboard.
import { refuse, type QuestionView, type Refusal } from '@gravetable/kernel';
import type { View } from '../view.ts';

const RULES: Readonly<Record<string, string>> = {
  walk: 'DK-AMOVE-01',
  shoot: 'DK-RULING-91',
  strike: 'DK-RULING-91',
  door: 'DK-DOOR-01',
  search: 'DK-SEARCH-01',
  gather: 'DK-MANA-01',
  take: 'DK-TOKEN-01',
  trade: 'DK-TRADE-02',
  reorganize: 'DK-INV-01',
};

export function ofDeed({ turn }: View, { kind }: QuestionView, deed: string): Refusal | null {
  const rule = RULES[deed];
  if (kind !== 'turn' || rule === undefined) return null;
  const left = turn.actions + turn.free.reduce((sum, n) => sum + n, 0);
  // DK-DOOR-01: a door costs no Action.
  return left === 0 && deed !== 'door' ? refuse('NO_ACTIONS', rule, {}) : refuse('NO_DEED', rule, { deed });
}
