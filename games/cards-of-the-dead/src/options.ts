// CD-OPT Options: Hard mode, the spare cards, and the four challenges.

import type { OptionSpec } from '@gravetable/kernel';
import { SURVIVOR_IDS } from './cards/survivors.ts';
import type { Board } from './state.ts';
import { isAlive, isLost } from './survivor.ts';

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'survivors', kind: 'perSeat', choices: SURVIVOR_IDS },
  { id: 'firstSeat', kind: 'number', min: 1, max: SURVIVOR_IDS.length, default: 1, seat: true },
  { id: 'hard', kind: 'flag', default: false },
  { id: 'spares', kind: 'flag', default: false },
  { id: 'challenges', kind: 'flag', default: true },
];

const INDOOR_ZONES = 2;
/** CD-OPT-03: more than this many. */
const MANY_ZOMBIES = 15;

/** CD-OPT-01..04, CD-RULING-76: the letters of the challenges met by a group that has won. */
export function challengesMet(board: Board): ('A' | 'B' | 'C' | 'D')[] {
  if (!board.challenges || isLost(board)) return [];
  const met: ('A' | 'B' | 'C' | 'D')[] = [];
  if (board.survivors.every(isAlive)) met.push('A');
  if (board.visited.length === INDOOR_ZONES) met.push('B');
  if (board.zombiesEliminated > MANY_ZOMBIES) met.push('C');
  if (board.noiseMade === 0) met.push('D');
  return met;
}
