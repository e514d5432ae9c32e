// Which card of the field to turn over next: how many cards still have to be turned over to find the way out.

import { cardOf, type CardInstance } from '../cards/deck.ts';
import { currentField, currentLayout, SPECIAL_SLOTS, type Slot } from '../layout.ts';
import type { Board, Field } from '../state.ts';

/** For each slot all slots above it, directly or not, as bits. */
const ABOVE = new Map<readonly Slot[], readonly number[]>();

function aboveIn(layout: readonly Slot[]): readonly number[] {
  const known = ABOVE.get(layout);
  if (known !== undefined) return known;
  const above = layout.map(() => 0);
  for (let slot = layout.length - 1; slot >= 0; slot--) {
    for (const cover of layout[slot]!.covers) above[slot]! |= above[cover]! | (1 << cover);
  }
  ABOVE.set(layout, above);
  return above;
}

function countBits(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** Whether the way out may lie here, for all anybody knows. */
function mayBeExit(field: Field, slot: number): boolean {
  const card = field.cards[slot];
  if (card === null || card === undefined || field.up[slot] === true) return false;
  return field.known[slot] !== true || isWayOut(card);
}

function isWayOut(card: CardInstance): boolean {
  const { id } = cardOf(card);
  return id === 'exit' || id === 'exit-indoors';
}

/**
 * How many cards will have to be turned over, on average, if they are taken in the best order: the way out is
 * equally likely in each slot where it may lie.
 */
function expectedCards(lying: number, candidates: readonly number[], above: readonly number[]): number {
  let left = lying;
  let turned = 0;
  let sum = 0;
  const open = candidates.slice();
  while (open.length > 0) {
    let best = 0;
    let least = Infinity;
    for (let i = 0; i < open.length; i++) {
      const cost = countBits(above[open[i]!]! & left);
      if (cost < least) [best, least] = [i, cost];
    }
    const slot = open[best]!;
    turned += least + 1;
    sum += turned;
    left &= ~(above[slot]! | (1 << slot));
    open.splice(best, 1);
  }
  return candidates.length === 0 ? 0 : sum / candidates.length;
}

/** How much nearer the way out is, in cards still to be turned over, once this slot has been. */
export class Path {
  readonly #above: readonly number[];
  readonly #lying: number;
  /** Slots where the way out may lie, as bits. */
  readonly #hiding: number;
  readonly #candidates: number[] = [];
  readonly #expected: number;
  readonly #nearer: number[] = [];

  private constructor(above: readonly number[], lying: number, hiding: number) {
    this.#above = above;
    this.#lying = lying;
    this.#hiding = hiding;
    for (let slot = 0; slot < SPECIAL_SLOTS; slot++) if (hiding & (1 << slot)) this.#candidates.push(slot);
    this.#expected = expectedCards(lying, this.#candidates, above);
  }

  /** The path of this table: the one known before, if the field has not changed since. */
  static of(board: Board, before: Path | null = null): Path {
    const field = currentField(board);
    const above = aboveIn(currentLayout(board));
    let lying = 0;
    let hiding = 0;
    for (let slot = 0; slot < field.cards.length; slot++) {
      if (field.cards[slot] !== null && field.up[slot] === false) lying |= 1 << slot;
      if (slot < SPECIAL_SLOTS && mayBeExit(field, slot)) hiding |= 1 << slot;
    }
    const same =
      before !== null && before.#above === above && before.#lying === lying && before.#hiding === hiding;
    return same ? before : new Path(above, lying, hiding);
  }

  /** Cards that will have to be turned over, on average. */
  get expected(): number {
    return this.#expected;
  }

  nearer(slot: number): number {
    return (this.#nearer[slot] ??= this.#workOut(slot));
  }

  #workOut(slot: number): number {
    const rest = this.#candidates.filter((one) => one !== slot);
    const after = expectedCards(this.#lying & ~(1 << slot), rest, this.#above);
    return this.#expected - (after * rest.length) / Math.max(1, this.#candidates.length);
  }
}

/** Paths that were worked out, by layout and by what lies where: tries come by the same ones again and again. */
const KNOWN = new Map<readonly Slot[], Map<number, readonly number[]>>();
const MOST_KNOWN = 50_000;

/** For every slot how much nearer the way out is once it has been turned over. */
export function nearerOn(board: Board): readonly number[] {
  const field = currentField(board);
  const layout = currentLayout(board);
  const { cards, up, known } = field;
  let lying = 0;
  let hiding = 0;
  for (let slot = 0; slot < cards.length; slot++) {
    if (cards[slot] === null || up[slot] === true) continue;
    lying |= 1 << slot;
    if (slot < SPECIAL_SLOTS && (known[slot] !== true || isWayOut(cards[slot]!))) hiding |= 1 << slot;
  }
  let of = KNOWN.get(layout);
  if (of === undefined) KNOWN.set(layout, (of = new Map<number, readonly number[]>()));
  const key = (lying << SPECIAL_SLOTS) | hiding;
  let nearer = of.get(key);
  if (nearer === undefined) {
    if (of.size >= MOST_KNOWN) of.clear();
    const path = Path.of(board);
    of.set(key, (nearer = cards.map((_, slot) => path.nearer(slot))));
  }
  return nearer;
}

/** What turning the slot over brings, apart from the way: known for seen cards, an average for others. */
export function findWorth(board: Board, slot: number): number {
  const field = currentField(board);
  const card = field.cards[slot];
  if (card === null || card === undefined || field.known[slot] !== true) return 0;
  const { id, kind } = cardOf(card);
  if (id === 'exit' || id === 'exit-indoors') return 6;
  if (id === 'horde') return -3;
  switch (kind) {
    case 'zombie':
      return -2.5;
    case 'resource':
      return 1.5;
    case 'event':
    case 'place':
      return 0.5;
    case 'obstacle':
      return -1;
  }
}
