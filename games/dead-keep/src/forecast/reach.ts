// DK-AMOVE: how far an Adventurer gets by Move Actions, one Zone after the other, and what it costs with the Enemies in between.
import { said, type Said } from '@gravetable/kernel';
import { leavingCost } from '../actions/walk.ts';
import { bossName } from '../boss/name.ts';
import { foesOf } from '../enemies/foes.ts';
import { exitsOf, zoneId } from '../enemies/lookout.ts';
import { bossIsIn, enemiesIn, packsIn } from '../enemies/packs.ts';
import type { ZoneNo } from '../map/types.ts';
import { FREE_KINDS, type Board, type Who } from '../state.ts';

export interface Reached {
  readonly zone: string;
  /** Actions it takes, free Moves counted. */
  readonly price: number;
  /** How many of them are surcharges for leaving Enemies (DK-AMOVE-02). */
  readonly surcharge: number;
  /** Where they are paid, how many, and for whom. */
  readonly tolls: readonly { readonly zone: string; readonly n: number; readonly foes: readonly Said[] }[];
  /** The Zones entered, the last one being `zone`. */
  readonly way: readonly string[];
  /** Whether this Turn still pays for it. */
  readonly affordable: boolean;
  /** Actions for walking that would be left after it. */
  readonly left: number;
  /** Where the walk would end, if this Turn pays for the way but not for the Enemies along it. */
  readonly stop: string | null;
  /** Enemies that stand there. */
  readonly enemies: number;
}

interface Step {
  readonly zone: ZoneNo;
  readonly price: number;
  readonly surcharge: number;
  readonly way: readonly ZoneNo[];
}

/** DK-RULING-72: what a Turn has left for walking. */
const budgetOf = ({ turn }: Board, who: Who): number =>
  turn.who === who ? turn.actions + turn.free[FREE_KINDS.indexOf('move')]! : 0;

/** Everybody who stands in the way there, the Boss first. */
const foesNamed = (board: Board, zone: ZoneNo): Said[] => [
  ...(bossIsIn(board, zone) ? [said('outline.bossHere', { enemy: bossName(board) })] : []),
  ...packsIn(board, zone).map(({ kind, n }) => foesOf(kind, n)),
];

/** The cheapest way to every Zone that open ways lead to; of equal ones the shortest, then the first in reading order. */
export function reachOf(board: Board, who: Who): Reached[] {
  const start = board.party[who]!.zone;
  const best = new Map<ZoneNo, Step>([[start, { zone: start, price: 0, surcharge: 0, way: [] }]]);
  const open = new Set<ZoneNo>([start]);
  while (open.size > 0) {
    const here = [...open]
      .map((zone) => best.get(zone)!)
      .reduce((one, other) => (other.price < one.price ? other : one));
    open.delete(here.zone);
    const surcharge = leavingCost(board, who, here.zone);
    const price = here.price + 1 + surcharge;
    for (const zone of exitsOf(board, here.zone)) {
      const known = best.get(zone);
      if (known !== undefined && known.price <= price) continue;
      best.set(zone, { zone, price, surcharge: here.surcharge + surcharge, way: [...here.way, zone] });
      open.add(zone);
    }
  }
  best.delete(start);
  const budget = budgetOf(board, who);
  const stopOf = ({ price, surcharge, way }: Step): string | null => {
    if (price <= budget || price - surcharge > budget) return null;
    const paid = way.filter((zone) => best.get(zone)!.price <= budget);
    return zoneId(board, paid.at(-1) ?? start);
  };
  const tollsOn = (left: readonly ZoneNo[]): Reached['tolls'] =>
    left
      .map((zone) => ({
        zone: zoneId(board, zone),
        n: leavingCost(board, who, zone),
        foes: foesNamed(board, zone),
      }))
      .filter(({ n }) => n > 0);
  return [...best.values()]
    .toSorted((one, other) => one.zone - other.zone)
    .map((step) => ({ step, stop: stopOf(step) }))
    .map(({ step: { zone, price, surcharge, way }, stop }) => ({
      zone: zoneId(board, zone),
      price,
      surcharge,
      tolls: surcharge === 0 ? [] : tollsOn([start, ...way.slice(0, -1)]),
      way: way.map((one) => zoneId(board, one)),
      affordable: price <= budget,
      left: Math.max(0, budget - price),
      stop,
      enemies: enemiesIn(board, zone),
    }));
}
