// CD-DAY-04, 05 Threats in force: what they add to printed values. They add up.

import { THREATS, type Additions } from './cards/threats.ts';
import type { Card } from './cards/card.ts';
import type { Board } from './state.ts';

export function added(board: Board, what: keyof Additions): number {
  let sum = 0;
  for (const threat of board.threats) sum += THREATS[threat].adds[what];
  return sum;
}

/** CD-HP-01, 02: printed Hit Points, 1 without the icon; CD-RULING-80: a Threat raises those of all zombies. */
export function hitPoints(board: Board, card: Card): number {
  return (card.hp ?? 1) + (card.kind === 'zombie' ? added(board, 'zombieHitPoints') : 0);
}
