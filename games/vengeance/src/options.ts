// Ledger 5.2: what the host decides before the deal.

import type { OptionSpec } from '@gravetable/kernel';
import { HERO_IDS, LEVEL_IDS } from './numbers.ts';

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'calm', kind: 'flag', default: true },
  { id: 'heroes', kind: 'perSeat', choices: HERO_IDS },
  { id: 'heroesDealt', kind: 'flag', default: false },
  { id: 'boxes', kind: 'choice', choices: ['both', '1', '2'], default: 'both' },
  { id: 'dice', kind: 'choice', choices: LEVEL_IDS, default: 'easy' },
  { id: 'time', kind: 'choice', choices: LEVEL_IDS, default: 'easy' },
  { id: 'target', kind: 'choice', choices: LEVEL_IDS, default: 'easy' },
  { id: 'tailSeconds', kind: 'number', min: 0, max: 600, default: 20 },
  { id: 'maxSeconds', kind: 'number', min: 0, max: 3600, default: 180 },
  { id: 'phaseSeconds', kind: 'number', min: 0, max: 3600, default: 120 },
  { id: 'soloPhases', kind: 'flag', default: false },
  { id: 'autoTake', kind: 'flag', default: true },
  { id: 'stretch', kind: 'choice', choices: ['1', '2', '3', '4', '5'], default: '1' },
  { id: 'rollGate', kind: 'number', min: 250, max: 1000, default: 400 },
];
