// DK-RULING-32, -104: what interrupts. Everything that was set off is worked off before play goes on; then the game is judged.

import type { Call } from '@gravetable/kernel';
import { isOver, judge } from './judge.ts';
import { bossWakes } from './quests/conditions.ts';
import { later, type T } from './rulebook.ts';
import type { Board } from './state.ts';

export const isPending = (board: Board): boolean =>
  board.queue.doom > 0 || board.queue.fallen || board.queue.loot.length > 0 || bossWakes(board);

/** A call where something waits; the game is judged in either case. */
export function settle(t: T): Call<unknown> | null {
  if (!isOver(t.board) && isPending(t.board)) return later('settling', {});
  judge(t);
  return null;
}
