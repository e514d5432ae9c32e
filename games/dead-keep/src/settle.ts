// DK-RULING-32, -104: what interrupts. Everything that was set off is worked off here, in one order; then the game is judged.

import type { Call } from '@gravetable/kernel';
import { activateBoss, loseLife } from './boss/active.ts';
import { takeDoom } from './boss/doom.ts';
import { isOver, judge } from './judge.ts';
import { relocateLoot } from './loot.ts';
import { bossWakes } from './quests/conditions.ts';
import { procedure, type T } from './rulebook.ts';
import type { Board } from './state.ts';

const isPending = (board: Board): boolean =>
  board.queue.doom > 0 || board.queue.fallen || board.queue.loot.length > 0 || bossWakes(board);

/**
 * Doom first, since it was set off first; then the Boss that fell, so that everybody after meets a healed one; then the
 * Boss that wakes; then tokens that want a place. Each of them may set off others: those are worked off inside, by the
 * `settle` of what they do, before this goes on (the innermost first). Choices of Skills wait for their Action.
 */
const settling = procedure('settling')
  .while(
    'DK-RULING-104',
    (t) => !isOver(t.board) && isPending(t.board),
    (each) =>
      each
        .call('DK-RULING-35', (t) => (t.board.queue.doom > 0 ? takeDoom.with() : null))
        .call('DK-BOSS-09', (t) => (t.board.queue.fallen && !isOver(t.board) ? loseLife.with() : null))
        .call('DK-BOSS-07', (t) => (bossWakes(t.board) && !isOver(t.board) ? activateBoss.with() : null))
        .call('DK-SEARCH-02b', (t) =>
          t.board.queue.loot.length > 0 && !isOver(t.board) ? relocateLoot.with() : null,
        ),
  )
  .do('DK-GEN-03', (t) => {
    judge(t);
  })
  .end();

/** A call where something waits; the game is judged in either case. */
export function settle(t: T): Call<unknown> | null {
  if (!isOver(t.board) && isPending(t.board)) return settling.with();
  judge(t);
  return null;
}
