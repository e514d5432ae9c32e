/** Turning points of a finished game, from its log: the few lines that weighed most. */

import type { LogLine } from '../../engine/types.ts';
import type { TableEvent } from './facts.ts';

const MOST = 3;
const HEAVY = 4;

/** How much a line weighed; 0 is everyday life. */
export function weightOf(event: TableEvent): number {
  switch (event.kind) {
    case 'died':
      return 100;
    case 'whisperFailed':
      return 90;
    case 'lastWhisper':
      return 60;
    case 'hurt':
      return event.n >= HEAVY || event.vitality <= 2 ? 20 + 5 * event.n : event.n;
    case 'lostImmunity':
      return event.immunity === 0 ? 35 : 0;
    case 'exploded':
      return 30;
    case 'threat':
      return 22;
    case 'dayEnds':
      return 25;
    case 'reward':
      return 18;
    case 'blocked':
      return 12;
    default:
      return 0;
  }
}

/** The heaviest lines, one per decision, in the order in which they happened. */
export function turningPoints(log: readonly LogLine[]): readonly LogLine[] {
  const best = new Map<number, LogLine>();
  for (const line of log) {
    const weight = weightOf(line.event as TableEvent);
    const other = best.get(line.after);
    if (weight > 0 && (other === undefined || weight > weightOf(other.event as TableEvent)))
      best.set(line.after, line);
  }
  return [...best.values()]
    .sort((a, b) => weightOf(b.event as TableEvent) - weightOf(a.event as TableEvent))
    .slice(0, MOST)
    .sort((a, b) => a.after - b.after);
}

/** The day on which a survivor died, or null. */
export function dayOfDeath(log: readonly LogLine[], seat: number): number | null {
  let day = 0;
  for (const line of log) {
    const event = line.event as TableEvent;
    if (event.kind === 'dayBegins') day = event.day;
    if (event.kind === 'died' && event.who === seat) return day;
  }
  return null;
}

/** What a game cost a survivor: Damage taken, and Vitality lost to the infection and the like. */
export function costOf(log: readonly LogLine[], seat: number): { hurt: number; lost: number } {
  const cost = { hurt: 0, lost: 0 };
  for (const line of log) {
    const event = line.event as TableEvent;
    if (event.kind === 'hurt' && event.who === seat) cost.hurt += event.n;
    if (event.kind === 'lostVitality' && event.who === seat) cost.lost += event.n;
  }
  return cost;
}
