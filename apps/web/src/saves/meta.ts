/** What the page knows of a game that was brought along. */

import type { GameRecord, SeatInfo } from '@gravetable/kernel';
import type { TableMeta } from '../engine/types.ts';

/** Who sits where at the end of a record: others may have sat down since it began. */
export function sittingIn({ seats, sat = [] }: GameRecord): SeatInfo[] {
  const now = [...seats];
  for (const { seat, name, kind } of sat) now[seat] = { name, kind };
  return now;
}

export const countPeople = (seats: readonly SeatInfo[]): number =>
  seats.filter(({ kind }) => kind === 'person').length;

export function metaOf(id: string, title: string, record: GameRecord): TableMeta {
  const { game, options, seed, start } = record;
  const seats = sittingIn(record);
  const handOver = countPeople(seats) > 1;
  return { id, game, title, seats, options, seed: seed ?? '', handOver, position: start !== undefined };
}
