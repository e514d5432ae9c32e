// DK-INV, DK-TRADE, DK-RULING-156: laying out cards. One decision gives every card concerned a place, or the discard.

import { assign, said, type Ask, type AssignAside, type Seat } from '@gravetable/kernel';
import { EQUIPMENT } from './cards/box.ts';
import { MOST_HANDS, MOST_PACK, MOST_TALISMANS } from './gear.ts';
import { gainMana, isKo } from './health.ts';
import { isOver } from './judge.ts';
import { MOST_ADVENTURERS } from './options.ts';
import { discardEquipment } from './piles.ts';
import { procedure, type T } from './rulebook.ts';
import { ownerOf } from './seats.ts';
import { has } from './skills.ts';
import type { Adventurer, Board, CardNo, Who } from './state.ts';

/** DK-INV-01. */
const ROOM = { hands: MOST_HANDS, body: 1, pack: MOST_PACK, talismans: MOST_TALISMANS } as const;
type Slot = keyof typeof ROOM;
const SLOTS = Object.keys(ROOM) as Slot[];
/** DK-INV-08: Potions need no slot. */
const MANY = 99;

/** Somewhere a card or a Potion can lie. */
export interface Place {
  readonly who: Who | null;
  readonly slot: Slot | 'potions' | 'discard';
}

/** A card, or a Potion, and where it comes from. */
export interface Item {
  readonly card: CardNo | null;
  readonly from: Place;
}

/** Cards and Potions with the places they can lie in. */
export interface Layout {
  readonly items: readonly Item[];
  readonly places: readonly Place[];
  /** How much each place holds. */
  readonly room: readonly number[];
}

const DISCARD: Place = { who: null, slot: 'discard' };

/** The places of one Adventurer, Potions last. There is one object for each place, so that places are compared as they are. */
const PLACES = Array.from({ length: MOST_ADVENTURERS }, (_, who): readonly Place[] =>
  [...SLOTS, 'potions' as const].map((slot) => ({ who, slot })),
);
const [HANDS, BODY, PACK, TALISMANS, POTIONS] = [0, 1, 2, 3, 4] as const;
/** What one lays out alone, and what two do together; a layout is asked for often, its places stay the same. */
const OWN = PLACES.map((places): readonly Place[] => [...places.slice(0, POTIONS), DISCARD]);
const SHARED = PLACES.map((own) => PLACES.map((others): readonly Place[] => [...own, ...others, DISCARD]));

const roomOf = ({ slot }: Place): number => (slot === 'discard' || slot === 'potions' ? MANY : ROOM[slot]);
/** Everybody has the same room. */
const OWN_ROOM = OWN[0]!.map(roomOf);
const SHARED_ROOM = SHARED[0]![0]!.map(roomOf);

/** The cards an Adventurer carries, slot by slot. */
function addItems(items: Item[], board: Board, who: Who): void {
  const a = board.party[who]!;
  const places = PLACES[who]!;
  for (const card of a.hands) items.push({ card, from: places[HANDS]! });
  if (a.body !== null) items.push({ card: a.body, from: places[BODY]! });
  for (const card of a.pack) items.push({ card, from: places[PACK]! });
  for (const card of a.talismans) items.push({ card, from: places[TALISMANS]! });
}

/** DK-SEARCH-05: the own cards and what was found; what is not placed is discarded. */
function foundLayout(board: Board, who: Who, cards: readonly CardNo[]): Layout {
  const items: Item[] = [];
  addItems(items, board, who);
  for (const card of cards) items.push({ card, from: DISCARD });
  return { items, places: OWN[who]!, room: OWN_ROOM };
}

export const ownLayout = (board: Board, who: Who): Layout => foundLayout(board, who, []);

/** DK-TRADE-02, DK-RULING-25: both inventories; the Potions of a KO'ed partner stay with them. */
export function tradeLayout(board: Board, who: Who, other: Who): Layout {
  const items: Item[] = [];
  addItems(items, board, who);
  addItems(items, board, other);
  for (const one of [who, other]) {
    const a = board.party[one]!;
    for (let n = isKo(a) ? 0 : a.potions; n > 0; n--)
      items.push({ card: null, from: PLACES[one]![POTIONS]! });
  }
  return { items, places: SHARED[who]![other]!, room: SHARED_ROOM };
}

