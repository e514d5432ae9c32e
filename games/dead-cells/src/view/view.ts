// Ledger 5.2: what each seat may see, field by field. Hands, played cards until the reveal, deck orders and tile faces
// are left out; shapes of tiles, discards, announcements and everything on the Combat board are open.
import type { Shown } from '@gravetable/kernel';
import { boughtCard, combatCard, equipmentCard, foeCard, kindOf, tileCard } from '../box/box.ts';
import { biomes } from '../cards/biomes/index.ts';
import { bosses } from '../cards/bosses/index.ts';
import { malaiseCards } from '../cards/malaise.ts';
import type { BiomeBoard, Board, BossFight, Campaign, Combat, Enemy, Hero, Pile } from '../state.ts';
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

const bagView = ({ bag: { teeth, cells, potions, keys } }: Board): View['bag'] => ({
  teeth,
  cells,
  potions,
  keys,
});

const isRevealed = (board: Board): boolean => board.combat?.revealed ?? true;

/** What is acted out, as everybody may know it: of a Beheaded no hand, and played cards once they are turned up. */
export function scene(board: Board): Scene {
  const revealed = isRevealed(board);
  return {
    run: runView(board.run),
    heroes: board.heroes.map((hero) => {
      const { hand: _, active, ...open } = heroView(hero, null, revealed);
      return active === null ? open : { ...open, active };
    }),
    bag: bagView(board),
    bagLoot: pileView(board.bag.loot),
    biome: board.biome === null ? null : biomeView(board.biome),
    combat: board.combat === null ? null : combatView(board, board.combat),
  };
}

export function view(board: Board, viewer: number | null, _seats?: number, shown?: Shown<View>): View {
  const revealed = isRevealed(board);
  const { run, bag, bagLoot, biome, combat } = (shown?.scene as Scene | null | undefined) ?? scene(board);
  return {
    viewer,
    votes: board.votes.slice(),
    campaign: shown?.view?.campaign ?? campaignView(board.campaign),
    run,
    heroes: board.heroes.map((hero) => heroView(hero, viewer, revealed)),
    bag,
    bagLoot,
    biome,
    combat,
  };
}
