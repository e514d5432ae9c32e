// DK-LOS, DK-TOWER-04…05, DK-MIST-02: what an Actor sees from its Zone, and how far away it is.
import { Kept } from './kept.ts';
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

/** What is seen from one Zone: the range of every Zone, and those in sight. */
interface Outlook {
  readonly ranges: Uint8Array;
  readonly seen: readonly Seen[];
}

/** The ranges from a Zone: 0 within it, FAR without Line of Sight. */
function rangesFrom(chart: Chart, { open, blinding, ghost }: Looking, from: ZoneNo): Uint8Array {
  const ranges = new Uint8Array(chart.zones.length).fill(FAR);
  for (const { to, range, doors, mist } of chart.rays[from]!)
    if (range < ranges[to]! && (doors & ~open) === 0 && !(blinding && mist)) ranges[to] = range;
  if (ghost === true)
    for (const { to, range } of chart.ghost[from]!) if (range < ranges[to]!) ranges[to] = range;
  ranges[from] = 0;
  return ranges;
}

function lookOut(chart: Chart, looking: Looking, from: ZoneNo): Outlook {
  const ranges = rangesFrom(chart, looking, from);
  const seen: Seen[] = [{ zone: from, range: 0 }];
  ranges.forEach((range, zone) => {
    if (zone !== from && range !== FAR) seen.push({ zone, range });
  });
  return { ranges, seen };
}

const kept = new Kept<(Outlook | undefined)[]>((chart) => chart.zones.map(() => undefined));

/** Kinds of eyes: with and without Blinding Mist, with and without Ghost Sight. */
const EYES = 4;
function outlook(chart: Chart, looking: Looking, from: ZoneNo): Outlook {
  const eyes = (looking.blinding ? 2 : 0) + (looking.ghost === true ? 1 : 0);
  const zones = kept.of(chart, looking.open * EYES + eyes);
  return (zones[from] ??= lookOut(chart, looking, from));
}

/** The range from one Zone to another, 0 within a Zone, FAR without Line of Sight. */
export const rangeTo = (chart: Chart, looking: Looking, from: ZoneNo, to: ZoneNo): number =>
  outlook(chart, looking, from).ranges[to]!;

export const sees = (chart: Chart, looking: Looking, from: ZoneNo, to: ZoneNo): boolean =>
  rangeTo(chart, looking, from, to) !== FAR;

/** Every Zone in sight with its range, the own one first at 0, the others in reading order. */
export const inSight = (chart: Chart, looking: Looking, from: ZoneNo): readonly Seen[] =>
  outlook(chart, looking, from).seen;
