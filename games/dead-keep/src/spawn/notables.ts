// DK-NOT, DK-SPAWN-02, DK-ENEMY-BISHOP, -COUNT, -COUNTESS, -HOUNDMASTER: Notables spawn where they stand, before the Starting Spawn Zone.

import { clearVotes } from '@gravetable/kernel';
import { partyDanger } from '../adrenaline.ts';
import { askTable, onZone } from '../asking.ts';
import { NOTABLES, type Notable } from '../cards/ids.ts';
import { undeadOf } from '../cards/undead.ts';
import { isOver } from '../judge.ts';
import { silenced } from '../quests/rules.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Board } from '../state.ts';
import type { Placing } from './place.ts';
import { spawnNow } from './spawning.ts';

/** 1, 2, 3 or 4 by the party's Danger Level. */
const ESCORT = [1, 2, 3, 4] as const;

export const notablesOut = (board: Board): Notable[] =>
  NOTABLES.filter((kind) => board.packs.some((pack) => pack.kind === kind));

function placingOf(board: Board, notable: Notable): Placing {
  const { zone } = board.packs.find((pack) => pack.kind === notable)!;
  return { enemy: undeadOf(notable).spawns!, zone, n: ESCORT[partyDanger(board)]! };
}

/** Each Notable's own spawn; one that a bell silences leaves it out. */
export const notablePlacings = (t: T): Placing[] =>
  notablesOut(t.board).flatMap((notable) => (silenced(t, notable) ? [] : [placingOf(t.board, notable)]));

/** DK-RULING-118: each Notable counts as one Enemy card; the table picks the order. */
export const notablesSpawn = procedure('notablesSpawn')
  .set('DK-SPAWN-02', 'left', (t): readonly Notable[] => notablesOut(t.board))
  .while(
    'DK-SPAWN-02a',
    (t, v) => v.left.length > 0 && !isOver(t.board),
    (each) =>
      each
        .ask('DK-RULING-118b', 'chosen', (t, v) =>
          askTable(t, v.left, () => ({
            kind: 'nextNotable',
            says: (enemy) => ({ id: 'option.enemy', args: { enemy } }),
            touches: (enemy) => onZone(t.board, placingOf(t.board, enemy).zone),
          })),
        )
        .set('DK-NOT-01', 'notable', (t, v): Notable => {
          clearVotes(t);
          return v.chosen ?? v.left[0]!;
        })
        .call('DK-NOT-01a', (t, v) =>
          // A reaction to another Notable's spawn may have eliminated it, or a bell keeps it quiet.
          !notablesOut(t.board).includes(v.notable) || silenced(t, v.notable)
            ? null
            : spawnNow.with({ placings: [placingOf(t.board, v.notable)], stage: null }),
        )
        .set('DK-SPAWN-02b', 'left', (t, v) =>
          v.left.filter((kind) => kind !== v.notable && notablesOut(t.board).includes(kind)),
        ),
  )
  .end();
