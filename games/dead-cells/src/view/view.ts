// Ledger 5.2: what each seat may see, field by field. Hands, played cards until the reveal, deck orders and tile faces
// are left out; shapes of tiles, discards, announcements and everything on the Combat board are open.
import { stillOf, type Shown } from '@gravetable/kernel';
import { termsOf } from '../biome/interbiome.ts';
import { boughtCard, combatCard, equipmentCard, foeCard, kindOf, tileCard } from '../box/box.ts';
import { biomes } from '../cards/biomes/index.ts';
import { bosses } from '../cards/bosses/index.ts';
import { malaiseCards } from '../cards/malaise.ts';
import { campaign as campaignShape, table as tableShape } from '../state.ts';
import type { BiomeBoard, Board, BossFight, Campaign, Combat, Enemy, Hero, Pile, Run } from '../state.ts';
import type {
  BiomeView,
  BossView,
  CampaignView,
  CombatView,
  EnemyView,
  HeroView,
  PileView,
  RunView,
  Scene,
  View,
} from './seen.ts';
import { enemyHealth, handSize, healthOf, SPACES } from '../table.ts';

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

type OpenHero = Omit<HeroView, 'hand' | 'active'>;

/** What everybody may know of a Beheaded, besides the cards played. */
function heroView(hero: Hero): OpenHero {
  return {
    seat: hero.seat,
    who: hero.who,
    damage: hero.damage,
    health: healthOf(hero),
    dead: hero.dead,
    levels: hero.levels.slice(),
    melee: hero.melee,
    handSize: handSize(hero),
    handCount: hero.hand.length,
    drawCount: hero.draw.length,
    discard: hero.who === 'serenade' ? null : combatCodes(hero.discard),
    discardCount: hero.discard.length,
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
/** In a scene: played cards lie there once they are turned up. */
const actingHero = (hero: Hero, open: OpenHero, revealed: boolean): Scene['heroes'][number] =>
  revealed ? withActive(open, combatCodes(hero.active)) : open;
const othersHero = (hero: Hero, open: OpenHero, revealed: boolean): HeroView =>
  withCards(open, null, revealed ? combatCodes(hero.active) : null);
const ownHero = (hero: Hero, open: OpenHero): HeroView =>
  withCards(open, hero.who === 'serenade' ? null : combatCodes(hero.hand), combatCodes(hero.active));
/** Every field by its name: a copy with more in it takes a hundred times as long, and every answer needs several. */
const withActive = (open: OpenHero, active: HeroView['active']): Scene['heroes'][number] => ({
  seat: open.seat,
  who: open.who,
  damage: open.damage,
  health: open.health,
  dead: open.dead,
  levels: open.levels,
  melee: open.melee,
  handSize: open.handSize,
  handCount: open.handCount,
  drawCount: open.drawCount,
  discard: open.discard,
  discardCount: open.discardCount,
  activeCount: open.activeCount,
  announced: open.announced,
  slots: open.slots,
  wounds: open.wounds,
  worms: open.worms,
  malaise: open.malaise,
  shields: open.shields,
  golden: open.golden,
  poisoned: open.poisoned,
  onFire: open.onFire,
  marked: open.marked,
  bleeding: open.bleeding,
  frozen: open.frozen,
  acted: open.acted,
  used: open.used,
  active,
});
const withCards = (open: OpenHero, hand: HeroView['hand'], active: HeroView['active']): HeroView => ({
  seat: open.seat,
  who: open.who,
  damage: open.damage,
  health: open.health,
  dead: open.dead,
  levels: open.levels,
  melee: open.melee,
  handSize: open.handSize,
  handCount: open.handCount,
  drawCount: open.drawCount,
  discard: open.discard,
  discardCount: open.discardCount,
  activeCount: open.activeCount,
  announced: open.announced,
  slots: open.slots,
  wounds: open.wounds,
  worms: open.worms,
  malaise: open.malaise,
  shields: open.shields,
  golden: open.golden,
  poisoned: open.poisoned,
  onFire: open.onFire,
  marked: open.marked,
  bleeding: open.bleeding,
  frozen: open.frozen,
  acted: open.acted,
  used: open.used,
  hand,
  active,
});

function enemyView(enemy: Enemy, run: Run, space: number): EnemyView {
  const { card } = enemy;
  const printed = foeCard(card);
  return {
    damage: enemy.damage,
    shields: enemy.shields,
    golden: enemy.golden,
    poisoned: enemy.poisoned,
    bleeding: enemy.bleeding,
    onFire: enemy.onFire,
    marked: enemy.marked,
    frozen: enemy.frozen,
    acted: enemy.acted,
    key: enemy.key,
    space: SPACES[space]!,
    code: printed.code,
    name: printed.name,
    kind: kindOf(card),
    health: enemyHealth({ board: { run } }, card),
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

const combatView = (combat: Combat, run: Run): CombatView => ({
  round: combat.round,
  revealed: combat.revealed,
  edge: combat.edge,
  passer: combat.passer,
  constraints: combat.constraints.slice(),
  power: combat.power,
  enemies: combat.enemies.flatMap((enemy, space) => (enemy === null ? [] : [enemyView(enemy, run, space)])),
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
    terms: {
      healer: termsOf({ board: { campaign } }, 'healer'),
      merchant: termsOf({ board: { campaign } }, 'merchant'),
      collector: termsOf({ board: { campaign } }, 'collector'),
    },
    inserts: boughtCodes(campaign.inserts),
    nextRun: boughtCodes(campaign.nextRun),
    purged: [...combatCodes(campaign.purgedCombat), ...equipmentCodes(campaign.purgedEquipment)],
  };
}

const runView = (run: Board['run']): RunView => ({
  phase: run.phase,
  number: run.number,
  bossCells: run.bossCells,
  firstPlayer: run.firstPlayer,
  path: run.path.slice(),
  equipment: run.equipment.length,
  equipmentDiscard: equipmentCodes(run.equipmentDiscard),
  collector: equipmentCodes(run.collector),
  used: boughtCodes([...run.used.combat, ...run.used.biome, ...run.used.run]),
});

const bagView = ({ teeth, cells, potions, keys }: Board['bag']): View['bag'] => ({
  teeth,
  cells,
  potions,
  keys,
});

const isRevealed = ({ combat }: Pick<Board, 'combat'>): boolean => combat?.revealed ?? true;

type Table = Omit<Board, 'campaign'>;

/** How each part is made. */
interface Making {
  readonly votes: (votes: Board['votes']) => View['votes'];
  readonly campaign: (campaign: Campaign) => CampaignView;
  readonly run: (run: Run) => RunView;
  readonly bag: (bag: Board['bag']) => View['bag'];
  readonly loot: (pile: Pile) => PileView;
  readonly biome: (biome: BiomeBoard) => BiomeView;
  readonly combat: (combat: Combat, run: Run) => CombatView;
  readonly acting: (hero: Hero, revealed: boolean, at: number) => Scene['heroes'][number];
  readonly others: (hero: Hero, revealed: boolean, at: number) => HeroView;
  readonly own: (hero: Hero, at: number) => HeroView;
}

const LIVE: Making = {
  votes: (votes) => votes.slice(),
  campaign: campaignView,
  run: runView,
  bag: bagView,
  loot: pileView,
  biome: biomeView,
  combat: combatView,
  acting: (hero, revealed) => actingHero(hero, heroView(hero), revealed),
  others: (hero, revealed) => othersHero(hero, heroView(hero), revealed),
  own: (hero) => ownHero(hero, heroView(hero)),
};

/** Makes it anew only when it is asked for something else than the last time: of up to three arguments. */
function lately<F extends (...args: never[]) => unknown>(make: F): F {
  let [a, b, c]: unknown[] = [];
  let made: unknown;
  const again = (x: unknown, y: unknown, z: unknown): unknown => {
    if (x === a && y === b && z === c) return made;
    made = make(x as never, y as never, z as never);
    [a, b, c] = [x, y, z];
    return made;
  };
  return again as unknown as F;
}

/** What was last made of a table that several people look at: from pictures in which what stayed is the same object. */
interface Pictures extends Making {
  table: Table | null;
  scene: Scene | null;
}

const PICTURES = new WeakMap<Board, Pictures>();
const stillTable: (board: Table) => Table = stillOf(tableShape);
const stillCampaign = stillOf(campaignShape);

function picturesOf(board: Board): Pictures {
  const known = PICTURES.get(board);
  if (known !== undefined) return known;
  const heroes: {
    open: typeof heroView;
    acting: typeof actingHero;
    others: typeof othersHero;
    own: typeof ownHero;
  }[] = [];
  const at = (no: number): (typeof heroes)[number] =>
    (heroes[no] ??= {
      open: lately(heroView),
      acting: lately(actingHero),
      others: lately(othersHero),
      own: lately(ownHero),
    });
  const pictures: Pictures = {
    table: null,
    scene: null,
    votes: (votes) => votes,
    campaign: lately(campaignView),
    run: lately(runView),
    bag: lately(bagView),
    loot: lately(pileView),
    biome: lately(biomeView),
    combat: lately(combatView),
    acting: (hero, revealed, no) => at(no).acting(hero, at(no).open(hero), revealed),
    others: (hero, revealed, no) => at(no).others(hero, at(no).open(hero), revealed),
    own: (hero, no) => at(no).own(hero, at(no).open(hero)),
  };
  PICTURES.set(board, pictures);
  return pictures;
}

/** What is the same for everybody who looks. */
const openParts = (table: Table, make: Making): Omit<Scene, 'heroes'> => ({
  run: make.run(table.run),
  bag: make.bag(table.bag),
  bagLoot: make.loot(table.bag.loot),
  biome: table.biome === null ? null : make.biome(table.biome),
  combat: table.combat === null ? null : make.combat(table.combat, table.run),
});

/** What is acted out, as everybody may know it: of a Beheaded no hand, and played cards once they are turned up. */
export function scene(board: Board): Scene {
  const pictures = picturesOf(board);
  const table = stillTable(board);
  if (pictures.scene !== null && pictures.table === table) return pictures.scene;
  const revealed = isRevealed(table);
  pictures.table = table;
  pictures.scene = {
    ...openParts(table, pictures),
    heroes: table.heroes.map((hero, no) => pictures.acting(hero, revealed, no)),
  };
  return pictures.scene;
}

function viewOf(table: Table, campaign: CampaignView, viewer: number | null, make: Making): View {
  const revealed = isRevealed(table);
  return {
    viewer,
    votes: make.votes(table.votes),
    campaign,
    ...openParts(table, make),
    heroes: table.heroes.map((hero, no) =>
      viewer === hero.seat ? make.own(hero, no) : make.others(hero, revealed, no),
    ),
  };
}

/** Who shows a table to several people looks at its pictures; a bot looks once, and the table has moved. */
export function view(board: Board, viewer: number | null, _seats?: number, shown?: Shown<View>): View {
  if (shown === undefined) return viewOf(board, campaignView(board.campaign), viewer, LIVE);
  const pictures = picturesOf(board);
  const isNow = shown.scene !== null && shown.scene === pictures.scene;
  const campaign = shown.view?.campaign ?? pictures.campaign(stillCampaign(board.campaign));
  return viewOf(isNow ? pictures.table! : stillTable(board), campaign, viewer, pictures);
}
