/** The deeds of a Turn by kind, as the dashboard lists them. */

import type { QuestionView } from '@gravetable/kernel';
import { cardOf, type Facts } from '../facts.ts';

export const DEEDS = [
  'walk',
  'shoot',
  'strike',
  'door',
  'search',
  'gather',
  'take',
  'trade',
  'reorganize',
  'cast',
  'skill',
] as const;
export type Deed = (typeof DEEDS)[number];

const BY_WORD: Readonly<Record<string, Deed>> = {
  move: 'walk',
  sprint: 'walk',
  jump: 'walk',
  teleport: 'walk',
  door: 'door',
  gather: 'gather',
  search: 'search',
  take: 'take',
  trade: 'trade',
  reorganize: 'reorganize',
  enchant: 'cast',
  gainMana: 'skill',
  bloodlust: 'skill',
  shove: 'skill',
  taunt: 'skill',
  lead: 'skill',
};

interface Offered {
  readonly value: QuestionView['options'][number]['value'];
  readonly touches: readonly string[];
}

/** The word an answer to a Turn's question is told by. */
export function deedWord({ value }: Pick<Offered, 'value'>): string | null {
  const word = typeof value === 'object' && value !== null && 'do' in value ? value['do'] : null;
  return typeof word === 'string' ? word : null;
}

/** The kind of deed an answer is; null for what ends the Turn. */
export function deedOf({ value, touches }: Offered, facts: Facts): Deed | null {
  const word = deedWord({ value });
  if (word === 'attack') {
    const card = touches.find((piece) => piece.startsWith('card:'))?.slice('card:'.length);
    return card !== undefined && cardOf(facts, card).weapon?.attack === 'melee' ? 'strike' : 'shoot';
  }
  return word === null ? null : (BY_WORD[word] ?? null);
}

/** Questions that are answered by deeds. */
export const DEED_KINDS: ReadonlySet<string> = new Set(['turn', 'gift', 'bloodlust', 'reflexes']);
