// CD-SETUP-03, 04 Playing Area: seven spaces, what enters them, and which side they show.

import { cardOf, type CardInstance } from './cards/deck.ts';
import type { Space } from './cards/playing-area.ts';
import { discard } from './piles.ts';
import type { T } from './rulebook.ts';
import type { Board, SpaceState } from './state.ts';

/** Spaces are counted from 0 in the state and from 1 for people. */
export const spaceName = (at: number): Space => (at + 1) as Space;

/** CD-SETUP-04, CD-LAST-03: Free side up and no card on it. */
export function isFree(space: SpaceState): boolean {
  return space.side === 'free' && space.card === null;
}

export function leftmostFree(board: Board): number {
  const { spaces } = board;
  for (let at = 0; at < spaces.length; at++) if (isFree(spaces[at]!)) return at;
  return -1;
}

export function noFreeSpace(board: Board): boolean {
  return leftmostFree(board) === -1;
}

function clear(space: SpaceState): void {
  space.card = null;
  space.hits = 0;
  space.turns = 0;
  space.done = false;
  space.paralysis = 'none';
}

/** A card goes to the leftmost Free space. Returns the space, or -1 without one. */
export function enter(board: Board, card: CardInstance): number {
  const at = leftmostFree(board);
  if (at !== -1) {
    clear(board.spaces[at]!);
    board.spaces[at]!.card = card;
  }
  return at;
}

/** CD-COMP-03: the card leaves its space, and its tokens leave play with it. */
export function takeOff(board: Board, at: number): CardInstance {
  const space = board.spaces[at]!;
  const card = space.card!;
  clear(space);
  return card;
}

/** CD-CARD-HORDE-01, CD-RULING-58: the rightmost Free space is Blocked; an occupied one never. */
export function block(t: T): void {
  const { spaces } = t.board;
  for (let at = spaces.length - 1; at >= 0; at--) {
    if (!isFree(spaces[at]!)) continue;
    spaces[at]!.side = 'blocked';
    t.tell?.({ kind: 'blocked', space: spaceName(at), pieces: [`space:${at + 1}`] });
    return;
  }
}

/** CD-CARD-RUN-01: the leftmost Blocked space is freed. */
export function free(t: T): void {
  const { spaces } = t.board;
  for (let at = 0; at < spaces.length; at++) {
    if (spaces[at]!.side === 'free') continue;
    spaces[at]!.side = 'free';
    t.tell?.({ kind: 'freed', space: spaceName(at), pieces: [`space:${at + 1}`] });
    return;
  }
}

/** CD-GO-01, 03, 04: everything in the row leaves; the EXIT stays where the rule says so. */
export function sweep(board: Board, keepsExit: boolean): void {
  for (let at = 0; at < board.spaces.length; at++) {
    const { card } = board.spaces[at]!;
    if (card === null || (keepsExit && cardOf(card).id === 'exit')) continue;
    discard(board, takeOff(board, at));
  }
}
