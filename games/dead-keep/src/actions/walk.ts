// DK-AMOVE: going from Zone to Zone. Every Zone of a way is entered, for what a Quest makes of it (DK-RULING-139).

import { enemiesIn } from '../enemies/packs.ts';
import { isKo } from '../health.ts';
import { isOver } from '../judge.ts';
import type { ZoneNo } from '../map/types.ts';
import { procedure } from '../rulebook.ts';
import { settle } from '../settle.ts';
import { has } from '../skills.ts';
import type { Board, Who } from '../state.ts';
import { exitsOf } from '../enemies/lookout.ts';

/** DK-AMOVE-02, DK-SKILL-SLIPPERY: what leaving a Zone costs beyond the Move. */
export function leavingCost(board: Board, who: Who, from: ZoneNo = board.party[who]!.zone): number {
  return has(board, who, 'slippery') ? 0 : enemiesIn(board, from);
}

/** DK-AMOVE-03: whether entering the Zone ends a Move. */
export const stopsIn = (board: Board, who: Who, zone: ZoneNo): boolean =>
  enemiesIn(board, zone) > 0 && !has(board, who, 'slippery');

/**
 * DK-RULING-138, -139: the shortest ways to every Zone at most `most` steps off, over Zones in which nothing stops the
 * Move; by the Zone they lead to. The first way in reading order stands for its like.
 */
export function waysFrom(board: Board, who: Who, most: number): Map<ZoneNo, readonly ZoneNo[]> {
  const ways = new Map<ZoneNo, readonly ZoneNo[]>([[board.party[who]!.zone, []]]);
  for (const [zone, way] of ways) {
    if (way.length === most || (way.length > 0 && stopsIn(board, who, zone))) continue;
    for (const next of exitsOf(board, zone)) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return ways;
}

/** DK-AMOVE-01 DK-AMOVE-03 A Move, Zone by Zone, until it is done, Enemies end it or the Adventurer falls. */
export const walk = procedure<{ who: Who; way: readonly ZoneNo[] }>('walk')
  .while(
    'DK-AMOVE-01',
    (t, v) => v.way.length > 0 && !isOver(t.board) && !isKo(t.board.party[v.who]!),
    (each) =>
      each
        .do('DK-AMOVE-01a', (t, v) => {
          t.board.party[v.who]!.zone = v.way[0]!;
        })
        .set('DK-AMOVE-03', 'way', (t, v): readonly ZoneNo[] =>
          stopsIn(t.board, v.who, v.way[0]!) ? [] : v.way.slice(1),
        )
        .call('DK-RULING-139', (t) => settle(t)),
  )
  .end();
