// DK-SETUP-13, -14, DK-RULING-50…52, -122, -152, -155: buying Equipment before a Quest.

import { assign, clearVotes, said, type Call, type Said } from '@gravetable/kernel';
import { adventurerAside, askTable, cardAside } from './asking.ts';
import { cardsOf, EQUIPMENT } from './cards/box.ts';
import { questOf } from './cards/quests/index.ts';
import { cardSaid } from './cards/said.ts';
import { carried, codeOf, fitsSomewhere, isWeapon, mayOwn, MOST_TALISMANS, putOn } from './gear.ts';
import { askLayout, layOut, ownLayout } from './layout.ts';
import { draw } from './piles.ts';
import { procedure, type T } from './rulebook.ts';
import { ownerOf } from './seats.ts';
import { suggestedWeapon } from './suggest.ts';
import type { Board, CardNo, Who } from './state.ts';

/** DK-SETUP-14. */
export const START_GOLD = 150;

/** By card: all of them are asked for before every purchase. */
const PRICES = Float64Array.from(EQUIPMENT, ({ price }) => price.buy ?? Infinity);
export const priceOf = (card: CardNo): number => PRICES[card]!;
/** What an Adventurer has: in a Campaign it is packed after the shop, in a single Quest as it is bought. */
export const belongings = (board: Board, who: Who): readonly CardNo[] =>
  board.campaign === null ? carried(board.party[who]!) : board.campaign.owned[who]!;
/** Weapons are carried in the hands and in the Backpack alone. */
function isArmed({ campaign, party }: Board, who: Who): boolean {
  if (campaign !== null) return campaign.owned[who]!.some(isWeapon);
  const { hands, pack } = party[who]!;
  return hands.some(isWeapon) || pack.some(isWeapon);
}
export function unarmed(board: Board): Who[] {
  const found: Who[] = [];
  for (let who = 0; who < board.party.length; who++) if (!isArmed(board, who)) found.push(who);
  return found;
}

/** What is for sale: the Adventure Equipment nobody owns, and the Talismans on offer. */
export function forSale({ adventure: { pile, discard }, campaign }: Board): readonly CardNo[] {
  const offer = campaign?.offer ?? [];
  return discard.length + offer.length === 0 ? pile : [...pile, ...discard, ...offer];
}

const WEAPONS = cardsOf('adventure')
  .filter(isWeapon)
  .sort((a, b) => priceOf(a) - priceOf(b));
const isUnsold = ({ adventure }: Board, card: CardNo): boolean =>
  adventure.pile.includes(card) || adventure.discard.includes(card);

/** The cheapest unsold weapons, at most so many: no Talisman is one. */
function cheapestWeapons(board: Board, most: number): CardNo[] {
  const found: CardNo[] = [];
  for (const card of WEAPONS) {
    if (found.length === most) break;
    if (isUnsold(board, card)) found.push(card);
  }
  return found;
}

const sumOf = (cards: readonly CardNo[]): number => cards.reduce((sum, card) => sum + priceOf(card), 0);

/** DK-RULING-152: what the cheapest unsold weapons cost, one for each of so many Adventurers. */
export const reserve = (board: Board, n: number): number => sumOf(cheapestWeapons(board, n));

/** DK-RULING-122: a purchase must leave enough for everybody who would still be without a weapon. */
function affordable(board: Board, stillUnarmed: number): (card: CardNo) => boolean {
  if (stillUnarmed === 0) return (card) => priceOf(card) <= board.purse;
  const weapons = cheapestWeapons(board, stillUnarmed + 1);
  const cheapest = weapons.slice(0, stillUnarmed);
  const sum = sumOf(cheapest);
  const dearest = priceOf(cheapest.at(-1) ?? 0);
  // Whoever buys one of the cheapest leaves the next one to the others.
  const isEnough = sumOf(weapons) <= board.purse;
  return (card) => {
    const price = priceOf(card);
    return price <= dearest && cheapest.includes(card) ? isEnough : price + sum <= board.purse;
  };
}

function take(board: Board, card: CardNo): void {
  for (const pile of [board.adventure.pile, board.adventure.discard, board.campaign?.offer ?? []]) {
    const at = pile.indexOf(card);
    if (at >= 0) pile.splice(at, 1);
  }
}

