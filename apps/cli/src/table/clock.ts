/**
 * The clock's seat at a terminal. In calm play the clock speaks when nobody else is asked. In real time it speaks when
 * a timer runs out. A game says which timers run in one of two ways: its question to the clock names `seconds` in its
 * `about`, which is a timer for the first option; or its view lists `timers`, each with `seconds` and the `answer` the
 * clock gives. A timer that was not there before starts; one that is gone is dropped. A view may also name a `gate`:
 * the milliseconds that lie between two rolls of one seat.
 */

import { CLOCK, isRecord, questionsFor, refuse, same } from '@gravetable/kernel';
import type { AnyPlay, Json, QuestionView, Refusal, Seat } from '@gravetable/kernel';

interface Timer {
  readonly answer: Json;
  readonly seconds: number;
}

export class TableClock {
  readonly realTime: boolean;
  /** When each timer runs out, by what the clock will say. */
  #due = new Map<string, number>();
  /** When each seat rolled last. */
  readonly #rolled = new Map<Seat, number>();

  constructor(realTime: boolean) {
    this.realTime = realTime;
  }

  question(play: AnyPlay): QuestionView | null {
    return play.pendingOf(CLOCK) === undefined ? null : (questionsFor(play, CLOCK)[0] ?? null);
  }

  /** The timer that runs out first, with the milliseconds left; null when no time is running. */
  next(play: AnyPlay): { readonly answer: Json; readonly left: number } | null {
    const question = this.question(play);
    if (!this.realTime || question === null) return null;
    const now = performance.now();
    const due = new Map<string, number>();
    let first: { readonly answer: Json; readonly left: number } | null = null;
    for (const { answer, seconds } of timersOf(play, question)) {
      const name = `${question.label} ${JSON.stringify(answer)}`;
      const end = this.#due.get(name) ?? now + seconds * 1000;
      due.set(name, end);
      const left = Math.max(0, end - now);
      if (first === null || left < first.left) first = { answer, left };
    }
    this.#due = due;
    return first;
  }

  /** Hands are only so fast: why a roll has to wait, or null; then it counts as the seat's last. */
  gate(play: AnyPlay, seat: Seat, value: Json): Refusal | null {
    const { gate } = play.view(null) as { readonly gate?: unknown };
    if (!this.realTime || typeof gate !== 'number' || !isRecord(value) || value['do'] !== 'roll') return null;
    const now = performance.now();
    if (now - (this.#rolled.get(seat) ?? -Infinity) < gate) return refuse('ROLL_TOO_SOON');
    this.#rolled.set(seat, now);
    return null;
  }
}

function timersOf(play: AnyPlay, question: QuestionView): Timer[] {
  const { seconds } = question.about;
  if (typeof seconds === 'number') return [{ answer: question.options[0]!.value, seconds }];
  const { timers } = play.view(null) as { readonly timers?: unknown };
  const listed = Array.isArray(timers) ? (timers as Timer[]) : [];
  return listed.filter(({ answer }) => question.options.some((option) => same(option.value, answer)));
}
