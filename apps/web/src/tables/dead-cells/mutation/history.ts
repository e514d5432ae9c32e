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

export interface LastRun {
  readonly number: number;
  readonly won: boolean;
  readonly cells: number;
  /** What was told of it. */
  readonly lines: readonly LogLine[];
  /** What it left for good until it ended. */
  readonly gave: readonly GameEvent[];
  /** After how many answers it ended. */
  readonly after: number;
  /** Nothing has been answered since. */
  readonly justEnded: boolean;
}

/** The Run that ended last; null where none has, or another is under way. */
export function lastRunIn(log: readonly LogLine[]): LastRun | null {
  const end = log.findLastIndex(({ event }) => event.kind === 'runEnds' || event.kind === 'runBegins');
  const ended = log[end];
  if (ended === undefined || ended.event.kind !== 'runEnds') return null;
  const begin = log.findLastIndex(({ event }) => event.kind === 'runBegins');
  // A branch tells nothing of what was before it.
  const lines = log.slice(Math.max(0, begin), end);
  return {
    number: Number(ended.event['number']),
    won: ended.event['result'] === 'victory',
    cells: Number(ended.event['cells']),
    lines,
    gave: lines.flatMap(({ event }) => (LASTING.has(event.kind) ? [event] : [])),
    after: ended.after,
    justEnded: log.at(-1)?.after === ended.after,
  };
}

/** What was bought after the last Run and went into somebody's deck. */
export function givenIn(log: readonly LogLine[]): readonly GameEvent[] {
  const begin = log.findLastIndex(({ event }) => event.kind === 'runBegins');
  return log.slice(begin + 1).flatMap(({ event }) => (event.kind === 'combatGiven' ? [event] : []));
}

/** Lines that name a card which stays: on the Mutation board, or with somebody at the market. */
const BROUGHT: ReadonlySet<string> = new Set(['placed', 'upgrade']);

/** What came to the Mutation board with the last Run and what was bought after it: names of Runes and of cards. */
export function gainedIn(log: readonly LogLine[]): ReadonlySet<string> {
  const begin = log.findLastIndex(({ event }) => event.kind === 'runBegins');
  return new Set(
    log.slice(Math.max(0, begin)).flatMap(({ event }) => {
      const { card, rune } = event as { card?: Said; rune?: string };
      if (event.kind === 'rune' && rune !== undefined) return [rune];
      return BROUGHT.has(event.kind) && card !== undefined ? [card.id] : [];
    }),
  );
}
