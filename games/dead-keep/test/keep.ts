// Tables for scenarios, in words: a Quest, Adventurers with what they carry, Enemies by Zone, the Boss, tops of piles.
import { scenarios, type Given } from '@gravetable/testkit';
import { enemyCardNo, enemyCardOf } from '../src/cards/decks/index.ts';
import { cardNo, EQUIPMENT } from '../src/cards/box.ts';
import type { AdventurerId, Boss, EdgeId, EnemyKind, QuestId, ZoneId } from '../src/cards/ids.ts';
import { isMonster } from '../src/cards/monsters.ts';
import { questOf } from '../src/cards/quests/index.ts';
import type { SkillKey } from '../src/cards/skill.ts';
import { stageNo } from '../src/cards/stages.ts';
import { addEnemies, joinPacks, splitOff } from '../src/enemies/packs.ts';
import { putOn } from '../src/gear.ts';
import { deadKeep } from '../src/index.ts';
import { buildingOf } from '../src/map/buildings.ts';
import { chartOf, zoneNo } from '../src/map/chart.ts';
import { freshBoard } from '../src/setup.ts';
import type { Adventurer, Board } from '../src/state.ts';

export const scenario = scenarios(deadKeep);
/** Seats in the order the Adventurers are named, unless they say otherwise; seat 0 has the First Player token. */
export const FIRST = 0;
export const SECOND = 1;

type Track = 'wounds' | 'mana' | 'potions' | 'ap' | 'laps' | 'played' | 'ward';
export interface AdventurerGiven extends Partial<Pick<Adventurer, Track>> {
  readonly at?: ZoneId;
  readonly seat?: number;
  /** Codes of cards: each goes where it works, else into the Backpack. */
  readonly cards?: readonly string[];
  /** Codes of cards that lie in the Backpack though they would work elsewhere. */
  readonly pack?: readonly string[];
  /** Besides the Blue Skill. */
  readonly skills?: readonly SkillKey[];
}

export interface BossGiven {
  readonly kind?: Boss;
  readonly state?: Board['boss']['state'];
  readonly at?: ZoneId | null;
  readonly wounds?: number;
  readonly armor?: number;
  readonly noRegen?: boolean;
  readonly doom?: number;
  readonly emptied?: number;
  readonly level?: number;
  /** Stage cards, the first to be lost first. */
  readonly cards?: readonly string[];
}

export interface KeepGiven {
  readonly quest?: QuestId;
  readonly seats?: number;
  readonly first?: number;
  readonly round?: number;
  readonly party: Partial<Record<AdventurerId, AdventurerGiven>>;
  /** `{ '3R.b': 'footman 2, shadowguard wounded 1, warhog/1' }`: kind, Level of a Monster, number, Wounds. */
  readonly enemies?: Readonly<Record<string, string>>;
  readonly boss?: BossGiven;
  /** Doors that stand open; their buildings are revealed. */
  readonly open?: readonly EdgeId[];
  readonly search?: readonly ZoneId[];
  readonly artifacts?: readonly ZoneId[];
  /** Zones of Objectives taken. */
  readonly taken?: readonly ZoneId[];
  /** Tops of piles by card code, the first to be drawn first. */
  readonly street?: readonly string[];
  readonly building?: readonly string[];
  readonly necro?: readonly string[];
  readonly artifact?: readonly string[];
  readonly talisman?: readonly string[];
  readonly stages?: readonly string[];
  /** The last Round of Blinding Mist. */
  readonly mist?: number;
  readonly ultrared?: true;
  readonly koAtOnce?: true;
  /** Whose Turn it is, with so many Actions left. */
  readonly turn?: { readonly who: AdventurerId; readonly actions?: number };
}

export const zoneOf = (board: Board, id: string): number => zoneNo(chartOf(board.quest), id as ZoneId);

/** Take cards out of a pile and put them on top of it. */
function onTop(pile: readonly number[], cards: readonly number[]): number[] {
  return [...pile.filter((card) => !cards.includes(card)), ...cards.toReversed()];
}
const without = (pile: readonly number[], cards: readonly number[]): number[] =>
  pile.filter((card) => !cards.includes(card));

const ENTRY = /^(\w+?)(?:\/(\d))?(?: (\d+))?(?: wounded (\d+))?$/;

/** A card of the Street deck that brings such a Monster and is not out yet. */
function monsterCard(board: Board, kind: EnemyKind, level: number): number | null {
  const card = board.street.pile.find((no) => {
    const face = enemyCardOf(no);
    return face.does === 'monster' && face.monster === kind && face.level === level;
  });
  if (card === undefined) return null;
  board.street.pile = without(board.street.pile, [card]);
  return card;
}

function putEnemies(board: Board, zone: number, entry: string): void {
  const match = ENTRY.exec(entry.trim());
  if (match === null) throw new Error(`cannot read "${entry}"`);
  const kind = match[1] as EnemyKind;
  const level = isMonster(kind) ? Number(match[2] ?? questOf(board.quest).level) : 0;
  const n = Number(match[3] ?? 1);
  const out = board.packs.find((pack) => pack.kind === kind && kind === 'babaYaga')?.card;
  const card = isMonster(kind) ? (out ?? monsterCard(board, kind, level)) : null;
  addEnemies(board, kind, zone, n, { level, card });
  if (match[4] === undefined) return;
  const pack = board.packs.find((one) => one.kind === kind && one.zone === zone && one.wounds === 0)!;
  splitOff(board, pack, n).wounds = Number(match[4]);
  joinPacks(board);
}

