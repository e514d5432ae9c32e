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
  const n = enemiesIn(board, from);
  return n === 0 || has(board, who, 'slippery') ? 0 : n;
}

/** DK-AMOVE-03: whether entering the Zone ends a Move. */
export const stopsIn = (board: Board, who: Who, zone: ZoneNo): boolean =>
  enemiesIn(board, zone) > 0 && !has(board, who, 'slippery');

/** A Zone that a Move reaches: in so many steps, over the one before it. */
interface Reached {
  readonly zone: ZoneNo;
  readonly steps: number;
  readonly over: Reached | null;
}

/** By Zone, in which search it was last found: so none has to be looked for in a list. */
const lastFound: number[] = [];
let searches = 0;

/**
 * DK-RULING-138, -139: every other Zone at most `most` steps off by the shortest way, over Zones in which nothing stops
 * the Move. The first way in reading order stands for its like.
 */
export function reached(board: Board, who: Who, most: number): readonly Reached[] {
  const { zone } = board.party[who]!;
  const isSlippery = has(board, who, 'slippery');
  const found: Reached[] = [{ zone, steps: 0, over: null }];
  const search = ++searches;
  lastFound[zone] = search;
  for (let at = 0; at < found.length; at++) {
    const one = found[at]!;
    if (one.steps === most || (at > 0 && !isSlippery && enemiesIn(board, one.zone) > 0)) continue;
    for (const next of exitsOf(board, one.zone)) {
      if (lastFound[next] === search) continue;
      lastFound[next] = search;
      found.push({ zone: next, steps: one.steps + 1, over: one });
    }
  }
  found.shift();
  return found;
}

/** Whether such a way leads there: the same without working out which. */
export function isReached(board: Board, who: Who, to: ZoneNo, most: number): boolean {
  const { zone } = board.party[who]!;
  return zone !== to && leadsTo(board, zone, to, most, has(board, who, 'slippery'));
}

function leadsTo(board: Board, from: ZoneNo, to: ZoneNo, most: number, isSlippery: boolean): boolean {
  const exits = exitsOf(board, from);
  if (exits.includes(to)) return true;
  if (most === 1) return false;
  for (const next of exits)
    if ((isSlippery || enemiesIn(board, next) === 0) && leadsTo(board, next, to, most - 1, isSlippery))
      return true;
  return false;
}

/** The way to one of them; null where none leads. */
export function wayTo(board: Board, who: Who, to: ZoneNo, most: number): readonly ZoneNo[] | null {
  const goal = reached(board, who, most).find((one) => one.zone === to);
  if (goal === undefined) return null;
  const way: ZoneNo[] = [];
  for (let one = goal; one.over !== null; one = one.over) way.unshift(one.zone);
  return way;
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
