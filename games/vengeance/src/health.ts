// VG-ACT-WOUND, VG-ACT-HEAL, VG-RULING-46, -70: the Health Track, leftmost space first.

import type { Seat } from '@gravetable/kernel';
import { HEALTH_TRACK } from './cards/tracks.ts';
import { bitCount } from './numbers.ts';
import { playerOf, type T } from './rulebook.ts';
import type { Player } from './state.ts';

/** Usable spaces: the initial ones and those marked, as bits. */
const usable = (p: Player): number => (1 << (HEALTH_TRACK.initial + p.extra)) - 1;

/** Spaces without wound and without die (VG-RULING-70). */
export const freeSpaces = (p: Player): number => usable(p) & ~p.wounds & ~p.standing;
/** VG-SCORE-08: usable and not crossed out. */
export const availableHealth = (p: Player): number => bitCount(usable(p) & ~p.wounds);
export const isFullOfWounds = (p: Player): boolean => (usable(p) & ~p.wounds) === 0;
export const canAddSpace = (p: Player): boolean => p.extra < HEALTH_TRACK.additional;

const leftmost = (bits: number): number => bits & -bits;

/** VG-ACT-WOUND-01 Cross out the leftmost free space; false when there is none. */
export function suffer(p: Player): boolean {
  const space = leftmost(freeSpaces(p));
  p.wounds |= space;
  return space !== 0;
}

/** VG-ACT-HEAL-01 Clear the leftmost wound; false when there is none. */
export function recover(p: Player): boolean {
  const space = leftmost(p.wounds);
  p.wounds &= ~space;
  return space !== 0;
}

/** VG-ROLL-10 A wound die goes on the leftmost free space. */
export function placeDie(p: Player): void {
  p.standing |= leftmost(freeSpaces(p));
}

/** A Wound from a trait or a boss: ignored if no space is available. */
export function sufferFrom(t: T, seat: Seat, cause: string): void {
  if (suffer(playerOf(t, seat))) t.tell?.({ kind: 'wounded', who: seat, cause: { id: cause }, n: 1 });
}
