// Ledger 6.3: the card schemas. Plain data only; every record survives JSON unchanged.
// The constructors that card files are written with (`damage`, `shield`, `range`, ...) are in `words.ts`.
//
// Codes. Large cards `B1-01`, small cards `B1-s01`, tiles `B1-t01`; decks with one size only use `SV-01`, `W-01`,
// `R-01`, `S-01`. Starting Equipment is small: `ST-s01`. Sides of one double-sided card share its code.
// Names and texts are keys into `text/`; what a card means beyond its icons is told there.

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

// Icons and Actions (2.2, 3.14)

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

// Combat cards (6.5)

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

// Enemies (6.6, 6.7)

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

// Equipment and Blueprints (3.16, 3.17)

export type EquipmentOrigin = 'ST' | 'S' | BiomeId | BossId;
export type EquipmentMode =
  | { readonly type: 'replace'; readonly round: CardRound; readonly action: Action }
  | { readonly type: 'add'; readonly round: CardRound; readonly action: Action }
  | { readonly type: 'skill'; readonly action: Action }
  | {
      readonly type: 'shield';
      readonly trigger: 'shieldLost' | 'damaged' | 'allyDamaged';
      readonly round?: CardRound;
      /** Without a Range it falls on the Enemy whose Damage set it off. */
      readonly effect: Action;
    }
  | { readonly type: 'round0'; readonly action: Action }
  | {
      readonly type: 'companion';
      readonly health: number;
      readonly action?: Action;
      readonly round?: CardRound;
    };
/** A Blueprint is an Equipment that still lies in a Blueprint deck. */
export interface Equipment extends Printed {
  readonly origin: EquipmentOrigin;
  readonly name: TextKey;
  /** One line on the idea of the item; its effect is told by its icons. */
  readonly text: TextKey;
  readonly min?: { readonly sym: Sym; readonly level: number };
  readonly mode: EquipmentMode;
}

// The map (section 7)

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

// The Beheaded and Serenade (6.4, 3.28)

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

// Campaign cards (3.26, 3.27, 4.5, 6.8)

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

// Boss Cells (6.9)

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
