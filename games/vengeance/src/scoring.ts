// VG-SCORE and ledger 8: what a seat's table is worth, now or at the end, and the way out.

import { type Seat } from '@gravetable/kernel';
import {
  BOSS_KILL_POINTS,
  BOSS_TRACK,
  LOOT_TRACK,
  TRAINING_TRACK,
  type ScoredTrack,
} from './cards/tracks.ts';
import { availableHealth } from './health.ts';
import { bossLives, planOf } from './plan.ts';
import { isAlive } from './playerboard.ts';
import type { Player } from './state.ts';

export interface Score {
  readonly loot: number;
  readonly training: number;
  readonly bossDamage: number;
  readonly bossKill: number;
  readonly objectives: number;
  /** Rooms with a living enemy on the best way out, counted against the seat. */
  readonly escape: number;
  readonly total: number;
}

/** VG-RULING-43 A full track scores its last value. */
const valueAt = ({ values }: ScoredTrack, count: number): number =>
  values[Math.min(count, values.length - 1)]!;

/**
 * VG-SCORE-06, VG-RULING-50 The way from the current room to the entrance that meets the fewest rooms with a living
 * enemy, both ends included. Ten rooms need no queue: distances settle in a few sweeps, rooms with lower numbers first.
 */
export function escapePath(p: Player): readonly number[] {
  const plan = planOf(p);
  const cost = plan.den.rooms.map((_, room) => Number(isHeldByEnemies(p, room)));
  const best = cost.map(() => Infinity);
  best[plan.den.entrance] = cost[plan.den.entrance]!;
  for (let settled = false; !settled;) {
    settled = true;
    for (let room = 0; room < cost.length; room++) {
      const onward = Math.min(...plan.adjacent[room]!.map((next) => best[next]!)) + cost[room]!;
      if (onward < best[room]!) {
        best[room] = onward;
        settled = false;
      }
    }
  }
  const path: number[] = [p.room];
  const seen = new Set(path);
  while (path.at(-1) !== plan.den.entrance) {
    const room = path.at(-1)!;
    const next = plan.adjacent[room]!.find(
      (one) => best[one]! + cost[room]! === best[room] && !seen.has(one),
    );
    if (next === undefined) break;
    seen.add(next);
    path.push(next);
  }
  return path;
}

/** Evaded minions count: their marks are erased before scoring. */
function isHeldByEnemies(p: Player, room: number): boolean {
  const plan = planOf(p);
  return (plan.minionsIn[room]! & ~p.dead) !== 0 || (room === plan.bossRoom && bossLives(p, plan));
}

/** The rooms next to any of these, as bits. */
function nextTo(p: Player, rooms: number): number {
  const { roomsNextTo } = planOf(p);
  let near = 0;
  for (let left = rooms; left !== 0; left &= left - 1) near |= roomsNextTo[31 - Math.clz32(left & -left)]!;
  return near;
}

/** The rooms with living enemies on the best way out: flood the free rooms, break into held ones, flood again. */
export function escapeCost(p: Player): number {
  const { den } = planOf(p);
  let held = 0;
  for (let room = 0; room < den.rooms.length; room++) if (isHeldByEnemies(p, room)) held |= 1 << room;
  let reached = 1 << p.room;
  // Every room that is broken into is one held room less: there are never more of them than rooms.
  for (let cost = (held >> p.room) & 1; cost <= den.rooms.length; cost++) {
    for (let before = 0; before !== reached;) {
      before = reached;
      reached |= nextTo(p, reached) & ~held;
    }
    if (((reached >> den.entrance) & 1) === 1) return cost;
    reached |= nextTo(p, reached);
  }
  throw new Error(`no way out of room ${p.room}`);
}

export function scoreOf(p: Player): Score {
  const plan = planOf(p);
  const loot = valueAt(LOOT_TRACK, p.loot);
  const training = valueAt(TRAINING_TRACK, p.trained);
  const bossDamage = p.bossLost === 0 ? 0 : BOSS_TRACK.values[p.bossLost - 1]!;
  const bossKill = bossLives(p, plan) ? 0 : BOSS_KILL_POINTS;
  let objectives = 0;
  for (const room of plan.den.rooms)
    if (room.objective !== null && ((p.objectives >> room.index) & 1) === 1)
      objectives += room.objective.value;
  const escape = escapeCost(p);
  const total = loot + training + bossDamage + bossKill + objectives - escape;
  return { loot, training, bossDamage, bossKill, objectives, escape, total };
}

/** VG-SCORE-07, -08 The living seats with the highest total, ties broken by available health, then shared. */
export function winnersOf(players: readonly Player[]): Seat[] {
  const standing = players.flatMap((p, seat) =>
    isAlive(p) ? [{ seat, rank: scoreOf(p).total * 16 + availableHealth(p) }] : [],
  );
  const best = Math.max(...standing.map((one) => one.rank));
  return standing.filter((one) => one.rank === best).map((one) => one.seat);
}
