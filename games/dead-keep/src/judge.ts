// DK-GEN-03, -04: won at the very moment, lost together. Tested after every atomic step.

import { isKo } from './health.ts';
import { questLost, questWon } from './quests/conditions.ts';
import type { T } from './rulebook.ts';
import type { Board } from './state.ts';

export const isOver = (board: Board): boolean => board.over !== null;

/** DK-KO-02, DK-KO-04: more Adventurers lie than others can be helped with. */
export function koLoss(board: Board): boolean {
  let down = 0;
  let potions = 0;
  for (const a of board.party) {
    if (isKo(a)) down++;
    else potions += a.potions;
  }
  return down > potions;
}

function allKo({ party }: Board): boolean {
  for (const a of party) if (!isKo(a)) return false;
  return true;
}

export function lose(t: T, why: string): void {
  const { board } = t;
  if (board.over !== null) return;
  board.over = 'lost';
  board.reason = why;
  t.tell?.({ kind: 'lost', quest: board.quest, round: board.round, why });
}

function win(t: T): void {
  const { board } = t;
  board.over = 'won';
  board.reason = 'won';
  t.tell?.({ kind: 'won', quest: board.quest, round: board.round, after: board.quest });
}

/** True once the Quest is over. */
export function judge(t: T): boolean {
  const { board } = t;
  if (board.over !== null) return true;
  // DK-RULING-24: nobody is left to act or to revive.
  if (allKo(board)) lose(t, 'allKo');
  else if (board.koAtOnce && koLoss(board)) lose(t, 'ko');
  else if (questLost(board)) lose(t, 'quest');
  else if (questWon(board)) win(t);
  return isOver(board);
}
