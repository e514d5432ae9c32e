// DC-MUT, DC-UPG, DC-WELL, ledger 6.8 and 6.9: cards of the campaign, markets, Malaise and Boss Cells.
import type { Action, Icon, RewardIcon } from './actions.ts';
import type { Equipment } from './equipment.ts';
import type { CombatCard, Monster } from './foes.ts';
import type { TileKind } from './map.ts';
import type {
  BiomeId,
  BossId,
  CardRound,
  EnemyKind,
  Printed,
  RuneId,
  State,
  Sym,
  TextKey,
  UpgradeDeck,
} from './names.ts';

export type Market = 'healer' | 'merchant' | 'collector';

/** When a During Game or Skill slot card may be used (DC-RULING-106). */
export type Moment =
  | 'biomeSetup'
  | 'beforeMove'
  | 'tileRevealed'
  | 'check'
  | 'combatSetup'
  | 'preparation'
  | 'roundZero'
  | 'wouldDie'
  | 'equipmentDrawn'
  | 'interbiome';
export interface Use {
  readonly moment: Moment;
  readonly limit: 'combat' | 'biome' | 'run';
}

/** Who receives a standing advantage: each Beheaded, the First Player, or one the Group chooses. */
export type Receiver = 'each' | 'firstPlayer' | 'one';

export type Effect =
  // gains
  | { readonly kind: 'nothing' }
  | { readonly kind: 'gain'; readonly icons: readonly Icon[] }
  | { readonly kind: 'nextRun'; readonly effects: readonly Effect[] }
  | { readonly kind: 'choose'; readonly options: readonly (readonly Effect[])[] }
  // standing at the start of each Run
  | { readonly kind: 'startHealth'; readonly n: number; readonly who: Receiver }
  | { readonly kind: 'startWith'; readonly icons: readonly RewardIcon[]; readonly who: Receiver }
  | { readonly kind: 'openSlot'; readonly n: number; readonly who: Receiver }
  | { readonly kind: 'redealHand'; readonly who: Receiver }
  // standing or used during a Run
  | { readonly kind: 'act'; readonly action: Action; readonly who: Receiver }
  | { readonly kind: 'vialBonus'; readonly n: number }
  | { readonly kind: 'drinkAnywhere' }
  | { readonly kind: 'lookAtTile'; readonly n: number; readonly where: 'ahead' | 'anywhere' }
  | { readonly kind: 'swapTile'; readonly where: 'ahead' | 'anywhere' }
  | { readonly kind: 'rewardPerKill'; readonly of: EnemyKind; readonly icons: readonly RewardIcon[] }
  | { readonly kind: 'rewardPerBiome'; readonly icons: readonly RewardIcon[] }
  | { readonly kind: 'discount'; readonly at: Market; readonly n: number }
  | { readonly kind: 'extraOffer'; readonly at: Market; readonly n: number }
  | { readonly kind: 'chooseEquipmentFrom'; readonly n: number }
  | { readonly kind: 'flipAgain' }
  | { readonly kind: 'passCheck'; readonly sym?: Sym }
  | { readonly kind: 'redrawHand'; readonly who: Receiver }
  | { readonly kind: 'handSwapsWithDiscard'; readonly n: number }
  | { readonly kind: 'passFirstPlayer' }
  | { readonly kind: 'surviveWith'; readonly health: number }
  | { readonly kind: 'redrawEnemy'; readonly of: 'monster' | 'elite' }
  | { readonly kind: 'challenge' }
  // carried out once
  | { readonly kind: 'purge'; readonly what: 'combat' | 'equipment'; readonly n: number }
  | { readonly kind: 'turnPrice'; readonly deck: UpgradeDeck | 'choice'; readonly to: 'B' | 'other' }
  | { readonly kind: 'integrateBlueprints'; readonly from: BiomeId | BossId | 'choice'; readonly n: number }
  | { readonly kind: 'takeUpgrade'; readonly deck: UpgradeDeck; readonly n: number }
  | { readonly kind: 'drawSecret'; readonly n: number }
  | { readonly kind: 'peek'; readonly deck: UpgradeDeck | 'W'; readonly n: number }
  | { readonly kind: 'bottomToTop'; readonly deck: UpgradeDeck | 'W'; readonly n: number }
  | { readonly kind: 'handOverCombatCard'; readonly n: number }
  | { readonly kind: 'cells'; readonly n: number }
  // cards that join other places
  | { readonly kind: 'level'; readonly who: Market; readonly level: 1 | 2 }
  | {
      readonly kind: 'insert';
      readonly biome: BiomeId;
      readonly deck: 'monsters' | 'elites';
      readonly card: Monster;
    };

