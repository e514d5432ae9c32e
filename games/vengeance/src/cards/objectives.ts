// VG-OBJ: the seven kinds of objective a room may carry, and what each is worth.

import type { MinionType } from './ids.ts';

export type Objective =
  | {
      readonly kind: 'killCount';
      readonly minion: MinionType;
      readonly count: number;
      readonly value: number;
    }
  | { readonly kind: 'visitRooms'; readonly count: number; readonly value: number }
  | { readonly kind: 'killAdjacent'; readonly minions: readonly MinionType[]; readonly value: number }
  | {
      readonly kind: 'clearInOneRound' | 'healthSix' | 'visitAdjacent' | 'hitBoss';
      readonly value: number;
    };

export const OBJECTIVE_ICONS: Readonly<Record<Objective['kind'], string>> = {
  killCount: 'triple-skulls',
  clearInOneRound: 'broom',
  healthSix: 'heart-plus',
  visitAdjacent: 'footsteps',
  hitBoss: 'target-poster',
  visitRooms: 'treasure-map',
  killAdjacent: 'encirclement',
};
