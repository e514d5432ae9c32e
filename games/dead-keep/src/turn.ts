// DK-PP-02, DK-IDLE: an Adventurer's Turn, from fresh pools to its end.

import { actionsOf, freeActionsOf, levelUpsDue } from './adrenaline.ts';
import type { Choice } from './choices.ts';
import { regenerate } from './enemies/regeneration.ts';
import { healthOf, isKo } from './health.ts';
import { isOver } from './judge.ts';
import { askTurn } from './menu.ts';
import { carryOut } from './perform.ts';
import { procedure, type T } from './rulebook.ts';
import { settle } from './settle.ts';
import { freshTurn } from './setup.ts';
import type { Who } from './state.ts';

/** DK-RULING-129: uses of every source are fresh when any Turn begins. */
function begin(t: T, who: Who): void {
  const { board } = t;
  const a = board.party[who]!;
  a.played = true;
  board.turn = freshTurn(who, actionsOf(board, who), freeActionsOf(board, who));
  t.tell?.({
    kind: 'turnBegins',
    adventurer: a.id,
    who: a.seat,
    actions: board.turn.actions,
    mana: a.mana,
    n: healthOf(a) - a.wounds,
    pieces: [`adventurer:${a.id}`],
  });
}

/** Whether it ends, and whether by itself: nothing is left to choose. */
type Over = boolean | 'nothing';
const ends = (choice: Choice | null): Over => (choice === null ? 'nothing' : choice.do === 'endTurn');

/** DK-PP-02 A Turn: Actions in any order, as long as there are any, until Do Nothing or KO ends it (DK-RULING-26). */
export const turn = procedure<{ who: Who }>('turn')
  .do('DK-PP-02', (t, v) => begin(t, v.who))
  .set('DK-PP-02a', 'over', (): Over => false)
  .while(
    'DK-PP-03',
    (t, v) => v.over === false && !isOver(t.board) && !isKo(t.board.party[v.who]!),
    (each) =>
      each
        .ask('DK-PP-03a', 'choice', (t, v) => askTurn(t, v.who))
        .set('DK-IDLE-01', 'over', (_, v): Over => ends(v.choice))
        .call('DK-PP-03b', (_, v) => (v.choice === null ? null : carryOut(v.who, v.choice)))
        .call('DK-PP-03c', (t) => settle(t))
        .call('DK-PP-03d', (t) => levelUpsDue(t)),
  )
  .do('DK-RULING-45', (t, v) => {
    t.board.turn = freshTurn();
    if (isOver(t.board)) return;
    const a = t.board.party[v.who]!;
    const why = isKo(a) ? 'ko' : v.over === 'nothing' ? 'nothing' : 'chosen';
    t.tell?.({ kind: 'turnEnds', adventurer: a.id, why });
    regenerate(t);
  })
  .end();