export function buy(t: T, who: Who, card: CardNo): void {
  const { board } = t;
  const n = priceOf(card);
  clearVotes(t);
  take(board, card);
  board.purse -= n;
  if (board.campaign === null) putOn(board.party[who]!, card);
  else board.campaign.owned[who]!.push(card);
  t.tell?.({ kind: 'buys', adventurer: board.party[who]!.id, card: codeOf(card), n, gold: board.purse });
}

/** DK-SETUP-14: a weapon for each Adventurer who has none, from the common purse. */
export const buyWeapons = procedure('buyWeapons')
  .while(
    'DK-SETUP-14',
    (t) => unarmed(t.board).length > 0,
    (each) =>
      each
        .set('DK-RULING-50', 'who', (t): Who => unarmed(t.board)[0]!)
        .set('DK-RULING-122', 'weapons', (t): readonly CardNo[] => {
          const { board } = t;
          const mayBuy = affordable(board, unarmed(board).length - 1);
          return forSale(board).filter((card) => isWeapon(card) && mayBuy(card));
        })
        .ask('DK-SETUP-14a', 'card', (t, v) => {
          return askTable(t, v.weapons, () => {
            const suggested = suggestedWeapon(t.board, v.who, v.weapons, unarmed(t.board).length)!;
            const adventurer = t.board.party[v.who]!.id;
            const others = unarmed(t.board).length - 1;
            const kept = reserve(t.board, others);
            const gold = t.board.purse;
            const about = { adventurer, gold, kept, others, suggested, card: codeOf(suggested) };
            return cardAside('buyWeapon', about);
          });
        })
        .do('DK-SETUP-14b', (t, v) => buy(t, v.who, v.card ?? v.weapons[0]!)),
  )
  .end();

const DONE = 'done';

/** Whether one could carry a card to the Quest; in a Campaign what does not fit waits (DK-RULING-122), up to ten Talismans each. */
function takes({ campaign, party }: Board, who: Who, card: CardNo): boolean {
  return campaign === null ? fitsSomewhere(party[who]!, card) : mayOwn(campaign.owned[who]!, card);
}
const takers = (board: Board, card: CardNo): Who[] =>
  board.party.flatMap((_, who) => (takes(board, who, card) ? [who] : []));

/** What can be paid and carried; DK-RULING-122: with enough left for those without a weapon. */
function isWare(board: Board): (card: CardNo) => boolean {
  const mayBuy = affordable(board, unarmed(board).length);
  return (card) => mayBuy(card) && board.party.some((_, who) => takes(board, who, card));
}
export const wares = (board: Board): CardNo[] => forSale(board).filter(isWare(board));
export const hasWares = (board: Board): boolean => forSale(board).some(isWare(board));

/** DK-RULING-51: whatever else the purse allows, until the table is done. */
export const buyMore = procedure('buyMore')
  .set('DK-RULING-51', 'open', (): boolean => true)
  .while(
    'DK-RULING-51a',
    (t, v) => v.open && hasWares(t.board),
    (each) =>
      each
        .ask('DK-RULING-52', 'card', (t) =>
          askTable<CardNo | typeof DONE>(t, [...wares(t.board), DONE], () => ({
            ...cardAside('buy', { gold: t.board.purse }),
            says: (card) => (card === DONE ? { id: 'option.doneShopping' } : cardAside('buy').says!(card)),
            touches: (card) => (card === DONE ? [] : cardAside('buy').touches!(card)),
          })),
        )
        .set('DK-RULING-51b', 'open', (_, v) => v.card !== DONE && v.card !== null)
        .when(
          'DK-RULING-51c',
          (_, v) => v.open,
          (bought) =>
            bought
              .ask('DK-RULING-52a', 'who', (t, v) =>
                askTable(t, takers(t.board, v.card as CardNo), () =>
                  adventurerAside(t.board, 'buyFor', { card: codeOf(v.card as CardNo) }),
                ),
              )
              .do('DK-RULING-51d', (t, v) => {
                const card = v.card as CardNo;
                buy(t, v.who ?? takers(t.board, card)[0]!, card);
              }),
        ),
  )
  .end();