/** What a Feat asks for; counts run within the span named (absent: the campaign). */
export type Task = { readonly within?: 'round' | 'combat' | 'run' } & (
  | {
      readonly kind: 'kill';
      readonly n: number;
      readonly of?: EnemyKind;
      readonly by?: State;
    }
  | { readonly kind: 'combatUnhurt'; readonly n: number; readonly against?: EnemyKind }
  | { readonly kind: 'combatAllKilledBy'; readonly round: CardRound }
  | { readonly kind: 'lootEverything'; readonly n: number }
  | { readonly kind: 'holdTeeth'; readonly n: number }
  | { readonly kind: 'equipped'; readonly n: number }
  | { readonly kind: 'passChecks'; readonly n: number }
  | { readonly kind: 'block'; readonly n: number }
  | { readonly kind: 'reachLevel'; readonly sym: Sym; readonly level: number }
  | {
      readonly kind: 'leaveBiome';
      readonly biome?: BiomeId;
      readonly without?: 'potion' | 'damage';
    }
  | { readonly kind: 'openTiles'; readonly of: TileKind; readonly n: number }
  | { readonly kind: 'defeatBoss'; readonly boss: BossId }
);

interface Bought extends Printed {
  readonly name: TextKey;
  readonly text: TextKey;
}
export type Upgrade = Bought &
  (
    | {
        readonly kind: 'permanent';
        readonly slot: 'startOfGame' | 'duringGame' | 'skill';
        readonly effects: readonly Effect[];
        /** Absent: the card works by itself all the time. */
        readonly use?: Use;
      }
    | { readonly kind: 'combat'; readonly combatCard: CombatCard }
    | { readonly kind: 'level'; readonly slot: Market; readonly effects: readonly Effect[] }
    | { readonly kind: 'biomeInsert'; readonly effects: readonly Effect[] }
    | { readonly kind: 'instruction'; readonly effects: readonly Effect[] }
    | {
        readonly kind: 'feat';
        readonly slot: 'startOfGame' | 'duringGame';
        readonly task: Task;
        readonly reward: readonly Effect[];
      }
  );
/** The double-sided last card of an Upgrade deck (DC-RULING-66): Cells per Upgrade on side A and side B. */
export interface PriceCard extends Printed {
  readonly deck: UpgradeDeck;
  readonly name: TextKey;
  readonly prices: { readonly A: number; readonly B: number };
}
export type WellCard = Bought &
  (
    | { readonly kind: 'effect'; readonly effects: readonly Effect[] }
    | {
        readonly kind: 'skill';
        readonly slot: 'skill';
        readonly effects: readonly Effect[];
        readonly use: Use;
      }
  );
export type Secret =
  | Equipment
  | (Bought & { readonly slot: 'duringGame'; readonly effects: readonly Effect[]; readonly use?: Use });
/** Vine, Teleportation and Ram open corridors; the others are used once per Biome (6.8). */
export interface Rune extends Bought {
  readonly id: RuneId;
  readonly effect:
    | { readonly kind: 'corridor' }
    | { readonly kind: 'use'; readonly use: Use; readonly effects: readonly Effect[] };
}
export interface Malaise extends Bought {
  readonly handicap:
    | { readonly kind: 'stateAtCombatStart'; readonly state: State; readonly n: number }
    | { readonly kind: 'handSize'; readonly n: number }
    | { readonly kind: 'noLoot' }
    | { readonly kind: 'noVials' }
    | { readonly kind: 'firstPlayerDamage'; readonly n: number };
}

/** What one market character offers at one level: Cost in Teeth, and how often or how many cards (6.8). */
export interface MarketLevel {
  readonly cost: number;
  readonly times: number;
}

export type BossCellRule =
  | { readonly kind: 'enemyHealth'; readonly of: 'monster' | 'elite'; readonly n: number }
  | { readonly kind: 'healerClosed' }
  | { readonly kind: 'extraEliteOnFirstEncounter'; readonly n: number }
  | { readonly kind: 'deathRowCells'; readonly n: number }
  | { readonly kind: 'startMalaise'; readonly n: number };
/** Each level also includes the ones before it. */
export interface BossCellLevel extends Bought {
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly rules: readonly BossCellRule[];
}
