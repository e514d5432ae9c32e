// DK-LOS, DK-TOWER-04…05, DK-MIST-02: what an Actor sees from its Zone, and how far away it is.
import { FAR, type Chart, type ZoneNo } from './types.ts';

/** How one looks now: which doors stand open, whether Blinding Mist lies, whether the eyes have Ghost Sight. */
export interface Looking {
  readonly open: number;
  readonly blinding: boolean;
  readonly ghost?: boolean;
}

export interface Seen {
  readonly zone: ZoneNo;
  readonly range: number;
}

/** The range from one Zone to another, 0 within a Zone, FAR without Line of Sight. */
export function rangeTo(chart: Chart, looking: Looking, from: ZoneNo, to: ZoneNo): number {
  if (from === to) return 0;
  let least = FAR;
  for (const ray of chart.rays[from]!)
    if (
      ray.to === to &&
      ray.range < least &&
      (ray.doors & ~looking.open) === 0 &&
      !(looking.blinding && ray.mist)
    )
      least = ray.range;
  if (looking.ghost === true)
    for (const ray of chart.ghost[from]!) if (ray.to === to && ray.range < least) least = ray.range;
  return least;
}

export const sees = (chart: Chart, looking: Looking, from: ZoneNo, to: ZoneNo): boolean =>
  rangeTo(chart, looking, from, to) !== FAR;

/** Every Zone in sight with its range, the own one first at 0, the others in reading order. */
export function inSight(chart: Chart, looking: Looking, from: ZoneNo): Seen[] {
  const zones = new Set(chart.rays[from]!.map(({ to }) => to));
  if (looking.ghost === true) for (const { to } of chart.ghost[from]!) zones.add(to);
  const seen = [...zones]
    .toSorted((one, other) => one - other)
    .map((zone) => ({ zone, range: rangeTo(chart, looking, from, zone) }));
  return [{ zone: from, range: 0 }, ...seen.filter(({ range }) => range !== FAR)];
}
