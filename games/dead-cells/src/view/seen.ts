// Ledger 5.2: what a view lists, field by field. Types only; `view.ts` fills them in.
import type { BiomeId, EnemyKind, Market, MarketLevel, Pos, Shape } from '../schema.ts';
import type { BiomeBoard, BossFight, Campaign, Combat, Enemy, Hero, HeroId, Run } from '../state.ts';

export interface PileView {
  readonly tokens: readonly string[];
  readonly equipment: readonly string[];
  readonly blueprints: readonly string[];
}
type Tokens = 'shields' | 'golden' | 'poisoned' | 'onFire' | 'marked' | 'frozen';
export interface HeroView extends Pick<
  Hero,
  | Tokens
  | 'seat'
  | 'damage'
  | 'dead'
  | 'levels'
  | 'melee'
  | 'wounds'
  | 'worms'
  | 'announced'
  | 'used'
  | 'acted'
> {
  readonly who: HeroId;
  readonly health: number;
  readonly handSize: number;
  /** Codes of the hand cards, for its own seat alone. */
  readonly hand: readonly string[] | null;
  readonly handCount: number;
  readonly drawCount: number;
  /** Face up, the last on top; Serenade's lies face down (DC-SOLO-11). */
  readonly discard: readonly string[] | null;
  readonly discardCount: number;
  /** Played cards: null while they lie face down for this viewer. */
  readonly active: readonly string[] | null;
  readonly activeCount: number;
  readonly slots: readonly (string | null)[];
  readonly malaise: string | null;
  readonly bleeding: number;
}
export interface EnemyView extends Omit<Enemy, 'card'> {
  readonly space: Pos;
  readonly code: string;
  readonly name: string;
  readonly kind: EnemyKind;
  readonly health: number;
}
export interface BossView extends Pick<
  BossFight,
  'id' | 'instance' | 'turn' | 'passed' | 'lastPasser' | 'shurikens'
> {
  readonly action: string | null;
  readonly actionsLeft: number;
  readonly fireWave: Pos | null;
  readonly banners: readonly { readonly code: string; readonly damage: number; readonly space: Pos }[];
  readonly minionsLeft: number;
}
export interface CombatView extends Pick<
  Combat,
  'round' | 'revealed' | 'edge' | 'passer' | 'constraints' | 'power'
> {
  readonly enemies: readonly EnemyView[];
  readonly loot: PileView;
  readonly markers: readonly (Pos | null)[];
  readonly boss: BossView | null;
}
export interface TileView {
  readonly space: string;
  readonly shape: Shape;
  /** Its code, once the Group has seen it. */
  readonly code: string | null;
  readonly open: boolean;
}
export interface BiomeView extends Pick<
  BiomeBoard,
  'lit' | 'silent' | 'runesSealed' | 'constraints' | 'encounters' | 'rung'
> {
  readonly id: BiomeId;
  readonly space: string;
  readonly tiles: readonly TileView[];
  readonly bells: readonly (string | null)[];
  readonly monsters: number;
  readonly elites: number;
  readonly monsterDiscard: readonly string[];
  readonly eliteDiscard: readonly string[];
}
export interface RunView extends Pick<Run, 'phase' | 'number' | 'bossCells' | 'firstPlayer' | 'path'> {
  readonly equipment: number;
  readonly equipmentDiscard: readonly string[];
  readonly collector: readonly string[];
  readonly used: readonly string[];
}
type CampaignOpen =
  | 'runs'
  | 'limit'
  | 'firstSeat'
  | 'seats'
  | 'prices'
  | 'runes'
  | 'bossCells'
  | 'defeated'
  | 'feats';
export interface CampaignView extends Pick<Campaign, CampaignOpen> {
  /** Cards left in each deck that is drawn from the bottom. */
  readonly left: Readonly<Record<string, number>>;
  /** The whole Combat deck of each Beheaded who is not in the Run; decks may be looked through between Runs. */
  readonly decks: Readonly<Record<string, readonly string[]>>;
  readonly startOfGame: readonly string[];
  readonly duringGame: readonly string[];
  readonly skill: string | null;
  readonly setAside: readonly string[];
  readonly markets: readonly string[];
  /** What each market character asks and offers. */
  readonly terms: Readonly<Record<Market, MarketLevel>>;
  readonly inserts: readonly string[];
  readonly nextRun: readonly string[];
  readonly purged: readonly string[];
}
export interface View {
  readonly viewer: number | null;
  readonly votes: readonly number[];
  readonly campaign: CampaignView;
  readonly run: RunView;
  readonly heroes: readonly HeroView[];
  readonly bag: {
    readonly teeth: number;
    readonly cells: number;
    readonly potions: number;
    readonly keys: number;
  };
  readonly bagLoot: PileView;
  readonly biome: BiomeView | null;
  readonly combat: CombatView | null;
}
/** The part of the table that is acted out: what everybody may know of it, line by line. */
export interface Scene extends Pick<View, 'run' | 'bag' | 'bagLoot' | 'biome' | 'combat'> {
  readonly heroes: readonly (Omit<HeroView, 'hand' | 'active'> & {
    readonly active?: HeroView['active'];
  })[];
}
