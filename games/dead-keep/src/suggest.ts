// What the table is advised to buy, so that a newcomer's first Turn comes soon. It decides nothing.

import { adventurerOf } from './cards/adventurers.ts';
import { EQUIPMENT } from './cards/box.ts';
import type { Attack } from './cards/ids.ts';
import type { Board, CardNo, Who } from './state.ts';

const ARMS: Readonly<Record<string, Attack>> = { ranger: 'ranged', magician: 'magic' };

/** Hits expected of the better line of a weapon. */
function worth(card: CardNo): number {
  const lines = EQUIPMENT[card]!.weapon?.lines ?? [];
  return Math.max(0, ...lines.map(({ dice, accuracy, pen }) => (dice * (7 - accuracy) * (1 + pen)) / 6));
}

/** A weapon of the Adventurer's kind, the best one a fair share of the purse pays; of equals the cheapest. */
export function suggestedWeapon(
  board: Board,
  who: Who,
  weapons: readonly CardNo[],
  unarmed: number,
): CardNo | null {
  const kind = ARMS[adventurerOf(board.party[who]!.id).class] ?? 'melee';
  const share = board.purse / Math.max(1, unarmed);
  const price = (card: CardNo): number => EQUIPMENT[card]!.price.buy ?? 0;
  const order = (cards: readonly CardNo[]): CardNo | undefined =>
    [...cards].sort((a, b) => worth(b) - worth(a) || price(a) - price(b))[0];
  const own = weapons.filter((card) => EQUIPMENT[card]!.weapon?.attack === kind);
  const fair = own.filter((card) => price(card) <= share);
  return order(fair) ?? [...own, ...weapons].sort((a, b) => price(a) - price(b))[0] ?? null;
}
