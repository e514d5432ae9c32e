// Ledger 6.1: what a side of a tile is: a raster of cells and edges, and marks on its Zones.
import type { Source, TileId } from './ids.ts';

export interface Tile {
  readonly id: TileId;
  readonly source: Source;
  /** Seven rows of seven signs. */
  readonly raster: readonly string[];
  /** Marks by Zone letter, `{ A: 'kt' }`: `m` mist, `f` fountain (which is mist too), `t` treasure, `k` dark. */
  readonly marks: Readonly<Record<string, string>>;
}
