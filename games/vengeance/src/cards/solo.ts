// VG-SOLO and VG-RULING-24: the levels of the solo challenge. Dice, time and target may be mixed (VG-SOLO-06).

import type { MessageKey } from '../text/en.ts';
import type { Level, Source } from './ids.ts';

export interface SoloLevel {
  readonly id: Level;
  readonly name: MessageKey;
  readonly source: Source;
  readonly icon: string;
  readonly dice: number;
  readonly seconds: number;
  /** What the clock becomes in calm mode: rolls before taking is closed. Our own numbers. */
  readonly calmRolls: number;
  readonly target: number;
}

const level = (
  id: Level,
  icon: string,
  numbers: Pick<SoloLevel, 'dice' | 'seconds' | 'calmRolls' | 'target'>,
): SoloLevel => ({ id, name: `level.${id}`, source: 'seed', icon, ...numbers });

export const SOLO_LEVELS: Readonly<Record<Level, SoloLevel>> = {
  easy: level('easy', 'rank-1', { dice: 20, seconds: 45, calmRolls: 30, target: 18 }),
  medium: level('medium', 'rank-2', { dice: 16, seconds: 30, calmRolls: 20, target: 23 }),
  hard: level('hard', 'rank-3', { dice: 12, seconds: 25, calmRolls: 16, target: 28 }),
};
