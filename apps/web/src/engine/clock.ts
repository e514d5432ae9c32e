/**
 * The clock's seat, for whoever keeps the time. A game says which timers run in one of two ways: its question to the
 * clock names `seconds`, which is a timer for the first answer; or its view lists `timers`, each with `seconds` and the
 * `answer` the clock gives. A view may also name a `gate`: the milliseconds between two rolls of one seat.
 */

import { CLOCK, isRecord, questionsFor, refuse, same } from '@gravetable/kernel';
import type { Json, Play, QuestionView, Refusal, Seat } from '@gravetable/kernel';
import type { ClockView, Timer } from './types.ts';

export function clockQuestion(play: Play): QuestionView | null {
  return play.over || play.pendingOf(CLOCK) === undefined ? null : (questionsFor(play, CLOCK)[0] ?? null);
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

/** Hands are only so fast: lets a seat roll again only after the game's gate. */
export class RollGate {
  readonly #rolled = new Map<Seat, number>();

  /** Why a roll has to wait, or null; then it counts as the seat's last. */
  check(play: Play, seat: Seat, value: Json, now: number): Refusal | null {
    const { gate } = play.view(null) as { readonly gate?: unknown };
    if (typeof gate !== 'number' || !isRecord(value) || value['do'] !== 'roll') return null;
    if (clockQuestion(play) === null) return null;
    if (now - (this.#rolled.get(seat) ?? -Infinity) < gate) return refuse('ROLL_TOO_SOON');
    this.#rolled.set(seat, now);
    return null;
  }
}
