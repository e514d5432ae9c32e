// Ledger 7.2, 7.3, 7.6: what is known of an Enemy, and what an Enemy card is.
import type { Boss, ByDanger, Level, Monster, Notable, Source, Undead } from './ids.ts';

/** DK-STAT-01. */
export interface Stats {
  readonly armor: number;
  readonly wounds: number;
  readonly attacks: number;
  readonly damage: number;
}

/** What an Enemy does apart from its numbers (ledger 3.18). */
export type Special = 'pair' | 'regeneration' | 'charge' | 'mostAdventurers';

interface Body {
  /** Actions in one Activation. */
  readonly actions: number;
  /** Zones in one Move; `charge` reaches farther. */
  readonly move: number;
  /** How far it attacks. */
  readonly range: number;
  /** Which of its figures stand in the rulebook. */
  readonly facts: readonly string[];
}

export interface UndeadRecord extends Body, Stats {
  readonly kind: Undead;
  /** DK-NOT-01: what a Notable spawns. */
  readonly spawns: Undead | null;
  /** Miniatures in the box. */
  readonly figures: number;
}

export interface MonsterRecord extends Body {
  readonly kind: Monster;
  readonly levels: readonly [Stats, Stats, Stats, Stats, Stats];
  readonly special: Special | null;
  readonly figures: number;
}

export interface BossRecord extends Body {
  readonly kind: Boss;
  readonly levels: readonly [Stats, Stats, Stats, Stats, Stats];
  readonly special: Special | null;
}

export type MistEvent = 'footmenInTheMist' | 'blindingMist' | 'mistBurn';

/** What happens when the card is drawn. */
export type EnemyFace =
  | { readonly does: 'spawn'; readonly enemy: Undead; readonly n: ByDanger }
  /** The Notable, with that many of its escort. */
  | { readonly does: 'notable'; readonly notable: Notable; readonly escort: Undead; readonly n: ByDanger }
  | { readonly does: 'monster'; readonly monster: Monster }
  /** `n`: Footmen in each Mist Zone. */
  | { readonly does: 'event'; readonly event: MistEvent; readonly n: ByDanger | null };

export type EnemyDeck = 'building' | 'street';

export type EnemyCard = {
  /** `B1-01`, `S5-12`: deck, Campaign Level, number. */
  readonly code: string;
  readonly deck: EnemyDeck;
  readonly level: Level;
  readonly source: Source;
} & EnemyFace;
