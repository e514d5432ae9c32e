// Section 7: the seven Biome boards.
import type { Biome, BiomeId } from '../../schema.ts';
import { quarters } from './b1.ts';
import { sewers } from './b2.ts';
import { ramparts } from './b3.ts';
import { stiltVillage } from './b4.ts';
import { clockTower } from './b5.ts';
import { sepulcher } from './b6.ts';
import { castle } from './b7.ts';

export const biomes: { readonly [B in BiomeId]: Biome } = {
  B1: quarters,
  B2: sewers,
  B3: ramparts,
  B4: stiltVillage,
  B5: clockTower,
  B6: sepulcher,
  B7: castle,
};
