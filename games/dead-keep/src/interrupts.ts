// DK-RULING-104: the one order in which everything that was set off is worked off.

import { activateBoss, loseLife } from './boss/active.ts';
import { takeDoom } from './boss/doom.ts';
import { isOver, judge } from './judge.ts';
import { relocateLoot } from './loot.ts';
import { bossWakes } from './quests/conditions.ts';
import { procedure } from './rulebook.ts';
import { isPending } from './settle.ts';

/**
 * Doom first, since it was set off first; then the Boss that fell, so that everybody after meets a healed one; then the
 * Boss that wakes; then tokens that want a place. Each of them may set off others: those are worked off inside, by the
 * `settle` of what they do, before this goes on (the innermost first). Choices of Skills wait for their Action.
 */
procedure('settling')
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
