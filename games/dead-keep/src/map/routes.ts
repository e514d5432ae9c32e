// DK-MOVE, DK-EMOVE-02…05: where one may go, with the doors and Stairs as they are now.
import { distances } from './distances.ts';
import { Kept } from './kept.ts';
import { FAR, type Chart, type Way, type ZoneNo } from './types.ts';

/** The doors that stand open and the Stairs that may be used, as masks. */
export interface Opened {
  readonly open: number;
  readonly stairs: number;
}

const passable = ({ open, stairs }: Opened, way: Way): boolean =>
  (way.door < 0 || (open & (1 << way.door)) !== 0) && (way.stairs < 0 || (stairs & (1 << way.stairs)) !== 0);

/** DK-MOVE-01: the Zones one step away, in order. */
function exitsOf(chart: Chart, opened: Opened, from: ZoneNo): ZoneNo[] {
  const found: ZoneNo[] = [];
  for (const way of chart.ways[from]!)
    if (passable(opened, way) && found.at(-1) !== way.to) found.push(way.to);
  return found;
}

/**
 * By Zone the Zones one step away; all pairs `distOpen` of ledger 6.1: `from * zones + to`; by Zone and goal the next Zones
 * on the way, as far as anybody has asked.
 */
interface Routes {
  readonly exits: readonly (readonly ZoneNo[])[];
  readonly distances: Uint8Array;
  readonly next: (readonly ZoneNo[] | undefined)[][];
}

/** There are two Stairs at most, each with a bit. */
const STAIRS = 4;

const kept = new Kept<Routes>((chart, key) => {
  const opened = { open: Math.floor(key / STAIRS), stairs: key & (STAIRS - 1) };
  const exits = chart.zones.map((_, zone) => exitsOf(chart, opened, zone));
  return { exits, distances: distances(exits), next: exits.map(() => []) };
});

const routes = (chart: Chart, opened: Opened): Routes =>
  kept.of(chart, opened.open * STAIRS + (opened.stairs & (STAIRS - 1)));

/** DK-MOVE-01: the Zones one step away, in order. */
export const neighbours = (chart: Chart, opened: Opened, from: ZoneNo): readonly ZoneNo[] =>
  routes(chart, opened).exits[from]!;

/** Steps over open ways; FAR where there is none. */
export const openDistance = (chart: Chart, opened: Opened, from: ZoneNo, to: ZoneNo): number =>
  routes(chart, opened).distances[from * chart.zones.length + to]!;

/** DK-RULING-13: steps as "nearest" counts them, through doors and over Stairs. */
export const nearDistance = (chart: Chart, from: ZoneNo, to: ZoneNo): number =>
  chart.near[from * chart.zones.length + to]!;

/** DK-RULING-140: steps over walls and all, for Teleport. */
export const stepDistance = (chart: Chart, from: ZoneNo, to: ZoneNo): number =>
  chart.steps[from * chart.zones.length + to]!;

/** DK-RULING-136: the next Zones on a shortest open route; none where there is no route, or nothing to go. */
export function nextSteps(chart: Chart, opened: Opened, from: ZoneNo, to: ZoneNo): readonly ZoneNo[] {
  return (routes(chart, opened).next[from]![to] ??= stepsTo(chart, opened, from, to));
}

function stepsTo(chart: Chart, opened: Opened, from: ZoneNo, to: ZoneNo): ZoneNo[] {
  const left = openDistance(chart, opened, from, to);
  if (left === FAR || left === 0) return [];
  return neighbours(chart, opened, from).filter((next) => openDistance(chart, opened, next, to) === left - 1);
}
