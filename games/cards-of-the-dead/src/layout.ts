// CD-RULING-01..05 Layouts: where each slot of a field lies, and which slots lie on top of it.

import type { Board, Field } from './state.ts';

export interface Slot {
  /** 1 is laid first and lies deepest. */
  readonly row: number;
  /** In half card widths, from the left. */
  readonly x: number;
  /** The slots whose cards lie on its corners. */
  readonly covers: readonly number[];
  /** The same as bits. */
  readonly coverBits: number;
}

const WIDE = [0, 2, 4, 6, 8];
const NARROW = [1, 3, 5, 7];

/** From the top row down; each slot lies on the two corners of the row above it that are next to it. */
function layoutOf(...rows: readonly (readonly number[])[]): readonly Slot[] {
  const bare = rows.flatMap((places, at) => places.map((x) => ({ row: at + 1, x })));
  const at = (row: number, x: number) => bare.findIndex((slot) => slot.row === row && slot.x === x);
  return bare.map(({ row, x }) => {
    const covers = [at(row + 1, x - 1), at(row + 1, x + 1)].filter((slot) => slot !== -1);
    return { row, x, covers, coverBits: covers.reduce((bits, slot) => bits | (1 << slot), 0) };
  });
}

/** CD-DEPLOY-04, CD-RULING-04: the Main Zone by number of Survivors. */
const MAIN = [
  layoutOf(WIDE, NARROW, WIDE),
  layoutOf(WIDE, NARROW, WIDE, NARROW, [4]),
  layoutOf(WIDE, NARROW, WIDE, NARROW, [2, 4, 6]),
];
/** CD-RULING-02: the same for every number of Survivors. */
const INDOOR = layoutOf(WIDE, NARROW);

/** CD-RULING-03: the City or Indoor cards lie in row 1, and their backs tell them from Common Cards. */
export const SPECIAL_SLOTS = WIDE.length;
/** The most slots a field can have. */
export const MOST_SLOTS = MAIN.at(-1)!.length;

export function mainLayout(survivors: number): readonly Slot[] {
  return MAIN[survivors - 1]!;
}

export function currentLayout(board: Board): readonly Slot[] {
  return board.zone === 'main' ? mainLayout(board.survivors.length) : INDOOR;
}

export function indoorLayout(): readonly Slot[] {
  return INDOOR;
}

/** A slot's place in its row, from the left: what it is called by. */
export function placeIn(layout: readonly Slot[], slot: number): number {
  const { row, x } = layout[slot]!;
  return layout.filter((one) => one.row === row && one.x <= x).length;
}

export function currentField(board: Board): Field {
  return board.zone === 'main' ? board.main : board.indoor;
}

/** CD-DEPLOY-02, CD-RULING-05: a card still lying there covers, face up or face down. */
export function isCovered(field: Field, layout: readonly Slot[], slot: number): boolean {
  for (const cover of layout[slot]!.covers) if (field.cards[cover] !== null) return true;
  return false;
}

/** Whether no more than one card of the current zone lies face down. */
export function isLastCard(board: Board): boolean {
  const { cards, up } = currentField(board);
  return cards.filter((card, slot) => card !== null && !up[slot]).length < 2;
}

/** Uncovered face-down slots of the current zone: what a Walk may turn over, as bits. */
export function openBits(board: Board): number {
  const field = currentField(board);
  const layout = currentLayout(board);
  const { cards, up } = field;
  let lying = 0;
  let open = 0;
  // From the bottom row up: what covers a slot comes after it.
  for (let slot = cards.length - 1; slot >= 0; slot--) {
    if (cards[slot] === null) continue;
    if (up[slot] === false && (layout[slot]!.coverBits & lying) === 0) open |= 1 << slot;
    lying |= 1 << slot;
  }
  return open;
}

/** The same as a list. */
export function openSlots(board: Board): number[] {
  const found: number[] = [];
  for (let slot = 0, bits = openBits(board); bits !== 0; slot++, bits >>>= 1) {
    if ((bits & 1) === 1) found.push(slot);
  }
  return found;
}

/** CD-RULING-56: the order in which turned-over cards move, by x and then by row. */
const ORDERS = new Map(
  [...MAIN, INDOOR].map((layout) => [
    layout,
    layout
      .map((_, slot) => slot)
      .sort((a, b) => layout[a]!.x - layout[b]!.x || layout[a]!.row - layout[b]!.row),
  ]),
);

export function leftToRight(layout: readonly Slot[]): readonly number[] {
  return ORDERS.get(layout)!;
}
