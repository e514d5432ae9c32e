// DK-DOOR: opening a door: a free Action, one die, perhaps a Doom token, then the token is turned.

import { die, said, some, type Ask } from '@gravetable/kernel';
import { addDoom } from '../boss/reserve.ts';
import { openDoorNo, type Choice, type ChoiceOf, type No } from '../choices.ts';
import { D6 } from '../dice.ts';
import { isKo } from '../health.ts';
import { isOver } from '../judge.ts';
import { procedure, type T } from '../rulebook.ts';
import { ownerOf } from '../seats.ts';
import { settle } from '../settle.ts';
import { sourceCount } from '../skills.ts';
import { openBuilding } from '../spawn/building.ts';
import type { Board, Who } from '../state.ts';
import { countAction } from '../streaks.ts';
import { chart } from '../where.ts';

/** DK-DOOR-02, DK-RULING-10. */
export const DOOM_UP_TO = 3;

const isOpen = (board: Board, door: number): boolean => (board.open & (1 << door)) !== 0;
/** DK-RULING-11: a coloured door waits until the Quest unlocks it. */
const isLocked = (board: Board, door: number): boolean =>
  chart(board).doors[door]!.colour !== 'red' && (board.unlocked & (1 << door)) === 0;

/** DK-DOOR-01, DK-RULING-09. */
export function objectToDoor(board: Board, who: Who, { door }: ChoiceOf<'door'>): No | null {
  if (!chart(board).doorsAt[board.party[who]!.zone]!.includes(door)) return ['NOT_AT_DOOR', 'DK-RULING-09'];
  if (isOpen(board, door)) return ['DOOR_OPEN', 'DK-DOOR-05'];
  return isLocked(board, door)
    ? ['DOOR_LOCKED', 'DK-RULING-11', { colour: chart(board).doors[door]!.colour }]
    : null;
}

export function offerDoors(board: Board, who: Who, out: Choice[], wide: boolean): void {
  const doors = chart(board).doorsAt[board.party[who]!.zone]!;
  for (let at = 0; at < doors.length; at++) {
    const door = doors[at]!;
    if (!isOpen(board, door) && (wide || !isLocked(board, door))) out.push(openDoorNo(door));
  }
}

/** DK-RULING-115: Lucky rolls the door die again, once per source. */
function askReroll(t: T, who: Who, face: number, left: number): Ask<readonly number[]> | null {
  const { board } = t;
  if (left === 0 || isOver(board) || isKo(board.party[who]!)) return null;
  return some(
    ownerOf(board, who),
    [0],
    { min: 0, max: 1 },
    {
      kind: 'doorReroll',
      about: { adventurer: board.party[who]!.id, face },
      says: () => said('option.die', { face }),
    },
  );
}

/** DK-DOOR-01 Opening a door. */
export const openDoor = procedure<{ who: Who; choice: ChoiceOf<'door'> }>('openDoor')
  .do('DK-DOOR-01', (t, v) => countAction(t.board, v.who, null))
  .chance('DK-DOOR-02', 'face', () => die(D6))
  .do('DK-RULING-08', (t, v) =>
    t.tell?.({ kind: 'doorRoll', adventurer: t.board.party[v.who]!.id, face: v.face }),
  )
  .set('DK-RULING-115', 'lucky', (t, v): number => sourceCount(t.board, v.who, 'lucky'))
  .while(
    'DK-RULING-115a',
    (_, v) => v.lucky > 0,
    (each) =>
      each
        .ask('DK-RULING-115b', 'again', (t, v) => askReroll(t, v.who, v.face, v.lucky))
        .set('DK-RULING-115c', 'lucky', (_, v): number => ((v.again?.length ?? 0) === 0 ? 0 : v.lucky - 1))
        .when(
          'DK-RULING-115d',
          (_, v) => (v.again?.length ?? 0) > 0,
          (luck) =>
            luck
              .chance('DK-RULING-115e', 'face', () => die(D6))
              .do('DK-RULING-115f', (t, v) =>
                t.tell?.({ kind: 'doorReroll', adventurer: t.board.party[v.who]!.id, face: v.face }),
              ),
        ),
  )
  .call('DK-DOOR-02a', (t, v) => {
    // DK-RULING-12: with an active Boss the die is rolled for show.
    if (v.face <= DOOM_UP_TO) addDoom(t, 1);
    return settle(t);
  })
  // DK-RULING-143: the door opens even if the Doom it caused has struck down who opens it.
  .call('DK-DOOR-03', (t, v) => (isOver(t.board) ? null : openBuilding.with({ door: v.choice.door })))
  .end();
