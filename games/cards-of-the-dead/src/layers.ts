// CD-DEPLOY-07, CD-OPT-05, CD-RULING-48 Layers of the Common pile: what everybody knows of its order. A shuffle makes a
// layer; what lies under it took no part. Places in a field remember the layer they were dealt from.

import { originOf, type CardInstance } from './cards/deck.ts';
import type { Board } from './state.ts';

type Layer = Board['layers'][number];

/** The Day that brings a Common Card into the game. */
const DAY_OF: Readonly<Record<string, number>> = { D1: 1, D2: 2, D3: 3 };

const nextNumber = (board: Board): number => Math.max(0, ...board.layers.map(({ no }) => no)) + 1;

/** The new cards of a Day are shuffled with all above the first `untouched` cards of the pile. */
export function shuffledOnTop(board: Board, untouched: number): void {
  const no = nextNumber(board);
  board.layers = board.layers.filter(({ from }) => from < untouched);
  board.layers.push({ no, from: untouched, day: board.day, only: [] });
}

/** The discard, which everybody has seen, is shuffled and goes under the pile. */
export function shuffledUnder(board: Board, cards: readonly CardInstance[]): void {
  const no = nextNumber(board);
  const above = board.layers.map((layer) => ({
    ...layer,
    from: layer.from + cards.length,
    only: layer.only.filter((card) => !cards.includes(card)),
  }));
  board.layers = [{ no, from: 0, day: board.day, only: cards.slice() }, ...above];
}

/** The layer at a height of the pile, counted from the bottom. */
export function layerAt(board: Board, height: number): number {
  return board.layers.findLast(({ from }) => from <= height)!.no;
}

/** Whether a card may lie in the layer, for all that everybody knows. */
export function fitsLayer({ day, only }: Layer, card: CardInstance): boolean {
  return only.length > 0 ? only.includes(card) : DAY_OF[originOf(card)]! <= day;
}
