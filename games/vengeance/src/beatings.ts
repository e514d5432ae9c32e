// VG-BEAT: what happens when the Health Track is full of wounds.

import type { Seat } from '@gravetable/kernel';
import { isAlive } from './playerboard.ts';
import { piece, playerOf, type T } from './rulebook.ts';

/** VG-BEAT-01 Wounds and additional spaces go, the Beating Track loses a space; the second one is death. */
export function takeBeating(t: T, seat: Seat): void {
  const p = playerOf(t, seat);
  p.wounds = 0;
  p.extra = 0;
  p.beatings += 1;
  const kind = isAlive(p) ? 'beaten' : 'died';
  t.tell?.({ kind, who: seat, pieces: [piece.health(seat)] });
}