/** DK-RULING-51: Talismans of a single Quest, by its Level. */
const DEALT = [0, 1, 1, 2, 3] as const;

/** A Talisman with what it does. */
export const talismanSaid = (card: CardNo): Said =>
  said('item.talisman', { card: codeOf(card), what: cardSaid(EQUIPMENT[card]!) });

/** DK-RULING-155: dealt from the deck, so many for each Adventurer; then the table shares them out. */
const dealTalismans = procedure('dealTalismans')
  .call('DK-RULING-155', 'cards', (t) =>
    draw.with({ deck: 'talisman', n: DEALT[questOf(t.board.quest).level - 1]! * t.board.party.length }),
  )
  .do('DK-RULING-155a', (t, v) => {
    if (v.cards.length > 0) t.tell?.({ kind: 'dealt', cards: v.cards.map(codeOf), reveals: true });
  })
  .ask('DK-RULING-155b', 'takers', (t, v) => {
    if (v.cards.length === 0) return null;
    const { board } = t;
    return assign(
      board.first,
      v.cards,
      board.party.map((_, who) => who),
      { room: board.party.map(() => MOST_TALISMANS), now: v.cards.map((_, at) => at % board.party.length) },
      () => ({
        ...cardAside('shareTalismans'),
        says: talismanSaid,
        place: {
          says: adventurerAside(board, 'shareTalismans').says!,
          touches: adventurerAside(board, 'shareTalismans').touches!,
        },
      }),
    );
  })
  .do('DK-RULING-155c', (t, v) => {
    v.cards.forEach((card, at) => {
      const a = t.board.party[v.takers![at]!]!;
      putOn(a, card);
      t.tell?.({ kind: 'gets', adventurer: a.id, card: codeOf(card) });
    });
  })
  .end();

/** DK-SETUP-16: more cards of one kind than places for them: the owner says what lies where. */
function mustArrange(board: Board, who: Who): boolean {
  let hands = 0;
  let bodies = 0;
  for (const card of carried(board.party[who]!)) {
    const { slot } = EQUIPMENT[card]!;
    if (slot === 'hand') hands++;
    if (slot === 'body') bodies++;
  }
  return hands > 2 || bodies > 1;
}

export const equip = procedure('equip')
  .set('DK-SETUP-16', 'left', (t): readonly Who[] =>
    t.board.party.flatMap((_, who) => (mustArrange(t.board, who) ? [who] : [])),
  )
  .while(
    'DK-SETUP-16a',
    (_, v) => v.left.length > 0,
    (each) =>
      each
        .ask('DK-SETUP-16b', 'answer', (t, v) => {
          const who = v.left[0]!;
          const about = { adventurer: t.board.party[who]!.id };
          return askLayout(t.board, ownerOf(t.board, who), ownLayout(t.board, who), 'equip', about);
        })
        .do('DK-SETUP-16c', (t, v) => {
          const who = v.left[0]!;
          if (v.answer !== null) layOut(t, who, ownLayout(t.board, who), v.answer);
        })
        .set('DK-SETUP-16d', 'left', (_, v) => v.left.slice(1)),
  )
  .end();

/** The shop of a single Quest: 150 Gold for each Adventurer and Level; what is left is lost (DK-RULING-50). */
export const singleShop = procedure('singleShop')
  .do('DK-RULING-51e', (t) => {
    const { level } = questOf(t.board.quest);
    t.board.phase = 'shop';
    t.board.purse = START_GOLD * level * t.board.party.length;
    t.tell?.({ kind: 'shopOpens', gold: t.board.purse });
  })
  .call('DK-SETUP-14c', () => buyWeapons.with())
  .call('DK-RULING-51f', (t): Call<unknown> | null =>
    questOf(t.board.quest).level > 1 ? buyMore.with() : null,
  )
  .call('DK-RULING-51g', () => dealTalismans.with())
  .call('DK-SETUP-16e', () => equip.with())
  .do('DK-RULING-50a', (t) => {
    t.board.purse = 0;
  })
  .end();
