// Tables for scenarios: a Group in front of Enemies, built whole from card codes.
import { scenarios, type Given } from '@gravetable/testkit';
import { boughtNo, combatNo, equipmentNo, foeNo } from '../src/box/box.ts';
import { freshBoard } from '../src/box/box-order.ts';
import { monsters } from '../src/cards/monsters/index.ts';
import { bosses } from '../src/cards/bosses/index.ts';
import { malaiseCards } from '../src/cards/malaise.ts';
import { playsOf, wordOf } from '../src/combat/announcements.ts';
import { freshCombat, freshEnemy } from '../src/combat/setup.ts';
import { deadCells } from '../src/index.ts';
import type { BiomeId, BossId, Pos, Sym } from '../src/schema.ts';
import type { BiomeBoard, Board, BossFight, Enemy, Hero, HeroId, LootToken } from '../src/state.ts';
import { SPACES } from '../src/table.ts';

export const scenario = scenarios(deadCells);
/** Seats in the order the heroes are named; seat 0 is the First Player unless said otherwise. */
export const FIRST = 0;
export const SECOND = 1;

type Tokens = 'damage' | 'shields' | 'golden' | 'poisoned' | 'onFire' | 'marked' | 'frozen';
export interface HeroGiven extends Partial<
  Pick<Hero, Tokens | 'worms' | 'dead' | 'extraHealth' | 'melee' | 'shieldLost'>
> {
  readonly levels?: readonly [survival: number, tactics: number, brutality: number];
  /** Played face up, or face down if the table says so. */
  readonly active?: readonly string[];
  readonly hand?: readonly string[];
  /** Cards of the hand everybody has seen. */
  readonly shown?: readonly string[];
  /** The last is on top. */
  readonly draw?: readonly string[];
  readonly discard?: readonly string[];
  readonly items?: readonly (string | null)[];
  readonly wounds?: readonly number[];
  readonly bleeding?: readonly string[];
  readonly malaise?: string;
}
type EnemyTokens = Partial<Omit<Enemy, 'card'>>;
export interface FightGiven {
  readonly group: Partial<Record<HeroId, HeroGiven>>;
  readonly first?: HeroId;
  readonly passes?: HeroId;
  readonly enemies?: Partial<Record<Pos, string | readonly [code: string, tokens: EnemyTokens]>>;
  readonly biome?: BiomeId;
  readonly boss?: Partial<BossFight> & { readonly id: BossId };
  readonly round?: number;
  readonly edge?: 'wall' | 'hole';
  readonly constraints?: readonly number[];
  readonly loot?: readonly LootToken[];
  readonly lootItems?: readonly string[];
  readonly lootBlueprints?: readonly string[];
  readonly bag?: Partial<Pick<Board['bag'], 'teeth' | 'cells' | 'potions' | 'keys'>>;
  readonly bagLoot?: readonly LootToken[];
  readonly bagItems?: readonly string[];
  readonly power?: Sym;
  /** Whom a Golden Shield covers for the Action under way (DC-RULING-29). */
  readonly covered?: readonly (HeroId | Pos)[];
  readonly duringGame?: readonly string[];
  readonly bossCells?: number;
  /** Cards still face down, or no Combat at all yet. */
  readonly faceDown?: true;
  readonly peace?: true;
  /** Enemies on top of their decks, the first to be drawn first. */
  readonly top?: readonly string[];
}

const without = (deck: readonly number[], taken: readonly number[]): number[] =>
  deck.filter((no) => !taken.includes(no));

function heroOf(board: Board, who: HeroId, seat: number, given: HeroGiven): Hero {
  const active = (given.active ?? []).map(combatNo);
  const hand = (given.hand ?? []).map(combatNo);
  const discard = (given.discard ?? []).map(combatNo);
  const deck = board.campaign.decks[who];
  const draw = given.draw?.map(combatNo) ?? without(deck, [...active, ...hand, ...discard]);
  board.campaign.decks[who] = [];
  const slots = (given.items ?? [null]).map((code) => (code === null ? null : equipmentNo(code)));
  const wounds = slots.map((_, slot) => given.wounds?.[slot] ?? 0);
  return {
    seat,
    who,
    damage: given.damage ?? 0,
    dead: given.dead ?? false,
    levels: [...(given.levels ?? [0, 0, 0])],
    melee: given.melee ?? false,
    extraHealth: given.extraHealth ?? 0,
    extraSlots: 0,
    hand,
    shown: (given.shown ?? []).map(combatNo),
    draw,
    discard,
    active,
    announced: active.map((no) => wordOf(playsOf([no])[0]!)),
    slots: who === 'serenade' ? [] : slots,
    wounds: who === 'serenade' ? [] : wounds,
    worms: given.worms ?? 0,
    malaise:
      given.malaise === undefined ? null : malaiseCards.findIndex(({ code }) => code === given.malaise),
    shields: given.shields ?? 0,
    golden: given.golden ?? 0,
    poisoned: given.poisoned ?? 0,
    onFire: given.onFire ?? 0,
    marked: given.marked ?? 0,
    bleeding: (given.bleeding ?? []).map(foeNo),
    frozen: given.frozen ?? 0,
    acted: -1,
    used: null,
    shieldLost: given.shieldLost ?? false,
  };
}

