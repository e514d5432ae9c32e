// Ledger 5.2: what each seat may see, field by field. Hands, played cards until the reveal, deck orders and tile faces
// are left out; shapes of tiles, discards, announcements and everything on the Combat board are open.
import { boughtCard, combatCard, equipmentCard, foeCard, kindOf, tileCard } from './box.ts';
import { biomes } from './cards/biomes/index.ts';
import { bosses } from './cards/bosses/index.ts';
import { malaiseCards } from './cards/malaise.ts';
import type { BiomeId, EnemyKind, Pos, Shape } from './schema.ts';
import type {
  BiomeBoard,
  Board,
  BossFight,
  Campaign,
  Combat,
  Enemy,
  Hero,
  HeroId,
  Pile,
  Run,
} from './state.ts';
import { enemyHealth, handSize, healthOf, SPACES } from './table.ts';

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

const combatCodes = (cards: readonly number[]): string[] => cards.map((no) => combatCard(no).code);
const equipmentCodes = (cards: readonly number[]): string[] => cards.map((no) => equipmentCard(no).code);
const boughtCodes = (cards: readonly number[]): string[] => cards.map((no) => boughtCard(no).code);
const foeCodes = (cards: readonly number[]): string[] => cards.map((no) => foeCard(no).code);
const pileView = (pile: Pile): PileView => ({
  tokens: pile.tokens.slice(),
  equipment: equipmentCodes(pile.equipment),
  blueprints: equipmentCodes(pile.blueprints),
});
const counts = (decks: Readonly<Record<string, readonly number[]>>): [string, number][] =>
  Object.entries(decks).map(([id, cards]) => [id, cards.length]);

function heroView(hero: Hero, viewer: number | null, revealed: boolean): HeroView {
  const own = viewer === hero.seat;
  const solo = hero.who === 'serenade';
  return {
    seat: hero.seat,
    who: hero.who,
    damage: hero.damage,
    health: healthOf(hero),
    dead: hero.dead,
    levels: hero.levels.slice(),
    melee: hero.melee,
    handSize: handSize(hero),
    hand: own && !solo ? combatCodes(hero.hand) : null,
    handCount: hero.hand.length,
    drawCount: hero.draw.length,
    discard: solo ? null : combatCodes(hero.discard),
    discardCount: hero.discard.length,
    active: own || revealed ? combatCodes(hero.active) : null,
    activeCount: hero.active.length,
    announced: hero.announced.slice(),
    slots: hero.slots.map((no) => (no === null ? null : equipmentCard(no).code)),
    wounds: hero.wounds.slice(),
    worms: hero.worms,
    malaise: hero.malaise === null ? null : malaiseCards[hero.malaise]!.code,
    shields: hero.shields,
    golden: hero.golden,
    poisoned: hero.poisoned,
    onFire: hero.onFire,
    marked: hero.marked,
    bleeding: hero.bleeding.length,
    frozen: hero.frozen,
    acted: hero.acted,
    used: hero.used,
  };
}

function enemyView(board: Board, enemy: Enemy, space: number): EnemyView {
  const { card, ...tokens } = enemy;
  const printed = foeCard(card);
  return {
    ...tokens,
    space: SPACES[space]!,
    code: printed.code,
    name: printed.name,
    kind: kindOf(card),
    health: enemyHealth({ board }, card),
  };
}

function bossView(fight: BossFight): BossView {
  const printed = bosses[fight.id];
  return {
    id: fight.id,
    instance: fight.instance,
    turn: fight.turn,
    action: fight.action === null ? null : printed.actions[fight.action]!.code,
    actionsLeft: fight.deck.length,
    passed: fight.passed.slice(),
    lastPasser: fight.lastPasser,
    fireWave: fight.fireWave === null ? null : SPACES[fight.fireWave]!,
    shurikens: fight.shurikens.slice(),
    banners: fight.banners.map(({ card, damage, space }) => ({
      code: bosses.C3.banners[card]!.code,
      damage,
      space: SPACES[space]!,
    })),
    minionsLeft: fight.minions.length,
  };
}

