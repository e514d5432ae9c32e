// CD-ACT-PICK Action: Pick Up. A Resource leaves the Playing Area for the Hand or the Reserve.

import type { Blocked, Seat } from '@gravetable/kernel';
import { cardOf, type CardInstance } from '../cards/deck.ts';
import { pickUpOf, type Choice, type ChoiceOf } from '../choices.ts';
import { discard } from '../piles.ts';
import { takeOff } from '../playing-area.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Board, SurvivorState } from '../state.ts';
import { canBeDiscarded, canBeStored, hasHandRoom, hasReserveRoom, named, takeFrom } from '../survivor.ts';

/** CD-ACT-PICK-01, 02: where there is room; without room in either, in the place of a discarded card. */
export function offerPickUp(board: Board, survivor: SurvivorState, out: Choice[]): void {
  const toHand = hasHandRoom(survivor);
  const toReserve = hasReserveRoom(survivor);
  for (let at = 0; at < board.spaces.length; at++) {
    const instance = board.spaces[at]!.card;
    if (instance === null || cardOf(instance).kind !== 'resource') continue;
    if (toHand) out.push(pickUpOf(at, 'hand', null));
    if (toReserve && canBeStored(instance)) out.push(pickUpOf(at, 'reserve', null));
    if (toHand || toReserve) continue;
    for (const card of survivor.hand) if (canBeDiscarded(card)) out.push(pickUpOf(at, 'hand', card));
    if (!canBeStored(instance)) continue;
    for (const card of survivor.reserve) out.push(pickUpOf(at, 'reserve', card));
  }
}

export function blockedPickUp(board: Board, survivor: SurvivorState, out: Blocked<Choice>[]): void {
  const toHand = hasHandRoom(survivor);
  const toReserve = hasReserveRoom(survivor);
  for (let at = 0; at < board.spaces.length; at++) {
    const instance = board.spaces[at]!.card;
    if (instance === null) continue;
    const { id, kind } = cardOf(instance);
    const say = (to: 'hand' | 'reserve', code: string, rule: string): void => {
      out.push([pickUpOf(at, to, null), code, rule, { card: id }]);
    };
    if (kind !== 'resource') {
      say('hand', 'NOT_A_RESOURCE', 'CD-ACT-PICK-03');
      continue;
    }
    if (survivor.actionsLeft === 0) say('hand', 'NO_ACTIONS', 'CD-TURN-03');
    if (!toHand) say('hand', 'HAND_FULL', 'CD-ACT-PICK-02');
    if (!canBeStored(instance)) say('reserve', 'NEVER_STORED', 'CD-RULING-20');
    else if (!toReserve) say('reserve', 'RESERVE_FULL', 'CD-ACT-PICK-02');
  }
}

function makeRoom(t: T, seat: Seat, to: 'hand' | 'reserve', card: CardInstance): void {
  takeFrom(t.board.survivors[seat]![to], card);
  discard(t.board, card);
  t.tell?.({ kind: 'discarded', ...named(t, seat), card: cardOf(card).id });
}

/** CD-ACT-PICK-01 Pick Up: take one Resource from the Playing Area. */
export const pickUp = procedure<{ seat: Seat; choice: ChoiceOf<'pickUp'> }>('pickUp')
  .when(
    'CD-ACT-PICK-02',
    (_, v) => v.choice.discard !== null,
    (full) => full.do('CD-ACT-PICK-02a', (t, v) => makeRoom(t, v.seat, v.choice.to, v.choice.discard!)),
  )
  .do('CD-ACT-PICK-01', (t, v) => {
    const card = takeOff(t.board, v.choice.space - 1);
    t.board.survivors[v.seat]![v.choice.to].push(card);
    t.tell?.({
      kind: 'pickedUp',
      ...named(t, v.seat),
      card: cardOf(card).id,
      space: v.choice.space,
      to: v.choice.to,
      pieces: [`card:${card}`],
    });
  })
  .end();
