/** The relics: what the cards of the deck are. */

export type Kind = 'ring' | 'bell' | 'candle' | 'skull';

/** A card of the deck, by its number in the box. */
export type Relic = number & { readonly relic: unique symbol };

interface Facts {
  readonly id: Kind;
  readonly copies: number;
  /** What one, two, three… of the kind are worth together (EX-SELL-01); more than listed are worth no more. */
  readonly pays: readonly number[];
}

export const KINDS: readonly Facts[] = [
  { id: 'ring', copies: 7, pays: [2, 5, 8, 11] },
  { id: 'bell', copies: 7, pays: [3, 5, 7, 9] },
  { id: 'candle', copies: 8, pays: [1, 4, 8, 13] },
  { id: 'skull', copies: 9, pays: [1, 3, 7, 15] },
];

const BOX: readonly Kind[] = KINDS.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));

/** Every relic of the box, in order. */
export const RELICS: readonly Relic[] = BOX.map((_, number) => number as Relic);

export function kindOf(relic: Relic): Kind {
  return BOX[relic]!;
}

/** What relics of one kind are worth together. */
export function worth(relics: readonly Relic[]): number {
  if (relics.length === 0) return 0;
  const { pays } = KINDS.find(({ id }) => id === kindOf(relics[0]!))!;
  return pays[Math.min(relics.length, pays.length) - 1]!;
}
