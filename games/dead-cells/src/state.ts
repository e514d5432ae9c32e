// What lies on the table: types only. Cards are numbers into the box (`box.ts`); printed facts stay in their records.
import { dict, flag, int, list, maybe, record, text, word, type Shaped } from '@gravetable/kernel';
import type { BellEffect, BeheadedId, RewardIcon } from './schema.ts';

declare const kind: unique symbol;
type Numbered<K extends string> = number & { readonly [kind]?: K };
/** A Combat card of the box. */
export type CombatNo = Numbered<'combat'>;
/** An Equipment card, in a Blueprint deck or not. */
export type EquipmentNo = Numbered<'equipment'>;
/** A Monster, Elite, minion or Boss side. */
export type FoeNo = Numbered<'foe'>;
export type TileNo = Numbered<'tile'>;
/** A card of the Upgrade, Well, Secret, Boss reward or Rune decks. */
export type BoughtNo = Numbered<'bought'>;
/** A printed Action (`actions.ts`). */
export type ActionNo = Numbered<'action'>;
/** A place in `board.heroes`: the Beheaded of the Run, clockwise; in solo Serenade is the second. */
export type HeroNo = Numbered<'hero'>;
/** An Enemy space, from left to right: 0 behind the Group, 1 next to it on the right … 3 far right. */
export type SpaceNo = Numbered<'space'>;

export type HeroId = BeheadedId | 'serenade';
/** Things that lie on the Group space, or in the Bag until upkeep, as tokens. Cards lie in lists of their own. */
export type LootToken = Exclude<RewardIcon['reward'], 'equipment' | 'blueprint' | 'secret' | 'bossCell'>;

const cards = <N extends number>() => list(int<N>());

/** One Beheaded board, or Serenade's. */
const hero = record({
  /** Who answers for this Beheaded. */
  seat: int(),
  who: word<HeroId>('flayed', 'quartered', 'immolated', 'poisoned', 'serenade'),
  damage: int(),
  dead: flag(),
  /** Levels on the Survival, Tactics and Brutality tracks (DC-RULING-02). Serenade counts its own Scroll first. */
  levels: list(int()),
  /** DC-SOLO-20: Serenade's board lies on its Melee side. */
  melee: flag(),
  /** Health and slots given by Start of Game cards. */
  extraHealth: int(),
  extraSlots: int(),
  hand: cards<CombatNo>(),
  /** Cards of this hand everybody has seen; those that have left it since are forgotten at the next reshuffle. */
  shown: cards<CombatNo>(),
  /** The top is the last card. */
  draw: cards<CombatNo>(),
  discard: cards<CombatNo>(),
  /** The Active space, in the order played. */
  active: cards<CombatNo>(),
  /** What was announced, one word such as `damage.1` or `poisoned.2` per card (DC-CMB-12). */
  announced: list(text()),
  /** Open slots from left to right; closed ones are not listed. */
  slots: list(maybe(int<EquipmentNo>())),
  /** Damage on the Companion in each slot. */
  wounds: list(int()),
  worms: int(),
  malaise: maybe(int()),
  shields: int(),
  golden: int(),
  poisoned: int(),
  onFire: int(),
  marked: int(),
  /** The Enemies that gave each Bleeding token (DC-RULING-43). */
  bleeding: cards<FoeNo>(),
  /** A bit per Round with a Frozen token. */
  frozen: int(),
  /** The Round in which this Beheaded last took its slot; -1 before Round 0. */
  acted: int(),
  /** The slot of the Equipment used this Round (DC-RULING-46), or null. */
  used: maybe(int()),
  /** Whether a Shield was lost this Round (the Flayed counters the first). */
  shieldLost: flag(),
});

const enemy = record({
  card: int<FoeNo>(),
  damage: int(),
  shields: int(),
  golden: int(),
  poisoned: int(),
  bleeding: int(),
  onFire: int(),
  marked: int(),
  frozen: int(),
  acted: int(),
  /** DC-RULING-86: it carries a Key. */
  key: flag(),
});

/** What is on its way to somebody: on the Group space, or in the Bag until upkeep. */
const pile = record({
  tokens: list(text<LootToken>()),
  equipment: cards<EquipmentNo>(),
  blueprints: cards<EquipmentNo>(),
});

