// DK-TRADE, DK-RULING-59, -123: Reorganize, alone or with one other Adventurer of the Zone.

import { choose, said, type Ask, type Said } from '@gravetable/kernel';
import { reorganizeBy, tradeWith, type Choice, type ChoiceOf, type No, type Pay } from '../choices.ts';
import { isKo } from '../health.ts';
import { isOver } from '../judge.ts';
import {
  askLayout,
  cardsOfItems,
  givenIn,
  isUnchanged,
  layOut,
  ownLayout,
  potionsOfItems,
  tradeLayout,
  type Layout,
} from '../layout.ts';
import { objectToPay, payAction } from '../pay.ts';
import { procedure, type T } from '../rulebook.ts';
import { ownerOf } from '../seats.ts';
import type { Adventurer, Board, Who } from '../state.ts';
import { countAction } from '../streaks.ts';

const isBare = (a: Adventurer): boolean =>
  a.body === null && a.hands.length + a.pack.length + a.talismans.length === 0;
/** DK-RULING-25: the Potions of a KO'ed Adventurer are not to be had. */
const hasNothing = (a: Adventurer): boolean => isBare(a) && (a.potions === 0 || isKo(a));

export function objectToReorganize(board: Board, who: Who, { pay }: ChoiceOf<'reorganize'>): No | null {
  if (isBare(board.party[who]!)) return ['NOTHING_TO_LAY_OUT', 'DK-RULING-156'];
  return objectToPay(board, who, 'other', pay, 0);
}

/** DK-TRADE-02, -04: exactly one other in the Zone, KO'ed or not. */
export function objectToTrade(board: Board, who: Who, choice: ChoiceOf<'trade'>): No | null {
  const other = board.party[choice.with];
  if (other === undefined || choice.with === who) return ['NOT_ANOTHER', 'DK-TRADE-02'];
  if (other.zone !== board.party[who]!.zone) return ['NOT_HERE', 'DK-TRADE-02'];
  if (hasNothing(board.party[who]!) && hasNothing(other)) return ['NOTHING_TO_LAY_OUT', 'DK-RULING-156'];
  return objectToPay(board, who, 'other', choice.pay, 0);
}

export function offerTrades(board: Board, who: Who, out: Choice[], pay: Pay, wide: boolean): void {
  // The price is the same for all of them.
  if (!wide && objectToPay(board, who, 'other', pay, 0) !== null) return;
  const { party } = board;
  const a = party[who]!;
  const bare = isBare(a);
  if (wide || !bare) out.push(reorganizeBy(pay));
  const giver = !bare || !hasNothing(a);
  for (let one = 0; one < party.length; one++) {
    const other = party[one]!;
    if (one === who || other.zone !== a.zone) continue;
    if (wide || giver || !hasNothing(other)) out.push(tradeWith(one, pay));
  }
}

/** DK-TRADE-01 The own cards anew; a layout that changes nothing costs nothing. */
export const reorganize = procedure<{ who: Who; choice: ChoiceOf<'reorganize'> }>('reorganize')
  .ask('DK-TRADE-01', 'answer', (t, v) => {
    const { board } = t;
    const about = { adventurer: board.party[v.who]!.id };
    return askLayout(board, ownerOf(board, v.who), ownLayout(board, v.who), 'reorganize', about);
  })
  .do('DK-RULING-59', (t, v) => {
    const layout = ownLayout(t.board, v.who);
    if (v.answer === null || isUnchanged(layout, v.answer)) return;
    payAction(t, v.who, 'other', v.choice.pay);
    countAction(t.board, v.who, null);
    t.tell?.({ kind: 'reorganizes', adventurer: t.board.party[v.who]!.id });
    layOut(t, v.who, layout, v.answer);
  })
  .end();

/** DK-RULING-123: one seat holding both, or a KO'ed partner, needs no consent. */
const needsConsent = (board: Board, who: Who, other: Who): boolean =>
  ownerOf(board, who) !== ownerOf(board, other) && !isKo(board.party[other]!);

