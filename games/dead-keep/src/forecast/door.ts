// DK-DOOR: what opening a door would bring: the die, the rooms behind it, and the cards its dark rooms draw from.
import { DOOM_UP_TO } from '../actions/door.ts';
import { D6 } from '../dice.ts';
import { zoneAt, zoneId } from '../enemies/lookout.ts';
import { revealedBy } from '../map/buildings.ts';
import type { Board } from '../state.ts';
import { chart } from '../where.ts';
import { roomOdds, type SpawnOdds } from './spawns.ts';

export interface DoorAhead {
  /** Faces up to this one add a Doom token; 0: the Boss is awake, and the die is for show (DK-RULING-12). */
  readonly doomUpTo: number;
  readonly faces: number;
  readonly doom: number;
  /** Rooms that come to light, in reading order; a dark one draws a Building card. */
  readonly rooms: readonly { readonly zone: string; readonly dark: boolean }[];
  readonly level: number;
  readonly of: number;
  readonly odds: readonly SpawnOdds[];
}

export function doorAhead(board: Board, door: number): DoorAhead {
  const rooms = revealedBy(chart(board), board.open | (1 << door), board.revealed, door);
  return {
    doomUpTo: board.boss.state === 'inactive' ? DOOM_UP_TO : 0,
    faces: D6.length,
    doom: board.boss.doom,
    rooms: rooms.map((zone) => ({ zone: zoneId(board, zone), dark: zoneAt(board, zone).dark })),
    ...roomOdds(board),
  };
}
