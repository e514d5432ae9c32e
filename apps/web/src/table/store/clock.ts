/**
 * The clock at this table. The host keeps the time; the page shows what is left of it, and asks for it to stand still while
 * the table is paused, out of sight, or looks at its past (VG-RULING-78).
 */

import type { Countdown as Told } from '@gravetable/protocol';
import type { Desk, Table } from './desk.ts';
import type { Flow } from './flow.ts';

/** The timer that runs out first. */
export interface Countdown extends Told {
  /** When `left` was so much, a time of `performance.now()`. */
  readonly at: number;
}

export interface Clock {
  /** The table stands somewhere else: whether time may run now. */
  readonly follow: () => void;
  /** What the host says of the time. */
  readonly told: (countdown: Told | null) => void;
  readonly actions: Pick<Table, 'pause' | 'goOn' | 'startClock'>;
  readonly stop: () => void;
}

export function clockOf(desk: Desk, flow: Flow): Clock {
  const { get, set, host } = desk;
  let stands: boolean | null = null;

  const runs = (): boolean => {
    const { phase, paused, branch } = get();
    const live = phase === 'playing' || phase === 'others' || phase === 'telling';
    return live && !paused && branch === null && !desk.review;
  };

  const follow = (): void => {
    if (desk.hasEnded() || !desk.realTime || stands === !runs()) return;
    stands = !runs();
    host.hold(stands).catch(desk.fail);
  };

  const hide = (): void => {
    if (document.hidden && !desk.isOnline && get().countdown?.running === true) {
      get().pause();
    }
  };
  document.addEventListener('visibilitychange', hide);

  return {
    follow,
    told: (countdown) =>
      set({ countdown: countdown === null ? null : { ...countdown, at: performance.now() } }),
    stop: () => document.removeEventListener('visibilitychange', hide),
    actions: {
      pause() {
        desk.hold();
        set({ paused: true });
        follow();
      },
      goOn() {
        set({ paused: false });
        flow.advance();
      },
      startClock: () =>
        desk.inTurn(async () => {
          if (get().phase === 'ready') flow.take(await host.start());
        }),
    },
  };
}
