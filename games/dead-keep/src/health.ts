// DK-KO, DK-TOKEN-07, DK-TREAS-03: health, Potions and Mana of the Adventurers.

import { said, type Seat } from '@gravetable/kernel';
import { ADVENTURERS, adventurerOf } from './cards/adventurers.ts';
import type { ZoneNo } from './map/types.ts';
import type { T } from './rulebook.ts';
import type { Adventurer, Board, Who } from './state.ts';

/** DK-SETUP-17, DK-MANA-02. */
export const MOST_MANA = 10;
/** DK-TOKEN-07. */
const POTION_HEALS = 3;

export const healthOf = (a: Adventurer): number => adventurerOf(a.id).health;

/** Fewer Wounds than this strike nobody down. */
const LEAST_HEALTH = Math.min(...ADVENTURERS.map(({ health }) => health));

/** DK-KO-01, DK-RULING-02. */
export const isKo = (a: Adventurer): boolean => a.wounds >= LEAST_HEALTH && a.wounds >= healthOf(a);

/** Who stands in the Zone: DK-RULING-21 leaves out the KO'ed. */
export function standingIn(board: Board, zone: ZoneNo): Who[] {
  const found: Who[] = [];
  for (let who = 0; who < board.party.length; who++)
    if (board.party[who]!.zone === zone && !isKo(board.party[who]!)) found.push(who);
  return found;
}

/** DK-MANA-02: what goes beyond ten is lost. */
export function gainMana(t: T, who: Who, n: number, skill: string): void {
  const a = t.board.party[who]!;
  const gained = Math.min(MOST_MANA - a.mana, n);
  a.mana += gained;
  t.tell?.({ kind: 'gainsMana', adventurer: a.id, n: gained, mana: a.mana, skill });
}

/** DK-RULING-120: lost Mana stops at 0. */
export function loseMana(t: T, who: Who, n: number): void {
  const a = t.board.party[who]!;
  const lost = Math.min(a.mana, n);
  a.mana -= lost;
  if (lost > 0) t.tell?.({ kind: 'losesMana', adventurer: a.id, n: lost, mana: a.mana });
}

/** A price in Mana, known to be affordable. */
export function payMana(t: T, who: Who, n: number, skill: string): void {
  if (n === 0) return;
  const a = t.board.party[who]!;
  a.mana -= n;
  t.tell?.({ kind: 'paysMana', adventurer: a.id, n, mana: a.mana, skill });
}

export function heal(t: T, who: Who, n: number): void {
  const a = t.board.party[who]!;
  const healed = Math.min(a.wounds, n);
  a.wounds -= healed;
  t.tell?.({ kind: 'healed', adventurer: a.id, n: healed, left: healthOf(a) - a.wounds });
}

/** A Potion of one Adventurer, drunk by somebody in the same Zone. */
export interface Drink {
  readonly do: 'drink';
  readonly holder: Who;
  readonly target: Who;
}

/** DK-TOKEN-07, DK-KO-04: every use of a Potion this seat could make. */
export function drinksOf(board: Board, seat: Seat): Drink[] {
  const found: Drink[] = [];
  const { party } = board;
  for (let holder = 0; holder < party.length; holder++) {
    const a = party[holder]!;
    if (a.seat !== seat || a.potions === 0 || isKo(a)) continue;
    for (let target = 0; target < party.length; target++) {
      const b = party[target]!;
      if (b.zone === a.zone && b.wounds > 0) found.push({ do: 'drink', holder, target });
    }
  }
  return found;
}

/** DK-KO-03: heals 3 Wounds, and brings back who was KO'ed. */
export function drink(t: T, { holder, target }: Drink): void {
  const a = t.board.party[holder]!;
  const b = t.board.party[target]!;
  const wasKo = isKo(b);
  a.potions--;
  const n = Math.min(b.wounds, POTION_HEALS);
  b.wounds -= n;
  const left = healthOf(b) - b.wounds;
  const pieces = [`adventurer:${b.id}`];
  t.tell?.({ kind: 'drinks', adventurer: a.id, adventurer2: b.id, own: a === b, n, left, pieces });
  if (wasKo) t.tell?.({ kind: 'revived', adventurer: b.id, left, pieces });
}

export const drinkWords = (board: Board, { holder, target }: Drink) =>
  said(
    holder === target ? 'option.drink.self' : isKo(board.party[target]!) ? 'option.revive' : 'option.drink',
    {
      adventurer: board.party[holder]!.id,
      adventurer2: board.party[target]!.id,
    },
  );

export const drinkPieces = (board: Board, { target }: Drink): readonly string[] => [
  `adventurer:${board.party[target]!.id}`,
];
