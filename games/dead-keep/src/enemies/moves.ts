// DK-EMOVE: how a group of Enemies moves. Its destination is fixed when it sets out; its route is chosen Zone by Zone.

import { clearVotes } from '@gravetable/kernel';
import { askTable, onZone, zoneAside } from '../asking.ts';
import type { ZoneNo } from '../map/types.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Who } from '../state.ts';
import { stepsToward, zoneId } from './lookout.ts';
import { destinationsOf, foesNamed, isOf, markActed, nameOf, zonesPerMove, type Group } from './groups.ts';
import { joinPacks } from './packs.ts';

const about = (t: T, { kind, boss, n, zone }: Group) => ({
  enemy: nameOf({ kind, boss }),
  foes: foesNamed(nameOf({ kind, boss }), n),
  n,
  zone: zoneId(t.board, zone),
});

/** Asked about, they are also found on the map by the Zone's id. */
const asked = (t: T, group: Group) => ({ ...about(t, group), code: zoneId(t.board, group.zone) });

function relocate(t: T, group: Group, pass: number, to: ZoneNo): void {
  const { board } = t;
  if (group.boss) board.boss.zone = to;
  for (const pack of board.packs)
    if (!group.boss && isOf(pack, group) && pack.zone === group.zone && pack.acted < pass) {
      pack.zone = to;
      pack.acted = pass;
    }
  if (group.boss) board.boss.acted = pass;
  joinPacks(board);
  t.tell?.({
    kind: 'packMoves',
    ...about(t, group),
    zone2: zoneId(board, to),
    pieces: [...onZone(board, group.zone), ...onZone(board, to)],
  });
}

/** DK-EMOVE-02, -03, -06, DK-RULING-136. Without an open route to the nearest Adventurers the group stays (DK-RULING-14). */
export const moveGroup = procedure<{ group: Group; pass: number; only: Who | null }>('moveGroup')
  .set('DK-EMOVE-02', 'goals', (t, v) => destinationsOf(t.board, v.group, v.only))
  .ask('DK-EMOVE-02a', 'goal', (t, v) =>
    askTable(t, v.goals, () => zoneAside(t.board, 'destination', asked(t, v.group))),
  )
  .set('DK-EMOVE-06', 'to', (t, v): ZoneNo => {
    clearVotes(t);
    return v.goal ?? v.goals[0] ?? v.group.zone;
  })
  .set('DK-EMOVE-06a', 'at', (_, v): ZoneNo => v.group.zone)
  .set('DK-RULING-16', 'left', (t, v): number => zonesPerMove(t.board, v.group))
  .while(
    'DK-EMOVE-03',
    (_, v) => v.left > 0 && v.at !== v.to,
    (each) =>
      each
        .set('DK-RULING-136', 'ways', (t, v) => stepsToward(t.board, v.at, v.to))
        .ask('DK-RULING-136a', 'way', (t, v) =>
          askTable(t, v.ways, () =>
            zoneAside(t.board, 'route', {
              ...asked(t, v.group),
              zone2: zoneId(t.board, v.to),
              code2: zoneId(t.board, v.to),
            }),
          ),
        )
        .set('DK-RULING-136b', 'at', (t, v) => {
          clearVotes(t);
          return v.way ?? v.ways[0]!;
        })
        .set('DK-RULING-136c', 'left', (_, v) => v.left - 1),
  )
  .do('DK-EMOVE-03a', (t, v) => {
    if (v.at !== v.group.zone) relocate(t, v.group, v.pass, v.at);
    else {
      markActed(t.board, v.group, v.pass);
      t.tell?.({ kind: 'stays', ...about(t, v.group), pieces: onZone(t.board, v.group.zone) });
    }
  })
  .end();
