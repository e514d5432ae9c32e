// DK-DOOR-04, DK-RULING-06, -07: buildings, and which rooms are revealed.
import { Kept } from './kept.ts';
import type { Chart, ZoneNo } from './types.ts';

type Rooms = Pick<Chart, 'zones' | 'ways'>;

const isRoom = (chart: Rooms, zone: ZoneNo): boolean => chart.zones[zone]!.kind === 'room';

/** Zones that belong together over openings, Passages and open doors, from these on; `enters` says which may join. */
function flood(
  chart: Rooms,
  open: number,
  from: readonly ZoneNo[],
  enters: (zone: ZoneNo) => boolean,
): ZoneNo[] {
  const found = new Set(from);
  for (const zone of found)
    for (const { to, door, stairs } of chart.ways[zone]!)
      if (stairs < 0 && (door < 0 || (open & (1 << door)) !== 0) && enters(to)) found.add(to);
  return [...found].toSorted((one, other) => one - other);
}

/** DK-RULING-06: the building a room belongs to now. */
export const buildingOf = (chart: Chart, open: number, room: ZoneNo): ZoneNo[] =>
  flood(chart, open, [room], (zone) => isRoom(chart, zone));

/** DK-RULING-07: streets, and rooms one can walk into from a street without opening a door. */
export function revealedAtSetup(chart: Rooms): boolean[] {
  const streets = chart.zones.flatMap(({ kind }, zone) => (kind === 'street' ? [zone] : []));
  const open = new Set(flood(chart, 0, streets, (zone) => isRoom(chart, zone)));
  return chart.zones.map((_, zone) => open.has(zone));
}

/** No Quest has more doors: they are bits of one number. */
const DOORS = 32;
/** The rooms behind a door that belong together now. */
const behind = new Kept<readonly ZoneNo[]>((chart, key) => {
  const rooms = chart.doors[key & (DOORS - 1)]!.zones.filter((zone) => isRoom(chart, zone));
  return flood(chart, Math.floor(key / DOORS), rooms, (zone) => isRoom(chart, zone));
});

/** The rooms that a door just opened reveals, in reading order. `open` has the door already. */
export const revealedBy = (
  chart: Chart,
  open: number,
  revealed: readonly boolean[],
  door: number,
): ZoneNo[] => behind.of(chart, open * DOORS + door).filter((zone) => !revealed[zone]);
