// DK-AMOVE, DK-SKILL-SPRINT, DK-SKILL-JUMP, DK-SKILL-TELEPORT: the ways of an Adventurer to another Zone.

import { moveTo, sprintTo, type Choice, type ChoiceOf, type No, type Pay } from '../choices.ts';
import { enemiesIn } from '../enemies/packs.ts';
import { stepDistance } from '../map/routes.ts';
import { FAR, type ZoneNo } from '../map/types.ts';
import { objectToPay, payAction } from '../pay.ts';
import { procedure } from '../rulebook.ts';
import { freshSource, isReady, spend, type Source } from '../skills.ts';
import type { Board, Who } from '../state.ts';
import { countAction } from '../streaks.ts';
import { exitsOf, zoneId, openSteps, zoneAt } from '../enemies/lookout.ts';
import { chart, seesZone, zonePiece } from '../where.ts';
import { leavingCost, reached, walk, wayTo } from './walk.ts';

/** DK-SKILL-SPRINT: the Zones a Sprint crosses. */
const SPRINT_LEAST = 2;
const SPRINT_MOST = 3;
/** DK-SKILL-JUMP. */
const JUMP = 2;

/** DK-MOVE-04: why the next Zone cannot be entered. */
function objectToStep(board: Board, from: ZoneNo, to: ZoneNo): No | null {
  if (exitsOf(board, from).includes(to)) return null;
  const barred = chart(board).ways[from]!.find((way) => way.to === to);
  if (barred === undefined) return ['NO_WAY', 'DK-MOVE-04'];
  return barred.door < 0 ? ['STAIRS_BARRED', 'DK-TOWER-02'] : ['DOOR_CLOSED', 'DK-MOVE-04'];
}

export function objectToMove(board: Board, who: Who, { to, pay }: ChoiceOf<'move'>): No | null {
  const { zone } = board.party[who]!;
  return objectToStep(board, zone, to) ?? objectToPay(board, who, 'move', pay, leavingCost(board, who));
}

/** The way of a Sprint, or null. */
export function sprintWay(board: Board, who: Who, to: ZoneNo): readonly ZoneNo[] | null {
  const way = wayTo(board, who, to, SPRINT_MOST);
  return way === null || way.length < SPRINT_LEAST ? null : way;
}

/** DK-RULING-116: any Move Action of the own Turn may be the Sprint. */
export const canSprint = (board: Board, who: Who): boolean =>
  board.turn.who === who && isReady(board, who, 'sprint');

export function objectToSprint(board: Board, who: Who, { to, pay }: ChoiceOf<'sprint'>): No | null {
  if (!canSprint(board, who)) return ['NO_SPRINT', 'DK-SKILL-SPRINT'];
  if (sprintWay(board, who, to) === null) return ['NO_SPRINT_THERE', 'DK-RULING-139'];
  return objectToPay(board, who, 'move', pay, leavingCost(board, who));
}

/** DK-SKILL-JUMP: Slippery does not help. */
export function objectToJump(board: Board, who: Who, { to }: ChoiceOf<'jump'>): No | null {
  if (!isReady(board, who, 'jump')) return ['NO_JUMP', 'DK-SKILL-JUMP'];
  const { zone } = board.party[who]!;
  if (openSteps(board, zone, to) !== JUMP) return ['NOT_TWO_ZONES', 'DK-RULING-140'];
  if (!seesZone(board, who, to)) return ['OUT_OF_SIGHT', 'DK-SKILL-JUMP'];
  return objectToPay(board, who, 'other', 'action', enemiesIn(board, zone));
}

/** The unused Teleport that reaches farthest. */
function teleportOf(board: Board, who: Who): { source: Source; reach: number } | null {
  const reaches: readonly [key: 'teleport.3' | 'teleport.2', reach: number][] = [
    ['teleport.3', 3],
    ['teleport.2', 2],
  ];
  for (const [key, reach] of reaches) {
    const source = freshSource(board, who, key);
    if (source !== null) return { source, reach };
  }
  return null;
}

/** DK-TOWER-03, DK-RULING-75: the Tower is barred while no Stairs can be used. */
function isBarred(board: Board, from: ZoneNo, to: ZoneNo): boolean {
  return zoneAt(board, from).tower !== zoneAt(board, to).tower && board.stairs === 0;
}

export function objectToTeleport(board: Board, who: Who, { to }: ChoiceOf<'teleport'>): No | null {
  const teleport = teleportOf(board, who);
  if (teleport === null) return ['NO_TELEPORT', 'DK-SKILL-TELEPORT'];
  const { zone } = board.party[who]!;
  const steps = stepDistance(chart(board), zone, to);
  if (steps === 0 || steps === FAR || steps > teleport.reach)
    return ['TOO_FAR', 'DK-RULING-140', { n: teleport.reach }];
  if (!board.revealed[to]) return ['UNREVEALED', 'DK-RULING-75'];
  if (isBarred(board, zone, to)) return ['TOWER_BARRED', 'DK-TOWER-03'];
  return objectToPay(board, who, 'other', 'action', 0);
}

