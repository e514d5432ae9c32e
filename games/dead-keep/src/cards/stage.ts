// Ledger 7.7: what a Stage card is, in the words its two sections are written with (DK-RULING-120, -148).
import type { ByDanger, Source, Undead } from './ids.ts';

/** Where the Boss goes when a life is lost. */
export type StageMove =
  | 'stays'
  | 'lair'
  | 'farthestSpawn'
  | 'mostAdrenaline'
  | 'nearestMist'
  | 'startingSpawn';

/** Which Adventurers a text speaks of; all of them only where it stands, KO'ed ones never. */
export type StageWhom = 'all' | 'bossSees' | 'bossZone' | 'inBuildings';

export type StageWord =
  | {
      readonly does: 'spawn';
      readonly enemy: Undead;
      readonly n: number;
      readonly at: 'bossZone' | 'spawnZones';
    }
  /** Each of them suffers one Attack. */
  | { readonly does: 'attack'; readonly whom: StageWhom; readonly damage: number }
  /** An extra Activation of the Boss alone, or of all Monsters and the Boss. */
  | { readonly does: 'activate'; readonly who: 'boss' | 'monsters' }
  | { readonly does: 'loseMana'; readonly whom: StageWhom; readonly n: number }
  | { readonly does: 'gainMana'; readonly whom: StageWhom; readonly n: number }
  | { readonly does: 'blindingMist' }
  | { readonly does: 'mistBurn' }
  | { readonly does: 'removeSearch'; readonly n: number | 'all' }
  /** Until the End Phase. */
  | { readonly does: 'armor'; readonly n: number; readonly max: number }
  /** Each Notable spawns; without one, so many of `enemy` appear with the Boss. */
  | {
      readonly does: 'notables';
      readonly without: { readonly enemy: Undead; readonly n: number } | null;
    };

export interface StageCard {
  readonly code: string;
  readonly source: Source;
  /** Spawns at each active Spawn Zone, then the text. */
  readonly inactive: { readonly enemy: Undead; readonly n: ByDanger; readonly effect: StageWord | null };
  readonly active: { readonly to: StageMove; readonly effect: StageWord | null };
}
