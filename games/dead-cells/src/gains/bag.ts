// DC-GEN-05: the Bag of the Group, and what is gained into it.
import type { Reward } from '../schema.ts';
import type { Pile } from '../state.ts';
import type { Seen } from '../table.ts';

/** DC-RULING-11. */
const MOST_POTIONS = 3;
const MOST_KEYS = 2;

/** Teeth, Cells, Potions and Keys are kept by number; anything else is not for here. Returns how many found room. */
export function intoBag(t: Seen, reward: Reward, n: number): number {
  const bag = t.board.bag;
  if (reward === 'tooth') bag.teeth += n;
  else if (reward === 'cell') bag.cells += n;
  else if (reward === 'potion') {
    const kept = Math.min(n, MOST_POTIONS - bag.potions);
    bag.potions += kept;
    return kept;
  } else if (reward === 'key') {
    const kept = Math.min(n, MOST_KEYS - bag.keys);
    bag.keys += kept;
    return kept;
  } else throw new RangeError(`${reward} is not kept in the Bag by number`);
  return n;
}

export const emptyPile = (): Pile => ({ tokens: [], equipment: [], blueprints: [] });
export const isEmptyPile = (pile: Pile): boolean =>
  pile.tokens.length === 0 && pile.equipment.length === 0 && pile.blueprints.length === 0;