function tellTrade(t: T, who: Who, other: Who, layout: Layout, answer: readonly number[]): void {
  if (t.tell === null) return;
  const adventurer = t.board.party[who]!.id;
  const adventurer2 = t.board.party[other]!.id;
  const gives = givenIn(layout, answer, who, other);
  const gets = givenIn(layout, answer, other, who);
  const cards = cardsOfItems(gives);
  const cards2 = cardsOfItems(gets);
  if (cards.length > 0) t.tell({ kind: 'gives', adventurer, adventurer2, cards });
  if (cards2.length > 0)
    t.tell({ kind: 'gives', adventurer: adventurer2, adventurer2: adventurer, cards: cards2 });
  const potions = potionsOfItems(gives);
  const potions2 = potionsOfItems(gets);
  if (potions > 0) t.tell({ kind: 'givesPotions', adventurer, adventurer2, n: potions });
  if (potions2 > 0)
    t.tell({ kind: 'givesPotions', adventurer: adventurer2, adventurer2: adventurer, n: potions2 });
}

/** What changes hands, in words: nothing at all is said too. */
function goods(items: Parameters<typeof cardsOfItems>[0]): Said[] {
  const n = potionsOfItems(items);
  const all = [
    ...cardsOfItems(items).map((card) => said('item.card', { card })),
    ...(n === 0 ? [] : [said('item.potions', { n })]),
  ];
  return all.length === 0 ? [said('item.nothing')] : all;
}

type Consent = 'accept' | 'rearrange' | 'refuse';
const CONSENTS: readonly Consent[] = ['accept', 'rearrange', 'refuse'];

function askConsent(t: T, who: Who, other: Who, answer: readonly number[]): Ask<Consent> | null {
  const { board } = t;
  if (isOver(board) || !needsConsent(board, who, other)) return null;
  const layout = tradeLayout(board, who, other);
  if (isUnchanged(layout, answer)) return null;
  return choose(ownerOf(board, other), CONSENTS, () => {
    const gives = givenIn(layout, answer, who, other);
    const gets = givenIn(layout, answer, other, who);
    return {
      kind: 'consent',
      about: {
        adventurer: board.party[who]!.id,
        adventurer2: board.party[other]!.id,
        cards: goods(gives) as never,
        cards2: goods(gets) as never,
      },
      says: (consent) => said(`option.${consent}`),
      touches: () => [`adventurer:${board.party[who]!.id}`],
    };
  });
}

/** DK-TRADE-02 An exchange with one other; refused or unchanged it costs nothing. */
export const trade = procedure<{ who: Who; choice: ChoiceOf<'trade'> }>('trade')
  .ask('DK-TRADE-02', 'answer', (t, v) => {
    const { board } = t;
    const other = v.choice.with;
    const about = { adventurer: board.party[v.who]!.id, adventurer2: board.party[other]!.id };
    return askLayout(board, ownerOf(board, v.who), tradeLayout(board, v.who, other), 'trade', about);
  })
  .ask('DK-TRADE-03', 'consent', (t, v) =>
    v.answer === null ? null : askConsent(t, v.who, v.choice.with, v.answer),
  )
  .when(
    'DK-RULING-123',
    (t, v) =>
      v.answer !== null &&
      v.consent !== 'refuse' &&
      !isUnchanged(tradeLayout(t.board, v.who, v.choice.with), v.answer),
    (agreed) =>
      agreed
        .do('DK-RULING-123a', (t, v) => {
          const layout = tradeLayout(t.board, v.who, v.choice.with);
          payAction(t, v.who, 'other', v.choice.pay);
          countAction(t.board, v.who, null);
          const { party } = t.board;
          t.tell?.({
            kind: 'traded',
            adventurer: party[v.who]!.id,
            adventurer2: party[v.choice.with]!.id,
          });
          tellTrade(t, v.who, v.choice.with, layout, v.answer!);
          layOut(t, v.who, layout, v.answer!);
        })
        .ask('DK-RULING-123b', 'own', (t, v) => {
          const { board } = t;
          if (v.consent !== 'rearrange') return null;
          const other = v.choice.with;
          const about = { adventurer: board.party[other]!.id };
          return askLayout(board, ownerOf(board, other), ownLayout(board, other), 'reorganize', about);
        })
        .do('DK-RULING-123c', (t, v) => {
          if (v.own !== null) layOut(t, v.choice.with, ownLayout(t.board, v.choice.with), v.own);
        }),
  )
  .do('DK-RULING-123d', (t, v) => {
    if (v.consent !== 'refuse') return;
    const [adventurer, adventurer2] = [t.board.party[v.choice.with]!.id, t.board.party[v.who]!.id];
    t.tell?.({ kind: 'refuses', adventurer, adventurer2 });
  })
  .end();
