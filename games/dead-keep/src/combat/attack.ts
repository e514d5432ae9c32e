// DK-CMB: a Combat Action from its declaration to what follows it.

import { levelUpsDue } from '../adrenaline.ts';
import { bossName } from '../boss/name.ts';
import { EQUIPMENT } from '../cards/box.ts';
import type { EnemyKind } from '../cards/ids.ts';
import type { AttackChoice } from '../choices.ts';
import { undeadNamed } from '../enemies/foes.ts';
import { zoneId } from '../enemies/lookout.ts';
import { payMana } from '../health.ts';
import { isOver } from '../judge.ts';
import { payAction } from '../pay.ts';
import { procedure, type T } from '../rulebook.ts';
import { settle } from '../settle.ts';
import type { Board, Who } from '../state.ts';
import { countAction } from '../streaks.ts';
import { zonePiece } from '../where.ts';
import { hitAndRun, reaper } from './after.ts';
import { allot } from './allot.ts';
import { aimedKind, attackOf, declared, lineCost, lineOf, type Blow, type How } from './blow.ts';
import { boosts } from './boosts.ts';
import { endangered, friendlyFire } from './friendly-fire.ts';
import { countDice, diceOf, escalatedDice, type Count } from './numbers.ts';
import { rollDice } from './roll.ts';

/** DK-WPN-06, -08, DK-RULING-66: every cost is paid before rolling. */
function declare(t: T, who: Who, choice: AttackChoice, how: How): Blow {
  const { board } = t;
  const blow = declared(who, choice, how);
  payAction(t, who, attackOf(blow), choice.pay);
  payMana(t, who, lineCost(board, who, choice.card, lineOf(blow)), EQUIPMENT[choice.card]!.code);
  const escalated = escalatedDice(board, blow);
  countAction(board, who, attackOf(blow));
  return { ...blow, escalated };
}

function announce(t: T, blow: Blow): void {
  const { board } = t;
  t.tell?.({
    kind: 'attacks',
    adventurer: board.party[blow.who]!.id,
    card: EQUIPMENT[blow.card]!.code,
    line: lineOf(blow).mana > 0 ? 'mana' : 'plain',
    at: blow.at === 'boss' ? bossName(board) : (aimedKind(board, blow.at) ?? 'undead'),
    foes: blow.at === 'undead' ? undeadNamed(board, blow.zone) : [],
    dice: diceOf(board, blow),
    zone: zoneId(board, blow.zone),
    pieces: [zonePiece(board, blow.zone), `card:${EQUIPMENT[blow.card]!.code}`],
  });
}

/** DK-RULING-108: only its last death makes the Boss an eliminated Enemy. */
const hasFelled = (board: Board, blow: Blow, felled: readonly EnemyKind[]): boolean =>
  felled.length > 0 || (blow.at === 'boss' && board.boss.state === 'gone');

/** DK-CMB-01 A Combat Action with one weapon card: the same for Actions, gifts and reactions. */
export const attack = procedure<{ who: Who; choice: AttackChoice; how: How }>('attack')
  .set('DK-CMB-01', 'blow', (t, v): Blow => declare(t, v.who, v.choice, v.how))
  .call('DK-CMB-02', 'blow', (_, v) => boosts.with({ blow: v.blow }))
  .do('DK-CMB-02a', (t, v) => announce(t, v.blow))
  .call('DK-CMB-03b', 'rolled', (_, v) => rollDice.with({ blow: v.blow }))
  .set('DK-CMB-05', 'count', (t, v): Count => countDice(t.board, v.blow, v.rolled.faces, v.rolled.turned))
  .call('DK-CMB-04a', 'felled', (_, v) =>
    allot.with({ blow: v.blow, sixes: v.count.sixes, hits: v.count.hits }),
  )
  // DK-RULING-32: the Boss falls, or wakes, before anything else of this Action.
  .call('DK-CMB-07', (t) => settle(t))
  .call('DK-FF-02a', (t, v) =>
    v.count.misses > 0 && endangered(t.board, v.blow).length > 0
      ? friendlyFire.with({ blow: v.blow, sixes: v.count.sixes, misses: v.count.misses })
      : null,
  )
  .call('DK-RULING-107', (t, v) =>
    isOver(t.board) || v.felled.length === 0 ? null : reaper.with({ blow: v.blow, felled: v.felled }),
  )
  .call('DK-RULING-107a', (t) => settle(t))
  .call('DK-RULING-107b', (t) => levelUpsDue(t))
  .call('DK-RULING-107c', (t, v) =>
    !isOver(t.board) && hasFelled(t.board, v.blow, v.felled) ? hitAndRun.with({ blow: v.blow }) : null,
  )
  .end();
