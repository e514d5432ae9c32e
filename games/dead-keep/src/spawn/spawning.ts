// DK-RULING-118, -146: the order for everything that spawns: place, shortage, the extra text of a Stage card, reactions.

import type { Call } from '@gravetable/kernel';
import { isOver } from '../judge.ts';
import { later, procedure } from '../rulebook.ts';
import { settle } from '../settle.ts';
import type { StageNo } from '../state.ts';
import { place, type Placed, type Placing } from './place.ts';
import { reflexes } from './reflexes.ts';
import { runningOut } from './shortage.ts';

/** What follows the placing of one Enemy card. */
export const afterPlacing = procedure<{ placed: Placed; stage: StageNo | null }>('afterPlacing')
  .call('DK-MINI-02', (t, v) => (v.placed.short && !isOver(t.board) ? runningOut.with() : null))
  .call('DK-RULING-146', (t, v): Call<unknown> | null =>
    v.stage === null || isOver(t.board) ? null : later('stageText', { card: v.stage, section: 'inactive' }),
  )
  .call('DK-RULING-118', (t, v) =>
    v.placed.zones.length === 0 || isOver(t.board) ? null : reflexes.with({ zones: v.placed.zones }),
  )
  .call('DK-RULING-118a', (t) => settle(t))
  .end();

/** One Enemy card, or what counts as one. */
export const spawnNow = procedure<{ placings: readonly Placing[]; stage: StageNo | null }>('spawnNow')
  .set('DK-RULING-97', 'placed', (t, v) => place(t, v.placings))
  .call('DK-RULING-97a', (_, v) => afterPlacing.with({ placed: v.placed, stage: v.stage }))
  .end();
