/** Runs read out of the log. */

import type { GameEvent, Said } from '@gravetable/kernel';
import type { LogLine } from '../../../engine/types.ts';

export interface PastRun {
  readonly number: number;
  /** How it ended; null while it goes on. */
  readonly end: NonNullable<Said['args']> | null;
  /** What it left for good: Runes, Blueprints, Upgrades. */
  readonly gave: readonly GameEvent[];
  readonly killed: number;
  /** Cells that came home. */
  readonly cells: number;
}

const LASTING: ReadonlySet<string> = new Set([
  'rune',
  'collected',
  'integrated',
  'bossCell',
  'upgrade',
  'well',
  'secret',
  'feat',
  'bossWon',
]);

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The Runs the log tells of, the first one first. What is told before a Run begins, as who plays whom, is nobody's. */
export function runsOf(log: readonly LogLine[]): readonly PastRun[] {
  const runs: (Mutable<PastRun> & { gave: GameEvent[] })[] = [];
  for (const { event } of log) {
    if (event.kind === 'runBegins')
      runs.push({ number: Number(event['number']), end: null, gave: [], killed: 0, cells: 0 });
    const run = runs.at(-1);
    if (run === undefined) continue;
    if (event.kind === 'runEnds') {
      run.end = event as unknown as NonNullable<Said['args']>;
      run.cells = Number(event['cells']);
    }
    if (event.kind === 'enemyKilled') run.killed += 1;
    if (LASTING.has(event.kind)) run.gave.push(event);
  }
  return runs;
}
