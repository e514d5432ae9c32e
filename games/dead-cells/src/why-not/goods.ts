// DC-ACT-11…13, DC-UPK, DC-MUT, DC-UPG: why Loot, the Bag, a card of the Mutation board or a deck cannot be chosen now.
import { refuse, type QuestionView, type Refusal } from '@gravetable/kernel';
import { boughtCard, boughtNo } from '../box/box.ts';
import type { View } from '../view/seen.ts';

export function ofLoot({ combat }: View, asked: QuestionView, loot: string): Refusal | null {
  if (combat === null) return null;
  const data = { loot };
  if (asked.kind === 'loot') return refuse('LOOT_BARRED', 'DC-ACT-11', data);
  return combat.revealed
    ? refuse('LOOT_BY_ACTION', 'DC-ACT-11', data)
    : refuse('LOOT_AFTER_REVEAL', 'DC-ICON-13', data);
}

/** What was looted already and waits for the upkeep. */
export const ofBag = (_: View, __: QuestionView, reward: string): Refusal =>
  reward === 'blueprint'
    ? refuse('BAG_TO_COLLECTOR', 'DC-UPK-02', { reward })
    : refuse('BAG_WAITS', 'DC-ACT-13', { reward });

const PLACING = new Set(['placeUpgrade', 'swapMutation']);

/** A card of the Mutation board. */
export function ofMutation({ run, campaign }: View, asked: QuestionView, code: string): Refusal | null {
  const data = { card: { id: boughtCard(boughtNo(code)).name } };
  if (PLACING.has(asked.kind)) return refuse('SLOT_OF_ANOTHER_KIND', 'DC-MUT-09', data);
  if (run.used.includes(code)) return refuse('CARD_SPENT', 'DC-RULING-106', data);
  if (campaign.startOfGame.includes(code)) return refuse('CARD_AT_START', 'DC-MUT-03', data);
  return campaign.skill === code
    ? refuse('CARD_SKILL', 'DC-MUT-05', data)
    : refuse('CARD_AT_ITS_MOMENT', 'DC-MUT-04', data);
}

/** An Upgrade deck or the Well, while nothing is being bought. */
export const ofDeck = (): Refusal => refuse('DECKS_LATER', 'DC-END-05', {});
