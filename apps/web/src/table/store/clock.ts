/**
 * The clock at this table. The host keeps the time; the page shows what is left of it, and asks for it to stand still while
 * the table is paused, out of sight, or looks at its past (VG-RULING-78), and keeps what is left while it is away (-82).
 */

import type { ClockView, Countdown as Told } from '@gravetable/protocol';
import type { Desk, Table } from './desk.ts';
import type { Flow } from './flow.ts';
import { keepTime, takeTime, type TimeLeft } from './timeLeft.ts';

/** The timer that runs out first. */
export interface Countdown extends Told {
  /** When `left` was so much, a time of `performance.now()`. */
  readonly at: number;
}

/** What is left of it now, in milliseconds. */
const leftOf = ({ left, at, running }: Countdown): number =>
  Math.max(0, left - (running ? performance.now() - at : 0));

/** The host tells the time with every step: so little beside what the page counts itself is no news. */
const APART = 50;

const isCounted = (known: Countdown, told: Told): boolean =>
  known.name === told.name &&
  known.seconds === told.seconds &&
  known.running === told.running &&
  Math.abs(leftOf(known) - told.left) < APART;

export const secondsLeft = (countdown: Countdown): number => Math.ceil(leftOf(countdown) / 1000);

/** One way of saying time, wherever it is shown: minutes and seconds. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export interface Clock {
  /** A timer was running when the table was left: it waits until the player goes on. */
  readonly comesBack: boolean;
  /** The table stands somewhere else: whether time may run now. */
  readonly follow: () => void;
  /** What the host says of the time. */
  readonly told: (countdown: Told | null) => void;
  readonly actions: Pick<Table, 'pause' | 'goOn' | 'startClock'>;
  readonly stop: () => void;
}

export function clockOf(desk: Desk, flow: Flow, asked: ClockView | null): Clock {
  const { get, set, host } = desk;
  let stands: boolean | null = null;
  const alone = desk.realTime && !desk.isOnline && !desk.review;
  const { id } = desk.opened.meta;
  const kept = alone ? takeTime(id) : null;
  const isAwaited = ({ name }: TimeLeft): boolean =>
    asked?.timers.some((timer) => timer.name === name) === true;
  const back = kept !== null && isAwaited(kept) ? kept : null;
  if (back !== null) host.restoreTime(back.name, back.left).catch(desk.fail);

  const keep = (): void => {
    const { countdown } = get();
    if (alone) keepTime(id, countdown === null ? null : { name: countdown.name, left: leftOf(countdown) });
  };

  const runs = (): boolean => {
    const { phase, paused, branch } = get();
    // What is looked at takes no time from the phase that follows; where several people share a clock it runs on.
    const live = phase === 'playing' || phase === 'others' || (phase === 'telling' && desk.isOnline);
    return live && !paused && branch === null && !desk.review;
  };

  const follow = (): void => {
    if (desk.hasEnded() || !desk.realTime || stands === !runs()) return;
    stands = !runs();
    host.hold(stands).catch(desk.fail);
  };

  const hide = (): void => {
    // Whoever loads the page anew or closes it leaves it hidden first.
    if (document.hidden) keep();
    if (document.hidden && !desk.isOnline && get().countdown?.running === true) {
      get().pause();
    }
  };
  document.addEventListener('visibilitychange', hide);

  return {
    comesBack: back !== null,
    follow,
    told(countdown) {
      const known = get().countdown;
      if (countdown !== null && known !== null && isCounted(known, countdown)) return;
      set({ countdown: countdown === null ? null : { ...countdown, at: performance.now() } });
    },
    stop() {
      keep();
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
          if (get().phase === 'ready') flow.take(await host.start());
        }),
    },
  };
}
