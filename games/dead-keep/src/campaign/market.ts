// DK-CAMP-04, -05, DK-RULING-52, -153: the shop between Quests: buying, selling, handing on.

import { clearVotes } from '@gravetable/kernel';
import { askTable, cardAside } from '../asking.ts';
import { EQUIPMENT } from '../cards/box.ts';
import { codeOf, isTalisman, isWeapon, mayOwn } from '../gear.ts';
import { draw } from '../piles.ts';
import { procedure, type T } from '../rulebook.ts';
import { belongings, buyMore, buyWeapons, hasWares, reserve, START_GOLD, unarmed } from '../shop.ts';
import type { Board, CardNo, Who } from '../state.ts';
import { campaignOf } from './baggage.ts';

const OFFERED = 6;
const BACK = 'back';

/** Whose a card is: an Adventurer's place, or that of the store. */
const ownerOf = (board: Board, card: CardNo): number =>
  campaignOf(board).owned.findIndex((cards) => cards.includes(card));
const everything = (board: Board): CardNo[] => campaignOf(board).owned.flat();

function takeFrom(board: Board, card: CardNo): void {
  const { owned } = campaignOf(board);
  const at = ownerOf(board, card);
  owned[at] = owned[at]!.filter((one) => one !== card);
}

const sellPrice = (card: CardNo): number => EQUIPMENT[card]!.price.sell ?? 0;

/** DK-RULING-122, -179: whoever would be without a weapon can still be given one. */
function maySpare(board: Board, card: CardNo, gold: number): boolean {
  const owner = ownerOf(board, card);
  const last =
    owner < board.party.length && isWeapon(card) && belongings(board, owner).filter(isWeapon).length === 1;
  return !last || board.purse + gold >= reserve(board, unarmed(board).length + 1);
}
const isSellable = (board: Board, card: CardNo): boolean =>
  sellPrice(card) > 0 && maySpare(board, card, sellPrice(card));
/** What may change hands. */
const movable = (board: Board): CardNo[] => everything(board).filter((card) => maySpare(board, card, 0));

/** DK-RULING-153: sold Equipment is for sale again, sold Talismans go under their deck. */
function sell(t: T, card: CardNo): void {
  const { board } = t;
  takeFrom(board, card);
  const n = sellPrice(card);
  board.purse += n;
  if (isTalisman(card)) board.talisman.pile.unshift(card);
  else board.adventure.pile.push(card);
  t.tell?.({ kind: 'sells', card: codeOf(card), n, gold: board.purse });
}

/** Adventurers, and after them the store, that may have a card. */
const receivers = (board: Board, card: CardNo): number[] =>
  campaignOf(board).owned.flatMap((cards, place) =>
    place !== ownerOf(board, card) && (place === board.party.length || mayOwn(cards, card)) ? [place] : [],
  );

function handOn(t: T, card: CardNo, to: number): void {
  const { board } = t;
  takeFrom(board, card);
  campaignOf(board).owned[to]!.push(card);
  const adventurer = board.party[to]?.id;
  if (adventurer === undefined) t.tell?.({ kind: 'stores', card: codeOf(card) });
  else t.tell?.({ kind: 'gets', adventurer, card: codeOf(card) });
}

const askCard = (t: T, kind: string, cards: readonly CardNo[]) => {
  const named = cardAside(kind, { gold: t.board.purse });
  return askTable<CardNo | typeof BACK>(t, [...cards, BACK], () => ({
    kind,
    about: { gold: t.board.purse },
    says: (card) =>
      card === BACK
        ? { id: 'option.back' }
        : { id: 'option.ownCard', args: { card: codeOf(card), n: sellPrice(card), ...owner(t.board, card) } },
    touches: (card) => (card === BACK ? [] : named.touches!(card)),
  }));
};
/** Whose it is, for the words. */
const owner = (board: Board, card: CardNo): { adventurer: string } => ({
  adventurer: board.party[ownerOf(board, card)]?.id ?? 'store',
});

