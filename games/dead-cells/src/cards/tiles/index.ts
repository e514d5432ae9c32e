// Section 7: the tiles of every Biome.
import type { BiomeId, Tile } from '../../schema.ts';
import { quartersTiles } from './b1.ts';
import { sewersTiles } from './b2.ts';
import { rampartsTiles } from './b3.ts';
import { stiltVillageTiles } from './b4.ts';
import { clockTowerTiles } from './b5.ts';
import { sepulcherTiles } from './b6.ts';
import { castleTiles } from './b7.ts';

export const tiles: { readonly [B in BiomeId]: readonly Tile[] } = {
  B1: quartersTiles,
  B2: sewersTiles,
  B3: rampartsTiles,
  B4: stiltVillageTiles,
  B5: clockTowerTiles,
  B6: sepulcherTiles,
  B7: castleTiles,
};
