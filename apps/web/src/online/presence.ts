/** Who is in front of a seat, in one word. */

import type { SeatView } from '@gravetable/protocol';

export type Presence = 'you' | 'here' | 'thinking' | 'laid' | 'away' | 'lost' | 'bot' | 'lent';

export interface Moment {
  readonly asked: boolean;
  readonly laid: boolean;
  readonly own: boolean;
}

export function presenceOf(seat: SeatView, { asked, laid, own }: Moment): Presence {
  if (seat.playedBy === 'bot' || seat.kind === 'bot' || seat.member === null) return 'bot';
  if (seat.awaySince !== null) return 'away';
  if (seat.playedBy === 'lent') return 'lent';
  if (own) return 'you';
  if (!seat.here) return 'lost';
  if (asked) return 'thinking';
  return laid || seat.ready ? 'laid' : 'here';
}

/** Minutes and seconds. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
