// DK-BOSS-07…12, DK-RULING-29, -30, -33, -108: the Boss wakes, loses its lives, falls for good.

import { clearVotes, shuffled } from '@gravetable/kernel';
import { askTable, onZone, zoneAside } from '../asking.ts';
import { questOf } from '../cards/quests/index.ts';
import { stageSaid } from '../cards/said.ts';
import { stageOf } from '../cards/stages.ts';
import { stageText } from '../effects.ts';
import { zoneId } from '../enemies/lookout.ts';
import { isOver } from '../judge.ts';
import { chartOf, zoneNo } from '../map/chart.ts';
import type { ZoneNo } from '../map/types.ts';
import { onActivation } from '../quests/rules.ts';
import { procedure } from '../rulebook.ts';
import type { Board, StageNo } from '../state.ts';
import { bossName } from './name.ts';
import { refuges } from './refuge.ts';

export const lairOf = (board: Board): ZoneNo => zoneNo(chartOf(board.quest), questOf(board.quest).boss.lair);

/** DK-BOSS-07, -08: Doom is gone for nothing, the Quest does what it says, the collected cards are shuffled. */
export const activateBoss = procedure('activateBoss')
  .do('DK-BOSS-07a', (t) => {
    const { boss } = t.board;
    boss.state = 'active';
    boss.doom = 0;
    boss.zone ??= lairOf(t.board);
    t.board.queue.doom = 0;
    t.tell?.({
      kind: 'bossActive',
      enemy: bossName(t.board),
      zone: zoneId(t.board, boss.zone),
      n: boss.cards.length,
      pieces: onZone(t.board, boss.zone),
    });
  })
  .call('DK-RULING-29', () => onActivation.with())
  .chance('DK-BOSS-08', 'pile', (t) => shuffled(t.board.boss.cards))
  .do('DK-BOSS-08a', (t, v) => {
    t.board.boss.cards = v.pile.slice();
  })
  .end();

/** DK-BOSS-09, -11: it has taken its last Wound. With a Stage card left it is healed and goes on; without one it is gone. */
export const loseLife = procedure('loseLife')
  .set('DK-BOSS-11', 'card', (t): StageNo | null => {
    const { board } = t;
    const { boss } = board;
    board.queue.fallen = false;
    const card = boss.cards.pop() ?? null;
    if (card === null) {
      boss.state = 'gone';
      boss.zone = null;
      t.tell?.({ kind: 'bossGone', enemy: bossName(board) });
      return null;
    }
    boss.wounds = 0;
    board.stageDiscard.push(card);
    if (!boss.seen.includes(card)) boss.seen.push(card);
    const n = boss.cards.length;
    const printed = stageOf(card);
    const what = stageSaid(printed).active;
    t.tell?.({ kind: 'bossFalls', enemy: bossName(board), stage: printed.code, n, what, reveals: true });
    return card;
  })
  .when(
    'DK-BOSS-09b',
    (_, v) => v.card !== null,
    (life) =>
      life
        .set('DK-BOSS-10', 'zones', (t, v): readonly ZoneNo[] => refuges(t.board, v.card!))
        .ask('DK-RULING-120a', 'zone', (t, v) =>
          askTable(t, v.zones, () => zoneAside(t.board, 'bossTeleport', { enemy: bossName(t.board) })),
        )
        .do('DK-BOSS-10a', (t, v) => {
          const { board } = t;
          clearVotes(t);
          const to = v.zone ?? v.zones[0] ?? board.boss.zone!;
          if (to === board.boss.zone || isOver(board)) return;
          board.boss.zone = to;
          const pieces = onZone(board, to);
          t.tell?.({ kind: 'bossTeleports', enemy: bossName(board), zone: zoneId(board, to), pieces });
        })
        // DK-RULING-108: it is healed already; its text follows.
        .call('DK-RULING-120', (t, v) =>
          isOver(t.board) ? null : stageText.with({ card: v.card!, section: 'active' }),
        ),
  )
  .end();
