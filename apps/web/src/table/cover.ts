import type { Desk } from './desk.ts';

/** A screen that went dark, or behind another page, asks who is there before it shows anybody's cards again. */
export function coverOf({ opened, review, get, set, hold }: Desk): { readonly stop: () => void } {
  const { seats, handOver } = opened.meta;
  const shared = handOver && seats.filter((one) => one.kind === 'person').length > 1;
  const hide = (): void => {
    const { phase, seat, branch } = get();
    const shows = phase === 'playing' || phase === 'others' || phase === 'past';
    if (!document.hidden || !shared || review || branch !== null || seat === null || !shows) return;
    hold();
    set({ phase: 'handover', next: seat });
  };
  document.addEventListener('visibilitychange', hide);
  return { stop: () => document.removeEventListener('visibilitychange', hide) };
}
