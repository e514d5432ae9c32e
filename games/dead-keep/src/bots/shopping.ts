// The shop: a weapon that suits each, then whatever brings most for its Gold; between Quests old things are sold.
import type { Below } from '@gravetable/kernel';
import { EQUIPMENT } from '../cards/box.ts';
import { questOf } from '../cards/quests/index.ts';
import { isWeapon } from '../gear.ts';
import { belongings, forSale, priceOf, unarmed, wares } from '../shop.ts';
import type { Board, CardNo, Who } from '../state.ts';
import type { Asked } from './asked.ts';
import { firstWeapon, gainOf, lossOf } from './gear.ts';

const best = <A>(options: readonly A[], worth: (one: A) => number): A =>
  options.reduce((found, one) => (worth(one) > worth(found) ? one : found));

/** What a piece of Gold is worth in the hand. At Level 1 it is scarce, and Armor wants some of it. */
const GOLD = { scarce: 0.003, plenty: 0.0005 } as const;
/** There, weapons so little worse than the best are bought too, by lot: the nearer, the more often. */
const NEAR = 0.5;
const LOTS = 10_000;

function byLot(cards: readonly CardNo[], worth: (card: CardNo) => number, below: Below): CardNo {
  const least = Math.max(...cards.map(worth)) - NEAR;
  const lots = cards.map((card) => Math.ceil(LOTS * Math.max(0, worth(card) - least) ** 2));
  let drawn = below(lots.reduce((sum, n) => sum + n, 0));
  return cards.find((_, no) => (drawn -= lots[no]!) < 0)!;
}

/** Of the common purse everybody has the same share. */
export function firstBuy({ board, below }: Asked, who: Who, cards: readonly CardNo[]): CardNo {
  const share = board.purse / Math.max(1, unarmed(board).length);
  const fits = cards.filter((card) => priceOf(card) <= share);
  const offered = fits.length > 0 ? fits : cards;
  const worth = (gold: number) => (card: CardNo) => firstWeapon(board, who, card) - priceOf(card) * gold;
  if (questOf(board.quest).level > 1) return best(offered, worth(GOLD.plenty));
  return below === null ? best(offered, worth(GOLD.scarce)) : byLot(offered, worth(GOLD.scarce), below);
}

/** Who gains most by a card. */
function taker(board: Board, card: CardNo): { readonly who: Who; readonly gain: number } {
  const gains = board.party.map((a, who) => ({ who, gain: gainOf(board, a, belongings(board, who), card) }));
  return best(gains, ({ gain }) => gain);
}

export const buyFor = (board: Board, card: CardNo, takers: readonly Who[]): Who =>
  best(takers, (who) => gainOf(board, board.party[who]!, belongings(board, who), card));

const WORTH_IT = 0.12;
/** Gold is for spending, but a dear card must be better than two cheap ones. */
const rate = (gain: number, price: number): number => gain / (price + 60);

/** The card with the most gain for its Gold; null: nothing is worth buying. */
export function nextBuy(board: Board, cards: readonly CardNo[]): CardNo | null {
  let found: CardNo | null = null;
  let most = 0;
  for (const card of cards) {
    const { gain } = taker(board, card);
    if (gain > WORTH_IT && rate(gain, priceOf(card)) > most) {
      most = rate(gain, priceOf(card));
      found = card;
    }
  }
  return found;
}

/** Whose a card is; the store comes after the Adventurers. */
const ownerOf = (board: Board, card: CardNo): number =>
  board.campaign!.owned.findIndex((cards) => cards.includes(card));

function isIdle(board: Board, card: CardNo): boolean {
  if ((EQUIPMENT[card]!.price.sell ?? 0) === 0) return false;
  const who = ownerOf(board, card);
  const a = board.party[who];
  if (a === undefined) return true;
  return lossOf(board, a, board.campaign!.owned[who]!, card) < 0.1;
}

export const toSell = (board: Board, cards: readonly CardNo[]): CardNo | null =>
  cards.find((card) => isIdle(board, card)) ?? null;

export function business(board: Board, options: readonly string[]): string {
  const owned = board.campaign!.owned.flat();
  const spare = owned.filter((card) => !isWeapon(card) || forSale(board).length > 0);
  if (options.includes('sell') && toSell(board, spare) !== null) return 'sell';
  if (options.includes('buy') && nextBuy(board, wares(board)) !== null) return 'buy';
  return 'done';
}