/** Moves that are paid so; `wide`: those also that something may speak against. */
export function offerMoves(board: Board, who: Who, out: Choice[], pay: Pay, wide: boolean): void {
  const { zone } = board.party[who]!;
  // Leaving costs the same, whatever the Zone it leads to.
  if (!wide && objectToPay(board, who, 'move', pay, leavingCost(board, who)) !== null) return;
  const near = wide ? [...new Set(chart(board).ways[zone]!.map((way) => way.to))] : exitsOf(board, zone);
  for (let at = 0; at < near.length; at++) {
    const to = near[at]!;
    out.push(pay === 'action' ? moveTo(to) : { do: 'move', to, pay });
  }
}

/** The same of Sprints. */
export function offerSprints(board: Board, who: Who, out: Choice[], pay: Pay, wide: boolean): void {
  if (!canSprint(board, who)) return;
  if (!wide && objectToPay(board, who, 'move', pay, leavingCost(board, who)) !== null) return;
  for (const { zone: to, steps } of reached(board, who, SPRINT_MOST))
    if (steps >= SPRINT_LEAST) out.push(pay === 'action' ? sprintTo(to) : { do: 'sprint', to, pay });
}

export function offerLeaps(board: Board, who: Who, out: Choice[], wide: boolean): void {
  const zones = chart(board).zones;
  const offerJump = (choice: ChoiceOf<'jump'>): void => {
    if (wide || objectToJump(board, who, choice) === null) out.push(choice);
  };
  const offerTeleport = (choice: ChoiceOf<'teleport'>): void => {
    if (wide || objectToTeleport(board, who, choice) === null) out.push(choice);
  };
  if (isReady(board, who, 'jump'))
    zones.forEach((_, to) => {
      if (openSteps(board, board.party[who]!.zone, to) === JUMP) offerJump({ do: 'jump', to });
    });
  const teleport = teleportOf(board, who);
  if (teleport === null) return;
  for (let to = 0; to < zones.length; to++) {
    const steps = stepDistance(chart(board), board.party[who]!.zone, to);
    if (steps > 0 && steps <= teleport.reach) offerTeleport({ do: 'teleport', to });
  }
}

/** DK-AMOVE-01 A Move Action to the next Zone. */
export const move = procedure<{ who: Who; choice: ChoiceOf<'move'> }>('move')
  .do('DK-AMOVE-02', (t, v) => {
    const n = leavingCost(t.board, v.who);
    payAction(t, v.who, 'move', v.choice.pay, n);
    countAction(t.board, v.who, null);
    t.tell?.({
      kind: 'moves',
      adventurer: t.board.party[v.who]!.id,
      zone: zoneId(t.board, v.choice.to),
      n,
      pieces: [zonePiece(t.board, v.choice.to)],
    });
  })
  .call('DK-AMOVE-01b', (_, v) => walk.with({ who: v.who, way: [v.choice.to] }))
  .end();

/** DK-SKILL-SPRINT One Move Action over two or three Zones. */
export const sprint = procedure<{ who: Who; choice: ChoiceOf<'sprint'> }>('sprint')
  .set('DK-SKILL-SPRINT', 'way', (t, v): readonly ZoneNo[] => sprintWay(t.board, v.who, v.choice.to) ?? [])
  .do('DK-RULING-73', (t, v) => {
    const { board } = t;
    const n = leavingCost(board, v.who);
    payAction(t, v.who, 'move', v.choice.pay, n);
    spend(board, v.who, freshSource(board, v.who, 'sprint')!);
    countAction(board, v.who, null);
    t.tell?.({
      kind: 'sprints',
      adventurer: board.party[v.who]!.id,
      zone: zoneId(board, v.choice.to),
      n,
      pieces: v.way.map((zone) => zonePiece(board, zone)),
    });
  })
  .call('DK-RULING-116', (_, v) => walk.with({ who: v.who, way: v.way }))
  .end();

/** DK-SKILL-JUMP Two Zones at once, over whatever lies between. */
export const jump = procedure<{ who: Who; choice: ChoiceOf<'jump'> }>('jump')
  .do('DK-SKILL-JUMP', (t, v) => {
    const { board } = t;
    const n = enemiesIn(board, board.party[v.who]!.zone);
    payAction(t, v.who, 'other', 'action', n);
    spend(board, v.who, freshSource(board, v.who, 'jump')!);
    countAction(board, v.who, null);
    t.tell?.({
      kind: 'jumps',
      adventurer: board.party[v.who]!.id,
      zone: zoneId(board, v.choice.to),
      n,
      pieces: [zonePiece(board, v.choice.to)],
    });
  })
  .call('DK-RULING-74', (_, v) => walk.with({ who: v.who, way: [v.choice.to] }))
  .end();

/** DK-SKILL-TELEPORT Gone, and somewhere else. Not a Move: Enemies at departure cost nothing. */
export const teleport = procedure<{ who: Who; choice: ChoiceOf<'teleport'> }>('teleport')
  .do('DK-SKILL-TELEPORT', (t, v) => {
    const { board } = t;
    payAction(t, v.who, 'other', 'action');
    spend(board, v.who, teleportOf(board, v.who)!.source);
    countAction(board, v.who, null);
    t.tell?.({
      kind: 'teleports',
      adventurer: board.party[v.who]!.id,
      zone: zoneId(board, v.choice.to),
      pieces: [zonePiece(board, v.choice.to)],
    });
  })
  .call('DK-RULING-75', (_, v) => walk.with({ who: v.who, way: [v.choice.to] }))
  .end();
