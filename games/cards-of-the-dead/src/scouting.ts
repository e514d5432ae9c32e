// CD-CARD-LANT, CD-CARD-BINO Scouting: the Lantern and the Binoculars. What they show is known to all.

import { order, some, type Order, type Seat, type Some } from '@gravetable/kernel';
import { aboutCards } from './asides.ts';
import { cardOf, type CardInstance } from './cards/deck.ts';
import { currentField, currentLayout, openSlots, placeIn, SPECIAL_SLOTS } from './layout.ts';
import { procedure, type T } from './rulebook.ts';
import type { Board } from './state.ts';
import { named } from './survivor.ts';

/** A slot of the current zone, as questions and events name it. */
export const slotPiece = (board: Board, slot: number): string => `slot:${board.zone}:${slot}`;

/** A slot in words: its row and its place in the row. */
export function slotWords(board: Board, slot: number): { readonly row: number; readonly place: number } {
  const layout = currentLayout(board);
  return { row: layout[slot]!.row, place: placeIn(layout, slot) };
}

/** CD-RULING-74: a face-down card is named once everybody has seen it. */
export function slotArguments(board: Board, slot: number) {
  const field = currentField(board);
  const card = field.cards[slot] ?? null;
  const seen = card !== null && (field.known[slot] === true || field.up[slot] === true);
  return { ...slotWords(board, slot), card: seen ? cardOf(card).id : 'unknown' };
}

function pickSlots(t: T, seat: Seat, slots: readonly number[], n: number, kind: string): Some<number> | null {
  if (slots.length === 0) return null;
  const { board } = t;
  return some(
    seat,
    slots,
    { min: 0, max: n },
    {
      kind,
      about: { n },
      touches: (slot) => [slotPiece(board, slot)],
      says: (slot) => ({ id: 'option.slot', args: slotWords(board, slot) }),
    },
  );
}

/** CD-RULING-74: an Instant that is seen does not resolve; a Resource stays up and still covers. */
function shine(t: T, seat: Seat, slots: readonly number[]): void {
  const field = currentField(t.board);
  for (const slot of slots) {
    const instance = field.cards[slot]!;
    const card = cardOf(instance);
    const stays = card.kind === 'resource';
    field.known[slot] = true;
    field.up[slot] = stays;
    t.tell?.({
      kind: 'scouted',
      ...named(t, seat),
      card: card.id,
      ...slotWords(t.board, slot),
      stays,
      pieces: [slotPiece(t.board, slot)],
      reveals: true,
    });
  }
}

/** CD-CARD-LANT-01 Lantern: turn over uncovered cards; Resources stay face up, the others are turned back. */
export const scout = procedure<{ seat: Seat; n: number }>('scout')
  .ask('CD-CARD-LANT-01', 'slots', (t, v) => pickSlots(t, v.seat, openSlots(t.board), v.n, 'scout'))
  .do('CD-RULING-74', (t, v) => shine(t, v.seat, v.slots ?? []))
  .end();

/** Face-down Common Cards of the current zone, covered or not. */
function peekable(board: Board): number[] {
  const field = currentField(board);
  const found: number[] = [];
  for (let slot = SPECIAL_SLOTS; slot < field.cards.length; slot++) {
    if (field.cards[slot] !== null && field.up[slot] === false) found.push(slot);
  }
  return found;
}

function lookAt(t: T, seat: Seat, slots: readonly number[]): CardInstance[] {
  const field = currentField(t.board);
  return slots.map((slot) => {
    const card = field.cards[slot]!;
    field.known[slot] = true;
    t.tell?.({
      kind: 'peeked',
      ...named(t, seat),
      card: cardOf(card).id,
      ...slotWords(t.board, slot),
      pieces: [slotPiece(t.board, slot)],
      reveals: true,
    });
    return card;
  });
}

function askOrder(seat: Seat, seen: readonly CardInstance[]): Order<CardInstance> | null {
  if (seen.length < 2) return null;
  return order(seat, seen, aboutCards('reorder'));
}

function putBack(t: T, seat: Seat, slots: readonly number[], cards: readonly CardInstance[]): void {
  const field = currentField(t.board);
  slots.forEach((slot, at) => (field.cards[slot] = cards[at]!));
  if (slots.length > 1) t.tell?.({ kind: 'reordered', ...named(t, seat), n: slots.length });
}

/** CD-CARD-BINO-01 Binoculars: look at Common Cards anywhere, put them back in any order among their slots. */
export const peek = procedure<{ seat: Seat; n: number }>('peek')
  .ask('CD-CARD-BINO-01', 'slots', (t, v) => pickSlots(t, v.seat, peekable(t.board), v.n, 'peek'))
  .set('CD-CARD-BINO-01a', 'seen', (t, v) => lookAt(t, v.seat, v.slots ?? []))
  .ask('CD-CARD-BINO-01b', 'order', (_, v) => askOrder(v.seat, v.seen))
  .do('CD-CARD-BINO-01c', (t, v) => putBack(t, v.seat, v.slots ?? [], v.order ?? v.seen))
  .end();
