// DK-TRADE, DK-SKILL-LEADER: why an Adventurer cannot be chosen now.
import { refuse, type QuestionView, type Refusal } from '@gravetable/kernel';
import type { View } from '../view.ts';
import { acting } from './acting.ts';

export function ofAdventurer(view: View, asked: QuestionView, id: string): Refusal | null {
  const one = acting(view, asked);
  const other = view.party.find((somebody) => somebody.id === id);
  if (one === null || other === undefined) return null;
  if (one.id === id) return refuse('ACTS_NOW', 'DK-PP-01', {});
  return one.zone === other.zone
    ? refuse('NO_ACTIONS', 'DK-PP-02', {})
    : refuse('NOT_HERE', 'DK-TRADE-02', {});
}
