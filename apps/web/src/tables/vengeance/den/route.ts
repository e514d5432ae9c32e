/** The way a hero has gone, read off the log up to the line being told. */

import type { LogLine } from '../../../engine/types.ts';
import { roomIn, type Den, type TableEvent } from '../facts.ts';

export interface Route {
  /** Rooms of earlier rounds, and of this one from where it began. */
  readonly before: readonly string[];
  readonly now: readonly string[];
}

export function routeOf(log: readonly LogLine[], seat: number, den: Den, upTo: number): Route {
  const start = den.rooms[den.entrance]?.id ?? 'r1';
  const before: string[] = [start];
  let now: string[] = [start];
  for (const { event: told } of log.slice(0, upTo + 1)) {
    const event = told as TableEvent;
    if (event.kind === 'round') {
      before.push(...now.slice(1));
      now = [before.at(-1) ?? start];
    }
    if ((event.kind === 'moved' || event.kind === 'jumped') && event.who === seat && event.room !== undefined)
      now.push(roomIn(event.room));
  }
  return { before, now };
}
