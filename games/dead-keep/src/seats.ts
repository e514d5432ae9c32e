// DK-GEN-06, DK-RULING-98: whose seat decides, and the order of seats in a Player Phase.

import type { Seat } from '@gravetable/kernel';
import type { T } from './rulebook.ts';
import type { Board, Who } from './state.ts';

export const ownerOf = (board: Board, who: Who): Seat => board.party[who]!.seat;

/** All seats, from the First Player to the left. */
export function seatsFromFirst(t: T): Seat[] {
  const { first } = t.board;
  return [...t.seats.slice(first), ...t.seats.slice(0, first)];
}
