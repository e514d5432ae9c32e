// Ledger 2 and 6: the names of everything on the table. Types only.

/** Whether something is a published fact, printed in the rulebook, read from partial evidence, or our own. */
export type Source = 'fact' | 'seed' | 'inferred' | 'design';

export type Face = 'move' | 'gun' | 'knife' | 'doubleKnife' | 'wound';

/** One die of a cost, as ledger 6.1 writes it: `K` takes any knife, `D` only a double knife. */
export type Slot = 'M' | 'G' | 'K' | 'D' | 'G/K';

export type FlashbackAction = 'training' | 'purchase' | 'healing' | 'recon' | 'loot';

export type MinionType = 'grunt' | 'toughGuy' | 'bouncer' | 'henchman' | 'gunman';
export type EnemyType = MinionType | 'boss';

export type HeroId = 'shadowman' | 'ironBelle' | 'vance' | 'nettle' | 'brick' | 'doc' | 'pixel' | 'onyx';
export type HeroPrefix = 'sm' | 'ib' | 'vq' | 'ne' | 'bo' | 'dm' | 'px' | 'mo';

export type BasicAbilityId = 'dash' | 'punch' | 'fire' | 'charge';
export type BoughtAbilityId = `${HeroPrefix}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
export type AbilityId = BasicAbilityId | BoughtAbilityId;
export type ItemId = `${HeroPrefix}-i${1 | 2 | 3 | 4}`;

export type BossId =
  | 'donZemun'
  | 'roxyKween'
  | 'accountant'
  | 'motherMercy'
  | 'oxBellamy'
  | 'sisterStatic'
  | 'kaiserNull'
  | 'landlord'
  | 'oldPendulum';

export type DenBoard = 'A' | 'B' | 'C' | 'D' | 'E';
export type Side = 'front' | 'back';
export type DenId = `${DenBoard}${1 | 2}`;
export type RoomId = `r${number}`;

/** Where a room stands in its den's list: `r1` is 0. */
export type RoomIndex = number & { readonly unit: 'room' };

/** Where an enemy stands in its den's list, which is the canonical order. The boss is the last. */
export type EnemyIndex = number & { readonly unit: 'enemy' };

export type Level = 'easy' | 'medium' | 'hard';
