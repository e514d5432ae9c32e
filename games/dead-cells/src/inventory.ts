// Ledger 6.1: the box by deck code, counted. `gravetable content dead-cells` compares.
import type { Inventory } from '@gravetable/kernel';
import { bosses } from './cards/bosses/index.ts';
import { serenadeDeck, startingDecks } from './cards/combat/index.ts';
import { blueprints, startingEquipment } from './cards/equipment/index.ts';
import { malaiseCards } from './cards/malaise.ts';
import { monsters } from './cards/monsters/index.ts';
import { runes } from './cards/runes.ts';
import { secrets } from './cards/secrets.ts';
import { tiles } from './cards/tiles/index.ts';
import { upgradeDecks } from './cards/upgrades/index.ts';
import { wellCards } from './cards/well.ts';
import type { BiomeId, BossId } from './schema.ts';

/** Cards of one code: Boss sides share theirs. */
const different = (...decks: readonly (readonly { readonly code: string }[])[]): number =>
  new Set(decks.flat().map(({ code }) => code)).size;

const C1 = different(bosses.C1.instances, [bosses.C1.fireWave], bosses.C1.actions, bosses.C1.rewards);
const C2 = different(bosses.C2.instances, bosses.C2.actions, bosses.C2.rewards);
const C3 = different(bosses.C3.instances, bosses.C3.actions, bosses.C3.minions, bosses.C3.banners);

const LARGE: { readonly [B in BiomeId]: number } = { B1: 13, B2: 16, B3: 17, B4: 17, B5: 18, B6: 17, B7: 20 };
const SMALL: { readonly [D in BiomeId | BossId]: number } = {
  B1: 8,
  B2: 9,
  B3: 9,
  B4: 14,
  B5: 9,
  B6: 8,
  B7: 9,
  C1: 5,
  C2: 5,
  C3: 3,
};
const TILES: { readonly [B in BiomeId]: number } = { B1: 15, B2: 20, B3: 20, B4: 21, B5: 29, B6: 23, B7: 41 };

/** One line per code of ledger 6.1; `-s` marks small cards, `-t` tiles. */
export function inventory(): Inventory {
  const found: Record<string, { expected: number; actual: number }> = {
    ST: { expected: 27, actual: different(...Object.values(startingDecks), serenadeDeck) },
    'ST-s': { expected: 12, actual: different(startingEquipment) },
    // The last card of each Upgrade deck is its price card.
    SV: { expected: 42, actual: different(upgradeDecks.SV) + 1 },
    TC: { expected: 40, actual: different(upgradeDecks.TC) + 1 },
    BR: { expected: 37, actual: different(upgradeDecks.BR) + 1 },
    W: { expected: 21, actual: different(wellCards) },
    S: { expected: 12, actual: different(secrets) },
    R: { expected: 7, actual: different(runes) },
    malaise: { expected: 5, actual: different(malaiseCards) },
    C1: { expected: 15, actual: C1 },
    C2: { expected: 7, actual: C2 },
    C3: { expected: 21, actual: C3 },
  };
  for (const id of Object.keys(LARGE) as BiomeId[]) {
    found[id] = { expected: LARGE[id], actual: different(monsters[id]) };
    found[`${id}-t`] = { expected: TILES[id], actual: different(tiles[id]) };
  }
  for (const id of Object.keys(SMALL) as (BiomeId | BossId)[])
    found[`${id}-s`] = { expected: SMALL[id], actual: different(blueprints[id]) };
  return found;
}
