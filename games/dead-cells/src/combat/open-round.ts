// DC-CMB-15, DC-R0-01, DC-RE-06: what every Round opens with, Round IV too.
import { clearVotes } from '@gravetable/kernel';
import type { T } from '../rulebook.ts';
import { combatOf } from '../table.ts';

/** DC-EQP-06: a new Round, a new Equipment, and the first Shield lost is still to come. */
export function openRound(t: T, round: number): void {
  combatOf(t).round = round;
  for (const hero of t.board.heroes) {
    hero.used = null;
    hero.shieldLost = false;
  }
  clearVotes(t);
}

export function tellRound(t: T, round: number): void {
  t.tell?.({ kind: 'round', round });
}
