/**
 * The clock's seat at a terminal. In calm play the clock speaks when nobody else is asked. In real time a question
 * to the clock that says `seconds` in its `about` is answered with its first option when they have passed: a game
 * needs nothing else to be played against time.
 */

import { CLOCK, questionsFor, type AnyPlay, type QuestionView } from '@gravetable/kernel';

export class TableClock {
  readonly realTime: boolean;
  /** When each question of the clock is answered. */
  readonly #due = new Map<string, number>();

  constructor(realTime: boolean) {
    this.realTime = realTime;
  }

  question(play: AnyPlay): QuestionView | null {
    return play.pendingOf(CLOCK) === undefined ? null : (questionsFor(play, CLOCK)[0] ?? null);
  }

  /** Milliseconds until the clock speaks; null when no time is running. */
  left(play: AnyPlay): number | null {
    const question = this.question(play);
    const seconds = question?.about['seconds'];
    if (!this.realTime || question === null || typeof seconds !== 'number') return null;
    const due = this.#due.get(question.id) ?? performance.now() + seconds * 1000;
    this.#due.set(question.id, due);
    return Math.max(0, due - performance.now());
  }
}
