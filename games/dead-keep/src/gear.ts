// DK-INV-01…06, DK-SETUP-16, DK-RULING-122: where a card goes when a Quest begins.

import { EQUIPMENT } from './cards/box.ts';
import type { Adventurer, CardNo } from './state.ts';

export const MOST_HANDS = 2;
export const MOST_PACK = 5;
export const MOST_TALISMANS = 3;

/** By card: the shop asks for all of them before every purchase. */
const WEAPONS = Uint8Array.from(EQUIPMENT, ({ weapon }) => (weapon === null ? 0 : 1));
export const isWeapon = (card: CardNo): boolean => WEAPONS[card] === 1;
export const isTalisman = (card: CardNo): boolean => EQUIPMENT[card]!.deck === 'talisman';
export const codeOf = (card: CardNo): string => EQUIPMENT[card]!.code;

/** Everything an Adventurer carries. */
export const carried = ({ hands, body, pack, talismans }: Adventurer): CardNo[] =>
  body === null ? [...hands, ...pack, ...talismans] : [...hands, body, ...pack, ...talismans];

type Slot = 'hands' | 'body' | 'pack' | 'talismans';

/** The slot that takes the card: the one it works in, else the Backpack; null where it does not fit any more. */
function slotFor(a: Adventurer, card: CardNo): Slot | null {
  const { slot } = EQUIPMENT[card]!;
  if (slot === 'talisman') return a.talismans.length < MOST_TALISMANS ? 'talismans' : null;
  if (slot === 'hand' && a.hands.length < MOST_HANDS) return 'hands';
  if (slot === 'body' && a.body === null) return 'body';
  return a.pack.length < MOST_PACK ? 'pack' : null;
}

export const fitsSomewhere = (a: Adventurer, card: CardNo): boolean => slotFor(a, card) !== null;

/** Put a card where it belongs; false where there is no room. */
export function putOn(a: Adventurer, card: CardNo): boolean {
  const slot = slotFor(a, card);
  if (slot === null) return false;
  if (slot === 'body') a.body = card;
  else a[slot].push(card);
  return true;
}

/** DK-INV-07: an Adventurer owns up to ten Talismans in a Campaign. */
const MOST_OWNED = 10;
export const mayOwn = (owned: readonly CardNo[], card: CardNo): boolean =>
  !isTalisman(card) || owned.filter(isTalisman).length < MOST_OWNED;