const combatView = (board: Board, combat: Combat): CombatView => ({
  round: combat.round,
  revealed: combat.revealed,
  edge: combat.edge,
  passer: combat.passer,
  constraints: combat.constraints.slice(),
  power: combat.power,
  enemies: combat.enemies.flatMap((enemy, space) => (enemy === null ? [] : [enemyView(board, enemy, space)])),
  loot: pileView(combat.loot),
  markers: combat.markers.map((space) => (space === null ? null : SPACES[space]!)),
  boss: combat.boss === null ? null : bossView(combat.boss),
});

function biomeView(biome: BiomeBoard): BiomeView {
  const { spaces } = biomes[biome.id];
  return {
    id: biome.id,
    space: spaces[biome.space]!.id,
    tiles: biome.tiles.flatMap((no, at) => {
      if (no === null) return [];
      const tile = tileCard(no);
      const open = biome.open.includes(at);
      const known = open || biome.seen.includes(at);
      return [{ space: spaces[at]!.id, shape: tile.shape, code: known ? tile.code : null, open }];
    }),
    bells: biome.bells.map((bell, at) => (biome.rung.includes(at) ? bell : null)),
    rung: biome.rung.slice(),
    lit: biome.lit.slice(),
    silent: biome.silent,
    runesSealed: biome.runesSealed,
    constraints: biome.constraints.slice(),
    encounters: biome.encounters,
    monsters: biome.monsters.length,
    elites: biome.elites.length,
    monsterDiscard: foeCodes(biome.monsterDiscard),
    eliteDiscard: foeCodes(biome.eliteDiscard),
  };
}

function campaignView(campaign: Campaign): CampaignView {
  const { well, secrets, upgrades, rewards, blueprints } = campaign;
  return {
    runs: campaign.runs,
    limit: campaign.limit,
    firstSeat: campaign.firstSeat,
    seats: campaign.seats.slice(),
    prices: { ...campaign.prices },
    runes: campaign.runes.slice(),
    bossCells: campaign.bossCells,
    defeated: campaign.defeated.slice(),
    feats: { ...campaign.feats },
    left: Object.fromEntries([
      ...counts(upgrades),
      ...counts({ W: well, S: secrets }),
      ...counts(rewards).map(([id, n]) => [`${id}.rewards`, n]),
      ...counts(blueprints).map(([id, n]) => [`${id}.blueprints`, n]),
    ]),
    decks: Object.fromEntries(
      Object.entries(campaign.decks).map(([id, cards]) => [id, combatCodes(cards.toSorted((a, b) => a - b))]),
    ),
    startOfGame: boughtCodes(campaign.startOfGame),
    duringGame: boughtCodes(campaign.duringGame),
    skill: campaign.skill === null ? null : boughtCard(campaign.skill).code,
    setAside: boughtCodes(campaign.setAside),
    markets: boughtCodes(campaign.markets),
    inserts: boughtCodes(campaign.inserts),
    nextRun: boughtCodes(campaign.nextRun),
    purged: [...combatCodes(campaign.purgedCombat), ...equipmentCodes(campaign.purgedEquipment)],
  };
}

export function view(board: Board, viewer: number | null): View {
  const { run, bag } = board;
  const revealed = board.combat?.revealed ?? true;
  return {
    viewer,
    votes: board.votes.slice(),
    campaign: campaignView(board.campaign),
    run: {
      phase: run.phase,
      number: run.number,
      bossCells: run.bossCells,
      firstPlayer: run.firstPlayer,
      path: run.path.slice(),
      equipment: run.equipment.length,
      equipmentDiscard: equipmentCodes(run.equipmentDiscard),
      collector: equipmentCodes(run.collector),
      used: boughtCodes([...run.used.combat, ...run.used.biome, ...run.used.run]),
    },
    heroes: board.heroes.map((hero) => heroView(hero, viewer, revealed)),
    bag: { teeth: bag.teeth, cells: bag.cells, potions: bag.potions, keys: bag.keys },
    bagLoot: pileView(bag.loot),
    biome: board.biome === null ? null : biomeView(board.biome),
    combat: board.combat === null ? null : combatView(board, board.combat),
  };
}
