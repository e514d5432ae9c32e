// Ledger 2 and 6: the numbers that the state uses for heroes, boards, dens, bosses, faces and levels.

import { BOSSES } from './cards/bosses.ts';
import { DEN_BOARDS } from './cards/dens.ts';
import { HEROES } from './cards/heroes.ts';
import type { BossId, DenBoard, DenId, FlashbackAction, HeroId, Level } from './cards/ids.ts';
import { SOLO_LEVELS } from './cards/solo.ts';

export const HERO_IDS = Object.keys(HEROES) as readonly HeroId[];
export const BOSS_IDS = Object.keys(BOSSES) as readonly BossId[];
export const BOARD_IDS = Object.keys(DEN_BOARDS) as readonly DenBoard[];
/** Front and back of board n are 2n and 2n + 1. */
export const SIDE_IDS: readonly DenId[] = BOARD_IDS.flatMap((id) => [
  DEN_BOARDS[id].front,
  DEN_BOARDS[id].back,
]);
export const LEVEL_IDS = Object.keys(SOLO_LEVELS) as readonly Level[];
export const FLASHBACK_IDS: readonly FlashbackAction[] = ['training', 'purchase', 'healing', 'recon', 'loot'];

/** The number of bits that are set. */
export function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
