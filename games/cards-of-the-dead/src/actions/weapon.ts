// CD-ACT-SWAP-03..05, CD-ACT-USE-02, CD-AMMO Weapons: equip them, load them, turn the Rifle over.

import type { Blocked, Seat } from '@gravetable/kernel';
import type { Card } from '../cards/card.ts';
import { cardOf, type CardInstance } from '../cards/deck.ts';
import { equipOf, FLIP, loadOf as loadChoice, type Choice, type ChoiceOf } from '../choices.ts';
import type { Agent, Ammunition } from '../effects.ts';
import { layLoaded, loadOf } from '../perform.ts';
import { discard } from '../piles.ts';
import { procedure, type T } from '../rulebook.ts';
import type { SurvivorState } from '../state.ts';
import { named, takeFrom } from '../survivor.ts';

/** CD-CARD 2.1: a weapon is a Resource with an attack. */
export function isWeapon(card: Card): boolean {
  return card.on.attack !== null;
}

/** CD-RULING-88: Ammunition on the weapon of its type, an Agent on the Punch only, `any` on every firearm. */
export function fits(load: Ammunition | Agent, weapon: CardInstance | null): boolean {
  if (weapon === null) return false;
  const { ammo, traits } = cardOf(weapon);
  if (load.op === 'agent') return traits.includes('acceptsAgent');
  return ammo !== null && ammo.role === 'needs' && (load.type === 'any' || load.type === ammo.type);
}

export function offerEquipAndLoad(survivor: SurvivorState, out: Choice[]): void {
  for (const instance of survivor.hand) {
    const card = cardOf(instance);
    if (isWeapon(card)) out.push(equipOf(instance));
    if (card.on.load !== null && fits(loadOf(instance)!, survivor.equipped)) out.push(loadChoice(instance));
  }
  if (survivor.equipped !== null && cardOf(survivor.equipped).on.equipped !== null) out.push(FLIP);
}

export function blockedEquipAndLoad(survivor: SurvivorState, out: Blocked<Choice>[]): void {
  const tired = survivor.actionsLeft === 0;
  for (const instance of survivor.hand) {
    const card = cardOf(instance);
    const data = { card: card.id };
    if (isWeapon(card) && tired) out.push([equipOf(instance), 'NO_ACTIONS', 'CD-TURN-03', data]);
    if (card.on.load === null) continue;
    if (!fits(loadOf(instance)!, survivor.equipped))
      out.push([loadChoice(instance), 'DOES_NOT_FIT', 'CD-RULING-88', data]);
    else if (tired) out.push([loadChoice(instance), 'NO_ACTIONS', 'CD-TURN-03', data]);
  }
  for (const instance of survivor.reserve) {
    const card = cardOf(instance);
    const data = { card: card.id };
    if (isWeapon(card)) out.push([equipOf(instance), 'IN_RESERVE', 'CD-ACT-USE-05', data]);
    if (card.on.load !== null) out.push([loadChoice(instance), 'IN_RESERVE', 'CD-ACT-USE-05', data]);
  }
  const weapon = survivor.equipped;
  if (tired && weapon !== null && cardOf(weapon).on.equipped !== null)
    out.push([FLIP, 'NO_ACTIONS', 'CD-TURN-03', {}]);
}

/** CD-ACT-SWAP-04, 05: the old weapon is discarded; one that takes Ammunition or Agents returns to the Hand, unloaded. */
function putAway(t: T, seat: Seat): void {
  const survivor = t.board.survivors[seat]!;
  const old = survivor.equipped!;
  const card = cardOf(old);
  survivor.equipped = null;
  if (card.ammo === null) {
    discard(t.board, old);
    t.tell?.({ kind: 'discarded', ...named(t, seat), card: card.id, skill: null });
    return;
  }
  if (survivor.loaded !== null) discard(t.board, survivor.loaded);
  survivor.loaded = null;
  survivor.loadedUses = 0;
  survivor.hand.push(old);
  t.tell?.({ kind: 'putAway', ...named(t, seat), card: card.id });
}

/** CD-ACT-SWAP-03 Equip a weapon from the Hand; CD-RULING-87: a Rifle shows face A. */
export const equip = procedure<{ seat: Seat; choice: ChoiceOf<'equip'> }>('equip')
  .do('CD-ACT-SWAP-03', (t, v) => {
    const { hand } = t.board.survivors[v.seat]!;
    takeFrom(hand, v.choice.card);
    t.board.aside.push(v.choice.card);
  })
  .when(
    'CD-ACT-SWAP-04',
    (t, v) => t.board.survivors[v.seat]!.equipped !== null,
    (old) => old.do('CD-ACT-SWAP-05', (t, v) => putAway(t, v.seat)),
  )
  .do('CD-ACT-SWAP-03a', (t, v) => {
    const survivor = t.board.survivors[v.seat]!;
    const { card } = v.choice;
    takeFrom(t.board.aside, card);
    survivor.equipped = card;
    survivor.uses = 0;
    survivor.face = 'A';
    t.tell?.({ kind: 'equipped', ...named(t, v.seat), card: cardOf(card).id, pieces: [`card:${card}`] });
  })
  .end();

/** CD-ACT-USE-02 Load: an Ammunition or Agent card from the Hand is laid next to the Equipped weapon. */
export const load = procedure<{ seat: Seat; choice: ChoiceOf<'load'> }>('load')
  .do('CD-ACT-USE-02', (t, v) => {
    takeFrom(t.board.survivors[v.seat]!.hand, v.choice.card);
    t.board.aside.push(v.choice.card);
    layLoaded(t, v.seat, v.choice.card);
  })
  .end();

/** CD-SURV-SELENA-04 One Action turns the Rifle to its other face. */
export const flip = procedure<{ seat: Seat }>('flip')
  .do('CD-SURV-SELENA-04', (t, v) => {
    const survivor = t.board.survivors[v.seat]!;
    survivor.face = survivor.face === 'A' ? 'B' : 'A';
    const { id, on } = cardOf(survivor.equipped!);
    const shot = (survivor.face === 'A' ? on.attack! : on.attackB!)[0]!;
    t.tell?.({
      kind: 'flipped',
      ...named(t, v.seat),
      card: id,
      face: survivor.face,
      n: shot.op === 'range' ? shot.n : 0,
    });
  })
  .end();
