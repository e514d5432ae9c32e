// What the Enemies may do in the Enemy Phase to come: Attacks first, Moves with what Actions are left. No dice, no ties.
import { openSteps, rangeOf } from '../enemies/lookout.ts';
import { bossStats, habitsOf, statsOf } from '../enemies/packs.ts';
import { healthOf, isKo } from '../health.ts';
import type { ZoneNo } from '../map/types.ts';
import type { Adventurer, Board, Pack, Who } from '../state.ts';

/** One group of Enemies, or the active Boss, as far as it can do harm. */
export interface Foe {
  readonly zone: ZoneNo;
  /** Wounds it would deal with one Attack Action of all its figures. */
  readonly wounds: number;
  /** The same, of one figure. */
  readonly each: number;
  readonly actions: number;
  readonly move: number;
  readonly range: number;
  /** Place in `board.packs`; -1: the Boss. */
  readonly pack: number;
  readonly n: number;
}

export function foesOf(board: Board): Foe[] {
  const foes = board.packs.map((one: Pack, pack): Foe => {
    const { attacks, damage } = statsOf(one);
    const { actions, move, range } = habitsOf(one.kind);
    const each = attacks * damage;
    return {
      zone: one.zone,
      wounds: one.bound ? 0 : each * one.n,
      each,
      actions,
      move,
      range,
      pack,
      n: one.n,
    };
  });
  const { boss } = board;
  if (boss.state !== 'active' || boss.zone === null) return foes;
  const { attacks, damage } = bossStats(board);
  const { move, range } = habitsOf(boss.kind);
  const each = attacks * damage;
  return [...foes, { zone: boss.zone, wounds: each, each, actions: 1, move, range, pack: -1, n: 1 }];
}

/** How often it could attack somebody in that Zone in one Enemy Phase. */
export function attacksOn(board: Board, { zone, actions, move, range }: Foe, at: ZoneNo): number {
  if (zone === at) return actions;
  if (range > 0 && rangeOf(board, zone, at) <= range) return actions;
  if (actions === 1) return 0;
  return Math.max(0, actions - Math.ceil(openSteps(board, zone, at) / move));
}

export const standing = (board: Board): Who[] => board.party.flatMap((one, who) => (isKo(one) ? [] : [who]));

export const leftOf = (a: Adventurer): number => healthOf(a) - a.wounds;

/** Zones where others than this Adventurer stand. */
export function zonesOfOthers(board: Board, who: Who | null): Set<ZoneNo> {
  const zones = new Set<ZoneNo>();
  board.party.forEach((one, no) => {
    if (no !== who && !isKo(one)) zones.add(one.zone);
  });
  return zones;
}

/** The most Attack Actions it can make on any of the Zones. */
export function strikes(board: Board, foe: Foe, zones: Iterable<ZoneNo>): number {
  let most = 0;
  for (const zone of zones) {
    const n = attacksOn(board, foe, zone);
    if (n > most) most = n;
    if (most === foe.actions) break;
  }
  return most;
}

/** Wounds that may fall on everybody in a Zone together. */
export function woundsAt(board: Board, foes: readonly Foe[], zone: ZoneNo): number {
  let sum = 0;
  for (const foe of foes) if (foe.wounds > 0) sum += foe.wounds * attacksOn(board, foe, zone);
  return sum;
}

/** What so many Wounds mean to somebody with so many left: being struck down is worse than all Wounds before. */
export function pain(wounds: number, left: number): number {
  if (wounds <= 0) return 0;
  if (wounds >= left) return left + KO;
  return wounds * LIN + (wounds * wounds * QUAD) / left / left;
}
const KO = 6;
const LIN = 0.4;
const QUAD = 2;
