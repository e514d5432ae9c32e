// What a board would read off the table: which sockets the pool fills, how far an objective is, what ending now would cost.

import type { Objective } from './cards/objectives.ts';
import { FACES, SLOT_FACES } from './cards/dice.ts';
import { HEROES } from './cards/heroes.ts';
import { BASIC_ABILITIES } from './cards/basics.ts';
import type { Slot } from './cards/ids.ts';
import { HEALTH_TRACK } from './cards/tracks.ts';
import { whyNotBoss } from './damage.ts';
import { DIE, GUN, holds, type Handful, type Sign } from './handful.ts';
import { freeSpaces } from './health.ts';
import { bitCount, HERO_IDS } from './numbers.ts';
import { activeIn, type Plan } from './plan.ts';
import { BASICS, passives, type Tile } from './playerboard.ts';
import { woundsByEnemy, woundsDealt } from './resolution.ts';
import type { Player } from './state.ts';

/** The dice that fit into a socket; with WILD a gun pays for a knife. */
function fitting(slot: Slot, wild: boolean): readonly Handful[] {
  const dice = SLOT_FACES[slot].map((face) => DIE[FACES[face].letter as Sign]);
  return wild && slot === 'K' ? [...dice, GUN] : dice;
}

const slotsOf = (hero: number, tile: number): readonly Slot[] =>
  tile < BASICS
    ? Object.values(BASIC_ABILITIES)[tile]!.dice
    : HEROES[HERO_IDS[hero]!].abilities[tile - BASICS]!.dice;

/** As many sockets as the pool can fill, the first ones where it makes no difference. */
function fill(slots: readonly Slot[], pool: Handful, wild: boolean): readonly boolean[] {
  const [slot, ...rest] = slots;
  if (slot === undefined) return [];
  const count = (filled: readonly boolean[]): number => filled.filter(Boolean).length;
  let best: readonly boolean[] = [];
  for (const die of fitting(slot, wild)) {
    if (!holds(pool, die)) continue;
    const found = [true, ...fill(rest, pool - die, wild)];
    if (count(found) > count(best)) best = found;
  }
  const left = [false, ...fill(rest, pool, wild)];
  return count(left) > count(best) || best.length === 0 ? left : best;
}

const filled = new Map<string, readonly boolean[]>();

/** VG-ROLL-04, -13 Which sockets of a tile the dice of the pool would fill now. */
export function socketsOf(p: Player, tile: Tile): readonly boolean[] {
  const wild = passives(p).wild && tile.number < BASICS;
  const key = `${p.hero} ${tile.number} ${wild} ${p.pool}`;
  let found = filled.get(key);
  if (found === undefined) filled.set(key, (found = fill(slotsOf(p.hero, tile.number), p.pool, wild)));
  return found;
}

export interface Progress {
  readonly have: number;
  readonly need: number;
  /** It cannot be met any more (VG-RULING-37). */
  readonly lost: boolean;
}

/** VG-OBJ-04…10 How far an objective is. */
export function progressOf(p: Player, plan: Plan, room: number, objective: Objective): Progress {
  const of = (have: number, need: number, lost = false): Progress => ({
    have: Math.min(have, need),
    need,
    lost,
  });
  switch (objective.kind) {
    case 'killCount':
      return of(bitCount(p.dead & plan.ofType[objective.minion]), objective.count);
    case 'clearInOneRound': {
      const minions = plan.minionsIn[room]!;
      const gone = minions & (p.dead | p.evaded);
      return of(bitCount(gone), bitCount(minions), (p.fallen & minions) !== 0);
    }
    case 'healthSix':
      return of(HEALTH_TRACK.initial + p.extra, HEALTH_TRACK.initial + HEALTH_TRACK.additional);
    case 'visitAdjacent': {
      const near = plan.roomsNextTo[room]!;
      return of(bitCount(near & p.visited), bitCount(near));
    }
    case 'hitBoss':
      return of(p.bossLost, 1);
    case 'visitRooms':
      return of(bitCount(p.visited), objective.count);
    case 'killAdjacent': {
      const bits = objective.minions.reduce((all, minion) => all | plan.ofType[minion], 0);
      const near = plan.minionsNextTo[room]! & bits;
      return of(bitCount(near & p.dead), bitCount(near));
    }
  }
}

export interface Due {
  readonly henchman: number;
  readonly gunman: number;
  readonly boss: number;
  /** Kept off by guards and armour. */
  readonly guarded: number;
  /** Wounds there is room for (VG-RES-06). */
  readonly wounds: number;
  /** The Health Track would be full: a Beating (VG-RES-08). */
  readonly beating: boolean;
}

/** VG-RES-05…08 What the enemies would do if the fight ended now. Dice on the Health Track count as the wounds they will be. */
export function dueNow(p: Player): Due {
  const by = woundsByEnemy(p);
  const dealt = woundsDealt(p);
  const free = bitCount(freeSpaces(p));
  const wounds = Math.min(dealt, free);
  const all = by.henchman + by.gunman + by.boss;
  return { ...by, guarded: all - dealt, wounds, beating: free - wounds === 0 };
}

/** Why a Hit would not touch the boss, or null where it would (VG-ENEMY-03, VG-RULING-30). */
export function bossSafe(p: Player, plan: Plan): { readonly code: string; readonly rule: string } | null {
  const why = whyNotBoss(p, plan, 'hit', 0);
  return why === null || why[1] === 'VG-ENEMY-02' ? null : { code: why[0], rule: why[1] };
}

/** Minions in the boss room that shield the boss now. */
export const guardsLeft = (p: Player, plan: Plan): number => bitCount(activeIn(p, plan.guards));
