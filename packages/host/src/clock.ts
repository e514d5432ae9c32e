/**
 * The clock's seat. A game says which timers run in one of two ways: its question to the clock names `seconds`, which is
 * a timer for the first answer; or its view lists `timers`, each with `seconds` and the `answer` the clock gives. A view
 * may also name a `gate`: the milliseconds between two rolls of one seat.
 */

import { CLOCK, isRecord, questionsFor, refuse, same } from '@gravetable/kernel';
import type { Json, Play, QuestionView, Refusal, Seat } from '@gravetable/kernel';
import type { ClockView, Countdown, Timer } from '@gravetable/protocol';
import type { Time } from './time.ts';

export function clockQuestion(play: Play): QuestionView | null {
  return play.over || play.pendingOf(CLOCK) === undefined ? null : (questionsFor(play, CLOCK)[0] ?? null);
}

/** Whether the game names the timers that run: then it can be played against the clock. */
export function namesTimers(play: Play): boolean {
  return Array.isArray((play.view(null) as { readonly timers?: unknown }).timers);
}

/** What the clock is asked, or null where it is not. */
export function clockView(play: Play): ClockView | null {
  const question = clockQuestion(play);
  if (question === null) return null;
  const { timers: listed } = play.view(null) as { readonly timers?: unknown };
  const { seconds } = question.about;
  const timers =
    typeof seconds === 'number'
      ? [{ answer: question.options[0]!.value, seconds }]
      : (Array.isArray(listed) ? (listed as Timer[]) : []).filter(({ answer }) =>
          question.options.some((option) => same(option.value, answer)),
        );
  return {
    timers: timers.map(({ answer, seconds: time }) => ({
      name: `${question.label} ${JSON.stringify(answer)}`,
      answer,
      seconds: time,
    })),
    starts: Array.isArray(listed) && timers.length === 0 && play.pending.length === 1,
  };
}

/** VG-RULING-19 Hands are only so fast: lets a seat roll again only after the game's gate. */
export class RollGate {
  /** When each seat may roll next. */
  readonly #next = new Map<Seat, number>();

  /** Why a roll has to wait, or null; then the next one is due a gate later. One that is a little `early` counts, the rate stays. */
  check(play: Play, seat: Seat, value: Json, now: number, early = 0): Refusal | null {
    if (!isRecord(value) || value['do'] !== 'roll' || clockQuestion(play) === null) return null;
    const { gate } = play.view(null) as { readonly gate?: unknown };
    if (typeof gate !== 'number') return null;
    const next = this.#next.get(seat) ?? -Infinity;
    if (now < next - early) return refuse('ROLL_TOO_SOON');
    this.#next.set(seat, Math.max(now, next) + gate);
    return null;
  }
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
      const whole = seconds * 1000;
      return [name, left === undefined ? whole : Math.min(whole, Math.max(0, left - passed))];
    }),
  );
}

/** The timers that run down at a table. When one is out, the clock says so to the rules, which know no time. */
export class Countdowns {
  readonly #time: Time;
  readonly #out: (timer: Timer) => void;
  #left: ReadonlyMap<string, number> = new Map();
  /** Since when time has been running; null while it stands still. */
  #since: number | null = null;
  #cancel: (() => void) | null = null;

  constructor(time: Time, out: (timer: Timer) => void) {
    this.#time = time;
    this.#out = out;
  }

  /** VG-RULING-82 So much was left of a timer when the table was last in sight. */
  restore(name: string, left: number): void {
    if (this.#since === null) this.#left = new Map([[name, left]]);
  }

  /** The table stands somewhere else, or time stands still now: the timer that runs out first, if any. */
  follow(clock: ClockView | null, runs: boolean): Countdown | null {
    this.#cancel?.();
    this.#cancel = null;
    const now = this.#time.now();
    const passed = this.#since === null ? 0 : now - this.#since;
    this.#left = clock === null ? new Map() : timersLeft(this.#left, clock, passed);
    this.#since = runs ? now : null;
    const [first] = [...this.#left].sort((a, b) => a[1] - b[1]);
    if (first === undefined) return null;
    const [name, left] = first;
    const timer = clock!.timers.find((one) => one.name === name)!;
    if (runs) this.#cancel = this.#time.later(() => this.#out(timer), left);
    return { name, seconds: timer.seconds, left, running: runs };
  }
}
