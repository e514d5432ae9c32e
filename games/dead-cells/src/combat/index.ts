// DC-CMB: one ordinary Combat from the tile to the upkeep.
import { useMutations } from '../upgrades/mutations.ts';
import { procedure } from '../rulebook.ts';
import { usableAt } from '../upgrades/standing.ts';
import { playCards } from './preparation.ts';
import { rounds, zeroRound } from './rounds.ts';
import { setUpCombat, type Encounter } from './setup.ts';
import { upkeep } from './upkeep.ts';

/** DC-GEN-02, DC-DEATH-02: a Combat is always played to its end, even if somebody dies in it. */
export const combat = procedure<Encounter>('combat')
  .call('DC-CMB-01a', (_, v) =>
    setUpCombat.with({ enemies: v.enemies, loot: v.loot, edge: v.edge, keyElite: v.keyElite }),
  )
  .call('DC-CMB-01b', (t) =>
    usableAt(t, 'combatSetup').length > 0 ? useMutations.with({ moment: 'combatSetup' }) : null,
  )
  .call('DC-CMB-01c', () => playCards.with())
  .call('DC-CMB-01d', zeroRound)
  .call('DC-CMB-01e', () => rounds.with())
  .call('DC-CMB-01f', () => upkeep.with())
  .end();
