// The one rulebook of the game: every chapter takes `procedure` from here.

import { rulebook, type Json, type Seat, type Table } from '@gravetable/kernel';
import { isAlive } from './playerboard.ts';
import type { Board, Player } from './state.ts';

/** What happened, as facts. `who` is a seat; ids are those of the cards, so that the log can name them. */
export type Event = {
  readonly kind: string;
  readonly rule?: string;
  readonly pieces?: readonly string[];
  readonly reveals?: true;
  readonly [detail: string]: Json | undefined;
};

export const book = rulebook<Board, Event>();
export const { procedure } = book;
export type T = Table<Board, Event>;

/** Seats that still take part (VG-BEAT-04, VG-RULING-48). */
export const livingSeats = (t: T): Seat[] => t.seats.filter((seat) => isAlive(t.board.players[seat]!));
export const playerOf = (t: T, seat: Seat): Player => t.board.players[seat]!;

/** Pieces of the table by name, as questions and events light them up. */
export const piece = {
  room: (seat: Seat, id: string): string => `room:${seat}:${id}`,
  enemy: (seat: Seat, id: string): string => `enemy:${seat}:${id}`,
  tile: (seat: Seat, id: string): string => `tile:${seat}:${id}`,
  pool: (seat: Seat): string => `pool:${seat}`,
  health: (seat: Seat): string => `health:${seat}`,
};
