/** What an answer does to a card of the playing area, as its preview tells. */

import type { Facts, SpaceView, View } from './facts.ts';

/** The Hit Points it keeps, or how it leaves: destroyed, or in somebody's Hand or Reserve. */
export type Fate = number | 'falls' | 'taken';

/** Null where nothing is previewed or nothing changes. A place that is walked through does not fall. */
export function fateOf({ space, card, hits }: SpaceView, then: View | null, { CARDS }: Facts): Fate | null {
  if (then === null || card === null) return null;
  const after = then.spaces[space - 1]!;
  if (after.card?.instance === card.instance)
    return after.hits === hits ? null : after.hitPoints - after.hits;
  const held = then.survivors.flatMap(({ hand, reserve }) => [...hand, ...reserve]);
  if (held.some(({ instance }) => instance === card.instance)) return 'taken';
  return CARDS[card.card].kind === 'place' ? null : 'falls';
}
