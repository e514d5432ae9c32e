/** What may lie under a card nobody has seen: counted from what lies open, never from the hidden piles. */

import {
  fieldOf,
  type CardId,
  type CardView,
  type Facts,
  type Kind,
  type Origin,
  type SlotView,
  type View,
} from './facts.ts';

export interface Unseen {
  /** How many cards the face-down one may be. */
  readonly total: number;
  readonly kinds: Readonly<Record<Kind, number>>;
  /** The same by card, most frequent first. */
  readonly cards: readonly (readonly [CardId, number])[];
  /** City row: the EXIT is one of this many face-down cards; null where that says nothing. */
  readonly exitAmong: number | null;
}

export type Back = NonNullable<SlotView['back']>;

const DAYS: readonly Origin[] = ['D1', 'D2', 'D3'];
const INDOOR: Readonly<Record<'market' | 'pharmacy', Origin>> = { market: 'MKT', pharmacy: 'PHA' };

/** Every card that lies open somewhere. */
function open(view: View): ReadonlySet<number> {
  const seen = new Set<number>();
  const put = (card: CardView | null): unknown => card !== null && seen.add(card.instance);
  for (const one of view.survivors) {
    [...one.hand, ...one.reserve, one.equipped, one.loaded, one.worn].forEach(put);
  }
  for (const { card } of [...view.spaces, ...view.main, ...view.indoor]) put(card);
  [...view.commonDiscard, ...view.kitDiscard, ...view.removed, ...view.aside].forEach(put);
  return seen;
}

function decksOf(back: Back, day: number): readonly Origin[] {
  if (back === 'common') return DAYS.slice(0, day);
  return back === 'city' ? ['CITY'] : [INDOOR[back]];
}

/** The cards a face-down card with this back may be. */
export function unseenOf(view: View, { CARDS, INSTANCES }: Facts, back: Back): Unseen {
  const seen = open(view);
  const decks = decksOf(back, view.day);
  const kinds: Record<Kind, number> = { zombie: 0, event: 0, obstacle: 0, place: 0, resource: 0 };
  const cards = new Map<CardId, number>();
  let total = 0;
  INSTANCES.forEach(({ card, origin }, instance) => {
    if (!decks.includes(origin) || seen.has(instance)) return;
    total++;
    kinds[CARDS[card].kind]++;
    cards.set(card, (cards.get(card) ?? 0) + 1);
  });
  const hiddenInRow = fieldOf(view).filter((slot) => slot.back === 'city' && slot.card === null).length;
  return {
    total,
    kinds,
    cards: [...cards].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])),
    exitAmong: back === 'city' && cards.has('exit') && hiddenInRow > 0 ? hiddenInRow : null,
  };
}
