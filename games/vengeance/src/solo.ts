// VG-SOLO: the solo challenge, won with enough points. Dice, time and target come from three levels that may be mixed.

import type { Outcome } from '@gravetable/kernel';
import { SOLO_LEVELS } from './cards/solo.ts';
import { LEVEL_IDS } from './numbers.ts';
import { isAlive } from './playerboard.ts';
import { scoreOf } from './scoring.ts';
import type { Board } from './state.ts';

export const targetOf = (board: Board): number => SOLO_LEVELS[LEVEL_IDS[board.levels.target]!].target;

/** VG-SOLO-05, VG-RULING-63 Won with at least the target; dying loses at once. */
export function soloOutcome(board: Board): Outcome {
  const p = board.players[0]!;
  if (!isAlive(p)) return { winners: [], reason: 'died', scores: [0], target: targetOf(board) };
  const { total } = scoreOf(p);
  const won = total >= targetOf(board);
  return { winners: won ? [0] : [], reason: won ? 'won' : 'short', scores: [total], target: targetOf(board) };
}
