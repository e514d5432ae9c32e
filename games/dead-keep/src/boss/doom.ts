// DK-BOSS-04…06, DK-RULING-34, -35: Doom tokens on the inactive Boss; the fifth brings a Stage card.

import { isOver, judge } from '../judge.ts';
import { procedure } from '../rulebook.ts';
import { stageInactive } from './stages.ts';

const FULL = 5;

/** The tokens that wait, one by one. */
export const takeDoom = procedure('takeDoom')
  .set('DK-BOSS-04', 'left', (t): number => {
    const n = t.board.queue.doom;
    t.board.queue.doom = 0;
    return n;
  })
  .while(
    'DK-BOSS-04a',
    (t, v) => v.left > 0 && t.board.boss.state === 'inactive' && !isOver(t.board),
    (each) =>
      each
        .set('DK-BOSS-04b', 'left', (t, v) => {
          const { boss } = t.board;
          boss.doom += 1;
          t.tell?.({ kind: 'doom', n: 1, doom: boss.doom });
          return v.left - 1;
        })
        .when(
          'DK-BOSS-05',
          (t) => t.board.boss.doom === FULL,
          (full) =>
            full
              .do('DK-BOSS-05a', (t) => {
                t.board.boss.doom = 0;
                t.board.boss.emptied += 1;
                // A Quest may be lost by it; the Stage card is then not drawn.
                judge(t);
              })
              .call('DK-BOSS-05b', (t) => {
                if (isOver(t.board)) return null;
                const card = t.board.stages.pop();
                if (card !== undefined) return stageInactive.with({ card });
                t.tell?.({ kind: 'noStage' });
                return null;
              }),
        ),
  )
  .end();
