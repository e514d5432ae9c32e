// DK-SETUP-11, -12, DK-RULING-87, -163: drawing cards, and what is shuffled when nothing is left to draw.

import { shuffled } from '@gravetable/kernel';
import { EQUIPMENT, isCrawlerCard } from './cards/box.ts';
import { enemyCardOf } from './cards/decks/index.ts';
import type { EquipmentDeck } from './cards/equipment.ts';
import { procedure, type T } from './rulebook.ts';
import type { Board, CardNo, Deck } from './state.ts';

export type DeckName = 'street' | 'building' | 'necro' | 'artifact' | 'talisman';

const HIGHEST_LEVEL = 5;
const isEnemyDeck = (deck: DeckName): boolean => deck === 'street' || deck === 'building';

/** The discards that make a new deck: of an Enemy deck those of Level 5 alone. */
function fresh(board: Board, name: DeckName): number[] {
  const { discard } = board[name];
  return isEnemyDeck(name) ? discard.filter((card) => enemyCardOf(card).level === HIGHEST_LEVEL) : discard;
}

function lay(t: T, name: DeckName, pile: readonly number[]): void {
  const deck: Deck = t.board[name];
  deck.discard = deck.discard.filter((card) => !pile.includes(card));
  deck.pile = pile.slice();
  t.tell?.({ kind: 'reshuffled', deck: name });
}

/** The top card. Crawler cards are all alike: the lowest number of those left stands for any of them, so none tells which it was. */
function pop({ pile }: Deck, name: DeckName): number | undefined {
  const card = pile.pop();
  if (card === undefined || name !== 'necro' || !isCrawlerCard(card)) return card;
  const lowest = Math.min(card, ...pile.filter(isCrawlerCard));
  if (lowest < card) pile[pile.indexOf(lowest)] = card;
  return lowest;
}

/** Up to n cards from the top, first drawn first; fewer where deck and discards are used up. */
export const draw = procedure<{ deck: DeckName; n: number }, readonly number[]>('draw')
  .set('DK-SETUP-11', 'drawn', (): readonly number[] => [])
  .set('DK-SETUP-11a', 'left', (_, v): number => v.n)
  .while(
    'DK-SETUP-11b',
    (_, v) => v.left > 0,
    (each) =>
      each
        .when(
          'DK-SETUP-12',
          (t, v) => t.board[v.deck].pile.length === 0 && fresh(t.board, v.deck).length > 0,
          (empty) =>
            empty
              .chance('DK-SETUP-12a', 'pile', (t, v) => shuffled(fresh(t.board, v.deck)))
              .do('DK-SETUP-12b', (t, v) => lay(t, v.deck, v.pile)),
        )
        .set('DK-SETUP-11c', 'drawn', (t, v): readonly number[] => {
          const card = pop(t.board[v.deck], v.deck);
          return card === undefined ? v.drawn : [...v.drawn, card];
        })
        .set('DK-SETUP-11d', 'left', (_, v) => v.left - 1),
  )
  .return('DK-SETUP-11e', (_, v) => v.drawn)
  .end();

/** The deck a card of Equipment belongs to. */
const PILES = {
  adventure: 'adventure',
  talisman: 'talisman',
  necromantic: 'necro',
  artifact: 'artifact',
} as const satisfies Record<EquipmentDeck, keyof Board>;

export function discardEquipment(board: Board, card: CardNo): void {
  board[PILES[EQUIPMENT[card]!.deck]].discard.push(card);
}

/** Ledger 7.6, card life: a resolved Enemy card. */
export function discardEnemyCard(board: Board, card: number): void {
  board[enemyCardOf(card).deck].discard.push(card);
}
