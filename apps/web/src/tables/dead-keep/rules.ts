/** Which rule stands behind a piece of this table. */

import { zoneIn, planOf, type Facts, type View } from './facts.ts';
import { hasMark } from './map/geometry.ts';

const BY_PIECE: Readonly<Record<string, string>> = {
  door: 'DK-DOOR-01',
  treasure: 'DK-TREAS-01',
  artifact: 'DK-TOKEN-01',
  objective: 'DK-TOKEN-01',
  adventurer: 'DK-PP-01',
};

export function ruleOf(piece: string, seen: object, facts: unknown): string | null {
  const at = piece.indexOf(':');
  const [kind, id] = [piece.slice(0, at), piece.slice(at + 1)];
  if (kind !== 'zone') return BY_PIECE[kind] ?? null;
  const zone = zoneIn(planOf(facts as Facts, seen as View), id);
  if (zone === undefined) return null;
  if (hasMark(zone, 'sealed')) return 'DK-RULING-161';
  if (hasMark(zone, 'fountain')) return 'DK-FOUNT-01';
  if (hasMark(zone, 'mist')) return 'DK-MIST-01';
  if (hasMark(zone, 'tower')) return 'DK-TOWER-02';
  return zone.kind === 'street' ? 'DK-AMOVE-01' : 'DK-DOOR-04';
}
