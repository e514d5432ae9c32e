/** Quests that are over, read out of the log. */

import type { GameEvent } from '@gravetable/kernel';
import type { LogLine } from '../../engine/types.ts';
import type { TableEvent } from './facts.ts';

export interface PastQuest {
  readonly quest: string;
  readonly won: boolean;
  /** The word for how it ended. */
  readonly why: string;
  readonly round: number;
  /** So many answers had been given. */
  readonly after: number;
  /** What was told of it, and what came home from it in a Campaign. */
  readonly lines: readonly LogLine[];
  readonly home: readonly LogLine[];
  /** Nothing has been answered since. */
  readonly justEnded: boolean;
}

/** The Quest that ended last; null where none has, or another is under way. */
export function lastQuestIn(log: readonly LogLine[]): PastQuest | null {
  const at = log.findLastIndex(({ event: { kind } }) => ['questBegins', 'won', 'lost'].includes(kind));
  const line = log[at];
  const end = line?.event as TableEvent | undefined;
  if (line === undefined || (end?.kind !== 'won' && end?.kind !== 'lost')) return null;
  const { after } = line;
  const begin = log.findLastIndex(({ event }) => event.kind === 'questBegins');
  return {
    quest: end.quest,
    won: end.kind === 'won',
    why: end.kind === 'won' ? 'won' : end.why,
    round: end.round,
    after,
    lines: log.slice(Math.max(0, begin), at + 1),
    home: log.slice(at + 1).filter((one) => one.after === after),
    justEnded: log.at(-1)?.after === after,
  };
}

interface Tally {
  readonly felled: number;
  readonly wounds: number;
  /** Cards found and kept. */
  readonly found: number;
  /** Potions that were drunk. */
  readonly drunk: number;
  /** By Adventurer: what they felled, and what it cost them. */
  readonly by: ReadonlyMap<string, { felled: number; wounds: number }>;
}

export function tallyOf(events: readonly GameEvent[]): Tally {
  const by = new Map<string, { felled: number; wounds: number }>();
  const of = (who: string): { felled: number; wounds: number } => {
    const known = by.get(who) ?? { felled: 0, wounds: 0 };
    by.set(who, known);
    return known;
  };
  const sum = { felled: 0, wounds: 0, found: 0, drunk: 0 };
  for (const event of events as readonly TableEvent[]) {
    if (event.kind === 'eliminated') {
      of(event.adventurer).felled += event.n;
      sum.felled += event.n;
    }
    if (event.kind === 'wounded') {
      of(event.adventurer).wounds += event.n;
      sum.wounds += event.n;
    }
    if (event.kind === 'kept') sum.found += event.cards.length;
    if (event.kind === 'drinks') sum.drunk += 1;
  }
  return { ...sum, by };
}
