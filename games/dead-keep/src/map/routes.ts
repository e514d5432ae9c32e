// DK-MOVE, DK-EMOVE-02…05: where one may go, with the doors and Stairs as they are now.
import { distances } from './distances.ts';
import { FAR, type Chart, type Way, type ZoneNo } from './types.ts';

/** The doors that stand open and the Stairs that may be used, as masks. */
export interface Opened {
  readonly open: number;
  readonly stairs: number;
}

const passable = ({ open, stairs }: Opened, way: Way): boolean =>
  (way.door < 0 || (open & (1 << way.door)) !== 0) && (way.stairs < 0 || (stairs & (1 << way.stairs)) !== 0);

/** DK-MOVE-01: the Zones one step away, in order. */
export function neighbours(chart: Chart, opened: Opened, from: ZoneNo): ZoneNo[] {
  const found: ZoneNo[] = [];
  for (const way of chart.ways[from]!)
    if (passable(opened, way) && found.at(-1) !== way.to) found.push(way.to);
  return found;
}

/** A game opens each door once: this many tables are enough for the one being played and those thought about. */
const KEPT = 256;
const tables = new WeakMap<Chart, Map<string, Uint8Array>>();

/** `distOpen` of ledger 6.1, all pairs: `from * zones + to`. */
export function openDistances(chart: Chart, opened: Opened): Uint8Array {
  const known = tables.get(chart) ?? new Map<string, Uint8Array>();
  tables.set(chart, known);
  const key = `${opened.open},${opened.stairs}`;
  const found = known.get(key) ?? distances(chart.zones.map((_, from) => neighbours(chart, opened, from)));
  if (known.size >= KEPT) known.clear();
  known.set(key, found);
  return found;
}

/** Steps over open ways; FAR where there is none. */
export const openDistance = (chart: Chart, opened: Opened, from: ZoneNo, to: ZoneNo): number =>
  openDistances(chart, opened)[from * chart.zones.length + to]!;

/** DK-RULING-13: steps as "nearest" counts them, through doors and over Stairs. */
export const nearDistance = (chart: Chart, from: ZoneNo, to: ZoneNo): number =>
  chart.near[from * chart.zones.length + to]!;

/** DK-RULING-140: steps over walls and all, for Teleport. */
export const stepDistance = (chart: Chart, from: ZoneNo, to: ZoneNo): number =>
  chart.steps[from * chart.zones.length + to]!;

/** DK-RULING-136: the next Zones on a shortest open route; none where there is no route, or nothing to go. */
export function nextSteps(chart: Chart, opened: Opened, from: ZoneNo, to: ZoneNo): ZoneNo[] {
  const left = openDistance(chart, opened, from, to);
  if (left === FAR || left === 0) return [];
  return neighbours(chart, opened, from).filter((next) => openDistance(chart, opened, next, to) === left - 1);
}

/** DK-DOOR-01: the doors of a Zone, open or not. */
export const doorsOf = (chart: Chart, zone: ZoneNo): number[] =>
  chart.doors.flatMap(({ zones }, door) => (zones.includes(zone) ? [door] : []));