const sellOne = procedure('sellOne')
  .ask('DK-CAMP-04c', 'card', (t) =>
    askCard(
      t,
      'sell',
      everything(t.board).filter((card) => isSellable(t.board, card)),
    ),
  )
  .do('DK-RULING-153', (t, v) => {
    clearVotes(t);
    if (v.card !== null && v.card !== BACK) sell(t, v.card);
  })
  .end();

const giveOne = procedure('giveOne')
  .ask('DK-RULING-52b', 'card', (t) => askCard(t, 'handOn', movable(t.board)))
  .when(
    'DK-RULING-52c',
    (_, v) => v.card !== null && v.card !== BACK,
    (one) =>
      one
        .ask('DK-RULING-52d', 'to', (t, v) => {
          const card = v.card as CardNo;
          return askTable(t, receivers(t.board, card), () => ({
            kind: 'handTo',
            about: { card: codeOf(card) },
            says: (place) => ({
              id: 'option.adventurer',
              args: { adventurer: t.board.party[place]?.id ?? 'store' },
            }),
            touches: (place) => {
              const a = t.board.party[place];
              return a === undefined ? [] : [`adventurer:${a.id}`];
            },
          }));
        })
        .do('DK-RULING-52e', (t, v) => {
          const card = v.card as CardNo;
          clearVotes(t);
          handOn(t, card, v.to ?? receivers(t.board, card)[0]!);
        }),
  )
  .end();

type Business = 'buy' | 'sell' | 'handOn' | 'done';

/** What there is to do; nobody leaves while somebody could sell, but not buy, a weapon for each (DK-RULING-122). */
function business(board: Board): Business[] {
  const list: Business[] = [];
  if (hasWares(board)) list.push('buy');
  if (everything(board).some((card) => isSellable(board, card))) list.push('sell');
  if (movable(board).length > 0) list.push('handOn');
  return [...list, 'done'];
}

/** DK-CAMP-05: who comes without a weapon gets Gold for one. */
function payForWeapons(t: T): void {
  const { board } = t;
  const without: Who[] = unarmed(board);
  const n = START_GOLD * without.length;
  board.purse += n;
  if (n > 0) t.tell?.({ kind: 'earns', n, gold: board.purse });
}

/** Six Talismans are shown, once a visit; afterwards those unsold go under their deck. */
export const market = procedure('market')
  .do('DK-CAMP-05', (t) => {
    t.board.phase = 'shop';
    payForWeapons(t);
    t.tell?.({ kind: 'shopOpens', gold: t.board.purse });
  })
  .set('DK-CAMP-04', 'next', (t): Business => (campaignOf(t.board).played === 0 ? 'done' : 'buy'))
  .when(
    'DK-CAMP-04a',
    (_, v) => v.next !== 'done',
    (open) =>
      open
        .call('DK-CAMP-04b', 'offer', () => draw.with({ deck: 'talisman', n: OFFERED }))
        .do('DK-CAMP-04d', (t, v) => {
          campaignOf(t.board).offer = v.offer.slice();
          t.tell?.({ kind: 'offers', cards: v.offer.map(codeOf), reveals: true });
        })
        .while(
          'DK-CAMP-04e',
          (_, v) => v.next !== 'done',
          (each) =>
            each
              .ask('DK-CAMP-04f', 'chosen', (t) =>
                askTable(t, business(t.board), () => ({
                  kind: 'market',
                  about: { gold: t.board.purse },
                  says: (one) => ({ id: `option.market.${one}` }),
                })),
              )
              .set('DK-CAMP-04g', 'next', (t, v): Business => {
                clearVotes(t);
                return v.chosen ?? 'done';
              })
              .call('DK-CAMP-04h', (_, v) => {
                if (v.next === 'buy') return buyMore.with();
                if (v.next === 'sell') return sellOne.with();
                return v.next === 'handOn' ? giveOne.with() : null;
              }),
        ),
  )
  .call('DK-CAMP-05a', () => buyWeapons.with())
  .do('DK-CAMP-04i', (t) => {
    const campaign = campaignOf(t.board);
    t.board.talisman.pile.unshift(...campaign.offer);
    campaign.offer = [];
  })
  .end();
