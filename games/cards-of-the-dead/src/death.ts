// CD-DEATH, CD-RULING-63..69 Death: what a dead Survivor leaves, and Dan's toll.

import { choose, type One, type Seat } from '@gravetable/kernel';
import { aboutOneCard } from './asides.ts';
import { cardOf, originOf, type CardInstance } from './cards/deck.ts';
import type { Choice } from './choices.ts';
import { DECLINE, discardOf } from './choices.ts';
import { discard } from './piles.ts';
import { procedure, type T } from './rulebook.ts';
import { livingFrom, named, takeHeld } from './survivor.ts';
import type { SurvivorState } from './state.ts';

/** CD-RULING-64: everything the Survivor had is discarded by origin; the Punch, of the Starter Set, is removed. */
export function die(t: T, seat: Seat): void {
  const { board } = t;
  const dead = board.survivors[seat]!;
  for (const card of dead.hand) discard(board, card);
  for (const card of dead.reserve) discard(board, card);
  if (dead.equipped !== null) discard(board, dead.equipped);
  if (dead.loaded !== null) discard(board, dead.loaded);
  if (dead.worn !== null) discard(board, dead.worn);
  dead.hand = [];
  dead.reserve = [];
  dead.equipped = null;
  dead.loaded = null;
  dead.worn = null;
  dead.uses = 0;
  dead.loadedUses = 0;
  dead.defence = 0;
  dead.actionsLeft = 0;
  dead.paralysis = 'none';
  t.tell?.({ kind: 'died', ...named(t, seat) });
  if (board.survivors.length > 1)
    t.tell?.({ kind: 'zombieSkill', ...named(t, seat), skill: { id: `survivor.${dead.id}.zombieSkill` } });
  // CD-RULING-68, 85: Dan's toll is a single event, which waits until the blow that killed him has reached everyone.
  if (dead.id === 'dan' && board.survivors.length > 1) board.toll = seat;
}

function commonCards(survivor: SurvivorState): CardInstance[] {
  return [...survivor.hand, ...survivor.reserve].filter((card) => {
    const origin = originOf(card);
    return origin === 'D1' || origin === 'D2' || origin === 'D3';
  });
}

function askToll(t: T, seat: Seat): One<Choice> | null {
  const cards = commonCards(t.board.survivors[seat]!);
  if (cards.length === 0) return null;
  // Half of 1 is rounded up.
  const dying = t.board.survivors.slice(seat, seat + 1).filter(({ vitality }) => vitality === 1);
  return choose<Choice>(
    seat,
    [...cards.map(discardOf), DECLINE],
    aboutOneCard('toll', t.board, { survivor: t.board.survivors[seat]!.id }, dying),
  );
}

/** CD-SURV-DAN-03 Dan's toll: clockwise from his seat, each discards a Common Card or loses half. */
export const danToll = procedure('danToll')
  .set('CD-SURV-DAN-03', 'seats', (t) => livingFrom(t.board, t.board.toll!))
  .do('CD-RULING-68', (t) => {
    t.board.toll = null;
  })
  .while(
    'CD-SURV-DAN-03a',
    (_, v) => v.seats.length > 0,
    (each) =>
      each
        .set('CD-SURV-DAN-03b', 'seat', (_, v) => v.seats[0]!)
        .set('CD-SURV-DAN-03c', 'seats', (_, v) => v.seats.slice(1))
        .ask('CD-RULING-69', 'paid', (t, v) => askToll(t, v.seat))
        .do('CD-RULING-69b', (t, v) => payToll(t, v.seat, v.paid)),
  )
  .end();

function payToll(t: T, seat: Seat, paid: Choice | null): void {
  const survivor = t.board.survivors[seat]!;
  if (paid !== null && paid.do === 'discard') {
    takeHeld(survivor, paid.card);
    discard(t.board, paid.card);
    t.tell?.({ kind: 'discarded', ...named(t, seat), card: cardOf(paid.card).id, skill: null });
    return;
  }
  survivor.vitality -= Math.ceil(survivor.vitality / 2);
  survivor.immunity -= Math.ceil(survivor.immunity / 2);
  t.tell?.({
    kind: 'toll',
    ...named(t, seat),
    vitality: survivor.vitality,
    immunity: survivor.immunity,
  });
  if (survivor.vitality === 0) die(t, seat);
}
