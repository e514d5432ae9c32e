/** A sign for the lines of the log. */

import type { GameEvent } from '@gravetable/kernel';
import type { IconName } from '../../art/index.ts';
import type { TableEvent } from './facts.ts';

const SIGNS: Partial<Record<TableEvent['kind'], IconName>> = {
  dayBegins: 'candle-light',
  dayEnds: 'exit-door',
  threat: 'hazard-sign',
  infected: 'dna1',
  lostImmunity: 'dna1',
  gainedImmunity: 'dna1',
  hurt: 'claw-slashes',
  lostVitality: 'hearts',
  gainedVitality: 'hearts',
  absorbed: 'shield',
  died: 'death-skull',
  walks: 'walk',
  runs: 'run',
  walksThrough: 'doorway',
  goesIn: 'doorway',
  goesOut: 'exit-door',
  hit: 'broadsword',
  destroyed: 'death-skull',
  exploded: 'bright-explosion',
  blast: 'bright-explosion',
  blocked: 'raise-zombie',
  freed: 'run',
  noise: 'megaphone',
  noiseZombie: 'shambling-zombie',
  enters: 'shambling-zombie',
  acts: 'claw-slashes',
  scouted: 'semi-closed-eye',
  peeked: 'semi-closed-eye',
  drew: 'card-pickup',
  discarded: 'card-discard',
  won: 'exit-door',
  lost: 'death-skull',
};

export function iconOf(event: GameEvent): IconName | null {
  return SIGNS[event.kind as TableEvent['kind']] ?? null;
}
