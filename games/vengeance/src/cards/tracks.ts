// Ledger 6.2: what the player board and the Boss Track carry (VG-BOARD-01, VG-SCORE-01…04, VG-RULING-44, -45).

import type { MessageKey } from '../text/en.ts';
import type { Source } from './ids.ts';

/** A track whose spaces carry points. */
export interface ScoredTrack {
  readonly name: MessageKey;
  readonly source: Source;
  readonly icon: string;
  readonly values: readonly number[];
}

export const TRAINING_TRACK: ScoredTrack = {
  name: 'track.training',
  source: 'design',
  icon: 'weight-lifting-up',
  values: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8],
};

export const LOOT_TRACK: ScoredTrack = {
  name: 'track.loot',
  source: 'design',
  icon: 'round-star',
  values: [0, 1, 3, 5, 7, 9, 11, 14],
};

export const BOSS_TRACK: ScoredTrack = {
  name: 'track.boss',
  source: 'design',
  icon: 'crowned-skull',
  values: [1, 2, 4, 5, 7, 9, 11],
};

/** VG-SCORE-04: points for a dead boss, on top of its damage. */
export const BOSS_KILL_POINTS = 5;

export const HEALTH_TRACK = {
  name: 'track.health',
  source: 'seed',
  icon: 'hearts',
  initial: 3,
  additional: 3,
} as const satisfies { name: MessageKey; source: Source; icon: string; initial: number; additional: number };

/** The pool limit before and after the first Beating; the second one is death (VG-BEAT-02, -04). */
export const BEATING_TRACK = {
  name: 'track.beating',
  source: 'seed',
  icon: 'pummeled',
  spaces: 2,
  poolLimits: [4, 3],
} as const satisfies {
  name: MessageKey;
  source: Source;
  icon: string;
  spaces: number;
  poolLimits: readonly number[];
};

/** VG-ITEM-03: squares above each item, for the whole game. */
export const ITEM_SQUARES = 3;

/** VG-XP-03: bought abilities a player may hold. */
export const BOUGHT_ABILITY_SLOTS = 4;

/** VG-ROUND-04. */
export const ROUNDS = 4;
