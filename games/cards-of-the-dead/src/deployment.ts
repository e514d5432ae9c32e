// CD-DEPLOY Deployment Area: laying out the Main Zone and the Indoor Zones, and clearing them away.

import { shuffled } from '@gravetable/kernel';
import { cardOf, type CardInstance } from './cards/deck.ts';
import { layerAt } from './layers.ts';
import { indoorLayout, mainLayout, SPECIAL_SLOTS } from './layout.ts';
import { discard, isShort, reshuffleCommon } from './piles.ts';
import { procedure, type T } from './rulebook.ts';
import type { Board, Field, IndoorZone } from './state.ts';

const CITY_CARDS = 4;

/** CD-DEPLOY-01, CD-RULING-48: special cards in row 1, Common Cards after them; missing ones leave empty slots. */
function layOut(board: Board, field: Field, special: readonly CardInstance[], slots: number): void {
  field.cards = [...special];
  field.layer = special.map(() => 0);
  for (let slot = special.length; slot < slots; slot++) {
    field.layer.push(board.commonPile.length === 0 ? 0 : layerAt(board, board.commonPile.length - 1));
    field.cards.push(board.commonPile.pop() ?? null);
  }
  field.up = field.cards.map(() => false);
  field.known = field.up.slice();
}

/** CD-DEPLOY-05: the EXIT and the four other City Cards nearest to the top. */
function cityCards(board: Board): CardInstance[] {
  const isExit = (card: CardInstance): boolean => cardOf(card).id === 'exit';
  return [
    ...board.cityPile.filter(isExit),
    ...board.cityPile.filter((card) => !isExit(card)).slice(-CITY_CARDS),
  ];
}

/** CD-DEPLOY-05 Main Zone: five City Cards, the EXIT among them, under the Common Cards of the Day. */
export const deployMain = procedure('deployMain')
  .chance('CD-DEPLOY-05', 'row', (t) => shuffled(cityCards(t.board)))
  .call('CD-DEPLOY-06', (t) =>
    isShort(t.board, mainLayout(t.board.survivors.length).length - SPECIAL_SLOTS)
      ? reshuffleCommon.with()
      : null,
  )
  .do('CD-DEPLOY-01', (t, v) => {
    const { board } = t;
    board.cityPile = board.cityPile.filter((card) => !v.row.includes(card));
    layOut(board, board.main, v.row, mainLayout(board.survivors.length).length);
    board.zone = 'main';
    t.tell?.({ kind: 'laidOut', zone: 'main', n: board.main.cards.length });
  })
  .end();

const pileOf = (board: Board, zone: IndoorZone): CardInstance[] =>
  zone === 'market' ? board.marketPile : board.pharmacyPile;

/** CD-DEPLOY-08, 09 Indoor Zone: its own five cards under four Common Cards; the Main Zone pauses untouched. */
export const deployIndoor = procedure<{ zone: IndoorZone }>('deployIndoor')
  .chance('CD-DEPLOY-09', 'row', (t, v) => shuffled(pileOf(t.board, v.zone)))
  .call('CD-DEPLOY-09a', (t) =>
    isShort(t.board, indoorLayout().length - SPECIAL_SLOTS) ? reshuffleCommon.with() : null,
  )
  .do('CD-DEPLOY-08', (t, v) => {
    const { board } = t;
    pileOf(board, v.zone).length = 0;
    layOut(board, board.indoor, v.row, indoorLayout().length);
    board.zone = v.zone;
    board.visited.push(v.zone);
    t.tell?.({ kind: 'laidOut', zone: v.zone, n: board.indoor.cards.length });
  })
  .end();

/** CD-GO-01, 03: everything left in a field is discarded. */
export function clearField(t: T, field: Field): void {
  for (const card of field.cards) if (card !== null) discard(t.board, card);
  field.cards = [];
  field.up = [];
  field.known = [];
  field.layer = [];
}