const boss = record({
  id: word('C1', 'C2', 'C3'),
  /** Counted from 1. */
  instance: int(),
  turn: int(),
  /** The first Turn of an instance has a Round 0 (DC-BOSS-04). */
  freshInstance: flag(),
  /** Action cards by their place in the Boss's list. */
  deck: list(int()),
  spent: list(int()),
  action: maybe(int()),
  /** Who has passed in this cycle (DC-RULING-61), and in the Turn before. */
  passed: cards<HeroNo>(),
  lastPasser: maybe(int<HeroNo>()),
  fireWave: maybe(int<SpaceNo>()),
  /** Shurikens on each Enemy space. */
  shurikens: list(int()),
  banners: list(record({ card: int(), damage: int(), space: int<SpaceNo>() })),
  bannerDeck: list(int()),
  minions: cards<FoeNo>(),
  minionDiscard: cards<FoeNo>(),
  /** An instance has fallen: the Turn is over (DC-BOSS-08). */
  fallen: flag(),
});

const combat = record({
  /** Where the Round marker stands. */
  round: int(),
  /** The cards are face up. */
  revealed: flag(),
  /** One entry per Enemy space. */
  enemies: list(maybe(enemy)),
  edge: maybe(word('wall', 'hole')),
  loot: pile,
  passer: maybe(int<HeroNo>()),
  /** Constraints at work in this Combat (DC-RULING-88). */
  constraints: list(int()),
  /** Focus and danger markers: the Enemy space each seat points at, or null. */
  markers: list(maybe(int<SpaceNo>())),
  /** What Feats ask about a Combat. */
  tally: record({ hurt: flag(), elite: flag(), lastKill: int(), lootLeft: flag() }),
  /** Who is covered by a Golden Shield for the Action under way: a bit per space, then per Beheaded (DC-RULING-29). */
  guarded: int(),
  /** DC-SOLO-09: the power read for this Combat, or null. */
  power: maybe(word('survival', 'tactics', 'brutality')),
  boss: maybe(boss),
});

const bag = record({
  teeth: int(),
  cells: int(),
  potions: int(),
  keys: int(),
  /** Gained in this Combat, handed out at upkeep. */
  loot: pile,
});

const biome = record({
  id: word('B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7'),
  /** Where the Group stands: a place in the Biome's list of spaces. */
  space: int(),
  /** What lies on each space of the list; null on start, exit and junction spaces. */
  tiles: list(maybe(int<TileNo>())),
  /** Spaces whose tile is face up. */
  open: list(int()),
  /** Spaces whose tile the Group has looked at without turning it. */
  seen: list(int()),
  /** Tiles that found no space; they stay in the box, unseen. */
  unused: cards<TileNo>(),
  monsters: cards<FoeNo>(),
  monsterDiscard: cards<FoeNo>(),
  elites: cards<FoeNo>(),
  eliteDiscard: cards<FoeNo>(),
  /** Bell tokens on their spaces in order, and which of them have been rung. */
  bells: list(word<BellEffect>('damage2', 'loseScroll', 'loseEquipment')),
  rung: list(int()),
  /** Zones whose Lantern is lit. */
  lit: list(int()),
  /** DC-B6-01, DC-B7-02. */
  silent: flag(),
  runesSealed: flag(),
  /** Constraints waiting for the next Combat. */
  constraints: list(int()),
  encounters: int(),
  /** What Feats ask about a Biome. */
  drank: flag(),
});

const run = record({
  phase: word('betweenRuns', 'setup', 'explore', 'interbiome', 'boss', 'end'),
  /** Counted from 1. */
  number: int(),
  bossCells: int(),
  firstPlayer: int<HeroNo>(),
  /** The top is the last card. */
  equipment: cards<EquipmentNo>(),
  equipmentDiscard: cards<EquipmentNo>(),
  /** Blueprints waiting on the Collector space. */
  collector: cards<EquipmentNo>(),
  malaise: list(int()),
  /** Biomes finished in this Run, in order. */
  path: list(text()),
  /** Cards used up until the next Combat, Biome or Run (DC-RULING-106). */
  used: record({
    combat: cards<BoughtNo>(),
    biome: cards<BoughtNo>(),
    run: cards<BoughtNo>(),
  }),
  /** Progress of Feats within a Round, Combat, Biome or Run, by card code. */
  feats: dict(int()),
});

