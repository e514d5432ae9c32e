// CD-RULING-48, 49, 52 Piles: where cards go, and what happens when a pile runs out. The top of a pile is its end.

import { shuffled } from '@gravetable/kernel';
import type { Letter } from './effects.ts';
import { cardOf, originOf, type CardInstance } from './cards/deck.ts';
import { SUPPLY } from './cards/supply.ts';
import { shuffledUnder } from './layers.ts';
import { procedure } from './rulebook.ts';
import type { Board } from './state.ts';

const LETTERS = Object.keys(SUPPLY) as Letter[];

/** CD-RULING-49: a discarded card goes where its origin says. The EXIT alone of all City Cards comes back. */
export function discard(board: Board, card: CardInstance): void {
  switch (originOf(card)) {
    case 'D1':
    case 'D2':
    case 'D3':
      board.commonDiscard.push(card);
      break;
    case 'KIT':
      board.kitDiscard.push(card);
      break;
    case 'INV':
    case 'EPIC':
      board.supply[letterOf(card)].push(card);
      break;
    case 'CITY':
      if (cardOf(card).id === 'exit') board.cityPile.push(card);
      else board.removed.push(card);
      break;
    case 'MKT':
    case 'PHA':
    case 'START':
      board.removed.push(card);
      break;
  }
}

/** CD 6.4: the supply a card of the Invoke or Epic deck belongs to. */
export function letterOf(card: CardInstance): Letter {
  const { id } = cardOf(card);
  return LETTERS.find((letter) => SUPPLY[letter].includes(id))!;
}

/** A set-aside card goes to its discard, if it is still set aside. */
export function discardAside(board: Board, card: CardInstance): void {
  const at = board.aside.indexOf(card);
  if (at === -1) return;
  board.aside.splice(at, 1);
  discard(board, card);
}

export function isShort(board: Board, wanted: number): boolean {
  return board.commonPile.length < wanted && board.commonDiscard.length > 0;
}

/** CD-RULING-48 The Common discard is shuffled and goes under what is left of the pile. */
export const reshuffleCommon = procedure('reshuffleCommon')
  .chance('CD-RULING-48a', 'order', (t) => shuffled(t.board.commonDiscard))
  .do('CD-RULING-48b', (t, v) => {
    const { board } = t;
    board.commonPile = v.order.concat(board.commonPile);
    board.commonDiscard = [];
    shuffledUnder(board, v.order);
    t.tell?.({ kind: 'shuffled', deck: 'common', n: v.order.length });
  })
  .end();

/** CD-RULING-52 The Kit discard is shuffled and goes under what is left of the Kit pile. */
export const reshuffleKit = procedure('reshuffleKit')
  .chance('CD-RULING-52a', 'order', (t) => shuffled(t.board.kitDiscard))
  .do('CD-RULING-52b', (t, v) => {
    const { board } = t;
    board.kitPile = v.order.concat(board.kitPile);
    board.kitLayers = [0, ...board.kitLayers.map((from) => from + v.order.length)];
    board.kitDiscard = [];
    t.tell?.({ kind: 'shuffled', deck: 'KIT', n: v.order.length });
  })
  .end();

/** Up to n cards from the top of a pile, the top one first. */
export function drawFrom(pile: CardInstance[], n: number): CardInstance[] {
  const drawn: CardInstance[] = [];
  while (drawn.length < n && pile.length > 0) drawn.push(pile.pop()!);
  return drawn;
}

export function idsOf(cards: readonly CardInstance[]) {
  return cards.map((card) => cardOf(card).id);
}
