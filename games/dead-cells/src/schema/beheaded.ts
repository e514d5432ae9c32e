// Ledger 6.4, DC-SOLO: the Beheaded and Serenade.
import type { Action, CardLines, Icon, Range, RewardIcon } from './actions.ts';
import type { BeheadedId, CardRound, Pos, Printed, Source, State, Sym, TextKey } from './names.ts';

export type Step = { readonly source: Source } & (
  | { readonly kind: 'health'; readonly n: number }
  | { readonly kind: 'immune'; readonly state: State }
  | { readonly kind: 'slot' }
  | { readonly kind: 'roundZero'; readonly action: Action }
  | { readonly kind: 'newSkill'; readonly action: Action }
  | { readonly kind: 'skillReaches'; readonly range: Range }
  | { readonly kind: 'skillAmount'; readonly n: number }
  | { readonly kind: 'skillTargets'; readonly n: number }
  | { readonly kind: 'skillInRoundZero' }
  | { readonly kind: 'skillTwicePerIcon' }
  | {
      readonly kind: 'damageBonus';
      readonly n: number;
      readonly round?: CardRound;
      readonly space?: Pos;
      readonly against?: State;
    }
  | {
      readonly kind: 'counterOnShieldLost';
      readonly limit: 'firstEachRound' | 'none';
      readonly icons: readonly Icon[];
    }
  | { readonly kind: 'healAtInterbiome'; readonly n: number }
  | { readonly kind: 'poisonSpreads'; readonly n: number }
);
export interface Beheaded extends Printed {
  readonly id: BeheadedId;
  readonly name: TextKey;
  readonly favoured: Sym;
  readonly health: number;
  readonly skill: Action;
  /** Five steps each, from the first Scroll to the fifth. */
  readonly tracks: { readonly [S in Sym]: readonly Step[] };
}
export type SerenadeStep =
  | { readonly kind: 'gain'; readonly icons: readonly RewardIcon[] }
  | { readonly kind: 'powerUp' }
  | { readonly kind: 'roundZero'; readonly action: Action; readonly optional?: true };
export interface SerenadeSide extends Printed {
  readonly side: 'power' | 'melee';
  readonly name: TextKey;
  readonly health: number;
  readonly lines: CardLines;
  readonly track: readonly SerenadeStep[];
}