/** The bottom of a fixed deck is its first card: it is drawn next (DC-SETUP-08). */
export const campaign = record({
  runs: int(),
  /** Stop after so many Runs; 0: when the Group wants to. */
  limit: int(),
  /** Whose turn it is to confirm Group decisions before the token is handed out (DC-RULING-08). */
  firstSeat: int(),
  /** Whom each seat played last, or is to play first; null: not decided, or not there. */
  seats: list(maybe(word<BeheadedId>('flayed', 'quartered', 'immolated', 'poisoned'))),
  upgrades: record({ SV: cards<BoughtNo>(), TC: cards<BoughtNo>(), BR: cards<BoughtNo>() }),
  prices: record({ SV: word('A', 'B'), TC: word('A', 'B'), BR: word('A', 'B') }),
  well: cards<BoughtNo>(),
  secrets: cards<BoughtNo>(),
  rewards: record({ C1: cards<BoughtNo>(), C2: cards<BoughtNo>(), C3: cards<BoughtNo>() }),
  blueprints: record({
    B1: cards<EquipmentNo>(),
    B2: cards<EquipmentNo>(),
    B3: cards<EquipmentNo>(),
    B4: cards<EquipmentNo>(),
    B5: cards<EquipmentNo>(),
    B6: cards<EquipmentNo>(),
    B7: cards<EquipmentNo>(),
    C1: cards<EquipmentNo>(),
    C2: cards<EquipmentNo>(),
    C3: cards<EquipmentNo>(),
  }),
  /** Between Runs: the whole Equipment deck. During a Run it lies in `run`, on boards and in the Bag. */
  equipment: cards<EquipmentNo>(),
  /** Combat decks of the Beheaded who are not in the Run; those in it hold their own. */
  decks: record({
    flayed: cards<CombatNo>(),
    quartered: cards<CombatNo>(),
    immolated: cards<CombatNo>(),
    poisoned: cards<CombatNo>(),
    serenade: cards<CombatNo>(),
  }),
  /** Runes on their active side. */
  runes: list(word('vine', 'teleport', 'ram', 'challenger', 'explorer', 'homunculus', 'customization')),
  startOfGame: cards<BoughtNo>(),
  duringGame: cards<BoughtNo>(),
  skill: maybe(int<BoughtNo>()),
  /** DC-MUT-09. */
  setAside: cards<BoughtNo>(),
  /** Market cards in the Interbiome slots. */
  markets: cards<BoughtNo>(),
  /** Monsters added to Biome decks. */
  inserts: cards<BoughtNo>(),
  /** Carried out, completed or spent; they come back with a reset. */
  done: cards<BoughtNo>(),
  purgedCombat: cards<CombatNo>(),
  purgedEquipment: cards<EquipmentNo>(),
  /** Gains waiting for the next Run, by the card that promised them. */
  nextRun: cards<BoughtNo>(),
  bossCells: int(),
  defeated: list(word('C1', 'C2', 'C3')),
  /** Progress of Feats over the campaign, by card code. */
  feats: dict(int()),
});

const acted = {
  /** Advice left by each seat: the number of an option, counted from 1; 0 for none. The rules ignore it. */
  votes: list(int()),
  run,
  heroes: list(hero),
  bag,
  biome: maybe(biome),
  combat: maybe(combat),
};
/** What a Run changes with every answer: all but the campaign. */
export const table = record(acted);
export const board = record({ campaign, ...acted });

export type Board = Shaped<typeof board>;
export type Hero = Shaped<typeof hero>;
export type Enemy = Shaped<typeof enemy>;
export type Combat = Shaped<typeof combat>;
export type BossFight = Shaped<typeof boss>;
export type Pile = Shaped<typeof pile>;
export type BiomeBoard = Shaped<typeof biome>;
export type Run = Shaped<typeof run>;
export type Campaign = Shaped<typeof campaign>;
