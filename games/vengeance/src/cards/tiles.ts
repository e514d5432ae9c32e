// VG-ABIL, VG-ITEM, VG-GEN-03: what a hero, an ability tile and an item tile are, and how they are written down.

import type { Drawback, Effect, Modifier } from '../effects.ts';
import type { MessageKey } from '../text/en.ts';
import type {
  AbilityId,
  BasicAbilityId,
  BoughtAbilityId,
  HeroId,
  HeroPrefix,
  ItemId,
  Slot,
  Source,
} from './ids.ts';
import { ITEM_SQUARES } from './tracks.ts';

export type Use = 'reusable' | 'once' | 'passive';
export type Timing = 'fighting' | 'start' | 'resolution';

export interface Ability {
  readonly id: AbilityId;
  /** null for the four basic abilities, which everybody has. */
  readonly hero: HeroId | null;
  readonly name: MessageKey;
  readonly text: MessageKey;
  readonly source: Source;
  readonly icon: string;
  /** Experience to pay (VG-XP-01). */
  readonly price: number;
  readonly dice: readonly Slot[];
  readonly use: Use;
  /** null for a passive that works by itself (VG-RULING-67). */
  readonly timing: Timing | null;
  /** Recon actions it takes; 0 means it cannot be reconned (VG-FLASH-09…11). */
  readonly recon: 0 | 1 | 2;
  readonly effects: readonly Effect[];
  readonly modifiers: readonly Modifier[];
}

export interface Item {
  readonly id: ItemId;
  readonly hero: HeroId;
  readonly name: MessageKey;
  readonly text: MessageKey;
  readonly source: Source;
  readonly icon: string;
  readonly squares: number;
  readonly timing: Timing;
  readonly effects: readonly Effect[];
  readonly modifiers: readonly Modifier[];
}

export interface Trait {
  readonly name: MessageKey;
  readonly text: MessageKey;
  readonly source: Source;
  readonly icon: string;
  readonly rule: Drawback;
}

/** A hero's source speaks of the name; trait and tiles carry their own. */
export interface Hero {
  readonly id: HeroId;
  readonly prefix: HeroPrefix;
  readonly box: 1 | 2;
  readonly name: MessageKey;
  readonly source: Source;
  readonly icon: string;
  readonly trait: Trait;
  readonly abilities: readonly Ability[];
  readonly items: readonly Item[];
}

type Words = { readonly effects?: readonly Effect[]; readonly modifiers?: readonly Modifier[] };
type Printed = Words & { readonly icon: string; readonly source?: Source };

export type PrintedBasic = Printed & {
  readonly id: BasicAbilityId;
  readonly dice: readonly Slot[];
  readonly recon: 1 | 2;
};

export type PrintedAbility = Printed & {
  readonly id: BoughtAbilityId;
  readonly price: number;
  readonly dice?: readonly Slot[];
  readonly use?: Use;
  readonly timing?: Timing;
};

export type PrintedItem = Printed & { readonly id: ItemId; readonly timing?: Timing };

export interface PrintedHero extends Pick<Hero, 'id' | 'prefix' | 'box' | 'icon'> {
  readonly source?: Source;
  readonly trait: { readonly icon: string; readonly source?: Source; readonly rule: Drawback };
  readonly abilities: readonly PrintedAbility[];
  readonly items: readonly PrintedItem[];
}

/** A basic ability: free, reusable, for the Fighting Phase. */
export const basic = (printed: PrintedBasic): Ability => ({
  id: printed.id,
  hero: null,
  name: `ability.${printed.id}`,
  text: `ability.${printed.id}.text`,
  source: printed.source ?? 'design',
  icon: printed.icon,
  price: 0,
  dice: printed.dice,
  use: 'reusable',
  timing: 'fighting',
  recon: printed.recon,
  effects: printed.effects ?? [],
  modifiers: printed.modifiers ?? [],
});

const ability = (hero: HeroId, printed: PrintedAbility): Ability => {
  const passive = printed.use === 'passive';
  return {
    id: printed.id,
    hero,
    name: `ability.${printed.id}`,
    text: `ability.${printed.id}.text`,
    source: printed.source ?? 'design',
    icon: printed.icon,
    price: printed.price,
    dice: printed.dice ?? [],
    use: printed.use ?? 'reusable',
    timing: printed.timing ?? (passive ? null : 'fighting'),
    recon: passive ? 0 : 2,
    effects: printed.effects ?? [],
    modifiers: printed.modifiers ?? [],
  };
};

const item = (hero: HeroId, printed: PrintedItem): Item => ({
  id: printed.id,
  hero,
  name: `item.${printed.id}`,
  text: `item.${printed.id}.text`,
  source: printed.source ?? 'design',
  icon: printed.icon,
  squares: ITEM_SQUARES,
  timing: printed.timing ?? 'fighting',
  effects: printed.effects ?? [],
  modifiers: printed.modifiers ?? [],
});

/** A hero with everything that belongs to it. What is not said is our design, reusable, for the Fighting Phase. */
export const hero = (printed: PrintedHero): Hero => ({
  id: printed.id,
  prefix: printed.prefix,
  box: printed.box,
  name: `hero.${printed.id}`,
  source: printed.source ?? 'design',
  icon: printed.icon,
  trait: {
    name: `trait.${printed.id}`,
    text: `trait.${printed.id}.text`,
    source: printed.trait.source ?? 'design',
    icon: printed.trait.icon,
    rule: printed.trait.rule,
  },
  abilities: printed.abilities.map((one) => ability(printed.id, one)),
  items: printed.items.map((one) => item(printed.id, one)),
});
