// How much Armor keeps off, without Mana and whoever strikes.

import { EQUIPMENT } from '../cards/box.ts';
import type { Adventurer } from '../state.ts';

const NEVER = 7;
const IRON_HIDE = 5;
const LEAST = 2;

/** The share of Attacks that come through. */
export function armorOf({ body, hands }: Adventurer, hide: boolean): number {
  const value = (card: number): number => EQUIPMENT[card]!.armor?.free ?? NEVER;
  const worn = body === null ? NEVER : value(body);
  const shield = Math.min(NEVER, ...hands.map(value));
  const need =
    worn === NEVER
      ? Math.min(shield, hide ? IRON_HIDE : NEVER)
      : Math.max(LEAST, worn - (shield === NEVER ? 0 : 1) - (hide ? 1 : 0));
  return 1 - (NEVER - need) / 6;
}
