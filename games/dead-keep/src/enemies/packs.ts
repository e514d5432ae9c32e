// DK-ENM, DK-STAT, DK-RULING-158: the Enemies on the board, in packs of those that nothing tells apart, and their numbers.

import { bossOf } from '../cards/bosses.ts';
import type { Special, Stats } from '../cards/enemy.ts';
import { ENEMY_KINDS, NOTABLES, type EnemyKind, type Notable } from '../cards/ids.ts';
import { isMonster, monsterOf } from '../cards/monsters.ts';
import { isUndead, undeadOf } from '../cards/undead.ts';
import type { ZoneNo } from '../map/types.ts';
import type { Board, Pack } from '../state.ts';

const NOTABLE_KINDS: ReadonlySet<string> = new Set(NOTABLES);
export const isNotable = (kind: EnemyKind): kind is Notable => NOTABLE_KINDS.has(kind);

/** DK-UND-01, DK-MON-01: the numbers of an Enemy; those of a Monster grow with the Level of its card. */
export const statsOf = ({ kind, level }: { readonly kind: EnemyKind; readonly level: number }): Stats =>
  isMonster(kind) ? monsterOf(kind).levels[level - 1]! : undeadOf(kind);

/** DK-RULING-31: the Boss's numbers, with the Armor that ST-10 lends. */
export function bossStats(board: Board): Stats {
  const printed = bossOf(board.boss.kind).levels[board.boss.level - 1]!;
  return board.boss.armor === 0 ? printed : { ...printed, armor: printed.armor + board.boss.armor };
}

/** Actions, Zones per Move and Range of a kind, and what is special about it. */
export interface Habits {
  readonly actions: number;
  readonly move: number;
  readonly range: number;
  readonly special: Special | null;
}
function printedHabits(kind: EnemyKind): Habits {
  if (isMonster(kind)) return monsterOf(kind);
  const { actions, move, range } = undeadOf(kind);
  return { actions, move, range, special: null };
}
/** A Map, asked for every group in every pass: of so many kinds it finds one faster than an object does. */
const HABITS: ReadonlyMap<EnemyKind, Habits> = new Map(
  ENEMY_KINDS.map((kind) => [kind, printedHabits(kind)]),
);
export const habitsOf = (kind: EnemyKind): Habits => HABITS.get(kind)!;

/** Miniatures of a kind in the box. */
export const figuresOf = (kind: EnemyKind): number =>
  (isMonster(kind) ? monsterOf(kind) : undeadOf(kind)).figures;

// Where they stand

export const bossIsIn = (board: Board, zone: ZoneNo): boolean =>
  board.boss.state === 'active' && board.boss.zone === zone;

/** DK-RULING-28: Enemies in a Zone, the active Boss among them. */
export function enemiesIn(board: Board, zone: ZoneNo): number {
  let n = bossIsIn(board, zone) ? 1 : 0;
  for (const pack of board.packs) if (pack.zone === zone) n += pack.n;
  return n;
}

/** By Zone, in which look at the packs it was last found: so nothing has to be cleared in between. */
const lastFound: number[] = [];
let looks = 0;

/** Those of the Zones that have Enemies in them: one look at the packs for all of them. */
export function withEnemies<Z extends { readonly zone: ZoneNo }>(board: Board, zones: readonly Z[]): Z[] {
  const look = ++looks;
  let n = 0;
  const mark = (zone: ZoneNo): void => {
    if (lastFound[zone] !== look) n++;
    lastFound[zone] = look;
  };
  for (const pack of board.packs) if (pack.n > 0) mark(pack.zone);
  if (board.boss.state === 'active' && board.boss.zone !== null) mark(board.boss.zone);
  const found: Z[] = [];
  // There are no more of them than Zones with Enemies.
  for (let at = 0; at < zones.length && found.length < n; at++)
    if (lastFound[zones[at]!.zone] === look) found.push(zones[at]!);
  return found;
}

export const packsIn = (board: Board, zone: ZoneNo): Pack[] =>
  board.packs.filter((pack) => pack.zone === zone);

export function undeadIn(board: Board, zone: ZoneNo): number {
  let n = 0;
  for (const pack of board.packs) if (pack.zone === zone && isUndead(pack.kind)) n += pack.n;
  return n;
}

/** How many of a kind are on the board, or in one Zone of it; the Boss is not counted. */
export function countOf(board: Board, kind: EnemyKind, zone: ZoneNo | null = null): number {
  let n = 0;
  for (const pack of board.packs)
    if (pack.kind === kind && (zone === null || pack.zone === zone)) n += pack.n;
  return n;
}

// Putting packs in order

const ORDER: ReadonlyMap<EnemyKind, number> = new Map(ENEMY_KINDS.map((kind, place) => [kind, place]));
const byKind = (a: EnemyKind, b: EnemyKind): number => (a === b ? 0 : ORDER.get(a)! - ORDER.get(b)!);
const flagNo = (yes: boolean): number => (yes ? 1 : 0);

function compare(a: Pack, b: Pack): number {
  return (
    a.zone - b.zone ||
    byKind(a.kind, b.kind) ||
    a.level - b.level ||
    (a.card ?? -1) - (b.card ?? -1) ||
    a.wounds - b.wounds ||
    flagNo(a.bound) - flagNo(b.bound) ||
    flagNo(a.noRegen) - flagNo(b.noRegen) ||
    a.acted - b.acted
  );
}

/** How many of the first packs are in order. */
function inOrder(packs: readonly Pack[]): number {
  let at = 0;
  while (at < packs.length && packs[at]!.n > 0 && (at === 0 || compare(packs[at - 1]!, packs[at]!) < 0)) at++;
  return at;
}

/** Put a pack where it belongs among those in order, or to its like. */
function insert(packs: Pack[], pack: Pack): void {
  let at = packs.length;
  let order = 1;
  while (at > 0 && (order = compare(packs[at - 1]!, pack)) > 0) at--;
  if (order === 0) {
    packs[at - 1]!.n += pack.n;
    return;
  }
  packs.push(pack);
  for (let to = packs.length - 1; to > at; to--) packs[to] = packs[to - 1]!;
  packs[at] = pack;
}

/** Sort the packs and join equal ones; empty ones go. Called after every change. */
export function joinPacks(board: Board): void {
  const { packs } = board;
  const first = inOrder(packs);
  if (first === packs.length) return;
  const joined = packs.slice(0, first);
  for (let at = first; at < packs.length; at++) if (packs[at]!.n > 0) insert(joined, packs[at]!);
  board.packs = joined;
}

/** New figures in a Zone. */
export function addEnemies(
  board: Board,
  kind: EnemyKind,
  zone: ZoneNo,
  n: number,
  monster: { readonly level: number; readonly card: number | null } = { level: 0, card: null },
): void {
  const { level, card } = monster;
  board.packs.push({ kind, zone, n, wounds: 0, level, card, bound: false, noRegen: false, acted: 0 });
  joinPacks(board);
}

/** Some of a pack as a pack of their own, to be changed; the caller joins the packs afterwards. */
export function splitOff(board: Board, pack: Pack, n: number): Pack {
  if (n >= pack.n) return pack;
  const part = { ...pack, n };
  pack.n -= n;
  board.packs.push(part);
  return part;
}
