// CD-SURV, CD-RULING-11 Survivors: who lives, who is active, who has room.

import type { Seat } from '@gravetable/kernel';
import { cardOf, INSTANCES, type CardInstance } from './cards/deck.ts';
import type { Trait } from './effects.ts';
import { SURVIVORS, type SurvivorId } from './cards/survivors.ts';
import type { T } from './rulebook.ts';
import type { Board, SurvivorState } from './state.ts';

export const HAND_LIMIT = 5;
export const ACTIONS = 3;

export function isAlive(survivor: SurvivorState): boolean {
  return survivor.vitality > 0;
}

export function nobodyLives(board: Board): boolean {
  for (const survivor of board.survivors) if (survivor.vitality > 0) return false;
  return true;
}

/** CD-OBJ-04, CD-OBJ-05: the two ways to lose. */
export function isLost(board: Board): boolean {
  return board.whisperFailed || nobodyLives(board);
}

/** CD-RULING-66: the active Survivor, or null if that one is dead. */
export function activeSurvivor(board: Board): SurvivorState | null {
  if (board.active === null) return null;
  const survivor = board.survivors[board.active]!;
  return survivor.vitality > 0 ? survivor : null;
}

/** CD-RULING-85: living seats, the first one at `from`, then clockwise. */
export function livingFrom(board: Board, from: Seat): Seat[] {
  const n = board.survivors.length;
  const seats: Seat[] = [];
  for (let step = 0; step < n; step++) {
    const seat = (from + step) % n;
    if (board.survivors[seat]!.vitality > 0) seats.push(seat);
  }
  return seats;
}

export function living(board: Board): Seat[] {
  return livingFrom(board, board.active ?? 0);
}

/** CD-DEATH-01: a dead Survivor's Zombie Skill is in force; not used solo. */
export function hasTurned(board: Board, id: SurvivorId): boolean {
  if (board.survivors.length === 1) return false;
  for (const survivor of board.survivors) if (survivor.id === id) return survivor.vitality === 0;
  return false;
}

export function hasHandRoom(survivor: SurvivorState): boolean {
  return survivor.hand.length < HAND_LIMIT;
}

/** CD-RES-01: the Reserve holds as many cards as the icon says. */
export function hasReserveRoom(survivor: SurvivorState): boolean {
  return survivor.reserve.length < SURVIVORS[survivor.id].reserveSlots;
}

const without = (trait: Trait): readonly boolean[] =>
  INSTANCES.map((_, card) => !cardOf(card as CardInstance).traits.includes(trait));
const STORABLE = without('noReserve');
const DISCARDABLE = without('noDiscard');

/** CD-SURV-SELENA-05, CD-SURV-DAN-05: neither the Rifle nor the Punch is ever stored. */
export function canBeStored(card: CardInstance): boolean {
  return STORABLE[card]!;
}

/** CD-SURV-DAN-05: the Punch is never discarded. */
export function canBeDiscarded(card: CardInstance): boolean {
  return DISCARDABLE[card]!;
}

/** Cards of Hand and Reserve that a choice may discard. */
export function discardable(survivor: SurvivorState): CardInstance[] {
  const found: CardInstance[] = [];
  for (const card of survivor.hand) if (canBeDiscarded(card)) found.push(card);
  for (const card of survivor.reserve) if (canBeDiscarded(card)) found.push(card);
  return found;
}

export function takeFrom(cards: CardInstance[], card: CardInstance): void {
  const at = cards.indexOf(card);
  if (at === -1) throw new Error(`card ${card} is not there`);
  cards.splice(at, 1);
}

/** Take a card out of Hand or Reserve, wherever it is. */
export function takeHeld(survivor: SurvivorState, card: CardInstance): void {
  takeFrom(survivor.hand.includes(card) ? survivor.hand : survivor.reserve, card);
}

/** Whose it is, for the log. */
export function named(t: T, seat: Seat): { readonly who: Seat; readonly survivor: SurvivorId } {
  return { who: seat, survivor: t.board.survivors[seat]!.id };
}
