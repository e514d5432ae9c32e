// DK 5.3 Out-of-turn permissions: Potions at any time, discards for Consume, advice to the First Player.

import { choose, said, votePower, type Aside, type Ask, type Power, type Seat } from '@gravetable/kernel';
import { EQUIPMENT } from './cards/box.ts';
import type { Event } from './events.ts';
import { carried } from './gear.ts';
import { drink, drinkPieces, drinksOf, drinkWords, isKo, type Drink } from './health.ts';
import { isOver } from './judge.ts';
import { consume } from './layout.ts';
import { discardEquipment } from './piles.ts';
import { book, procedure, type T } from './rulebook.ts';
import { has } from './skills.ts';
import type { Adventurer, Board, CardNo, Who } from './state.ts';

/** DK-RULING-130: questions while rolled dice wait. */
const DICE_WAIT: ReadonlySet<string | undefined> = new Set([
  'reroll',
  'doorReroll',
  'sureShot',
  'hits',
  'armorReroll',
]);

const kindOf = ({ aside }: Ask<unknown>): string | undefined => (aside as Aside<unknown> | undefined)?.kind;

/** DK-RULING-61: between two steps, while no roll is pending; not before the Quest has begun. */
function isWindow({ board }: T, seat: Seat, asked: () => readonly Ask<unknown>[]): boolean {
  const playing = board.phase === 'players' || board.phase === 'activation' || board.phase === 'spawn';
  if (!playing || isOver(board)) return false;
  // Whoever is asked before Wounds has the Potions among the answers.
  return asked().every(
    (one) => !DICE_WAIT.has(kindOf(one)) && !(one.seat === seat && kindOf(one) === 'beforeWounds'),
  );
}

const takePotion = procedure<{ seat: Seat; choice: Drink }>('takePotion')
  .do('DK-TOKEN-07', (t, v) => drink(t, v.choice))
  .end();

/** DK-TREAS-03: also in another's Turn. */
const usePotion: Power<Board, Event> = {
  label: 'DK-TREAS-03',
  offer: (t, seat, asked) => {
    const drinks = drinksOf(t.board, seat);
    if (drinks.length === 0 || !isWindow(t, seat, asked)) return null;
    return choose(seat, drinks, {
      kind: 'potion',
      says: (one) => drinkWords(t.board, one),
      touches: (one) => drinkPieces(t.board, one),
    });
  },
  play: takePotion,
};

export interface Discard {
  readonly do: 'discard';
  readonly who: Who;
  /** Null: a Potion. */
  readonly card: CardNo | null;
}

/** DK-RULING-131: out of turn a discard is worth something only to Consume. */
function discardsOf(board: Board, seat: Seat): Discard[] {
  return board.party.flatMap((a, who): Discard[] => {
    if (a.seat !== seat || isKo(a) || !has(board, who, 'consume')) return [];
    const cards = carried(a).map((card): Discard => ({ do: 'discard', who, card }));
    return a.potions > 0 ? [...cards, { do: 'discard', who, card: null }] : cards;
  });
}

function takeAway(a: Adventurer, card: CardNo): void {
  if (a.body === card) a.body = null;
  for (const cards of [a.hands, a.pack, a.talismans])
    if (cards.includes(card)) cards.splice(cards.indexOf(card), 1);
}

const throwAway = procedure<{ seat: Seat; choice: Discard }>('throwAway')
  .do('DK-SKILL-CONSUME', (t, v) => {
    const a = t.board.party[v.choice.who]!;
    const { card } = v.choice;
    if (card === null) {
      a.potions--;
      t.tell?.({ kind: 'discardsPotion', adventurer: a.id });
    } else {
      takeAway(a, card);
      discardEquipment(t.board, card);
      t.tell?.({ kind: 'discards', adventurer: a.id, cards: [EQUIPMENT[card]!.code] });
    }
    consume(t, v.choice.who, 1);
  })
  .end();

/** DK-INV-02. */
const discard: Power<Board, Event> = {
  label: 'DK-INV-02',
  offer: (t, seat, asked) => {
    const discards = discardsOf(t.board, seat);
    if (discards.length === 0 || !isWindow(t, seat, asked)) return null;
    return choose(seat, discards, {
      kind: 'discard',
      says: ({ who, card }) =>
        card === null
          ? said('option.discard.potion', { adventurer: t.board.party[who]!.id })
          : said('option.discard', { adventurer: t.board.party[who]!.id, card: EQUIPMENT[card]!.code }),
      touches: ({ card }) => (card === null ? [] : [`card:${EQUIPMENT[card]!.code}`]),
    });
  },
  play: throwAway,
};

/** DK-RULING-98: the First Player decides; the others may say what they would do. */
const vote = votePower(book, 'DK-RULING-98', (who, n): Event => ({ kind: 'votes', who, n }));

export const POWERS: readonly Power<Board, Event>[] = [usePotion, discard, vote];
