// Ledger 7: tiles, corridors and Biomes.
import type { DamageIcon, Icon, RewardIcon } from './actions.ts';
import type { BiomeId, BossId, Flag, Printed, RuneId, Sym, TextKey } from './names.ts';

export type Shape = 'square' | 'trapezoid' | 'circle' | 'hexagon' | 'pentagon' | 'diamond' | 'octagon';
export type TileKind =
  | 'encounter'
  | 'elite'
  | 'treasure'
  | 'cursed'
  | 'merchant'
  | 'door'
  | 'teleport'
  | 'constraint';
export type Curse =
  | DamageIcon
  | { readonly kind: 'loseHalfTeeth' }
  | { readonly kind: 'curse'; readonly number: 1 | 2 };
export interface Offer {
  readonly what: 'vial' | 'potion' | 'equipment' | 'blueprint';
  readonly cost: number;
  readonly times: number;
}
export type DeckCheck = { readonly [S in Sym]?: readonly Icon[] };
/** One branch of an either/or line. A Hand Check is payable or not offered; a lone option is compulsory. */
export interface Option {
  readonly handCheck?: Sym;
  readonly deckCheck?: DeckCheck;
  readonly icons: readonly Icon[];
}
export interface Tile extends Printed {
  readonly biome: BiomeId;
  readonly shape: Shape;
  readonly kind: TileKind;
  readonly text: TextKey;
  readonly changeFirst?: true;
  readonly enemies?: readonly ('monster' | 'elite')[];
  readonly loot?: readonly RewardIcon[];
  readonly rewards?: readonly Icon[];
  readonly price?: readonly Curse[];
  readonly offer?: Offer;
  readonly options?: readonly Option[];
  readonly constraint?: 1 | 2 | 3 | 4;
  readonly edge?: 'wall' | 'hole';
}

interface Spot {
  readonly id: string;
  /** Where the space is drawn: x grows to the right, y downward, in the units of the board's `size`. */
  readonly x: number;
  readonly y: number;
}
export type Space =
  | (Spot & { readonly kind: 'start' })
  | (Spot & { readonly kind: 'junction' })
  | (Spot & {
      readonly kind: 'tile';
      readonly shape: Shape;
      readonly mark?: 'bell' | 'key';
      readonly zone?: 1 | 2 | 3;
    })
  | (Spot & {
      readonly kind: 'exit';
      readonly to: BiomeId | BossId;
      /** Damage to assign per missing Key (DC-RULING-86). */
      readonly tollPerMissingKey?: number;
    });
export interface Corridor {
  readonly from: string;
  readonly to: string;
  readonly hand?: readonly Sym[];
  readonly deck?: DeckCheck;
  readonly rune?: RuneId;
  readonly flag?: Flag;
  readonly keys?: 2;
  readonly worm?: 1;
}
export type CurseEffect =
  | 'discardPotions'
  | 'damageToOneHealth'
  | 'discardEquipmentEach'
  | 'silentPreparation'
  | 'lanternsOut'
  | 'discardTeeth'
  | 'runesSealed';
export type BellEffect = 'damage2' | 'loseScroll' | 'loseEquipment';
export type BiomeRule =
  | { readonly kind: 'worms'; readonly tokens: number }
  | {
      readonly kind: 'bells';
      readonly tokens: readonly BellEffect[];
      readonly allRung: readonly RewardIcon[];
    }
  | { readonly kind: 'lanterns'; readonly zones: readonly LanternZone[]; readonly darkness: DamageIcon }
  | { readonly kind: 'keys'; readonly tokens: number }
  | { readonly kind: 'malaise'; readonly tokens: number }
  | { readonly kind: 'edge' };
/** A Lantern is lit from the column before its zone (DC-RULING-85). */
export interface LanternZone {
  readonly zone: 1 | 2 | 3;
  readonly litFrom: readonly string[];
}
export interface Biome extends Printed {
  readonly code: BiomeId;
  readonly name: TextKey;
  readonly mood: TextKey;
  readonly size: { readonly width: number; readonly height: number };
  /** B7 is laid over two faces; the second begins right of this x. */
  readonly fold?: number;
  readonly spaces: readonly Space[];
  readonly corridors: readonly Corridor[];
  readonly rules: readonly BiomeRule[];
  readonly curses?: { readonly 1: CurseEffect; readonly 2: CurseEffect };
}
