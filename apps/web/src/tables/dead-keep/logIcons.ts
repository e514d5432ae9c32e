/** A sign for the lines of the log. */

import type { GameEvent } from '@gravetable/kernel';
import type { IconName } from '../../art/index.ts';
import { figureIcon } from './icons.ts';

const SIGNS: Readonly<Record<string, IconName>> = {
  turnBegins: 'lantern-flame',
  moves: 'walk',
  sprints: 'walk',
  jumps: 'walk',
  attacks: 'crossed-swords',
  rolled: 'perspective-dice-six',
  rerolled: 'perspective-dice-six',
  armorRolled: 'shield',
  doorRoll: 'door-handle',
  doorOpens: 'door-handle',
  searched: 'magnifying-glass',
  gathers: 'crystal-shine',
  wounded: 'hearts',
  ko: 'death-skull',
  drinks: 'health-potion',
  takesObjective: 'cross-mark',
  takesArtifact: 'emerald',
  traded: 'trade',
  doom: 'hazard-sign',
  bossActive: 'crowned-skull',
  mistEvent: 'fog',
  buys: 'two-coins',
  adrenaline: 'heart-beats',
  danger: 'heart-beats',
};

/** Enemies are shown by their own heads. */
export function iconOf(event: GameEvent): IconName | null {
  const enemy = event['enemy'];
  return SIGNS[event.kind] ?? (typeof enemy === 'string' ? figureIcon(enemy) : null);
}
