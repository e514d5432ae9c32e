// Ledger 7.5: what an Equipment card is. The four decks are written with the words below.
import type { Attack, Source } from './ids.ts';
import type { EnemyWord, SkillKey } from './skill.ts';

export type EquipmentDeck = 'adventure' | 'talisman' | 'necromantic' | 'artifact';
/** Where a card works (DK-INV-03…06); the Crawler card works nowhere. */
export type Slot = 'hand' | 'body' | 'backpack' | 'talisman' | 'none';

/** One row of combat characteristics (DK-WPN-01, -06, -07). */
export interface Line {
  readonly min: number;
  readonly max: number;
  readonly dice: number;
  /** A die of this value or more hits. */
  readonly accuracy: number;
  readonly pen: number;
  /** What using this line costs. */
  readonly mana: number;
}

export interface Weapon {
  readonly attack: Attack;
  /** The free line first, if there is one. */
  readonly lines: readonly Line[];
}

/** DK-ARMOR: `n+` values. A shield is a protection in Hand. */
export interface Protection {
  /** Without Mana; null where every use costs Mana (DK-RULING-119). */
  readonly free: number | null;
  /** With 1 Mana; null where Mana buys nothing. */
  readonly mana: number | null;
  /** DK-ARMOR-05: another value against some Enemies. */
  readonly against: { readonly enemy: EnemyWord; readonly value: number } | null;
}

/** Ledger 7.5.5: what an Enchantment Action does. Targets: DK-ENCH-02, DK-RULING-121. */
export type Enchantment =
  /** An Adventurer in LoS heals Wounds. */
  | { readonly does: 'heal'; readonly n: number }
  /** An Adventurer in LoS gains Mana. */
  | { readonly does: 'mana'; readonly n: number }
  /** An Adventurer in LoS has a Skill until the End Phase. */
  | { readonly does: 'lend'; readonly skill: SkillKey }
  /** Another Adventurer in LoS takes a free Action at once. */
  | { readonly does: 'give'; readonly action: 'move' | 'combat' }
  /** Up to n Undead of one Zone in LoS skip the next Activation Step. */
  | { readonly does: 'bind'; readonly upTo: number }
  /** One face-down Treasure token in LoS is looked at. */
  | { readonly does: 'look' }
  /** Up to n Enemies of one kind in one Zone in LoS take Wounds. */
  | { readonly does: 'wound'; readonly enemy: 'footman'; readonly upTo: number; readonly n: number }
  /** Up to n Undead of one Zone in LoS are pushed one Zone. */
  | { readonly does: 'push'; readonly upTo: number }
  /** Mana is spent, Doom removed. */
  | { readonly does: 'doom'; readonly mana: number; readonly n: number };

export interface Equipment {
  readonly code: string;
  readonly deck: EquipmentDeck;
  readonly slot: Slot;
  /** Whether any of its numbers stands in the rulebook; `facts` says which. */
  readonly source: Source;
  readonly facts: readonly string[];
  readonly weapon: Weapon | null;
  readonly armor: Protection | null;
  /** DK-TRAIT-01: Skills of the Combat Action made with it. */
  readonly use: readonly SkillKey[];
  /** DK-TRAIT-02: Skills of whoever has it in its active slot. */
  readonly eq: readonly SkillKey[];
  /** DK-TRAIT-03: a Skill while such an Enemy stands in the target Zone. */
  readonly vs: { readonly enemy: EnemyWord; readonly skill: SkillKey } | null;
  /** DK-TRAIT-04: usable only while standing in such a Zone. */
  readonly zone: 'mist' | null;
  /** Once per Turn any dice of such an Action may be rolled again. */
  readonly reroll: Attack | null;
  readonly enchantment: Enchantment | null;
  /** DK-SETUP-13: in Gold; null: not for sale, or not bought back. */
  readonly price: { readonly buy: number | null; readonly sell: number | null };
}
