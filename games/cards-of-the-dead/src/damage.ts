// CD-DMG, CD-HP, CD-DEF Damage: what it does to cards and to Survivors. Losses are no Damage: Defence never absorbs them.

import type { Seat } from '@gravetable/kernel';
import { cardOf } from './cards/deck.ts';
import { SURVIVORS } from './cards/survivors.ts';
import { die } from './death.ts';
import type { DamageType } from './log.ts';
import { discard } from './piles.ts';
import { spaceName, takeOff } from './playing-area.ts';
import type { T } from './rulebook.ts';
import { living, named } from './survivor.ts';
import { hitPoints } from './threats.ts';

/** CD-RULING-44: worn Defence first, Vitality for the rest. */
export function hurt(t: T, seat: Seat, n: number): void {
  const survivor = t.board.survivors[seat]!;
  if (survivor.vitality === 0 || n <= 0) return;
  let rest = n;
  if (survivor.worn !== null) {
    const absorbed = Math.min(survivor.defence, n);
    rest -= absorbed;
    survivor.defence -= absorbed;
    const card = survivor.worn;
    t.tell?.({
      kind: 'absorbed',
      ...named(t, seat),
      card: cardOf(card).id,
      n: absorbed,
      left: survivor.defence,
    });
    if (survivor.defence === 0) {
      survivor.worn = null;
      discard(t.board, card);
    }
  }
  if (rest === 0) return;
  survivor.vitality = Math.max(0, survivor.vitality - rest);
  t.tell?.({ kind: 'hurt', ...named(t, seat), n: rest, vitality: survivor.vitality });
  if (survivor.vitality === 0) die(t, seat);
}

/** CD-HP-03 */
export function loseVitality(t: T, seat: Seat, n: number): void {
  const survivor = t.board.survivors[seat]!;
  if (survivor.vitality === 0 || n <= 0) return;
  survivor.vitality = Math.max(0, survivor.vitality - n);
  t.tell?.({ kind: 'lostVitality', ...named(t, seat), n, vitality: survivor.vitality });
  if (survivor.vitality === 0) die(t, seat);
}

/** CD-IMM-01, CD-RULING-14: what exceeds the remaining Immunity is taken from Vitality. */
export function loseImmunity(t: T, seat: Seat, n: number): void {
  const survivor = t.board.survivors[seat]!;
  if (survivor.vitality === 0 || n <= 0) return;
  const lost = Math.min(survivor.immunity, n);
  survivor.immunity -= lost;
  if (lost > 0) t.tell?.({ kind: 'lostImmunity', ...named(t, seat), n: lost, immunity: survivor.immunity });
  loseVitality(t, seat, n - lost);
}

/** CD-RULING-07: never above the maximum. */
export function gainVitality(t: T, seat: Seat, n: number): void {
  const survivor = t.board.survivors[seat]!;
  const gained = Math.min(n, SURVIVORS[survivor.id].vitality - survivor.vitality);
  survivor.vitality += gained;
  if (gained > 0)
    t.tell?.({ kind: 'gainedVitality', ...named(t, seat), n: gained, vitality: survivor.vitality });
}

export function gainImmunity(t: T, seat: Seat, n: number): void {
  const survivor = t.board.survivors[seat]!;
  const gained = Math.min(n, SURVIVORS[survivor.id].immunity - survivor.immunity);
  survivor.immunity += gained;
  if (gained > 0)
    t.tell?.({ kind: 'gainedImmunity', ...named(t, seat), n: gained, immunity: survivor.immunity });
}

/** Damage to the card on a space, if there is one that can be damaged (CD-GO-05). */
export function damageCard(t: T, at: number, n: number, type: DamageType): void {
  const space = t.board.spaces[at];
  if (space === undefined || space.card === null) return;
  const card = cardOf(space.card);
  if (card.traits.includes('undamageable')) return;
  space.hits += n;
  const left = Math.max(0, hitPoints(t.board, card) - space.hits);
  t.tell?.({
    kind: 'hit',
    card: card.id,
    space: spaceName(at),
    n,
    type,
    left,
    pieces: [`card:${space.card}`],
  });
  if (left === 0) destroy(t, at, type);
}

/** CD-HP-01 At 0 Hit Points the card leaves; CD-RULING-32: what it leaves behind waits for the aftermath. */
function destroy(t: T, at: number, type: DamageType): void {
  const { board } = t;
  const instance = takeOff(board, at);
  const card = cardOf(instance);
  discard(board, instance);
  if (card.kind === 'zombie') board.zombiesEliminated++;
  t.tell?.({ kind: 'destroyed', card: card.id, space: spaceName(at), pieces: [`card:${instance}`] });
  for (const effect of card.on.opened ?? []) if (effect.op === 'call') board.rewards.push(effect.letter);
  if (type === 'range') return;
  for (const effect of card.on.destroyed ?? []) {
    if (effect.op === 'explode') board.blasts.push({ space: at, n: effect.n });
  }
}

/** CD-RULING-33 A card's own explosion: it leaves first, whatever its remaining Hit Points. */
export function explodeItself(t: T, at: number, n: number): void {
  const { board } = t;
  const instance = takeOff(board, at);
  const card = cardOf(instance);
  discard(board, instance);
  if (card.kind === 'zombie') board.zombiesEliminated++;
  t.tell?.({ kind: 'exploded', card: card.id, space: spaceName(at), n, pieces: [`card:${instance}`] });
  board.blasts.push({ space: at, n });
}

/** CD-DMG-EXP-01 An explosion reaches every Survivor, then the two neighbours (CD-RULING-35). */
export function blast(t: T, at: number, n: number): void {
  t.tell?.({ kind: 'blast', space: spaceName(at), n, pieces: [`space:${at + 1}`] });
  for (const seat of living(t.board)) hurt(t, seat, n);
  damageCard(t, at - 1, n, 'explosive');
  damageCard(t, at + 1, n, 'explosive');
  t.board.bangs++;
}

/** CD-RULING-36 An explosion made by a Survivor's card: target and neighbours, from left to right. */
export function blastTarget(t: T, at: number, n: number, sparesSurvivors: boolean): void {
  t.tell?.({ kind: 'blast', space: spaceName(at), n, pieces: [`space:${at + 1}`] });
  if (!sparesSurvivors) for (const seat of living(t.board)) hurt(t, seat, n);
  for (let space = at - 1; space <= at + 1; space++) damageCard(t, space, n, 'explosive');
  t.board.bangs++;
}

/** CD-DMG-PAR-01, 02, CD-RULING-38: the value is dealt, and one token is put if the target has none. */
export function paralyzeCard(t: T, at: number, n: number): void {
  const space = t.board.spaces[at]!;
  const instance = space.card;
  if (n > 0) damageCard(t, at, n, 'paralyze');
  if (instance === null || space.card !== instance || space.paralysis !== 'none') return;
  space.paralysis = 'pending';
  t.tell?.({
    kind: 'paralysed',
    card: cardOf(instance).id,
    space: spaceName(at),
    pieces: [`card:${instance}`],
  });
}

export function paralyzeSurvivor(t: T, seat: Seat, n: number): void {
  hurt(t, seat, n);
  const survivor = t.board.survivors[seat]!;
  if (survivor.vitality === 0 || survivor.paralysis !== 'none') return;
  survivor.paralysis = 'pending';
  t.tell?.({ kind: 'stunned', ...named(t, seat) });
}
