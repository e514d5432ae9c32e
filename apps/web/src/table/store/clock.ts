/**
 * The clock's seat at this table. The timers a game names run down on the page; when one is out, the clock says so to
 * the rules, which know no time. They stand still while the table is paused, out of sight, or looks at its past
 * (VG-RULING-78).
 */

import type { ClockView } from '../../engine/types.ts';
import type { Desk, Table } from './desk.ts';
import type { Flow } from './flow.ts';

/** The timer that runs out first. */
export interface Countdown {
  readonly name: string;
  readonly seconds: number;
  /** Milliseconds left at `at`, a time of `performance.now()`. */
  readonly left: number;
  readonly at: number;
  readonly running: boolean;
}

export interface Clock {
  /** The table stands somewhere else: look which timers run now. */
  readonly follow: () => void;
  readonly actions: Pick<Table, 'pause' | 'goOn' | 'startClock'>;
  readonly stop: () => void;
}

/** What is left of each timer: one that was not there before starts, one that is gone is dropped. */
export function timersLeft(
  before: ReadonlyMap<string, number>,
  { timers }: ClockView,
  passed: number,
): Map<string, number> {
  return new Map(
    timers.map(({ name, seconds }) => {
      const left = before.get(name);
      return [name, left === undefined ? seconds * 1000 : Math.max(0, left - passed)];
    }),
  );
}

export function clockOf(desk: Desk, flow: Flow): Clock {
  const { get, set, host } = desk;
  let left: ReadonlyMap<string, number> = new Map();
  /** Since when time has been running; null while it stands still. */
  let since: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const runs = (): boolean => {
    const { phase, paused, branch } = get();
    return (phase === 'playing' || phase === 'others') && !paused && !branch && !desk.review;
  };

  const follow = (): void => {
    clearTimeout(timer);
    if (desk.hasEnded() || !desk.realTime) return;
    const { latest } = get();
    const now = performance.now();
    left =
      latest.clock === null ? new Map() : timersLeft(left, latest.clock, since === null ? 0 : now - since);
    since = runs() ? now : null;
    const [first] = [...left].sort((a, b) => a[1] - b[1]);
    if (first === undefined) return set({ countdown: null });
    const [name, rest] = first;
    const { seconds } = latest.clock!.timers.find((one) => one.name === name)!;
    set({ countdown: { name, seconds, left: rest, at: now, running: since !== null } });
    if (since !== null) timer = setTimeout(() => expire(name), rest);
  };

  const expire = (name: string): void => {
    const { latest: at } = get();
    desk.inTurn(async () => {
      const due = at.clock?.timers.find((one) => one.name === name);
      if (due === undefined || get().latest !== at || !runs()) return follow();
      flow.take(await host.tick(get().snapshot.viewer, due.answer));
    });
  };

  const hide = (): void => {
    if (document.hidden && get().countdown?.running === true) {
      get().pause();
    }
  };
  document.addEventListener('visibilitychange', hide);

  return {
    follow,
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
    },
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
          if (get().phase === 'ready') flow.take(await host.tick(get().snapshot.viewer, null));
        }),
    },
  };
}
