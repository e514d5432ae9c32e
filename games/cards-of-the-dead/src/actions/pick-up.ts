// CD-ACT-PICK Action: Pick Up. A Resource leaves the Playing Area for the Hand or the Reserve.

import type { Ban, Blocked, Seat } from '@gravetable/kernel';
import { cardOf, type CardInstance } from '../cards/deck.ts';
import { pickUpOf, type Choice, type ChoiceOf } from '../choices.ts';
import { discard } from '../piles.ts';
import { takeOff } from '../playing-area.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Board, SurvivorState } from '../state.ts';
import { canBeDiscarded, canBeStored, hasHandRoom, hasReserveRoom, named, takeFrom } from '../survivor.ts';

/** CD-ACT-PICK-02, -03: whether a card of the Playing Area may go there as it is, or why not. */
function mayPickUp(survivor: SurvivorState, instance: CardInstance, to: 'hand' | 'reserve'): true | Ban {
  const { id: card, kind } = cardOf(instance);
  if (kind !== 'resource') return ['NOT_A_RESOURCE', 'CD-ACT-PICK-03', { card }];
  if (to === 'hand') return hasHandRoom(survivor) || ['HAND_FULL', 'CD-ACT-PICK-02', { card }];
  if (!canBeStored(instance)) return ['NEVER_STORED', 'CD-RULING-20', { card }];
  return hasReserveRoom(survivor) || ['RESERVE_FULL', 'CD-ACT-PICK-02', { card }];
}

/** CD-ACT-PICK-01, 02: where there is room; without room in either, in the place of a discarded card. */
export function offerPickUp(board: Board, survivor: SurvivorState, out: Choice[]): void {
  const full = !hasHandRoom(survivor) && !hasReserveRoom(survivor);
  for (let at = 0; at < board.spaces.length; at++) {
    const instance = board.spaces[at]!.card;
    if (instance === null || cardOf(instance).kind !== 'resource') continue;
    if (mayPickUp(survivor, instance, 'hand') === true) out.push(pickUpOf(at, 'hand', null));
    if (mayPickUp(survivor, instance, 'reserve') === true) out.push(pickUpOf(at, 'reserve', null));
    if (!full) continue;
    for (const card of survivor.hand) if (canBeDiscarded(card)) out.push(pickUpOf(at, 'hand', card));
    if (!canBeStored(instance)) continue;
    for (const card of survivor.reserve) out.push(pickUpOf(at, 'reserve', card));
  }
}

export function blockedPickUp(board: Board, survivor: SurvivorState, out: Blocked<Choice>[]): void {
  for (let at = 0; at < board.spaces.length; at++) {
    const instance = board.spaces[at]!.card;
    if (instance === null) continue;
    const { id: card, kind } = cardOf(instance);
    if (kind === 'resource' && survivor.actionsLeft === 0)
      out.push([pickUpOf(at, 'hand', null), 'NO_ACTIONS', 'CD-TURN-03', { card }]);
    // What cannot be picked up at all is said once.
    for (const to of kind === 'resource' ? (['hand', 'reserve'] as const) : (['hand'] as const)) {
      const found = mayPickUp(survivor, instance, to);
      if (found !== true) out.push([pickUpOf(at, to, null), ...found]);
    }
  }
}

function makeRoom(t: T, seat: Seat, to: 'hand' | 'reserve', card: CardInstance): void {
  takeFrom(t.board.survivors[seat]![to], card);
  discard(t.board, card);
  t.tell?.({ kind: 'discarded', ...named(t, seat), card: cardOf(card).id, skill: null });
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
