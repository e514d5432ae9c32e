// CD-RULING-13 What nobody knows: groups of places that nobody can tell apart. Nobody here knows more than another.

import type { Hidden } from '@gravetable/kernel';
import { cardOf, type CardInstance } from './cards/deck.ts';
import { fitsLayer, layerAt } from './layers.ts';
import { SPECIAL_SLOTS } from './layout.ts';
import type { Board, Field } from './state.ts';

type Place = Hidden['places'][number];
/** A place among the Common Cards, with the layer of the pile it belongs or belonged to. */
interface Laid {
  readonly place: Place;
  readonly card: CardInstance;
  readonly layer: number;
}

const isUnseen = (field: Field, slot: number): boolean =>
  field.cards[slot] !== null && field.up[slot] === false && field.known[slot] === false;

/** The slots of a field's first row that hold a card nobody has seen. */
function specialRow(field: Field): Place[] {
  const places: Place[] = [];
  // An unseen slot holds a card, so its list is read as one of cards only.
  for (let at = 0; at < Math.min(SPECIAL_SLOTS, field.cards.length); at++)
    if (isUnseen(field, at)) places.push({ list: field.cards as CardInstance[], at });
  return places;
}

function laidIn(field: Field): Laid[] {
  const laid: Laid[] = [];
  for (let at = SPECIAL_SLOTS; at < field.cards.length; at++) {
    if (!isUnseen(field, at)) continue;
    const place = { list: field.cards as CardInstance[], at };
    laid.push({ place, card: field.cards[at]!, layer: field.layer[at]! });
  }
  return laid;
}

/**
 * The Common Cards nobody has seen. What a layer may hold is part of what a later one may hold, or has nothing to do with
 * it. So the narrow ones are dealt first, from all the cards that fit them wherever those lie, and the widest last: that
 * way every arrangement that can be true is as likely as any other.
 */
function common(board: Board): { readonly layer: number; readonly places: Place[] }[] {
  const laid: Laid[] = [
    ...board.commonPile.map((card, at) => ({
      place: { list: board.commonPile, at },
      card,
      layer: layerAt(board, at),
    })),
    ...laidIn(board.main),
    ...laidIn(board.indoor),
  ];
  const narrowFirst = board.layers.toSorted(
    (a, b) => Number(b.only.length > 0) - Number(a.only.length > 0) || a.day - b.day,
  );
  const done = new Set<number>();
  return narrowFirst.map((layer) => {
    done.add(layer.no);
    const own = laid.filter((one) => one.layer === layer.no);
    const elsewhere = laid.filter((one) => !done.has(one.layer) && fitsLayer(layer, one.card));
    return { layer: layer.no, places: [...own, ...elsewhere].map(({ place }) => place) };
  });
}

const pile = (list: number[] | string[], from = 0, to = list.length): Place[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => ({ list, at: from + at }));

/** Each discard that went under the Kit pile is a layer of its own: it was seen. */
const kit = (board: Board): Place[][] =>
  board.kitLayers.map((from, at) =>
    pile(
      board.kitPile,
      from,
      Math.min(board.kitLayers[at + 1] ?? board.kitPile.length, board.kitPile.length),
    ),
  );

const isExit = ({ list, at }: Place): boolean => cardOf(list[at] as CardInstance).id === 'exit';

/** Groups of places nobody can tell apart, by what lies there. Decks nobody has shuffled yet lie in an order that is no secret. */
function groupsOf(board: Board) {
  const cityRow = specialRow(board.main);
  return {
    common: common(board),
    // The EXIT lies in the City row for certain: first the others are mixed with the pile, then the row in itself.
    otherCity: [...cityRow, ...pile(board.cityPile)].filter((place) => !isExit(place)),
    cityRow,
    indoorRow: specialRow(board.indoor),
    kit: kit(board),
    threats: pile(board.threatPile),
  };
}

/** What a viewer cannot know; it is the same for everybody. */
export function hidden(board: Board): readonly Hidden[] {
  const { common: layers, otherCity, cityRow, indoorRow, kit: kits, threats } = groupsOf(board);
  const groups = [...layers.map(({ places }) => places), otherCity, cityRow, indoorRow, ...kits, threats];
  return groups.map((places) => ({ places }));
}

/** How many layers the unseen Common Cards lie in. */
export const layersLying = (board: Board): number =>
  groupsOf(board).common.filter(({ places }) => places.length > 0).length;

/** The places that cannot be told apart from a face-down card of each back: in the street, or next in its pile. */
export function alikeByBack(board: Board) {
  const { common: layers, otherCity, cityRow, indoorRow } = groupsOf(board);
  const laid = [...laidIn(board.main), ...laidIn(board.indoor)];
  const next = laid[0]?.layer ?? board.layers.at(-1)?.no;
  return { common: layers.find(({ layer }) => layer === next)?.places ?? [], otherCity, cityRow, indoorRow };
}
