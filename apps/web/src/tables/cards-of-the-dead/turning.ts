/** Turning points of a finished game, from its log: the few decisions that weighed most, and what they cost. */

import type { Story } from '@gravetable/kernel';
import type { LogLine } from '../../engine/types.ts';
import { Moments, type Moment } from '../../table/kit/turning.ts';
import type { TableEvent } from './facts.ts';

/** No seat: whoever is hit besides is one more. */
const SEVERAL = -1;

interface Detail {
  readonly day: number;
  /** What the one who was hit has left; null where several were. */
  left: number | null;
  who: number | null;
}

export type TurningPoint = Moment & { readonly detail: Detail };

/** What strikes, goes off or takes effect; what somebody does; and what infection takes by itself. */
export const LEADS: ReadonlySet<string> = new Set([
  'acts',
  'exploded',
  'instant',
  'walks',
  'attacks',
  'used',
  'lostVitality',
]);

/** Everything one decision led to weighs together. */
export function turningPoints(log: readonly LogLine[], story: Story): readonly TurningPoint[] {
  const moments = new Moments<Detail>(story, LEADS);
  let [day, decision] = [1, 0];
  for (const { event: told, after } of log) {
    const event = told as TableEvent;
    if (event.kind === 'dayBegins') day = event.day;
    if (after > decision) moments.begin(after - 1, { day, left: 0, who: null });
    decision = after;
    moments.hear(event);
    const now = moments.last;
    if (now !== undefined && (event.kind === 'hurt' || event.kind === 'lostVitality')) {
      now.detail.left = (now.detail.who ?? event.who) === event.who ? event.vitality : null;
      now.detail.who = now.detail.left === null ? SEVERAL : event.who;
    }
  }
  return moments.heaviest();
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
