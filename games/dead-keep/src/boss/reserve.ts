// DK-BOSS-04: Doom that is due to the Boss.

import type { T } from '../rulebook.ts';

/** DK-RULING-12: an active Boss takes no Doom. `settle` puts the tokens down. */
export function addDoom(t: T, n: number): void {
  if (t.board.boss.state === 'inactive') t.board.queue.doom += n;
}
