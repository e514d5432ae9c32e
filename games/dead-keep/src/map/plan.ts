// Ledger 6.1 Tokens: the joined tiles with a Quest's doors, Passages, Stairs, Tower and fountain on them.
import type { EdgeId, ZoneId } from '../cards/ids.ts';
import type { Quest } from '../cards/quests/quest.ts';
import { layTiles, type Glyph, type Grid, type GridEdge } from './raster.ts';
import type { Door, Edge, Plan, Stairs, Zone, ZoneNo } from './types.ts';

/** A plan, and what only lines of sight need: which Zone a cell belongs to, and what may be looked through. */
export interface Survey {
  readonly plan: Plan;
  /** Zone by cell, row by row. */
  readonly zoneAt: readonly ZoneNo[];
  /** Edges east and south of each cell, by `edgeKey`: the door on it, or null where it is a wall to the eye. */
  readonly transparent: ReadonlyMap<string, number>;
}

/** Looked through without any door. */
export const NO_DOOR = -1;

type Cell = readonly [x: number, y: number];
export const edgeKey = ([x, y]: Cell, [x2, y2]: Cell): string =>
  x < x2 || y < y2 ? `${x},${y},${x2},${y2}` : `${x2},${y2},${x},${y}`;

function zonesOf(grid: Grid, quest: Quest): Omit<Zone, 'sealed'>[] {
  const zones = new Map<ZoneId, Omit<Zone, 'sealed' | 'cells'> & { cells: Cell[] }>();
  grid.cells.forEach(({ zone, tile, side, marks }, at) => {
    const cell: Cell = [at % grid.width, Math.trunc(at / grid.width)];
    const known = zones.get(zone);
    if (known !== undefined) {
      known.cells.push(cell);
      return;
    }
    const letter = zone.slice(zone.indexOf('.') + 1);
    const fountain = marks.includes('f') || quest.fountain === zone;
    zones.set(zone, {
      id: zone,
      tile,
      side,
      kind: letter === letter.toUpperCase() ? 'room' : 'street',
      cells: [cell],
      mist: fountain || marks.includes('m'),
      fountain,
      treasure: marks.includes('t'),
      dark: marks.includes('k'),
      tower: side === quest.tower,
    });
  });
  return [...zones.values()];
}

/** The first edge in reading order between two Zones that takes such a token. */
function placeOf(grid: Grid, edge: EdgeId, taken: ReadonlySet<GridEdge>, on: readonly Glyph[]): GridEdge {
  const ids = edge.split('|');
  const idAt = ([x, y]: Cell): string => grid.cells[y * grid.width + x]!.zone;
  const found = grid.edges.find(
    (one) =>
      !taken.has(one) &&
      on.includes(one.glyph) &&
      ids.includes(idAt(one.from)) &&
      ids.includes(idAt(one.to)) &&
      idAt(one.from) !== idAt(one.to),
  );
  if (found === undefined) throw new Error(`No edge ${edge} for its token`);
  return found;
}

/** Rooms nobody can ever enter (DK-RULING-161): no way leads there from any street. */
function sealedOf(zones: readonly { readonly kind: Zone['kind'] }[], edges: readonly Edge[]): boolean[] {
  const reached = zones.map(({ kind }) => kind === 'street');
  for (let grew = true; grew;) {
    grew = false;
    for (const { a, b, glyph } of edges) {
      if (glyph === '#' || reached[a] === reached[b]) continue;
      reached[a] = reached[b] = grew = true;
    }
  }
  return reached.map((open) => !open);
}

/** Written out: copied by spread every Zone would have a shape of its own, and every rule that looks at one be slower. */
const sealedAs = (zone: Omit<Zone, 'sealed'>, sealed: boolean): Zone => ({
  id: zone.id,
  tile: zone.tile,
  side: zone.side,
  kind: zone.kind,
  cells: zone.cells,
  mist: zone.mist,
  fountain: zone.fountain,
  treasure: zone.treasure,
  dark: zone.dark,
  tower: zone.tower,
  sealed,
});

export function survey(quest: Quest): Survey {
  const grid = layTiles(quest.map);
  const zones = zonesOf(grid, quest);
  const numbers = new Map(zones.map(({ id }, no) => [id, no]));
  const zoneAt = grid.cells.map(({ zone }) => numbers.get(zone)!);
  const zoneOf = ([x, y]: Cell): ZoneNo => zoneAt[y * grid.width + x]!;

  const taken = new Map<GridEdge, { glyph: Edge['glyph']; door: number; stairs: number }>();
  const put = (
    edge: EdgeId,
    on: readonly Glyph[],
    token: { glyph: 'd' | 'o' | 's'; no: number },
  ): GridEdge => {
    const place = placeOf(grid, edge, new Set(taken.keys()), on);
    const { glyph, no } = token;
    taken.set(place, { glyph, door: glyph === 'd' ? no : -1, stairs: glyph === 's' ? no : -1 });
    return place;
  };
  const sides = ({ from, to }: GridEdge): readonly [ZoneNo, ZoneNo] => [zoneOf(from), zoneOf(to)];
  const doors = quest.doors.map(({ edge, colour }, no): Door => {
    return { edge, colour, zones: sides(put(edge, ['d'], { glyph: 'd', no })) };
  });
  for (const edge of quest.passages) put(edge, ['#', 'd'], { glyph: 'o', no: -1 });
  const stairs = quest.stairs.map(({ edge, colour }, no): Stairs => {
    return { edge, colour, zones: sides(put(edge, ['.', 'o', 'd', '#'], { glyph: 's', no })) };
  });

  const edges: Edge[] = [];
  const transparent = new Map<string, number>();
  for (const one of grid.edges) {
    const [a, b] = sides(one);
    const token = taken.get(one);
    const door = token?.door ?? -1;
    const printed = one.glyph === 'd' ? '#' : one.glyph; // DK-RULING-102: a site without token is a wall.
    const looked = token?.glyph === 'd' || token?.glyph === 'o' ? 'o' : printed;
    if (looked !== '#') transparent.set(edgeKey(one.from, one.to), door);
    if (a === b) continue;
    const rim = zones[a]!.tower !== zones[b]!.tower; // DK-TOWER-02: only Stairs cross it.
    const glyph = token?.glyph ?? (rim || printed === '~' ? '#' : printed);
    edges.push({ a, b, glyph, door, stairs: token?.stairs ?? -1, cells: [one.from, one.to] });
  }
  const sealed = sealedOf(zones, edges);
  return {
    plan: {
      width: grid.width,
      height: grid.height,
      zones: zones.map((zone, no) => sealedAs(zone, sealed[no]!)),
      edges,
      doors,
      stairs,
    },
    zoneAt,
    transparent,
  };
}