function biomeOf(id: BiomeId, taken: readonly number[], top: readonly string[]): BiomeBoard {
  const onTop = top.map(foeNo).toReversed();
  const numbers = (elite: boolean): number[] => {
    const deck = monsters[id].filter((card) => card.elite === elite).map((card) => foeNo(card.code));
    return [...without(deck, [...taken, ...onTop]), ...onTop.filter((no) => deck.includes(no))];
  };
  return {
    id,
    space: 0,
    tiles: [],
    open: [],
    seen: [],
    unused: [],
    monsters: numbers(false),
    monsterDiscard: [],
    elites: numbers(true),
    eliteDiscard: [],
    bells: [],
    rung: [],
    lit: [],
    silent: false,
    runesSealed: false,
    constraints: [],
    encounters: 0,
    drank: false,
  };
}

function fightOf(given: Partial<BossFight> & { readonly id: BossId }, taken: readonly number[]): BossFight {
  const court = given.id === 'C3';
  return {
    instance: 1,
    turn: 1,
    freshInstance: false,
    deck: [],
    spent: [],
    action: null,
    passed: [],
    lastPasser: null,
    fireWave: given.id === 'C1' ? 3 : null,
    shurikens: [0, 0, 0, 0],
    banners: [],
    bannerDeck: court ? [0, 1, 2, 3, 4] : [],
    minions: court
      ? without(
          bosses.C3.minions.map(({ code }) => foeNo(code)),
          taken,
        )
      : [],
    minionDiscard: [],
    fallen: false,
    ...given,
  };
}

/** A Combat in the Prisoners' Quarters, cards revealed, unless said otherwise. */
export function fight(given: FightGiven): Given<Board> {
  const names = Object.keys(given.group) as HeroId[];
  const players = names.filter((who) => who !== 'serenade');
  const board = freshBoard(
    players.map(() => null),
    0,
  );
  board.heroes = names.map((who, at) => heroOf(board, who, who === 'serenade' ? 0 : at, given.group[who]!));
  const worn = board.heroes.flatMap((hero) => hero.slots.flatMap((no) => no ?? []));
  const lying = [...(given.lootItems ?? []), ...(given.bagItems ?? []), ...(given.lootBlueprints ?? [])];
  const taken = [...worn, ...lying.map(equipmentNo)];
  board.run.equipment = without(board.campaign.equipment, taken);
  board.campaign.equipment = [];
  for (const deck of Object.keys(board.campaign.blueprints) as (keyof Board['campaign']['blueprints'])[]) {
    board.campaign.blueprints[deck] = without(board.campaign.blueprints[deck], taken);
  }
  board.campaign.duringGame = (given.duringGame ?? []).map(boughtNo);
  board.run.number = 1;
  board.run.phase = given.boss === undefined ? 'explore' : 'boss';
  board.run.bossCells = given.bossCells ?? 0;
  board.run.firstPlayer = given.first === undefined ? 0 : names.indexOf(given.first);
  Object.assign(board.bag, given.bag ?? {});
  board.bag.loot.tokens = [...(given.bagLoot ?? [])];
  board.bag.loot.equipment = (given.bagItems ?? []).map(equipmentNo);
  const enemies = SPACES.map((pos) => enemyOf(given.enemies?.[pos]));
  const cards = enemies.flatMap((enemy) => (enemy === null ? [] : [enemy.card]));
  if (given.boss === undefined) board.biome = biomeOf(given.biome ?? 'B1', cards, given.top ?? []);
  if (board.biome !== null) board.biome.constraints = [...(given.constraints ?? [])];
  if (given.peace === true) return { seats: players.length, board };
  const fighting = given.boss === undefined ? null : fightOf(given.boss, cards);
  board.combat = {
    ...freshCombat({ board }, given.edge ?? null, fighting),
    enemies,
    round: given.round ?? 1,
    revealed: given.faceDown !== true,
    passer: given.passes === undefined ? null : names.indexOf(given.passes),
    power: given.power ?? null,
    guarded: (given.covered ?? []).reduce((bits, who) => bits | guardOf(names, who), 0),
    loot: {
      tokens: [...(given.loot ?? [])],
      equipment: (given.lootItems ?? []).map(equipmentNo),
      blueprints: (given.lootBlueprints ?? []).map(equipmentNo),
    },
  };
  return { seats: players.length, board };
}

/** The bit of one whom a Golden Shield covers: the Enemy spaces first, then the Group. */
const guardOf = (group: readonly HeroId[], who: HeroId | Pos): number =>
  1 << [...SPACES, ...group].indexOf(who as HeroId & Pos);

function enemyOf(given: string | readonly [code: string, tokens: EnemyTokens] | undefined): Enemy | null {
  if (given === undefined) return null;
  const [code, tokens] = typeof given === 'string' ? [given, {}] : given;
  return { ...freshEnemy(foeNo(code)), ...tokens };
}

/** A Beheaded of the table, by name. */
export const hero = (board: Board, who: HeroId): Hero => board.heroes.find((one) => one.who === who)!;
/** The Enemy on a space of the table. */
export const enemy = (board: Board, pos: Pos): Enemy | null => board.combat!.enemies[SPACES.indexOf(pos)]!;
export const play = (card: string, say: string, round: number) => ({ card: combatNo(card), say, round });
/** The slot of an Enemy, from its first Action on. */
export const turnOf = (code: string) => ({ card: foeNo(code), at: 0, icon: 0 });
