// Ledger 6.3: the names everything printed is made of: symbols, spaces, Rounds, Biomes, Bosses, Runes.

export type Source = 'fact' | 'design';
export type TextKey = `${string}.${string}`;

export type Sym = 'survival' | 'tactics' | 'brutality';
export type Pos = 'behind' | 'right1' | 'right2' | 'right3';
export type Round = 0 | 1 | 2 | 3 | 4;
/** The Rounds in which Beheaded play their cards and Frozen can fall (DC-STATE-06). */
export type CardRound = 1 | 2 | 3;
export type State = 'poisoned' | 'bleeding' | 'onFire' | 'frozen' | 'marked';

export type BiomeId = 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'B7';
export type BossId = 'C1' | 'C2' | 'C3';
export type BeheadedId = 'flayed' | 'quartered' | 'immolated' | 'poisoned';
export type UpgradeDeck = 'SV' | 'TC' | 'BR';
export type RuneId = 'vine' | 'teleport' | 'ram' | 'challenger' | 'explorer' | 'homunculus' | 'customization';
export type Flag = 'defeated.C1' | 'defeated.C2' | 'defeated.C3';
export type EnemyKind = 'monster' | 'elite' | 'boss' | 'minion';

/** What every printed card carries, whatever its deck. */
export interface Printed {
  readonly code: string;
  readonly source: Source;
  /** A game-icons.net name. */
  readonly icon: string;
}
