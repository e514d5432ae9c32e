// DK-LOS, DK-TOWER, ledger 6.1: every straight look from a Zone, with the doors that must stand open for it.
import { edgeKey, NO_DOOR, type Survey } from './plan.ts';
import type { Ray, ZoneNo } from './types.ts';

const DIRECTIONS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

type Cell = readonly [x: number, y: number];

/** The cells from one cell on in a direction, up to the board's rim. */
function* along({ plan }: Survey, [x, y]: Cell, [dx, dy]: readonly [number, number]): Generator<Cell> {
  for (let [atX, atY] = [x + dx, y + dy]; ; atX += dx, atY += dy) {
    if (atX < 0 || atY < 0 || atX >= plan.width || atY >= plan.height) return;
    yield [atX, atY];
  }
}

/**
 * One walk of ledger 6.1: from a cell of Zone `a` straight on. It passes streets; the first room it meets ends it, and
 * out of a room it meets another room only next door (DK-RULING-79). From below it ends at the Tower (DK-RULING-125).
 */
function lookAlong(survey: Survey, a: ZoneNo, from: Cell, direction: readonly [number, number]): Ray[] {
  const { plan, zoneAt, transparent } = survey;
  const own = plan.zones[a]!;
  const rays: Ray[] = [];
  let [before, zone, range, doors, mist] = [from, a, 0, 0, own.mist];
  for (const cell of along(survey, from, direction)) {
    const door = transparent.get(edgeKey(before, cell));
    const next = zoneAt[cell[1] * plan.width + cell[0]]!;
    const met = plan.zones[next]!;
    if (door === undefined || (met.tower && !own.tower)) break;
    if (door !== NO_DOOR) doors |= 1 << door;
    if (next !== zone) range += 1;
    if (met.kind === 'room' && own.kind === 'room' && range > 1) break;
    mist ||= met.mist;
    if (next !== a) rays.push({ to: next, range, doors, mist });
    if (met.kind === 'room' && next !== a) break;
    [before, zone] = [cell, next];
  }
  return rays;
}

/** A ray is idle when another shows the same Zone as near, through no other doors and no other mist. */
const outshines = (one: Ray, other: Ray): boolean =>
  one.to === other.to &&
  one.range <= other.range &&
  (one.doors & ~other.doors) === 0 &&
  (!one.mist || other.mist);

export function raysFrom(survey: Survey, a: ZoneNo): Ray[] {
  const found: Ray[] = [];
  for (const cell of survey.plan.zones[a]!.cells)
    for (const direction of DIRECTIONS)
      for (const ray of lookAlong(survey, a, cell, direction))
        if (!found.some((known) => outshines(known, ray)))
          found.splice(0, found.length, ...found.filter((known) => !outshines(ray, known)), ray);
  return found.toSorted((one, other) => one.to - other.to || one.range - other.range);
}

/** DK-RULING-78: Ghost Sight goes straight through everything, but never up onto the Tower. */
export function ghostFrom(survey: Survey, a: ZoneNo): { readonly to: ZoneNo; readonly range: number }[] {
  const { plan, zoneAt } = survey;
  const ranges = new Map<ZoneNo, number>();
  for (const from of plan.zones[a]!.cells)
    for (const direction of DIRECTIONS) {
      let [zone, range] = [a, 0];
      for (const [x, y] of along(survey, from, direction)) {
        const next = zoneAt[y * plan.width + x]!;
        if (next !== zone) range += 1;
        zone = next;
        if (next === a || (plan.zones[next]!.tower && !plan.zones[a]!.tower)) continue;
        ranges.set(next, Math.min(range, ranges.get(next) ?? range));
      }
    }
  return [...ranges].map(([to, range]) => ({ to, range })).toSorted((one, other) => one.to - other.to);
}
