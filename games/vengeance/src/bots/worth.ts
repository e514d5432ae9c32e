// What things are worth to the careful bot, in points of the final score.

import { ROUNDS } from '../cards/tracks.ts';
import type { Effect } from '../effects.ts';
import { availableHealth } from '../health.ts';
import { bitCount } from '../numbers.ts';
import { bossLives, isVisited, planOf, type Plan } from '../plan.ts';
import { charges, isAlive, type Tile } from '../playerboard.ts';
import { lootRooms, woundsDealt } from '../resolution.ts';
import { scoreOf } from '../scoring.ts';
import type { Player } from '../state.ts';

const EFFECT_WORTH: Readonly<Record<string, number>> = {
  move: 1,
  jump: 1.3,
  hit: 1.15,
  shoot: 1.15,
  kill: 1.7,
  evade: 0.8,
  heal: 0.6,
  wound: -0.6,
};

function effectWorth(effect: Effect): number {
  switch (effect.word) {
    case 'bonus':
      return 0.5 * (EFFECT_WORTH[effect.act.word] ?? 0);
    case 'perHealth':
      return 1.5;
    case 'all':
      return 2.4;
    case 'flash':
      return 1.8;
    case 'guard':
      return 0.8 * effect.wounds;
    case 'next':
      return 0.9;
    default:
      return (EFFECT_WORTH[effect.word] ?? 0) * (effect.optional ? 0.8 : 1);
  }
}

const useWorths = new WeakMap<Tile, number>();

/** What one use of a tile brings, before looking at the den. */
export function useWorth(tile: Tile): number {
  let worth = useWorths.get(tile);
  if (worth === undefined) {
    worth = tile.effects.reduce((sum, effect) => sum + effectWorth(effect), 0);
    useWorths.set(tile, worth);
  }
  return worth;
}

const PASSIVE_WORTH = 1.6;
const DICE_WORTH = 0.42;

/** What owning a tile brings per round: a use above what its dice would bring elsewhere. */
export function tileWorth(tile: Tile): number {
  if (tile.passive) return tile.effects.length > 0 ? useWorth(tile) * 0.7 : PASSIVE_WORTH * 0.5;
  const gain = useWorth(tile) - DICE_WORTH * tile.size;
  return tile.once ? gain * 0.7 : gain;
}

const LOOT_ICON = 1.9;
const WOUND = 0.55;
const BEATING = 5;
const DEATH = 40;

/** Steps to the nearest room that still has something to offer. */
function distanceToProspect(p: Player, plan: Plan): number {
  const offers = (room: number): boolean => {
    const { loot, objective } = plan.den.rooms[room]!;
    const unlooted = loot > ((p.looted >> (2 * room)) & 3);
    const goal = objective !== null && ((p.objectives >> room) & 1) === 0;
    const boss = room === plan.bossRoom && bossLives(p, plan);
    return room !== p.room && (boss || goal || (unlooted && !isVisited(p, room)));
  };
  let seen = 1 << p.room;
  let edge = [p.room];
  for (let steps = 1; edge.length > 0; steps++) {
    const next: number[] = [];
    for (const room of edge) {
      for (const there of plan.adjacent[room]!) {
        if (((seen >> there) & 1) === 1) continue;
        if (offers(there)) return steps;
        seen |= 1 << there;
        next.push(there);
      }
    }
    edge = next;
  }
  return 4;
}

/** Living minions between the hero and the loot of the rooms it has seen. */
function work(p: Player, plan: Plan): number {
  let left = 0;
  for (let room = 0; room < plan.den.rooms.length; room++) {
    const here = bitCount(plan.minionsIn[room]! & ~p.dead);
    const tough = bitCount(plan.minionsIn[room]! & plan.ofType.toughGuy & ~p.dead & ~p.dotted);
    const near = room === p.room || isVisited(p, room) ? 1 : 0.6;
    left += near * (here + 0.4 * tough);
  }
  return left;
}

/** The boss is worth a hunt: what it has lost counts towards the kill, and so do its guards and the way to it. */
function bossProgress(p: Player, plan: Plan): number {
  if (!bossLives(p, plan)) return 3;
  const guards = bitCount(plan.guards & ~p.dead);
  return (3 * p.bossLost) / plan.boss.health - 0.3 * guards - 0.3 * stepsBetween(plan, p.room, plan.bossRoom);
}

const distances = new WeakMap<Plan, readonly (readonly number[])[]>();

/** Doors between two rooms. */
function stepsBetween(plan: Plan, from: number, to: number): number {
  let known = distances.get(plan);
  if (known === undefined)
    distances.set(plan, (known = plan.adjacent.map((_, room) => stepsFrom(plan, room))));
  return known[from]![to]!;
}

function stepsFrom(plan: Plan, from: number): number[] {
  const steps = plan.adjacent.map(() => Infinity);
  steps[from] = 0;
  for (let edge = [from]; edge.length > 0;) {
    const next: number[] = [];
    for (const room of edge) {
      for (const there of plan.adjacent[room]!) {
        if (steps[there] !== Infinity) continue;
        steps[there] = steps[room]! + 1;
        next.push(there);
      }
    }
    edge = next;
  }
  return steps;
}

/** How a seat stands when its fight is over: points, loot to collect, wounds to come, what is left for later. */
export function standingOf(p: Player, round: number, fighting: boolean): number {
  const plan = planOf(p);
  const score = scoreOf(p);
  const later = ROUNDS - round;
  const icons = lootRooms(p).reduce(
    (sum, room) => sum + plan.den.rooms[room]!.loot - ((p.looted >> (2 * room)) & 3),
    0,
  );
  const dealt = fighting ? Math.min(woundsDealt(p), availableHealth(p)) : 0;
  const left = availableHealth(p) - dealt;
  const beaten = left > 0 ? 0 : p.beatings > 0 ? DEATH : later === 0 ? 0 : BEATING + later;
  const stock = [0, 1, 2, 3].reduce((sum, item) => sum + charges(p, item), 0);
  const escape = score.escape * (1 - 0.3 * later);
  const future = later === 0 ? 0 : 1;
  return (
    score.total +
    score.escape -
    escape +
    icons * LOOT_ICON -
    beaten -
    dealt * WOUND * (later > 0 ? 1 : 0.1) +
    0.15 * left -
    0.35 * work(p, plan) -
    0.5 * future * distanceToProspect(p, plan) +
    0.35 * bitCount(p.visited) +
    bossProgress(p, plan) +
    0.5 * future * stock +
    (isAlive(p) ? 0 : -DEATH)
  );
}
