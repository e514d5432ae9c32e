// Ledger 6.6: the Monster and Elite cards of every Biome.
import type { BiomeId, Monster } from '../../schema.ts';
import { quartersMonsters } from './b1.ts';
import { sewersMonsters } from './b2.ts';
import { rampartsMonsters } from './b3.ts';
import { stiltVillageMonsters } from './b4.ts';
import { clockTowerMonsters } from './b5.ts';
import { sepulcherMonsters } from './b6.ts';
import { castleMonsters } from './b7.ts';

export const monsters: { readonly [B in BiomeId]: readonly Monster[] } = {
  B1: quartersMonsters,
  B2: sewersMonsters,
  B3: rampartsMonsters,
  B4: stiltVillageMonsters,
  B5: clockTowerMonsters,
  B6: sepulcherMonsters,
  B7: castleMonsters,
};