function dress(board: Board, a: Adventurer, given: AdventurerGiven): void {
  for (const key of ['wounds', 'mana', 'potions', 'ap', 'laps'] as const) a[key] = given[key] ?? a[key];
  for (const key of ['played', 'ward'] as const) a[key] = given[key] ?? a[key];
  if (given.at !== undefined) a.zone = zoneOf(board, given.at);
  a.skills.push(...(given.skills ?? []));
  for (const code of given.cards ?? []) {
    if (!putOn(a, cardNo(code))) throw new Error(`${a.id} has no room for ${code}`);
  }
  a.pack.push(...(given.pack ?? []).map(cardNo));
  const carried = [...(given.cards ?? []), ...(given.pack ?? [])].map(cardNo);
  for (const deck of ['adventure', 'talisman', 'necro', 'artifact'] as const)
    board[deck].pile = without(board[deck].pile, carried);
}

function setBoss(board: Board, given: BossGiven): void {
  const { boss } = board;
  boss.kind = given.kind ?? boss.kind;
  boss.state = given.state ?? boss.state;
  boss.level = given.level ?? boss.level;
  if (given.at !== undefined) boss.zone = given.at === null ? null : zoneOf(board, given.at);
  for (const key of ['wounds', 'armor', 'doom', 'emptied'] as const) boss[key] = given[key] ?? boss[key];
  boss.noRegen = given.noRegen ?? false;
  boss.cards = (given.cards ?? []).map(stageNo).toReversed();
  board.stages = without(board.stages, boss.cards);
}

function openDoors(board: Board, edges: readonly EdgeId[]): void {
  const chart = chartOf(board.quest);
  for (const edge of edges) {
    const door = chart.doors.findIndex((one) => one.edge === edge);
    if (door === -1) throw new Error(`no door ${edge}`);
    board.open |= 1 << door;
  }
  chart.doors.forEach(({ zones }, door) => {
    if ((board.open & (1 << door)) === 0) return;
    for (const zone of zones)
      if (chart.zones[zone]!.kind === 'room')
        for (const room of buildingOf(chart, board.open, zone)) board.revealed[room] = true;
  });
}

/** A table in the middle of a Quest, built whole. */
export function keep(given: KeepGiven): Given<Board> {
  const quest = given.quest ?? 'Q01';
  const people = Object.entries(given.party) as [AdventurerId, AdventurerGiven][];
  const seats = given.seats ?? Math.max(1, ...people.map(([, { seat }]) => (seat ?? 0) + 1));
  const board = freshBoard({
    seats,
    quest,
    party: people.map(([id]) => id),
    ultrared: given.ultrared ?? false,
    koAtOnce: given.koAtOnce ?? false,
    campaign: false,
  });
  board.round = given.round ?? 1;
  board.phase = 'players';
  board.first = given.first ?? FIRST;
  setBoss(board, given.boss ?? {});
  people.forEach(([, one], who) => {
    board.party[who]!.seat = one.seat ?? 0;
    dress(board, board.party[who]!, one);
  });
  openDoors(board, given.open ?? []);
  for (const [zone, entries] of Object.entries(given.enemies ?? {}))
    for (const entry of entries.split(',')) putEnemies(board, zoneOf(board, zone), entry);
  board.search = (given.search ?? []).map((zone) => zoneOf(board, zone));
  board.artifacts = (given.artifacts ?? []).map((zone) => zoneOf(board, zone));
  for (const zone of given.taken ?? [])
    board.objectives.taken[board.objectives.zone.indexOf(zoneOf(board, zone))] = true;
  board.street.pile = onTop(board.street.pile, (given.street ?? []).map(enemyCardNo));
  board.building.pile = onTop(board.building.pile, (given.building ?? []).map(enemyCardNo));
  for (const deck of ['necro', 'artifact', 'talisman'] as const)
    board[deck].pile = onTop(board[deck].pile, (given[deck] ?? []).map(cardNo));
  board.stages = onTop(board.stages, (given.stages ?? []).map(stageNo));
  board.mist.until = given.mist ?? 0;
  if (given.turn !== undefined) {
    const who = people.findIndex(([id]) => id === given.turn!.who);
    board.turn = { ...board.turn, who, actions: given.turn.actions ?? 3 };
    board.party[who]!.played = true;
  }
  return { seats, board };
}

// Looking at the table

export const who = (board: Board, id: AdventurerId): Adventurer => board.party.find((one) => one.id === id)!;

/** Enemies of a Zone in the words they were given: `footman 2, shadowguard wounded 1`. */
export function there(board: Board, zone: string): string {
  const no = zoneOf(board, zone);
  return board.packs
    .filter((pack) => pack.zone === no)
    .map(
      ({ kind, n, level, wounds }) =>
        `${kind}${level > 0 ? `/${level}` : ''}${n > 1 ? ` ${n}` : ''}${wounds > 0 ? ` wounded ${wounds}` : ''}`,
    )
    .join(', ');
}

/** Zones of tokens, by name. */
export const named = (board: Board, zones: readonly number[]): string[] =>
  zones.map((zone) => chartOf(board.quest).zones[zone]!.id);

/** Cards by code. */
export const codes = (cards: readonly number[]): string[] => cards.map((card) => EQUIPMENT[card]!.code);
