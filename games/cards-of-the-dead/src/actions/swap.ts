// CD-ACT-SWAP Action: Swap. Between Hand and Reserve, and from Hand to Hand.

import type { Blocked, Seat } from '@gravetable/kernel';
import { cardOf } from '../cards/deck.ts';
import { exchangeOf, exchangesOf, fetchOf, giveOf, storeOf, type Choice, type ChoiceOf } from '../choices.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Board, SurvivorState } from '../state.ts';
import {
  canBeDiscarded,
  canBeStored,
  hasHandRoom,
  hasReserveRoom,
  isAlive,
  named,
  takeFrom,
  takeHeld,
} from '../survivor.ts';

/** CD-ACT-SWAP-01, 02: one card to where there is room, or one card for one card. */
export function offerSwap(survivor: SurvivorState, out: Choice[]): void {
  const toHand = hasHandRoom(survivor);
  const toReserve = hasReserveRoom(survivor);
  for (const card of survivor.hand) {
    if (!canBeStored(card)) continue;
    if (toReserve) out.push(storeOf(card));
    const exchanges = exchangesOf(card);
    for (const other of survivor.reserve) out.push(exchanges[other]!);
  }
  if (toHand) for (const card of survivor.reserve) out.push(fetchOf(card));
}

export function blockedSwap(survivor: SurvivorState, out: Blocked<Choice>[]): void {
  const tired = survivor.actionsLeft === 0;
  for (const card of survivor.hand) {
    const { id } = cardOf(card);
    if (!canBeStored(card)) {
      const rule = id === 'punch' ? 'CD-SURV-DAN-05' : 'CD-SURV-SELENA-05';
      out.push([storeOf(card), 'NEVER_STORED', rule, { card: id }]);
      for (const other of survivor.reserve)
        out.push([exchangeOf(card, other), 'NEVER_STORED', rule, { card: id }]);
    } else if (tired) out.push([storeOf(card), 'NO_ACTIONS', 'CD-TURN-03', { card: id }]);
    else if (!hasReserveRoom(survivor))
      out.push([storeOf(card), 'RESERVE_FULL', 'CD-ACT-SWAP-02', { card: id }]);
  }
  for (const card of survivor.reserve) {
    const { id } = cardOf(card);
    if (tired) out.push([fetchOf(card), 'NO_ACTIONS', 'CD-TURN-03', { card: id }]);
    else if (!hasHandRoom(survivor)) out.push([fetchOf(card), 'HAND_FULL', 'CD-ACT-SWAP-02', { card: id }]);
  }
}

function tellSwap(t: T, seat: Seat, choice: ChoiceOf<'store' | 'fetch' | 'exchange'>): void {
  if (t.tell === null) return;
  const said = { ...named(t, seat), card: cardOf(choice.card).id, pieces: [`card:${choice.card}`] };
  if (choice.do === 'store') t.tell({ kind: 'stored', ...said });
  else if (choice.do === 'fetch') t.tell({ kind: 'fetched', ...said });
  else t.tell({ kind: 'exchanged', ...said, card2: cardOf(choice.for).id });
}

/** CD-ACT-SWAP-01 From Hand to Reserve, from Reserve to Hand, or one for one. */
export const swapReserve = procedure<{ seat: Seat; choice: ChoiceOf<'store' | 'fetch' | 'exchange'> }>(
  'swapReserve',
)
  .do('CD-ACT-SWAP-01', (t, v) => {
    const survivor = t.board.survivors[v.seat]!;
    const { choice } = v;
    switch (choice.do) {
      case 'store':
        takeFrom(survivor.hand, choice.card);
        survivor.reserve.push(choice.card);
        break;
      case 'fetch':
        takeFrom(survivor.reserve, choice.card);
        survivor.hand.push(choice.card);
        break;
      case 'exchange':
        takeFrom(survivor.hand, choice.card);
        takeFrom(survivor.reserve, choice.for);
        survivor.hand.push(choice.for);
        survivor.reserve.push(choice.card);
        break;
    }
    tellSwap(t, v.seat, choice);
  })
  .end();

/** CD-ACT-SWAP-06, CD-RULING-24, 25: a card to another living Survivor's Hand with room; never the Punch. */
export function offerGive(board: Board, seat: Seat, out: Choice[]): void {
  const giver = board.survivors[seat]!;
  for (let to = 0; to < board.survivors.length; to++) {
    const taker = board.survivors[to]!;
    if (to === seat || !isAlive(taker) || !hasHandRoom(taker)) continue;
    for (const card of giver.hand) if (canBeDiscarded(card)) out.push(giveOf(card, to));
    for (const card of giver.reserve) out.push(giveOf(card, to));
  }
}

export function blockedGive(board: Board, seat: Seat, out: Blocked<Choice>[]): void {
  const giver = board.survivors[seat]!;
  for (let to = 0; to < board.survivors.length; to++) {
    if (to === seat) continue;
    const taker = board.survivors[to]!;
    for (const card of [...giver.hand, ...giver.reserve]) {
      const data = { card: cardOf(card).id, whom: to };
      const option = giveOf(card, to);
      if (!canBeDiscarded(card)) out.push([option, 'NEVER_GIVEN', 'CD-RULING-24', data]);
      else if (!isAlive(taker)) out.push([option, 'TAKER_DEAD', 'CD-RULING-25', data]);
      else if (!hasHandRoom(taker)) out.push([option, 'TAKER_FULL', 'CD-ACT-SWAP-06', data]);
      else if (giver.actionsLeft === 0) out.push([option, 'NO_ACTIONS', 'CD-TURN-03', data]);
    }
  }
}

/** CD-ACT-SWAP-06 Give one card from Hand or Reserve to another Survivor's Hand. */
export const give = procedure<{ seat: Seat; choice: ChoiceOf<'give'> }>('give')
  .do('CD-ACT-SWAP-06', (t, v) => {
    const { card, to } = v.choice;
    takeHeld(t.board.survivors[v.seat]!, card);
    t.board.survivors[to]!.hand.push(card);
    t.tell?.({
      kind: 'gave',
      ...named(t, v.seat),
      card: cardOf(card).id,
      whom: to,
      survivor2: t.board.survivors[to]!.id,
      pieces: [`card:${card}`],
    });
  })
  .end();
