/** Turning points of a Run that was lost: the rooms and Combats that cost the Group most, read out of the log. */

import type { Story } from '@gravetable/kernel';
import type { LogLine } from '../../../engine/types.ts';
import { Moments, type Moment } from '../../../table/kit/turning.ts';

interface Detail {
  /** The Biome it happened in. */
  readonly biome: string | null;
  /** A Combat, the Turn of a Boss, or what lay in a room. */
  readonly kind: 'combat' | 'boss' | 'room';
  /** The Boss's Turn. */
  readonly turn: number;
}

export type TurningPoint = Moment & { readonly detail: Detail };

/** Here cards are laid down: the last moment at which a Combat could have gone another way. */
const PREPARATION: ReadonlySet<string> = new Set(['announces', 'plays', 'passes']);

/** Where somebody may fall: under a blow, by Poison, in a round of their own, on a tile, on the way. */
export const LEADS_TO: ReadonlySet<string> = new Set([
  'enemyActs',
  'poisonWorks',
  'round',
  'tileTurned',
  'moved',
]);

/** The heaviest moments of this Run; none unless it ended in a death. */
export function turningPoints(
  log: readonly LogLine[],
  story: Story,
  number: number,
): readonly TurningPoint[] {
  const moments = new Moments<Detail>(story, LEADS_TO);
  let [inside, lost, prepared] = [false, false, false];
  let biome: string | null = null;
  const begin = (kind: Detail['kind'], after: number, turn = 0): void => {
    prepared = false;
    moments.begin(after - 1, { biome, kind, turn });
  };
  for (const { event, after } of log) {
    if (event.kind === 'runBegins') inside = event['number'] === number;
    if (!inside) continue;
    if (event.kind === 'runEnds') {
      lost = event['result'] === 'defeat';
      break;
    }
    if (event.kind === 'runBegins' || event.kind === 'biomeEntered') biome = event['biome'] as string;
    const now = moments.last;
    if (now === undefined || event.kind === 'moved' || event.kind === 'combatEnds') begin('room', after);
    else if (event.kind === 'turn') begin('boss', after, Number(event['n']));
    else if (event.kind === 'enemyPlaced' && now.detail.kind === 'room') begin('combat', after);
    else if (PREPARATION.has(event.kind) && !prepared && now.detail.kind !== 'room') {
      prepared = true;
      now.before = after - 1;
    }
    moments.hear(event);
  }
  return lost ? moments.heaviest() : [];
}
