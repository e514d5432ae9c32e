/** Turning points of a Run that was lost: the rooms and Combats that cost the Group most, read out of the log. */

import type { GameEvent } from '@gravetable/kernel';
import type { LogLine } from '../../../engine/types.ts';
import { heaviest, type Weighed } from '../../../table/review/turning.ts';

export interface TurningPoint extends Weighed {
  /** The Biome it happened in. */
  readonly biome: string | null;
  /** A Combat, the Turn of a Boss, or what lay in a room. */
  readonly kind: 'combat' | 'boss' | 'room';
  /** The Boss's Turn. */
  readonly turn: number;
  /** Damage the Beheaded took. */
  readonly damage: number;
  /** The worst that was told, apart from plain Damage. */
  readonly event: GameEvent | null;
}

/** What a line weighs beside the Damage it tells of. */
const WEIGHTS: Readonly<Record<string, number>> = {
  beheadedDies: 100,
  beheadedSurvives: 60,
  companionDies: 12,
  scrollLost: 12,
  malaise: 10,
  curse: 8,
};
const PER_DAMAGE = 5;

/** Here cards are laid down: the last moment at which a Combat could have gone another way. */
const PREPARATION: ReadonlySet<string> = new Set(['announces', 'plays', 'passes']);

type Mutable = { -readonly [K in keyof TurningPoint]: TurningPoint[K] };

const weightOf = (event: GameEvent): number => WEIGHTS[event.kind] ?? 0;

/** The heaviest moments of this Run; none unless it ended in a death. */
export function turningPoints(log: readonly LogLine[], number: number): readonly TurningPoint[] {
  const moments: Mutable[] = [];
  let [inside, lost, prepared] = [false, false, false];
  let biome: string | null = null;
  const begin = (kind: TurningPoint['kind'], after: number, turn = 0): void => {
    prepared = false;
    moments.push({ before: Math.max(0, after - 1), weight: 0, biome, kind, turn, damage: 0, event: null });
  };
  for (const { event, after } of log) {
    if (event.kind === 'runBegins') inside = event['number'] === number;
    if (!inside) continue;
    if (event.kind === 'runEnds') {
      lost = event['result'] === 'defeat';
      break;
    }
    if (event.kind === 'runBegins' || event.kind === 'biomeEntered') biome = event['biome'] as string;
    const now = moments.at(-1);
    if (now === undefined || event.kind === 'moved' || event.kind === 'combatEnds') begin('room', after);
    else if (event.kind === 'turn') begin('boss', after, Number(event['n']));
    else if (event.kind === 'enemyPlaced' && now.kind === 'room') begin('combat', after);
    else if (PREPARATION.has(event.kind) && !prepared && now.kind !== 'room') {
      prepared = true;
      now.before = after - 1;
    }
    weigh(moments.at(-1)!, event);
  }
  return lost ? heaviest(moments) : [];
}

function weigh(moment: Mutable, event: GameEvent): void {
  if (event.kind === 'beheadedHit') {
    moment.damage += Number(event['n']);
    moment.weight += Number(event['n']) * PER_DAMAGE;
  }
  moment.weight += weightOf(event);
  if (weightOf(event) > (moment.event === null ? 0 : weightOf(moment.event))) moment.event = event;
}
