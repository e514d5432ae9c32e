// Ledger 6.8: every Equipment card by where it comes from.
import type { BiomeId, BossId, Equipment } from '../../schema.ts';
import { secretEquipment } from '../secrets.ts';
import { b1Blueprints } from './b1.ts';
import { b2Blueprints } from './b2.ts';
import { b3Blueprints } from './b3.ts';
import { b4Blueprints } from './b4.ts';
import { b5Blueprints } from './b5.ts';
import { b6Blueprints } from './b6.ts';
import { b7Blueprints } from './b7.ts';
import { c1Blueprints } from './c1.ts';
import { c2Blueprints } from './c2.ts';
import { c3Blueprints } from './c3.ts';
import { startingEquipment } from './starting.ts';

/** DC-SETUP-12: each Blueprint deck in its fixed order. */
export const blueprints: { readonly [D in BiomeId | BossId]: readonly Equipment[] } = {
  B1: b1Blueprints,
  B2: b2Blueprints,
  B3: b3Blueprints,
  B4: b4Blueprints,
  B5: b5Blueprints,
  B6: b6Blueprints,
  B7: b7Blueprints,
  C1: c1Blueprints,
  C2: c2Blueprints,
  C3: c3Blueprints,
};

export const equipmentCards: readonly Equipment[] = [
  ...startingEquipment,
  ...Object.values(blueprints).flat(),
  ...secretEquipment,
];

export { startingEquipment };