/** DK-INV-03…06: whether a card may lie in a slot. */
function slotFits(card: CardNo, slot: Slot): true | string {
  const printed = EQUIPMENT[card]!.slot;
  if (slot === 'talismans') return printed === 'talisman' ? true : 'TALISMANS_ONLY';
  if (printed === 'talisman') return 'NO_TALISMAN';
  if (slot === 'hands') return printed === 'hand' ? true : 'HAND_CARDS_ONLY';
  if (slot === 'body') return printed === 'body' ? true : 'BODY_CARDS_ONLY';
  return true;
}

/** DK-RULING-123, -156: a KO'ed partner rearranges nothing, and takes things only where there is room. */
function koFits(board: Board, item: Item, place: Place): true | string {
  if (place.who === null || !isKo(board.party[place.who]!) || item.from === place) return true;
  if (item.from.who === place.who || place.slot === 'hands' || place.slot === 'body') return 'KO_KEEPS_STILL';
  return true;
}

function fits(board: Board, item: Item, place: Place): true | string {
  if (place.slot === 'discard') return true;
  if (item.card === null) {
    if (place.slot !== 'potions') return 'POTIONS_APART';
    return isKo(board.party[place.who!]!) ? 'KO_TAKES_NO_POTION' : true;
  }
  if (place.slot === 'potions') return 'NO_POTION';
  const slot = slotFits(item.card, place.slot);
  return slot === true ? koFits(board, item, place) : slot;
}

const placeNow = ({ places }: Layout, { from }: Item): number => places.indexOf(from);

/** Instead of a place: what lies nowhere yet. */
const FOUND = -1;

/** Where cards lie before anybody has moved them: what was found goes where it is used, then into the Backpack, as far as there is room. */
function placesAtFirst({ items, places, room }: Layout): number[] {
  const now = items.map(({ from }) => (from === DISCARD ? FOUND : places.indexOf(from)));
  if (!now.includes(FOUND)) return now;
  const left = room.slice();
  for (const place of now) if (place !== FOUND) left[place]!--;
  for (let no = 0; no < now.length; no++) {
    if (now[no] !== FOUND) continue;
    now[no] = bestPlace(items[no]!, places, left);
    left[now[no]!]!--;
  }
  return now;
}

/** The first place of the finder with room for it; the Discard comes last. Hands, body, Backpack, Talismans stand in that order. */
const bestPlace = ({ card }: Item, places: readonly Place[], left: readonly number[]): number =>
  places.findIndex(
    ({ slot }, no) =>
      left[no]! > 0 && (slot === 'discard' || (slot !== 'potions' && slotFits(card!, slot) === true)),
  );

const asideOf = (board: Board, kind: string, about: { [key: string]: string }): AssignAside<Item, Place> => ({
  kind,
  about,
  says: ({ card }) =>
    card === null ? said('item.potion') : said('item.card', { card: EQUIPMENT[card]!.code }),
  touches: ({ card }) => (card === null ? [] : [`card:${EQUIPMENT[card]!.code}`]),
  place: {
    says: ({ who, slot }) =>
      who === null ? said('slot.discard') : said(`slot.${slot}`, { adventurer: board.party[who]!.id }),
    touches: ({ who }) => (who === null ? [] : [`adventurer:${board.party[who]!.id}`]),
  },
});

export function askLayout(
  board: Board,
  seat: Seat,
  layout: Layout,
  kind: string,
  about: { [key: string]: string },
): Ask<readonly number[]> | null {
  if (isOver(board) || layout.items.length === 0) return null;
  return assign<Item, Place>(
    seat,
    layout.items,
    layout.places,
    {
      room: layout.room,
      fits: (item, place) => fits(board, item, place),
      now: placesAtFirst(layout),
    },
    () => asideOf(board, kind, about),
  );
}

