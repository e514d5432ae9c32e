// CD 5.3 Decision types: the answers of the Survivor turn. Equal answers are one object, so listing them costs nothing.

import type { Seat } from '@gravetable/kernel';
import { INSTANCES, type CardInstance } from './cards/deck.ts';
import { SPACES, type Space } from './cards/playing-area.ts';
import { SURVIVOR_IDS } from './cards/survivors.ts';
import { MOST_SLOTS } from './layout.ts';

export type Choice =
  | {
      readonly do: 'pickUp';
      readonly space: Space;
      readonly to: 'hand' | 'reserve';
      readonly discard: CardInstance | null;
    }
  | { readonly do: 'store'; readonly card: CardInstance }
  | { readonly do: 'fetch'; readonly card: CardInstance }
  | { readonly do: 'exchange'; readonly card: CardInstance; readonly for: CardInstance }
  | { readonly do: 'equip'; readonly card: CardInstance }
  | { readonly do: 'give'; readonly card: CardInstance; readonly to: Seat }
  | {
      readonly do: 'use';
      readonly card: CardInstance;
      readonly target: Space | null;
      readonly option: 1 | 2 | 3 | null;
    }
  | { readonly do: 'load'; readonly card: CardInstance }
  | { readonly do: 'attack'; readonly space: Space; readonly pay: 'action' | 'immunity' }
  | { readonly do: 'flip' }
  | { readonly do: 'track'; readonly discard: CardInstance }
  | { readonly do: 'run'; readonly slot: number }
  | { readonly do: 'walk'; readonly slot: number }
  | { readonly do: 'walkPlace'; readonly space: Space }
  | { readonly do: 'endTurn' }
  | { readonly do: 'keep'; readonly card: CardInstance }
  | { readonly do: 'discard'; readonly card: CardInstance }
  | { readonly do: 'pay'; readonly card: CardInstance; readonly seat: Seat }
  | { readonly do: 'decline' };

export type ChoiceOf<D extends Choice['do']> = Extract<Choice, { readonly do: D }>;

const perCard = <C>(make: (card: CardInstance) => C): ((card: CardInstance) => C) => {
  const all = INSTANCES.map((_, card) => make(card as CardInstance));
  return (card) => all[card]!;
};
const perSpace = <C>(make: (space: Space) => C): ((at: number) => C) => {
  const all = SPACES.map(make);
  return (at) => all[at]!;
};
const perSlot = <C>(make: (slot: number) => C): ((slot: number) => C) => {
  const all = Array.from({ length: MOST_SLOTS }, (_, slot) => make(slot));
  return (slot) => all[slot]!;
};

/** Too many to make them all beforehand: those of a card are made when first wanted. */
function rowPerCard<C>(size: number, make: (card: CardInstance, at: number) => C) {
  const rows: (readonly C[] | null)[] = INSTANCES.map(() => null);
  return (card: CardInstance): readonly C[] =>
    (rows[card] ??= Array.from({ length: size }, (_, at) => make(card, at)));
}

export const storeOf = perCard((card): Choice => ({ do: 'store', card }));
export const fetchOf = perCard((card): Choice => ({ do: 'fetch', card }));
export const equipOf = perCard((card): Choice => ({ do: 'equip', card }));
export const loadOf = perCard((card): Choice => ({ do: 'load', card }));
export const trackOf = perCard((card): Choice => ({ do: 'track', discard: card }));
export const keepOf = perCard((card): Choice => ({ do: 'keep', card }));
export const discardOf = perCard((card): Choice => ({ do: 'discard', card }));
export const walkOf = perSlot((slot): Choice => ({ do: 'walk', slot }));
export const runOf = perSlot((slot): Choice => ({ do: 'run', slot }));
export const walkPlaceOf = perSpace((space): Choice => ({ do: 'walkPlace', space }));
export const attackOf = perSpace((space): Choice => ({ do: 'attack', space, pay: 'action' }));
export const skillAttackOf = perSpace((space): Choice => ({ do: 'attack', space, pay: 'immunity' }));
export const FLIP: Choice = { do: 'flip' };
export const END_TURN: Choice = { do: 'endTurn' };
export const DECLINE: Choice = { do: 'decline' };

const pickUpPerSpace = (to: 'hand' | 'reserve') =>
  perSpace((space): Choice => ({ do: 'pickUp', space, to, discard: null }));
const pickUpToHand = pickUpPerSpace('hand');
const pickUpToReserve = pickUpPerSpace('reserve');
const pickUpsForHand = rowPerCard(SPACES.length, (discard, at): Choice => ({
  do: 'pickUp',
  space: SPACES[at]!,
  to: 'hand',
  discard,
}));
const pickUpsForReserve = rowPerCard(SPACES.length, (discard, at): Choice => ({
  do: 'pickUp',
  space: SPACES[at]!,
  to: 'reserve',
  discard,
}));
export function pickUpOf(at: number, to: 'hand' | 'reserve', discard: CardInstance | null): Choice {
  if (discard === null) return to === 'hand' ? pickUpToHand(at) : pickUpToReserve(at);
  return (to === 'hand' ? pickUpsForHand(discard) : pickUpsForReserve(discard))[at]!;
}

/** By the card that leaves the Hand. */
export const exchangesOf = rowPerCard(INSTANCES.length, (card, other): Choice => ({
  do: 'exchange',
  card,
  for: other as CardInstance,
}));
export function exchangeOf(card: CardInstance, other: CardInstance): Choice {
  return exchangesOf(card)[other]!;
}

const gifts = rowPerCard(SURVIVOR_IDS.length, (card, to): Choice => ({ do: 'give', card, to }));
export function giveOf(card: CardInstance, to: Seat): Choice {
  return gifts(card)[to]!;
}

type UseOption = 1 | 2 | 3 | null;
const USE_OPTIONS: readonly UseOption[] = [null, 1, 2, 3];
const uses = rowPerCard((SPACES.length + 1) * USE_OPTIONS.length, (card, key): Choice => ({
  do: 'use',
  card,
  target: SPACES[Math.floor(key / USE_OPTIONS.length)] ?? null,
  option: USE_OPTIONS[key % USE_OPTIONS.length]!,
}));
/** `at` is a space counted from 0, or null for a use without a target. */
export function useOf(card: CardInstance, at: number | null, option: UseOption): Choice {
  return uses(card)[(at ?? SPACES.length) * USE_OPTIONS.length + (option ?? 0)]!;
}

const payments = rowPerCard(SURVIVOR_IDS.length, (card, seat): Choice => ({ do: 'pay', card, seat }));
export function payOf(card: CardInstance, seat: Seat): Choice {
  return payments(card)[seat]!;
}
