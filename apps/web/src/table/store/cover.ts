/** Hands hidden from whoever else looks at a shared screen. */

import { hash64, type Seat } from '@gravetable/kernel';
import type { TableMeta } from '../../engine/types.ts';
import type { Desk, Table } from './desk.ts';

export interface Cover {
  readonly actions: Pick<Table, 'setPin'>;
  readonly stop: () => void;
}

/** What a PIN comes to: enough to keep a neighbour from peeping, and forgotten without harm. */
export function sealOf({ id }: TableMeta, seat: Seat, pin: string): string {
  return hash64(`${id} ${seat} ${pin}`);
}

/** A screen that went dark, or behind another page, asks who is there before it shows anybody's cards again. */
export function coverOf({ opened, review, host, get, set, hold }: Desk): Cover {
  const { seats, handOver } = opened.meta;
  const shared = handOver && seats.filter((one) => one.kind === 'person').length > 1;
  const hide = (): void => {
    const { phase, seat, branch } = get();
    const shows = phase === 'playing' || phase === 'others' || phase === 'telling' || phase === 'past';
    if (!document.hidden || !shared || review || branch !== null || seat === null || !shows) return;
    hold();
    set({ phase: 'handover', next: seat });
  };
  document.addEventListener('visibilitychange', hide);
  return {
    stop: () => document.removeEventListener('visibilitychange', hide),
    actions: {
      setPin(seat, pin) {
        const { meta } = get();
        const { [seat]: _, ...others } = meta.pins ?? {};
        const pins = pin === null ? others : { ...others, [seat]: sealOf(meta, seat, pin) };
        set({ meta: { ...meta, pins } });
        void host.keepPins(pins);
      },
    },
  };
}
