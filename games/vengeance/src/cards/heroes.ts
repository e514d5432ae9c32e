// Ledger 6.4: the eight heroes of two boxes, and every ability and item by id.

import { BASIC_ABILITIES } from './basics.ts';
import { brick } from './heroes/brick.ts';
import { doc } from './heroes/doc.ts';
import { ironBelle } from './heroes/iron-belle.ts';
import { nettle } from './heroes/nettle.ts';
import { onyx } from './heroes/onyx.ts';
import { pixel } from './heroes/pixel.ts';
import { shadowman } from './heroes/shadowman.ts';
import { vance } from './heroes/vance.ts';
import type { AbilityId, HeroId, ItemId } from './ids.ts';
import type { Ability, Hero, Item } from './tiles.ts';

export const HEROES: Readonly<Record<HeroId, Hero>> = {
  shadowman,
  ironBelle,
  vance,
  nettle,
  brick,
  doc,
  pixel,
  onyx,
};

const heroes = Object.values(HEROES);
const abilities: ReadonlyMap<AbilityId, Ability> = new Map(
  [...Object.values(BASIC_ABILITIES), ...heroes.flatMap((hero) => hero.abilities)].map((one) => [
    one.id,
    one,
  ]),
);
const items: ReadonlyMap<ItemId, Item> = new Map(
  heroes.flatMap((hero) => hero.items).map((one) => [one.id, one]),
);

/** The tile of that id, basic or bought. */
export function abilityOf(id: AbilityId): Ability {
  const found = abilities.get(id);
  if (!found) throw new Error(`No ability ${id}`);
  return found;
}

export function itemOf(id: ItemId): Item {
  const found = items.get(id);
  if (!found) throw new Error(`No item ${id}`);
  return found;
}
