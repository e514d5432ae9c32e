/** What the page knows of a game that was brought along. */

import type { GameRecord } from '@gravetable/kernel';
import type { TableMeta } from '../engine/types.ts';

export function metaOf(
  id: string,
  title: string,
  { game, seats, options, seed, start }: GameRecord,
): TableMeta {
  const handOver = seats.filter((seat) => seat.kind === 'person').length > 1;
  return { id, game, title, seats, options, seed: seed ?? '', handOver, position: start !== undefined };
}
