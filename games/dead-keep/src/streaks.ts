// DK-SKILL-ESCALATION, DK-RULING-113: Actions of one kind in a row, counted in the own Turn.

import type { Attack } from './cards/ids.ts';
import { STREAKS, type Board, type Who } from './state.ts';

export const streakOf = (board: Board, who: Who, kind: (typeof STREAKS)[number]): number =>
  board.turn.who === who ? board.turn.streak[STREAKS.indexOf(kind)]! : 0;

/** An Action was performed: an attack goes on with its streaks and ends the others, anything else ends all. */
export function countAction(board: Board, who: Who, attack: Attack | null): void {
  if (board.turn.who !== who) return;
  const { streak } = board.turn;
  for (let place = 0; place < STREAKS.length; place++) {
    const kind = STREAKS[place]!;
    streak[place] = attack !== null && (kind === 'combat' || kind === attack) ? streak[place]! + 1 : 0;
  }
}
