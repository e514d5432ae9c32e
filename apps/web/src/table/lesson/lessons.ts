/**
 * Lessons: a game played on the real rules from a chosen deal, one idea at a time. A step either explains and waits for
 * the reader, or asks for one answer; the table then marks that answer, the hint names it, and others wait.
 */

import type { Json, OptionView, QuestionView } from '@gravetable/kernel';
import type { LogLine } from '../../engine/types.ts';
import { nth } from '../../nth.ts';

export interface LessonStep<T extends string> {
  readonly text: T;
  /** The part of the table it speaks of, framed while it does. */
  readonly about: string;
  /** What the log has to tell before the lesson goes on; null waits for the reader. */
  readonly done: ((log: readonly LogLine[]) => boolean) | null;
  /** The answer it asks for. A step that has none lets the learner answer freely. */
  readonly wants?: (option: OptionView) => boolean;
}

type Done = NonNullable<LessonStep<string>['done']>;
type Wants = NonNullable<LessonStep<string>['wants']>;

/** The two kinds of steps: one is read, the other asks for an answer and waits for what it leads to. */
export const explains = <T extends string, A extends string>(text: T, about: A) => ({
  text,
  about,
  done: null,
});
export const asks = <T extends string, A extends string>(text: T, about: A, done: Done, wants: Wants) => ({
  text,
  about,
  done,
  wants,
});

/** What a lesson lets the learner do now: `wants` null means that nothing is to be answered yet. */
export interface Guide {
  readonly wants: ((option: OptionView) => boolean) | null;
  /** What the bar says meanwhile. */
  readonly says: 'lesson.reading' | 'lesson.watch';
}

/** The table acts an answer out: the lesson goes on when it has come to rest. */
export const WATCHING: Guide = { wants: null, says: 'lesson.watch' };

/** A condition of a step: something of that kind has happened so often, with these facts. */
export function told(
  kind: string,
  times = 1,
  facts: { readonly [fact: string]: Json } = {},
): (log: readonly LogLine[]) => boolean {
  const isOne = ({ event }: LogLine): boolean =>
    event.kind === kind &&
    Object.entries(facts).every(([fact, value]) => (event as { [fact: string]: unknown })[fact] === value);
  return (log) => log.filter(isOne).length >= times;
}

/**
 * Where a lesson stands when the first `read` steps were read: at the first one that waits for the reader or for the
 * table. An answer taken back is asked for again.
 */
export function stepAt(steps: readonly LessonStep<string>[], read: number, log: readonly LogLine[]): number {
  const at = steps.findIndex(({ done }, step) => (done === null ? step >= read : !done(log)));
  return at === -1 || read >= steps.length ? steps.length : at;
}

/** What the step asks of whoever answers; null lets everything through. */
export function guideOf(step: LessonStep<string> | undefined): Guide | null {
  if (step === undefined || (step.done !== null && step.wants === undefined)) return null;
  return { wants: step.wants ?? null, says: 'lesson.reading' };
}

/** The option a lesson asks for, or null when the question offers none: then the learner is free. */
export function asksFor(guide: Guide | null, question: QuestionView): OptionView | null {
  const wants = guide?.wants ?? null;
  return wants === null ? null : (question.options.find((option) => wants(option)) ?? null);
}

/** Whether an answer has to wait for the lesson. */
export function holdsBack(guide: Guide | null, question: QuestionView, at: number): boolean {
  if (guide === null) return false;
  if (guide.wants === null) return true;
  return asksFor(guide, question) !== null && !guide.wants(nth(question.options, at));
}

const KEY = 'gravetable-lessons';
const MOST = 12;

type Kept = readonly (readonly [table: string, step: number])[];

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Kept).filter(([, step]) => typeof step === 'number') : [];
  } catch {
    return []; // Blocked or damaged storage: the lesson begins again.
  }
}

/** How many steps of a table's lesson were read; 0 for one that begins. Kept in this browser. */
export function stepsRead(table: string): number {
  return kept().find(([id]) => id === table)?.[1] ?? 0;
}

/** Remember them. The oldest lessons are forgotten first. */
export function keepStepsRead(table: string, step: number): void {
  const others = kept().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, step], ...others].slice(0, MOST)));
  } catch {
    // It is remembered until the window closes.
  }
}
