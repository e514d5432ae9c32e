// DK-LOS: the lamp. Which Zones are in sight of a Zone, or of an Adventurer with all Skills, and at which Range.
import { mistBlinds, zoneId } from '../enemies/lookout.ts';
import { inSight, type Seen } from '../map/sight.ts';
import type { Board, Who } from '../state.ts';
import { chart, zonesInSight } from '../where.ts';

export interface InSight {
  readonly zone: string;
  readonly range: number;
}

const told = (board: Board, seen: readonly Seen[]): InSight[] =>
  seen.map(({ zone, range }) => ({ zone: zoneId(board, zone), range }));

/** For ordinary eyes; null where there is no such Zone. */
export function seenFrom(board: Board, zone: string): InSight[] | null {
  const from = chart(board).zones.findIndex(({ id }) => id === zone);
  if (from < 0) return null;
  return told(board, inSight(chart(board), { open: board.open, blinding: mistBlinds(board) }, from));
}

export const seenBy = (board: Board, who: Who): InSight[] => told(board, zonesInSight(board, who));
