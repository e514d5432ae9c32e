// Ledger 2.2, DC-ACT: icons, Ranges and Actions.
import type { EnemyKind, Pos, Round, RuneId, State, Sym } from './names.ts';

export type ScrollReward = `scroll.${Sym}`;
export type RuneReward = `rune.${RuneId}`;
export type Reward =
  | 'tooth'
  | 'cell'
  | 'vial'
  | 'potion'
  | 'equipment'
  | 'blueprint'
  | 'key'
  | 'secret'
  | 'bossCell'
  | ScrollReward
  | RuneReward;

export type DamageWho = 'target' | 'first' | 'different' | 'all';
export type TokenWho = 'target' | 'first' | 'all';

/** `different` needs n different Beheaded; `split` lets a Beheaded spread the icons (DC-RULING-27). */
export interface DamageIcon {
  readonly kind: 'damage';
  readonly n: number;
  readonly who: DamageWho;
  readonly split?: true;
}
export interface ShieldIcon {
  readonly kind: 'shield';
  readonly n: number;
  readonly golden?: true;
}
export interface StateIcon {
  readonly kind: 'state';
  readonly state: State;
  readonly n: number;
  readonly who: TokenWho;
}
export interface RewardIcon {
  readonly kind: 'reward';
  readonly reward: Reward;
  readonly n: number;
  readonly only?: 'firstPlayer' | 'beheaded';
  /** A Rune already owned pays this instead (ledger 6.6). */
  readonly ifOwned?: readonly RewardIcon[];
}
export interface TokenIcon {
  readonly kind: 'token';
  readonly token: 'worm' | 'malaise';
  readonly n: number;
  readonly who: TokenWho;
}
/**
 * C2 puts n Shurikens on the named spaces: each goes to the first of them that holds none, or to the first of all
 * when none is free of them.
 */
export interface PlaceIcon {
  readonly kind: 'place';
  readonly marker: 'shuriken';
  readonly n: number;
  readonly spaces: readonly Pos[];
}
export type Icon =
  | DamageIcon
  | ShieldIcon
  | StateIcon
  | RewardIcon
  | TokenIcon
  | PlaceIcon
  | { readonly kind: 'heal'; readonly n: number }
  | { readonly kind: 'skill' }
  | { readonly kind: 'loot' }
  | { readonly kind: 'push'; readonly n: number }
  | { readonly kind: 'move'; readonly to: Pos }
  | { readonly kind: 'summon'; readonly n: number }
  | { readonly kind: 'banner'; readonly n: number }
  | { readonly kind: 'fireWave'; readonly steps: number }
  | { readonly kind: 'cleanse'; readonly states: readonly State[] };

export interface SpaceRange {
  readonly spaces: readonly Pos[];
  readonly mode: 'one' | 'all';
  /** Absent: any Enemy (DC-GEN-08). */
  readonly only?: readonly EnemyKind[];
}
/** `beheaded` is the player's own Beheaded and never Serenade (`mod.beheadedOnly`). */
export type GroupRange = 'self' | 'ally' | 'group' | 'beheaded';
export type Range = SpaceRange | GroupRange;

/** The icons of one Action are simultaneous (DC-CMB-18); Actions of one line follow each other (DC-CMB-19). */
export interface Action {
  readonly icons: readonly Icon[];
  readonly range?: Range;
}
export type Lines = { readonly [R in Round]?: readonly Action[] };
export type CardLines = { readonly [R in Exclude<Round, 4>]?: readonly Action[] };
