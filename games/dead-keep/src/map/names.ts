// DK-RULING-162: what a Zone is called by: its kind, the part of the tile its first cell lies in, and the tile.
import type { TileId } from '../cards/ids.ts';
import { TILES } from '../cards/tiles.ts';
import { layTiles, SIDE } from './raster.ts';

const PARTS = [
  'northWest',
  'north',
  'northEast',
  'west',
  'middle',
  'east',
  'southWest',
  'south',
  'southEast',
] as const;

export interface ZoneName {
  /** A room of two cells or more is a hall. */
  readonly kind: 'street' | 'room' | 'hall';
  readonly part: (typeof PARTS)[number];
  readonly tile: TileId;
}

function namesOn(tile: TileId): Map<string, ZoneName> {
  const found = new Map<string, ZoneName>();
  layTiles([[tile]]).cells.forEach(({ zone }, at) => {
    const known = found.get(zone);
    const letter = zone.slice(-1);
    const kind = letter === letter.toLowerCase() ? 'street' : known === undefined ? 'room' : 'hall';
    found.set(zone, { kind, part: known?.part ?? PARTS[at % SIDE ** 2]!, tile });
  });
  return found;
}

const ALL: ReadonlyMap<string, ZoneName> = new Map(TILES.flatMap(({ id }) => [...namesOn(id)]));

/** All Zones of all sides, named by a language. */
export const zonesNamed = (
  grammar: string,
  say: (name: ZoneName) => string,
): Record<string, readonly [grammar: string, name: string]> =>
  Object.fromEntries([...ALL].map(([id, name]) => [id, [grammar, say(name)] as const]));

/** Their ids as they stand on the map, to be said beside the name: `{code}`. */
export const zoneCodes: Record<string, string> = Object.fromEntries(
  [...ALL.keys()].map((id) => [`code.${id}`, id]),
);
