// VG-OBJ and VG-RULING-36…39: objectives are marked by themselves as soon as they are met.

import type { Seat } from '@gravetable/kernel';
import type { Objective } from './cards/objectives.ts';
import { HEALTH_TRACK } from './cards/tracks.ts';
import { bitCount } from './numbers.ts';
import { isCleared, planOf, roomId, type Plan } from './plan.ts';
import { piece, playerOf, type T } from './rulebook.ts';
import { roomName } from './said.ts';
import type { Player } from './state.ts';

/** Whether the requirement is met now, with the hero in the room. */
export function isMet(p: Player, plan: Plan, objective: Objective): boolean {
  switch (objective.kind) {
    case 'killCount':
      return bitCount(p.dead & plan.ofType[objective.minion]) >= objective.count;
    case 'clearInOneRound':
      // VG-RULING-37: none of the room's minions fell in an earlier round.
      return isCleared(p, plan, p.room) && (p.fallen & plan.minionsIn[p.room]!) === 0;
    case 'healthSix':
      return p.extra === HEALTH_TRACK.additional;
    case 'visitAdjacent':
      return (plan.roomsNextTo[p.room]! & ~p.visited) === 0;
    case 'hitBoss':
      return p.bossLost > 0;
    case 'visitRooms':
      return bitCount(p.visited) >= objective.count;
    case 'killAdjacent': {
      const near = plan.minionsNextTo[p.room]!;
      return objective.minions.every((minion) => (near & plan.ofType[minion] & ~p.dead) === 0);
    }
  }
}

/** VG-OBJ-01, -02 Mark the objective of the current room, if it is met and not marked yet. */
export function checkObjective(t: T, seat: Seat): void {
  const p = playerOf(t, seat);
  const plan = planOf(p);
  const { objective } = plan.den.rooms[p.room]!;
  if (objective === null || ((p.objectives >> p.room) & 1) === 1 || !isMet(p, plan, objective)) return;
  p.objectives |= 1 << p.room;
  t.tell?.({
    kind: 'objective',
    rule: 'VG-OBJ-01',
    who: seat,
    room: roomName(t, seat, roomId(p.room)),
    n: objective.value,
    pieces: [piece.room(seat, roomId(p.room))],
  });
}
