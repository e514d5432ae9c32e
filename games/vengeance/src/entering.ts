// VG-ACT-MOVE-03, VG-ACT-JUMP-04, VG-RULING-73: arriving in a room, and what traits and bosses do then.

import type { Seat } from '@gravetable/kernel';
import { sufferFrom } from './health.ts';
import { activeIn, planOf, roomId } from './plan.ts';
import { heroOf } from './playerboard.ts';
import { piece, playerOf, type T } from './rulebook.ts';
import { roomName } from './said.ts';

/** The hero stands in a new room: it is Visited; the trait speaks first, then the boss (VG-RULING-57). */
export function enter(t: T, seat: Seat, room: number, kind: 'moved' | 'jumped'): void {
  const p = playerOf(t, seat);
  const plan = planOf(p);
  p.room = room;
  p.visited |= 1 << room;
  t.tell?.({
    kind,
    who: seat,
    room: roomName(t, seat, roomId(room)),
    pieces: [piece.room(seat, roomId(room))],
  });
  const { rule, name } = heroOf(p).trait;
  if (rule.word === 'woundOnMeeting' && t.board.phase === 'fighting' && !p.met) {
    const met = activeIn(p, plan.minionsIn[room]! & plan.ofType[rule.minion]) !== 0;
    p.met = met;
    if (met) sufferFrom(t, seat, name);
  }
  if (plan.boss.special.rule.word === 'woundInBossRoom' && room === plan.bossRoom)
    sufferFrom(t, seat, plan.boss.name);
}
