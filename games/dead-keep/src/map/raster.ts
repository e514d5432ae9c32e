// Ledger 6.1 Joining: the tiles of a Quest laid side by side become one grid of cells with an edge between every two.
import type { Tile } from '../cards/tile.ts';
import { tileOf } from '../cards/tiles.ts';
import type { TileId, ZoneId } from '../cards/ids.ts';

/** What is printed on an edge; a rim is a wall. */
export type Glyph = '~' | '.' | 'o' | 'd' | '#';
type Cell = readonly [x: number, y: number];

export interface GridCell {
  readonly zone: ZoneId;
  readonly tile: number;
  readonly side: TileId;
  /** The Zone's marks on its side: `kt`. */
  readonly marks: string;
}

/** An edge between a cell and the one east or south of it. */
export interface GridEdge {
  readonly from: Cell;
  readonly to: Cell;
  readonly glyph: Glyph;
}

export interface Grid {
  readonly width: number;
  readonly height: number;
  /** Row by row. */
  readonly cells: readonly GridCell[];
  /** In reading order. */
  readonly edges: readonly GridEdge[];
}

/** Cells along one side of a tile. */
export const SIDE = 3;

const signAt = (tile: Tile, x: number, y: number): string => tile.raster[y]![x]!;

/** Where two tiles meet: the stronger of the two printed edges. */
export function joined(one: Glyph, other: Glyph): Glyph {
  for (const glyph of ['#', 'd', 'o'] as const) if (one === glyph || other === glyph) return glyph;
  return '.';
}

export function layTiles(map: readonly (readonly TileId[])[]): Grid {
  const width = SIDE * map[0]!.length;
  const height = SIDE * map.length;
  const sideAt = (x: number, y: number): Tile => tileOf(map[Math.trunc(y / SIDE)]![Math.trunc(x / SIDE)]!);
  const cells: GridCell[] = [];
  const edges: GridEdge[] = [];

  const glyphTo = (x: number, y: number, dx: 0 | 1, dy: 0 | 1): Glyph => {
    const here = signAt(sideAt(x, y), 2 * (x % SIDE) + 1 + dx, 2 * (y % SIDE) + 1 + dy) as Glyph;
    const inside = (dx === 1 ? x : y) % SIDE < SIDE - 1;
    if (inside) return here;
    const beyond = sideAt(x + dx, y + dy);
    const there = signAt(beyond, dx === 1 ? 0 : 2 * (x % SIDE) + 1, dy === 1 ? 0 : 2 * (y % SIDE) + 1);
    return joined(here, there as Glyph);
  };

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const tile = sideAt(x, y);
      const letter = signAt(tile, 2 * (x % SIDE) + 1, 2 * (y % SIDE) + 1);
      cells.push({
        zone: `${tile.id}.${letter}`,
        tile: Math.trunc(y / SIDE) * map[0]!.length + Math.trunc(x / SIDE),
        side: tile.id,
        marks: tile.marks[letter] ?? '',
      });
    }
    for (let x = 0; x + 1 < width; x++)
      edges.push({ from: [x, y], to: [x + 1, y], glyph: glyphTo(x, y, 1, 0) });
    for (let x = 0; x < width && y + 1 < height; x++)
      edges.push({ from: [x, y], to: [x, y + 1], glyph: glyphTo(x, y, 0, 1) });
  }
  return { width, height, cells, edges };
}
