// CD 5.2 What may lie under a card nobody has seen: whatever lies in the places that cannot be told apart from it.

import type { Hidden } from '@gravetable/kernel';
import type { Kind } from './cards/card.ts';
import { cardOf, type CardInstance } from './cards/deck.ts';
import type { CardId } from './cards/ids.ts';
import { alikeByBack } from './hidden.ts';
import type { Board, IndoorZone } from './state.ts';

export interface Unseen {
  /** How many cards the face-down one may be. */
  readonly total: number;
  readonly kinds: Readonly<Record<Kind, number>>;
  /** The same by card, most frequent first. */
  readonly cards: readonly (readonly [CardId, number])[];
  /** City row: the EXIT is one of this many face-down cards; null where that says nothing. */
  readonly exitAmong: number | null;
}

/** By what the back of a card shows. */
export type Odds = Readonly<Partial<Record<'common' | 'city' | IndoorZone, Unseen>>>;

type Places = Hidden['places'];

const cardsIn = (places: Places): CardInstance[] => places.map(({ list, at }) => list[at] as CardInstance);

function counted(instances: readonly CardInstance[], exitAmong: number | null = null): Unseen {
  const kinds: Record<Kind, number> = { zombie: 0, event: 0, obstacle: 0, place: 0, resource: 0 };
  const cards = new Map<CardId, number>();
  for (const instance of instances) {
    const { id, kind } = cardOf(instance);
    kinds[kind]++;
    cards.set(id, (cards.get(id) ?? 0) + 1);
  }
  const byNumber = [...cards].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return { total: instances.length, kinds, cards: byNumber, exitAmong };
}

export function odds(board: Board): Odds {
  const { common, otherCity, cityRow, indoorRow } = alikeByBack(board);
  const row = cardsIn(cityRow);
  const exits = row.filter((card) => cardOf(card).id === 'exit');
  return {
    common: counted(cardsIn(common)),
    city: counted([...cardsIn(otherCity), ...exits], exits.length > 0 ? row.length : null),
    ...(board.zone === 'main' ? {} : { [board.zone]: counted(cardsIn(indoorRow)) }),
  };
}
