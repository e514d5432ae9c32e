// Ledger 6.5 to 6.7: Combat cards, Enemies and Bosses.
import type { CardLines, Icon, Lines } from './actions.ts';
import type {
  BeheadedId,
  BiomeId,
  BossId,
  CardRound,
  Flag,
  Pos,
  Printed,
  State,
  Sym,
  TextKey,
} from './names.ts';

export interface CombatCard extends Printed {
  readonly owner: BeheadedId | 'serenade' | 'any';
  readonly name: TextKey;
  readonly symbols: readonly Sym[];
  readonly lines: CardLines;
}
/** Serenade carries no Skill icon (DC-SOLO-15). */
export interface SerenadeCard extends CombatCard {
  readonly owner: 'serenade';
}

export type Place = 'default' | 'behind' | 'far';

interface Foe extends Printed {
  readonly name: TextKey;
  /** One line on the idea of the card. */
  readonly text: TextKey;
  readonly elite: boolean;
  readonly health: number;
  readonly place: Place;
  readonly immune: readonly State[];
  readonly invisible?: readonly CardRound[];
  /** DC-RULING-101. */
  readonly counter?: readonly Icon[];
  readonly lines: Lines;
  readonly death: readonly Icon[];
  /** Set on every card with a Bleeding icon (DC-FAQ-09). */
  readonly removesBleeding?: true;
}
export interface Monster extends Foe {
  readonly biome: BiomeId;
}
export interface Minion extends Foe {
  readonly boss: BossId;
}

export type Marker = 'fireWave' | 'shuriken' | 'banner';

/** Rules that stand as long as this Boss side lies on the table. */
export type BossRule =
  | { readonly kind: 'unshieldedDamage'; readonly n: number }
  | { readonly kind: 'actsBeforeGroup'; readonly round: CardRound }
  | { readonly kind: 'extraShurikens'; readonly n: number }
  | { readonly kind: 'invulnerableWhileEliteMinion' };

/** One side of a Boss card: one instance. */
export interface BossCard extends Printed {
  readonly boss: BossId;
  readonly side: 'A' | 'B';
  readonly name: TextKey;
  readonly text: TextKey;
  readonly instance: number;
  readonly of: number;
  readonly health: number;
  readonly start: Pos;
  readonly immune: readonly State[];
  readonly counter?: readonly Icon[];
  readonly lines: Lines;
  readonly death: readonly Icon[];
  readonly keeps: readonly Marker[];
  readonly standing: readonly BossRule[];
}
export interface BossAction extends Printed {
  readonly boss: BossId;
  /** The instances whose action deck holds this card. */
  readonly instances: readonly number[];
  readonly name: TextKey;
  readonly text: TextKey;
  readonly lines: Lines;
}
export interface FireWave extends Printed {
  readonly boss: 'C1';
  readonly name: TextKey;
  readonly text: TextKey;
  readonly start: Pos;
  /** Spaces moved left at each Round End. */
  readonly step: number;
  /** What it does on reaching the Group, before it starts again. */
  readonly hits: readonly Icon[];
}
export type BannerHandicap =
  | { readonly kind: 'bossShieldEachTurn'; readonly n: number }
  | { readonly kind: 'noHealing' }
  | { readonly kind: 'noEquipmentInRound'; readonly round: CardRound }
  | { readonly kind: 'minionsStrikeHarder'; readonly n: number }
  | { readonly kind: 'noShieldsInRound'; readonly round: CardRound };
/** A special card of C3: a standing handicap until its Health is filled with Damage. */
export interface Banner extends Printed {
  readonly boss: 'C3';
  readonly name: TextKey;
  readonly text: TextKey;
  readonly health: number;
  readonly start: Pos;
  readonly handicap: BannerHandicap;
}
/** The reference sheet: what DC-BOSS-01 and 6.7 ask a sheet to state. */
export interface BossSheet extends Printed {
  readonly boss: BossId;
  readonly name: TextKey;
  readonly mood: TextKey;
  readonly setup: TextKey;
  readonly actions: TextKey;
  readonly special: TextKey;
  readonly flip: TextKey;
  readonly reward: TextKey;
  readonly unlocks: Flag;
}
