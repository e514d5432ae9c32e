/** A sign for the lines of the log. */

import type { GameEvent } from '@gravetable/kernel';
import type { IconName } from '../../art/index.ts';

const SIGNS: Readonly<Record<string, IconName>> = {
  flashbackRolled: 'perspective-dice-six',
  rolled: 'rolling-dices',
  trained: 'weight-lifting-up',
  bought: 'weight-lifting-up',
  purchased: 'swap-bag',
  spaceAdded: 'hearts',
  healed: 'hearts',
  reconned: 'semi-closed-eye',
  halfReconned: 'semi-closed-eye',
  looted: 'round-star',
  collected: 'round-star',
  objective: 'target-poster',
  moved: 'run',
  jumped: 'jump-across',
  killed: 'fist',
  dotted: 'fist',
  evaded: 'dodging',
  bossHit: 'crowned-skull',
  bossKilled: 'crowned-skull',
  suffered: 'drop',
  wounded: 'drop',
  woundedByEnemies: 'drop',
  healthDice: 'drop',
  woundPlaced: 'drop',
  beaten: 'fist',
  died: 'death-skull',
  stopped: 'hand',
  takingClosed: 'hourglass',
  tailExpired: 'hourglass',
  maxExpired: 'hourglass',
  phaseExpired: 'hourglass',
  stretched: 'hourglass',
};

export function iconOf(event: GameEvent): IconName | null {
  return SIGNS[event.kind] ?? null;
}
