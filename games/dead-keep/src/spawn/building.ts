// DK-DOOR-03…05, DK-SPAWN-07, DK-RULING-05, -06: a door is open: its building is revealed, and its dark rooms spawn.

import { clearVotes } from '@gravetable/kernel';
import { askTable, onZone, zoneAside } from '../asking.ts';
import { zoneAt, zoneId } from '../enemies/lookout.ts';
import { isOver } from '../judge.ts';
import { revealedBy } from '../map/buildings.ts';
import { chartOf } from '../map/chart.ts';
import type { DoorNo, ZoneNo } from '../map/types.ts';
import { draw } from '../piles.ts';
import { procedure, type T } from '../rulebook.ts';
import { settle } from '../settle.ts';
import { enemyCard } from './street.ts';

/** Turn the token and reveal what now belongs together; the rooms revealed. */
export function turnDoor(t: T, door: DoorNo): ZoneNo[] {
  const { board } = t;
  const chart = chartOf(board.quest);
  const [a, b] = chart.doors[door]!.zones;
  board.open |= 1 << door;
  const pieces = [...onZone(board, a), ...onZone(board, b)];
  t.tell?.({ kind: 'doorOpens', zone: zoneId(board, a), zone2: zoneId(board, b), pieces });
  const rooms = revealedBy(chart, board.open, board.revealed, door);
  for (const room of rooms) board.revealed[room] = true;
  if (rooms.length > 0) t.tell?.({ kind: 'revealed', zones: rooms.map((room) => zoneId(board, room)) });
  return rooms;
}

/** One Building card for each dark room, in an order the table chooses card by card. */
export const openBuilding = procedure<{ door: DoorNo }>('openBuilding')
  .set('DK-DOOR-03a', 'dark', (t, v): readonly ZoneNo[] =>
    turnDoor(t, v.door).filter((room) => zoneAt(t.board, room).dark),
  )
  .call('DK-DOOR-05', (t) => settle(t))
  .while(
    'DK-DOOR-04',
    (t, v) => v.dark.length > 0 && !isOver(t.board),
    (each) =>
      each
        .ask('DK-RULING-05', 'chosen', (t, v) => askTable(t, v.dark, () => zoneAside(t.board, 'darkRoom')))
        .set('DK-RULING-05a', 'room', (t, v): ZoneNo => {
          clearVotes(t);
          return v.chosen ?? v.dark[0]!;
        })
        .call('DK-SPAWN-07', 'drawn', () => draw.with({ deck: 'building', n: 1 }))
        .call('DK-SPAWN-07a', (_, v) =>
          v.drawn.length === 0 ? null : enemyCard.with({ card: v.drawn[0]!, zone: v.room }),
        )
        .set('DK-RULING-05b', 'dark', (_, v) => v.dark.filter((room) => room !== v.room)),
  )
  .end();
