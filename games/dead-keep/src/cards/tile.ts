// Ledger 6.1: what a side of a tile is: a raster of cells and edges, and marks on its Zones.
import type { Source, TileId } from './ids.ts';

/** Mist, fountain (which is mist too), treasure, dark. */
export type ZoneMark = 'm' | 'f' | 't' | 'k';

export interface Tile {
  readonly id: TileId;
  readonly source: Source;
  /** Seven rows of seven signs. */
  readonly raster: readonly string[];
  /** Marks by Zone letter: `{ A: 'kt' }`. */
  readonly marks: Readonly<Record<string, string>>;
}
