/** The lesson: one idea at a time on the real engine, from a seed that deals a kind first Biome. */

import type { LogLine } from '../../engine/types.ts';
import type { View } from './facts.ts';
import type { OwnId } from './words/index.ts';

export interface LessonStep {
  readonly text: OwnId;
  /** What has to be seen on the table; null waits for the reader. */
  readonly done: ((view: View, log: readonly LogLine[]) => boolean) | null;
}

const told = (log: readonly LogLine[], kind: string): boolean => log.some(({ event }) => event.kind === kind);

export const LESSON: readonly LessonStep[] = [
  { text: 'lesson.welcome', done: null },
  { text: 'lesson.first', done: ({ run }) => run.phase === 'explore' },
  { text: 'lesson.map', done: (_, log) => told(log, 'moved') },
  { text: 'lesson.plate', done: ({ combat }, log) => combat !== null || told(log, 'combatEnds') },
  { text: 'lesson.timeline', done: null },
  { text: 'lesson.card', done: (_, log) => told(log, 'plays') },
  { text: 'lesson.rounds', done: (_, log) => told(log, 'combatEnds') || told(log, 'runEnds') },
  { text: 'lesson.bag', done: null },
  { text: 'lesson.tracks', done: null },
  {
    text: 'lesson.second',
    done: ({ biome }, log) =>
      told(log, 'runEnds') || (biome?.tiles.filter(({ open }) => open).length ?? 0) > 1,
  },
  { text: 'lesson.death', done: null },
  { text: 'lesson.end', done: null },
];

/** The next step that still waits for something, from `at` on; the length of the lesson when it is over. */
export function stepFrom(at: number, view: View, log: readonly LogLine[]): number {
  let step = at;
  while (step < LESSON.length && LESSON[step]!.done?.(view, log) === true) step++;
  return step;
}

export const LESSON_TABLE = {
  seed: 'lesson-18',
  options: { beheaded: ['flayed', 'quartered', 'immolated'], runs: 1 },
  seats: 3,
} as const;
