// How small questions about cards are said and shown: what to keep, to discard, to pay with.

import { said, type Aside, type Json } from '@gravetable/kernel';
import { cardOf, type CardInstance } from './cards/deck.ts';
import type { Choice } from './choices.ts';
import type { Board, SurvivorState } from './state.ts';

/** A question whose answers name one card each, or decline. */
export function aboutOneCard(
  kind: 'keep' | 'room' | 'toll' | 'pay',
  board: Board,
  about: { readonly [key: string]: Json } = {},
  /** Who dies for certain when it is declined. */
  dying: readonly SurvivorState[] = [],
): Aside<Choice> {
  return {
    kind,
    about,
    touches: (choice) => ('card' in choice ? [`card:${choice.card}`] : []),
    says(choice) {
      if (choice.do === 'pay') {
        const { id, hand } = board.survivors[choice.seat]!;
        const from = hand.includes(choice.card) ? 'hand' : 'reserve';
        return said('option.pay', { survivor: id, card: cardOf(choice.card).id, from });
      }
      if ('card' in choice) return said(`option.${choice.do}`, { card: cardOf(choice.card).id });
      return said(`option.decline.${kind}`, {
        ...about,
        n: dying.length,
        survivors: dying.map(({ id }) => id),
      });
    },
  };
}

/** A question whose answers are lists of cards. */
export function aboutCards(kind: string, about: { readonly [key: string]: Json } = {}): Aside<CardInstance> {
  return {
    kind,
    about,
    touches: (card) => [`card:${card}`],
    says: (card) => said('option.card', { card: cardOf(card).id }),
  };
}
