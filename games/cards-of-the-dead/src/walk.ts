// CD-WALK, CD-GO Walk: turn over a card, or go through a place. Either way the turn ends.

import type { Blocked, Seat } from '@gravetable/kernel';
import { aftermath } from './aftermath.ts';
import { cardOf } from './cards/deck.ts';
import { walkOf, walkPlaceOf, type Choice, type ChoiceOf } from './choices.ts';
import { currentField, currentLayout, isCovered, openBits } from './layout.ts';
import { effectsOf, perform } from './perform.ts';
import { discardAside } from './piles.ts';
import { procedure, type T } from './rulebook.ts';
import { slotPiece, slotWords } from './scouting.ts';
import type { Board, Door, SurvivorState } from './state.ts';
import { named } from './survivor.ts';

/** CD-RULING-15, 16: with an Action left, any uncovered face-down card, any place that leads somewhere from here. */
export function offerWalk(board: Board, out: Choice[]): void {
  for (let slot = 0, open = openBits(board); open !== 0; slot++, open >>>= 1) {
    if ((open & 1) === 1) out.push(walkOf(slot));
  }
  for (let at = 0; at < board.spaces.length; at++) {
    const { card } = board.spaces[at]!;
    if (card === null || cardOf(card).kind !== 'place') continue;
    if (noWayThrough(board, at) === null) out.push(walkPlaceOf(at));
  }
}

/** Why nobody can walk through the card on this space, or null if somebody can. */
function noWayThrough(board: Board, at: number): readonly [code: string, rule: string] | null {
  const instance = board.spaces[at]!.card;
  const way = instance === null ? undefined : cardOf(instance).on.walk?.[0];
  if (way === undefined) return ['NOT_A_PLACE', 'CD-WALK-02'];
  if (way.op === 'leave') {
    if ((way.zone === 'main') === (board.zone === 'main')) return null;
    return ['OTHER_ZONE', 'CD-RULING-54'];
  }
  if (way.op !== 'enter') return ['NOT_A_PLACE', 'CD-WALK-02'];
  if (board.zone !== 'main') return ['OTHER_ZONE', 'CD-GO-06'];
  return board.visited.includes(way.zone) ? ['VISITED', 'CD-DEPLOY-11'] : null;
}

export function blockedWalk(board: Board, survivor: SurvivorState, out: Blocked<Choice>[]): void {
  const field = currentField(board);
  const layout = currentLayout(board);
  const tired = survivor.actionsLeft === 0;
  for (let slot = 0; slot < layout.length; slot++) {
    const words = slotWords(board, slot);
    if (field.cards[slot] === null) out.push([walkOf(slot), 'EMPTY_SLOT', 'CD-RULING-16', words]);
    else if (field.up[slot] === true) out.push([walkOf(slot), 'TURNED_ALREADY', 'CD-WALK-01', words]);
    else if (isCovered(field, layout, slot)) out.push([walkOf(slot), 'COVERED', 'CD-DEPLOY-02', words]);
    else if (tired) out.push([walkOf(slot), 'NO_ACTIONS', 'CD-RULING-15', words]);
  }
  for (let at = 0; at < board.spaces.length; at++) {
    const instance = board.spaces[at]!.card;
    if (instance === null || cardOf(instance).kind !== 'place') continue;
    const data = { card: cardOf(instance).id };
    const why = noWayThrough(board, at);
    if (why !== null) out.push([walkPlaceOf(at), ...why, data]);
    else if (tired) out.push([walkPlaceOf(at), 'NO_ACTIONS', 'CD-RULING-15', data]);
  }
}

function flipUp(t: T, seat: Seat, slot: number): void {
  const field = currentField(t.board);
  const card = cardOf(field.cards[slot]!);
  field.up[slot] = true;
  field.known[slot] = true;
  t.tell?.({
    kind: 'walks',
    ...named(t, seat),
    card: card.id,
    ...slotWords(t.board, slot),
    pieces: [slotPiece(t.board, slot)],
    reveals: true,
  });
}

function isInstant(t: T, slot: number): boolean {
  return cardOf(currentField(t.board).cards[slot]!).speed === 'instant';
}

/** CD-WALK-01 Turn one card over; CD-SPEED-01: an Instant resolves at once and is discarded. */
export const turnOver = procedure<{ seat: Seat; slot: number }>('turnOver')
  .do('CD-WALK-01a', (t, v) => flipUp(t, v.seat, v.slot))
  .when(
    'CD-SPEED-01',
    (t, v) => isInstant(t, v.slot),
    (instant) =>
      instant
        .set('CD-SPEED-01a', 'card', (t, v) => {
          const field = currentField(t.board);
          const card = field.cards[v.slot]!;
          field.cards[v.slot] = null;
          field.up[v.slot] = false;
          t.board.aside.push(card);
          t.tell?.({ kind: 'instant', card: cardOf(card).id });
          return card;
        })
        .call('CD-SPEED-01b', (t, v) => perform(t, effectsOf(v.card, 'instant'), { card: v.card, at: null }))
        .call('CD-SPEED-01c', (t) => aftermath(t, false))
        .do('CD-SPEED-01d', (t, v) => discardAside(t.board, v.card)),
  )
  .end();

/** CD-WALK-01 Walk: it consumes all remaining Actions. */
export const walk = procedure<{ seat: Seat; choice: ChoiceOf<'walk'> }>('walk')
  .do('CD-WALK-01', (t, v) => {
    t.board.survivors[v.seat]!.actionsLeft = 0;
  })
  .call('CD-WALK-01b', (_, v) => turnOver.with({ seat: v.seat, slot: v.choice.slot }))
  .end();

/** CD-WALK-02 Walk through a place: where it leads is seen to after the Game turn. */
export const walkPlace = procedure<{ seat: Seat; choice: ChoiceOf<'walkPlace'> }>('walkPlace')
  .do('CD-WALK-02', (t, v) => {
    const { board } = t;
    const card = cardOf(board.spaces[v.choice.space - 1]!.card!).id;
    board.survivors[v.seat]!.actionsLeft = 0;
    board.door = card as Door;
    t.tell?.({ kind: 'walksThrough', ...named(t, v.seat), card, space: v.choice.space });
  })
  .end();
