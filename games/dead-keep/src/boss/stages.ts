// DK-BOSS-05, -09, -13, DK-RULING-36, -144, -146: the two sections of a Stage card.

import { shuffled } from '@gravetable/kernel';
import { partyDanger } from '../adrenaline.ts';
import { stageSaid } from '../cards/said.ts';
import { stageOf } from '../cards/stages.ts';
import { isOver } from '../judge.ts';
import { hostAt, moreAt } from '../quests/rules.ts';
import { procedure } from '../rulebook.ts';
import { notablePlacings } from '../spawn/notables.ts';
import { spawnZones, type Placing } from '../spawn/place.ts';
import { spawnNow } from '../spawn/spawning.ts';
import type { T } from '../rulebook.ts';
import type { StageNo } from '../state.ts';

/** What the Inactive section spawns, Notables of ST-12 included: all of it is one Enemy card. */
function placings(t: T, card: StageNo): Placing[] {
  const { board } = t;
  const { enemy, n, effect } = stageOf(card).inactive;
  const line = n[partyDanger(board)]!;
  const atZones = spawnZones(board).map((zone) => ({
    enemy,
    zone,
    n: line + moreAt(board, enemy, zone),
    host: hostAt(board, zone),
  }));
  return effect?.does === 'notables' ? [...atZones, ...notablePlacings(t)] : atZones;
}

/** DK-RULING-146: all placing, shortage, the extra text, reactions; then the card is a life of the Boss. */
export const stageInactive = procedure<{ card: StageNo }>('stageInactive')
  .do('DK-BOSS-13', (t, v) => {
    t.board.boss.seen.push(v.card);
    // While it is read it lies open with the discards.
    t.board.stageDiscard.push(v.card);
    const card = stageOf(v.card);
    const what = stageSaid(card).inactive;
    t.tell?.({ kind: 'stageDrawn', stage: card.code, what, reveals: true });
  })
  .call('DK-RULING-36', (t, v) => spawnNow.with({ placings: placings(t, v.card), stage: v.card }))
  .do('DK-BOSS-06', (t, v) => {
    t.board.stageDiscard = t.board.stageDiscard.filter((card) => card !== v.card);
    t.board.boss.cards.push(v.card);
  })
  // DK-RULING-144: it woke while the section ran, so its cards are shuffled again.
  .when(
    'DK-RULING-144',
    (t) => t.board.boss.state === 'active' && !isOver(t.board),
    (awake) =>
      awake
        .chance('DK-RULING-144a', 'pile', (t) => shuffled(t.board.boss.cards))
        .do('DK-RULING-144b', (t, v) => {
          t.board.boss.cards = v.pile.slice();
        }),
  )
  .end();
