// CD-CARD-SUPPER, CD-CARD-HOME, CD-CARD-TRADER Bargains: events that ask the group for cards.

import { choose, some, type Call, type One, type Seat, type Some } from '@gravetable/kernel';
import { aboutCards, aboutOneCard } from './asides.ts';
import { CARDS } from './cards/catalogue.ts';
import { cardOf, type CardInstance } from './cards/deck.ts';
import type { CardId } from './cards/ids.ts';
import { DECLINE, payOf, type Choice } from './choices.ts';
import { discard, drawFrom, idsOf, reshuffleKit } from './piles.ts';
import { procedure, type T } from './rulebook.ts';
import {
  activeSurvivor,
  discardable,
  hasHandRoom,
  hasReserveRoom,
  livingFrom,
  named,
  takeHeld,
} from './survivor.ts';

/** CD-CARD-SUPPER-01: how much Vitality everybody loses when nobody gives up such a card. */
function lossWithout(wanted: CardId): number {
  for (const { on } of Object.values(CARDS)) {
    const demanded = on.instant?.find((effect) => effect.op === 'discardOr' && effect.card === wanted);
    if (demanded?.op !== 'discardOr') continue;
    const [follows] = demanded.effects;
    return follows?.op === 'vitality' && follows.n !== 'max' ? -follows.n : 0;
  }
  return 0;
}

/** CD-RULING-71: any living Survivor may pay from Hand or Reserve; the active player decides. */
function askPayment(t: T, wanted: CardId): One<Choice> | null {
  const { board } = t;
  const options: Choice[] = [];
  for (const seat of livingFrom(board, 0)) {
    for (const card of discardable(board.survivors[seat]!)) {
      if (cardOf(card).id === wanted) options.push(payOf(card, seat));
    }
  }
  if (options.length === 0) return null;
  options.push(DECLINE);
  const loss = lossWithout(wanted);
  const dying = board.survivors.filter(({ vitality }) => vitality > 0 && vitality <= loss);
  return choose(board.active!, options, aboutOneCard('pay', board, { card: wanted, loss }, dying));
}

function hasPaid(t: T, paid: Choice | null): boolean {
  if (paid === null || paid.do !== 'pay') return false;
  takeHeld(t.board.survivors[paid.seat]!, paid.card);
  discard(t.board, paid.card);
  t.tell?.({ kind: 'discarded', ...named(t, paid.seat), card: cardOf(paid.card).id, skill: null });
  return true;
}

/** CD-CARD-SUPPER-01 One Survivor discards the card, or else. Returns whether it was paid. */
export const demand = procedure<{ wanted: CardId }, boolean>('demand')
  .ask('CD-CARD-SUPPER-01', 'paid', (t, v) => askPayment(t, v.wanted))
  .return('CD-CARD-SUPPER-01a', (t, v) => hasPaid(t, v.paid))
  .end();

/** CD-CARD-HOME-01 One Survivor may discard the card to get something. Returns whether it was paid. */
export const offer = procedure<{ wanted: CardId }, boolean>('offer')
  .ask('CD-CARD-HOME-01', 'paid', (t, v) => askPayment(t, v.wanted))
  .return('CD-CARD-HOME-01a', (t, v) => hasPaid(t, v.paid))
  .end();

function askTrade(t: T, seat: Seat): Some<CardInstance> | null {
  const cards = discardable(t.board.survivors[seat]!);
  if (cards.length === 0) return null;
  return some(seat, cards, { min: 0, max: cards.length }, aboutCards('trade'));
}

function handOver(t: T, seat: Seat, cards: readonly CardInstance[]): void {
  for (const card of cards) {
    takeHeld(t.board.survivors[seat]!, card);
    discard(t.board, card);
  }
}

/** CD-RULING-75: fill the Hand to five, then the Reserve. */
function receive(t: T, seat: Seat, n: number): void {
  const survivor = t.board.survivors[seat]!;
  const drawn = drawFrom(t.board.kitPile, n);
  for (const card of drawn) {
    if (hasHandRoom(survivor)) survivor.hand.push(card);
    else if (hasReserveRoom(survivor)) survivor.reserve.push(card);
    else discard(t.board, card);
  }
  t.tell?.({ kind: 'traded', ...named(t, seat), n, cards: idsOf(drawn), reveals: true });
}

/** CD-RULING-52: a safety net. At most 8 of the 18 are drawn on Day 1, and nobody can give the Trader more than 9. */
const isShortOfKit = (t: T, n: number): boolean =>
  t.board.kitPile.length < n && t.board.kitDiscard.length > 0;

/** CD-CARD-TRADER-01 The Trader: discard any number of cards and draw as many Survival Kit Cards. */
const deal = procedure<{ seat: Seat }>('deal')
  .ask('CD-CARD-TRADER-01', 'given', (t, v) => askTrade(t, v.seat))
  .do('CD-CARD-TRADER-01a', (t, v) => handOver(t, v.seat, v.given ?? []))
  .call('CD-RULING-52', (t, v) => (isShortOfKit(t, v.given?.length ?? 0) ? reshuffleKit.with() : null))
  .do('CD-RULING-75', (t, v) => receive(t, v.seat, v.given?.length ?? 0))
  .end();

export function trade(t: T): Call<void> | null {
  return activeSurvivor(t.board) === null ? null : deal.with({ seat: t.board.active! });
}
