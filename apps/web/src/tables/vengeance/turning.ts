/** Turning points: the decisions after which most was won or lost. */

import type { GameEvent } from '@gravetable/kernel';
import type { LogLine } from '../../engine/types.ts';
import { heaviest } from '../../table/review/turning.ts';

/** What a line weighs by itself, and for each point or wound it tells of. */
const ALONE: Readonly<Record<string, number>> = { bossKilled: 7, died: 12, beaten: 6, bossHit: 1 };
const EACH: Readonly<Record<string, number>> = { objective: 1, woundedByEnemies: 1 };

export interface TurningPoint {
  readonly before: number;
  readonly round: number;
  readonly weight: number;
  readonly heaviest: GameEvent;
  /** The wounds that a Beating came of. */
  readonly cause: GameEvent | null;
}

/** Wounds a line tells of. */
export const WOUNDS: ReadonlySet<string> = new Set(['suffered', 'wounded', 'healthDice', 'woundedByEnemies']);
const OF_WOUNDS: ReadonlySet<string> = new Set(['beaten', 'died']);

const weigh = (event: GameEvent): number => {
  const n = typeof event['n'] === 'number' ? event['n'] : 0;
  return (ALONE[event.kind] ?? 0) + (EACH[event.kind] ?? 0) * n;
};

export function turningPoints(log: readonly LogLine[]): readonly TurningPoint[] {
  const found = new Map<number, TurningPoint & { most: number }>();
  const wounded = new Map<unknown, GameEvent>();
  let round = 0;
  for (const { event, after } of log) {
    if (event.kind === 'round') round += 1;
    if (WOUNDS.has(event.kind)) wounded.set(event['who'], event);
    const weight = weigh(event);
    if (weight === 0) continue;
    const known = found.get(after);
    const isMost = known === undefined || weight > known.most;
    found.set(after, {
      before: after === 0 ? 0 : after - 1,
      round,
      weight: (known?.weight ?? 0) + weight,
      heaviest: isMost ? event : known.heaviest,
      cause: !isMost ? known.cause : OF_WOUNDS.has(event.kind) ? (wounded.get(event['who']) ?? null) : null,
      most: Math.max(weight, known?.most ?? 0),
    });
  }
  return heaviest([...found.values()]);
}
