/** The lesson: one idea at a time on the real engine, from a seed that deals a kind street. */

import type { LogLine } from '../../engine/types.ts';
import type { Facts, View } from './facts.ts';
import type { OwnId } from './words/index.ts';

export interface LessonStep {
  readonly text: OwnId;
  /** The part of the table it speaks of, framed while it does. */
  readonly about: 'street' | 'body' | 'hand' | 'odds' | 'area' | 'zombie' | 'bar';
  /** What has to be seen on the table; null waits for the reader. */
  readonly done: ((view: View, log: readonly LogLine[], facts: Facts) => boolean) | null;
}

const told = (log: readonly LogLine[], kind: string): boolean => log.some(({ event }) => event.kind === kind);

export const LESSON: readonly LessonStep[] = [
  { text: 'lesson.street', about: 'street', done: null },
  { text: 'lesson.body', about: 'body', done: null },
  { text: 'lesson.equip', about: 'hand', done: ({ survivors }) => survivors[0]!.equipped !== null },
  { text: 'lesson.odds', about: 'odds', done: null },
  { text: 'lesson.walk', about: 'street', done: (_, log) => told(log, 'walks') },
  { text: 'lesson.game-turn', about: 'area', done: null },
  {
    text: 'lesson.meet',
    about: 'street',
    done: ({ spaces, zombiesEliminated }, _, { CARDS }) =>
      zombiesEliminated > 0 || spaces.some(({ card }) => card !== null && CARDS[card.card].kind === 'zombie'),
  },
  { text: 'lesson.attack', about: 'zombie', done: (_, log) => told(log, 'attacks') },
  { text: 'lesson.kill', about: 'zombie', done: ({ zombiesEliminated }) => zombiesEliminated > 0 },
  { text: 'lesson.pick', about: 'area', done: (_, log) => told(log, 'pickedUp') },
  { text: 'lesson.spaces', about: 'area', done: null },
  { text: 'lesson.use', about: 'hand', done: null },
  { text: 'lesson.hint', about: 'bar', done: null },
  { text: 'lesson.end', about: 'street', done: null },
];

/** The next step that still waits for something, from `at` on; the length of the lesson when it is over. */
export function stepFrom(at: number, view: View, log: readonly LogLine[], facts: Facts): number {
  let step = at;
  while (step < LESSON.length && LESSON[step]!.done?.(view, log, facts) === true) step++;
  return step;
}

export const LESSON_TABLE = {
  seed: 'lesson-138',
  options: { survivors: ['rick'] },
  seats: 1,
} as const;
