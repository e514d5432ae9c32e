// DK-ENEMY-CRAWLER, DK-RULING-03, DK-CLASS-DUO-04: "Aaahh!! Crawler!" came up in a Search.

import { addDoom } from '../boss/reserve.ts';
import { isOver } from '../judge.ts';
import { loseSearch } from '../loot.ts';
import { procedure } from '../rulebook.ts';
import { settle } from '../settle.ts';
import type { Who } from '../state.ts';
import { place } from './place.ts';
import { reflexes } from './reflexes.ts';
import { runningOut } from './shortage.ts';

/** A Search token goes, a Crawler comes, the Boss gains Doom: one token also where no Crawler is left (V-47). */
export const crawler = procedure<{ who: Who }>('crawler')
  .set('DK-RULING-03c', 'placed', (t, v) => {
    const { zone } = t.board.party[v.who]!;
    loseSearch(t, zone, 1);
    return place(t, [{ enemy: 'crawler', zone, n: 1 }]);
  })
  .call('DK-ENEMY-CRAWLER', (t, v) => {
    if (v.placed.short) return runningOut.with();
    addDoom(t, 1);
    return settle(t);
  })
  .call('DK-CLASS-DUO-04', (t, v) =>
    v.placed.zones.length === 0 || isOver(t.board) ? null : reflexes.with({ zones: v.placed.zones }),
  )
  .end();