/** Whether an answer leaves everything where it is. */
export const isUnchanged = (layout: Layout, answer: readonly number[]): boolean =>
  layout.items.every((item, no) => placeNow(layout, item) === answer[no]);

const codes = (cards: readonly CardNo[]): string[] => cards.map((card) => EQUIPMENT[card]!.code);

/** DK-SKILL-CONSUME, DK-RULING-93, -124: every Equipment card or Potion discarded gives Mana. */
const CONSUMED = 5;
export function consume(t: T, who: Who, n: number): void {
  if (n > 0 && has(t.board, who, 'consume')) gainMana(t, who, CONSUMED * n, 'consume');
}

/** What one gives to the other. */
export function givenIn(layout: Layout, answer: readonly number[], from: Who, to: Who): Item[] {
  return layout.items.filter(
    (item, no) => item.from.who === from && layout.places[answer[no]!]!.who === to && from !== to,
  );
}

export const cardsOfItems = (items: readonly Item[]): string[] =>
  codes(items.flatMap(({ card }) => (card === null ? [] : [card])));
export const potionsOfItems = (items: readonly Item[]): number =>
  items.filter(({ card }) => card === null).length;

/** Everything lies where the answer says. Whoever discards is the one the cards came from, or who found them. */
export function layOut(t: T, who: Who, layout: Layout, answer: readonly number[]): void {
  const { board } = t;
  for (const place of layout.places) if (place.who !== null) clear(board.party[place.who]!, place.slot);
  const discarded: { readonly by: Who; readonly items: Item[] }[] = [];
  layout.items.forEach((item, no) => {
    const place = layout.places[answer[no]!]!;
    if (place.slot !== 'discard') return put(board.party[place.who!]!, place.slot, item.card);
    const by = item.from.who ?? who;
    const known = discarded.find((one) => one.by === by);
    if (known === undefined) discarded.push({ by, items: [item] });
    else known.items.push(item);
    if (item.card !== null) discardEquipment(board, item.card);
  });
  for (const { by, items } of discarded) {
    tellDiscards(t, by, items);
    consume(t, by, items.length);
  }
}

function tellDiscards(t: T, by: Who, items: readonly Item[]): void {
  if (t.tell === null) return;
  const cards = cardsOfItems(items);
  if (cards.length > 0) t.tell({ kind: 'discards', adventurer: t.board.party[by]!.id, cards });
}

/** Nothing lies in the slot any more; the Potions of the KO'ed are not touched (DK-RULING-25). */
function clear(a: Adventurer, slot: Place['slot']): void {
  if (slot === 'potions') a.potions = isKo(a) ? a.potions : 0;
  else if (slot === 'body') a.body = null;
  else if (slot !== 'discard') a[slot] = [];
}

function put(a: Adventurer, slot: Slot | 'potions' | 'discard', card: CardNo | null): void {
  if (slot === 'potions') a.potions++;
  else if (slot === 'body') a.body = card;
  else if (slot !== 'discard') a[slot].push(card!);
}

/** DK-SEARCH-05 Cards just drawn: kept, with a free reorganization, or discarded. */
export const keep = procedure<{ who: Who; cards: readonly CardNo[] }>('keep')
  .ask('DK-RULING-156', 'answer', (t, v) => {
    const { board } = t;
    const about = { adventurer: board.party[v.who]!.id, card: EQUIPMENT[v.cards[0]!]!.code };
    return askLayout(board, ownerOf(board, v.who), foundLayout(board, v.who, v.cards), 'found', about);
  })
  .do('DK-INV-01', (t, v) => {
    const layout = foundLayout(t.board, v.who, v.cards);
    const answer = v.answer ?? layout.items.map((item) => placeNow(layout, item));
    layOut(t, v.who, layout, answer);
    if (t.tell === null) return;
    const kept = layout.items.filter(
      (item, no) => item.from.slot === 'discard' && layout.places[answer[no]!]!.slot !== 'discard',
    );
    if (kept.length > 0)
      t.tell({ kind: 'kept', adventurer: t.board.party[v.who]!.id, cards: cardsOfItems(kept) });
  })
  .end();
