import { memo } from 'react';
import type { Seat } from '@gravetable/kernel';
import { nth } from '../nth.ts';

export const SEAT_COLOURS = ['#E69F00', '#56B4E9', '#1FB58A', '#F0E442', '#F0814A', '#D98BB8'] as const;

const SHAPES = [
  <path key="t" d="M12 6.2 17.4 16H6.6Z" />,
  <circle key="c" cx="12" cy="12" r="4.6" />,
  <rect key="s" x="7.8" y="7.8" width="8.4" height="8.4" />,
  <path key="d" d="M12 5.8 18.2 12 12 18.2 5.8 12Z" />,
  <path key="x" d="m12 5.4 1.9 4.2 4.6.5-3.4 3.1 1 4.5L12 15.4l-4.1 2.3 1-4.5-3.4-3.1 4.6-.5Z" />,
  <path key="p" d="M10 6h4v4h4v4h-4v4h-4v-4H6v-4h4Z" />,
] as const;

export function seatColour(seat: Seat): string {
  return nth(SEAT_COLOURS, seat % SEAT_COLOURS.length);
}

/** A seat, told apart by shape first and colour second. The clock has a plain ring. */
export const SeatChip = memo(function SeatChip({ seat, size = 22 }: { seat: Seat; size?: number }) {
  return (
    <svg
      className="seat-chip"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <circle
        cx="12"
        cy="12"
        r="11"
        fill={seat < 0 ? 'var(--bone)' : seatColour(seat)}
        stroke="#14110F"
        strokeWidth="2"
      />
      {seat >= 0 && <g fill="#14110F">{SHAPES[seat % SHAPES.length]}</g>}
    </svg>
  );
});
