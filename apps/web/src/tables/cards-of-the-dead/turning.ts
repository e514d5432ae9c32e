/** Turning points of a finished game, from its log: the few decisions that weighed most, and what they cost. */

import type { LogLine } from '../../engine/types.ts';
import { heaviest, type Weighed } from '../../table/review/turning.ts';
import type { TableEvent } from './facts.ts';

const LOW = 3;

export interface TurningPoint extends Weighed {
  /** The line that tells it best: the heaviest one, else what the decision was. */
  readonly event: TableEvent;
  readonly day: number;
  /** Vitality it cost the group, and what the one hit last had left. */
  readonly lost: number;
  readonly left: number;
}

/** How much a line weighs by itself; 0 is everyday life. */
function weightOf(event: TableEvent): number {
  switch (event.kind) {
    case 'died':
      return 100;
    case 'whisperFailed':
      return 90;
    case 'lastWhisper':
      return 60;
    case 'lostImmunity':
      return event.immunity === 0 ? 35 : 0;
    case 'exploded':
      return 30;
    case 'dayEnds':
      return 25;
    case 'threat':
      return 22;
    case 'reward':
      return 18;
    case 'blocked':
      return 12;
    default:
      return 0;
  }
}

/** Everything one decision led to, weighed together. */
function weighed(after: number, events: readonly TableEvent[], day: number): TurningPoint {
  let [lost, left] = [0, 0];
  for (const event of events) {
    if (event.kind !== 'hurt' && event.kind !== 'lostVitality') continue;
    lost += event.n;
    left = event.vitality;
  }
  const heaviest = events.reduce((best, one) => (weightOf(one) > weightOf(best) ? one : best));
  const cost = lost * 5 + (lost > 0 && left <= LOW ? 20 : 0);
  const event = weightOf(heaviest) >= cost ? heaviest : events[0]!;
  return {
    before: Math.max(0, after - 1),
    event,
    day,
    lost,
    left,
    weight: Math.max(weightOf(heaviest), cost),
  };
}

/** The heaviest decisions, in the order in which they were taken. */
export function turningPoints(log: readonly LogLine[]): readonly TurningPoint[] {
  const decisions = new Map<number, { day: number; events: TableEvent[] }>();
  let day = 1;
  for (const line of log) {
    const event = line.event as TableEvent;
    if (event.kind === 'dayBegins') day = event.day;
    if (line.after === 0) continue;
    const found = decisions.get(line.after);
    if (found === undefined) decisions.set(line.after, { day, events: [event] });
    else found.events.push(event);
  }
  const moments = [...decisions].map(([after, { day: on, events }]) => weighed(after, events, on));
  return heaviest(moments);
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
