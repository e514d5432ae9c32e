/** Where the cards of the street lie: rows recede to the skyline, each later row on top of the one behind it. */

import type { SlotView } from './facts.ts';

export interface Placed {
  readonly slot: SlotView;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface StreetSize {
  readonly width: number;
  readonly height: number;
  /** Kept free at the left, for what is told about a card. */
  readonly aside: number;
  /** Kept free at the top, for what is told over the skyline. */
  readonly above?: number;
  /** On a phone the cards are drawn nearer: larger, and up to the edge of the sky. */
  readonly near?: boolean;
}

const RATIO = 129 / 92;
/** What a thumb finds of a card, however far back it lies and however much lies on it. */
const FOUND = 34;
/** Under the first row. */
const KERB = 18;
const MIDDLE = 4;

/** The height a phone's street needs for every card to be found; it scrolls where there is less. */
export function heightOf(slots: readonly SlotView[]): number {
  const rows = Math.max(1, ...slots.map((slot) => slot.row));
  return Math.ceil(((rows - 1) * FOUND + 2 * FOUND * RATIO + KERB) / 0.9);
}

/** Back rows are smaller and closer together, as in the drawing of the street. */
export function streetOf(
  slots: readonly SlotView[],
  { width, height, aside, above = 0, near = false }: StreetSize,
): Placed[] {
  const rows = Math.max(1, ...slots.map((slot) => slot.row));
  const usable = width - aside;
  const skyline = Math.max(height * (near ? 0.1 : 0.24), above);
  const tallest = Math.min(height * (near ? 0.5 : 0.37), 150, ((usable - 20) / 5 - 10) * RATIO);
  const pitch = Math.min((tallest / RATIO) * 1.33, (usable - 16) / 5);
  const front = height - tallest - KERB;
  const step =
    rows === 1 ? 0 : Math.min(Math.max(tallest * 0.46, near ? FOUND : 0), (front - skyline) / (rows - 1));
  const narrowest = near ? Math.max(0, 1 - (FOUND * RATIO) / tallest) : 0.45;
  const shrink = Math.min(0.13, Math.min(0.45, narrowest) / Math.max(1, rows - 1));
  const centre = aside + usable / 2;
  return slots.flatMap((slot) => {
    if (slot.back === null) return [];
    const depth = rows - slot.row;
    const scale = 1 - shrink * depth;
    const cardHeight = tallest * scale;
    const cardWidth = cardHeight / RATIO;
    const x = centre + ((slot.x - MIDDLE) / 2) * pitch * scale ** 0.72;
    const placed = {
      left: x - cardWidth / 2,
      top: front - step * depth,
      width: cardWidth,
      height: cardHeight,
    };
    return [{ slot, ...placed }];
  });
}
