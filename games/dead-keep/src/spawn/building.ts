// DK-DOOR-03…05, DK-SPAWN-07, DK-RULING-05, -06: a door is open: its building is revealed, and its dark rooms spawn.

import { clearVotes } from '@gravetable/kernel';
import { askTable, zoneAside } from '../asking.ts';
import { zoneAt } from '../enemies/lookout.ts';
import { isOver } from '../judge.ts';
import type { DoorNo, ZoneNo } from '../map/types.ts';
import { draw } from '../piles.ts';
import { procedure } from '../rulebook.ts';
import { settle } from '../settle.ts';
import { turnDoor } from './reveal.ts';
import { enemyCard } from './street.ts';

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
