// DK-DOOR-03, DK-RULING-06: turning a Door token, and what that reveals.

import { onZone } from '../asking.ts';
import { zoneId } from '../enemies/lookout.ts';
import { revealedBy } from '../map/buildings.ts';
import { chartOf } from '../map/chart.ts';
import type { DoorNo, ZoneNo } from '../map/types.ts';
import type { T } from '../rulebook.ts';

/** Turn the token and reveal what now belongs together; the rooms revealed. */
export function turnDoor(t: T, door: DoorNo): ZoneNo[] {
  const { board } = t;
  const chart = chartOf(board.quest);
  const [a, b] = chart.doors[door]!.zones;
  board.open |= 1 << door;
  t.tell?.({
    kind: 'doorOpens',
    zone: zoneId(board, a),
    zone2: zoneId(board, b),
    pieces: [...onZone(board, a), ...onZone(board, b)],
  });
  const rooms = revealedBy(chart, board.open, board.revealed, door);
  for (const room of rooms) board.revealed[room] = true;
  if (rooms.length > 0) t.tell?.({ kind: 'revealed', zones: rooms.map((room) => zoneId(board, room)) });
  return rooms;
}
