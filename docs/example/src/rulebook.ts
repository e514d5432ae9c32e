/** The rulebook: every chapter writes its procedures here. */

import { rulebook, type Seat, type Table } from '@gravetable/kernel';
import type { Board, Digger, Event } from './state.ts';

export const book = rulebook<Board, Event>();
export const { procedure } = book;
export type T = Table<Board, Event>;

export function diggerOf(t: T, seat: Seat): Digger {
  return t.board.diggers[seat]!;
}

export function sum(dice: readonly number[]): number {
  return dice.reduce((total, face) => total + face, 0);
}

/** The seat so many places after the first digger. */
export function inTurn(t: T, turn: number): Seat {
  return (t.board.first + turn) % t.seats.length;
}

export function without<X>(list: readonly X[], gone: readonly X[]): X[] {
  const left = list.slice();
  for (const one of gone) left.splice(left.indexOf(one), 1);
  return left;
}
