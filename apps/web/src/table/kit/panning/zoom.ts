/** How large the map is shown, per table: kept while the game goes on, through fights and back. */

import { create } from 'zustand';

const STEPS = [1, 1.25, 1.5, 2] as const;
export const USUAL = STEPS[0];

export type Turn = 'out' | 'fit' | 'in';

/** The size after a press; at either end it stays. */
export function turned(zoom: number, turn: Turn): number {
  if (turn === 'fit') return USUAL;
  const next = (one: number): boolean => (turn === 'in' ? one > zoom : one < zoom);
  return (turn === 'in' ? STEPS.find(next) : STEPS.findLast(next)) ?? zoom;
}

/** Part of a line that is seen through a window: where the window begins, how long it is, and the whole. */
export interface Span {
  readonly from: number;
  readonly seen: number;
  readonly whole: number;
}

/** Which share of the whole lies in the middle of the window. */
export const middleOf = ({ from, seen, whole }: Span): number => (from + seen / 2) / whole;

/** Where the window begins when this share lies in its middle. */
export const fromMiddle = (share: number, { seen, whole }: Omit<Span, 'from'>): number =>
  share * whole - seen / 2;

/** How far a window from `low` to `high` moves so that a thing is seen with some air around it. */
export function nudge(start: number, end: number, low: number, high: number, air = 16): number {
  if (start - air < low) return start - air - low;
  return Math.max(0, end + air - high);
}

const useZooms = create<Readonly<Record<string, number>>>(() => ({}));

export const useZoomOf = (table: string): number => useZooms((zooms) => zooms[table] ?? USUAL);

export const keepZoom = (table: string, zoom: number): void => useZooms.setState({ [table]: zoom });
