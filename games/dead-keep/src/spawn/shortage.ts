// DK-MINI, DK-RULING-38, -39: miniatures run out. The Monsters act once more, and an inactive Boss gains Doom.

import { addDoom } from '../boss/reserve.ts';
import { extraActivation } from '../enemies/extra.ts';
import { isOver } from '../judge.ts';
import { procedure } from '../rulebook.ts';
import { settle } from '../settle.ts';

/** At most once for each Enemy card (DK-MINI-02). */
export const runningOut = procedure('runningOut')
  .call('DK-MINI-01', (t) =>
    extraActivation.with({ whose: t.board.boss.state === 'active' ? 'everybody' : 'monsters' }),
  )
  .call('DK-MINI-01a', (t) => {
    if (!isOver(t.board)) addDoom(t, 1);
    return settle(t);
  })
  .end();
