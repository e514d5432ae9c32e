// VG-ENEMY and VG-RULING-02: the five kinds of minion and the boss. Shape and letter always accompany colour.

import type { MessageKey } from '../text/en.ts';
import type { EnemyType, MinionType, Source } from './ids.ts';

/** Minions in the order a room lists them, which is the order of their ids. */
export const MINION_TYPES: readonly MinionType[] = ['grunt', 'toughGuy', 'bouncer', 'henchman', 'gunman'];

export interface EnemyCard {
  readonly id: EnemyType;
  readonly name: MessageKey;
  readonly text: MessageKey;
  readonly source: Source;
  readonly icon: string;
  readonly symbol: 'shield' | 'doubleRing' | 'barredDoor' | 'fist' | 'crosshair' | 'emblem';
  readonly letter: string;
}

const enemy = (id: EnemyType, card: Pick<EnemyCard, 'source' | 'icon' | 'symbol' | 'letter'>): EnemyCard => ({
  id,
  name: `enemy.${id}`,
  text: `enemy.${id}.text`,
  ...card,
});

export const ENEMIES: Readonly<Record<EnemyType, EnemyCard>> = {
  grunt: enemy('grunt', { source: 'seed', icon: 'shield', symbol: 'shield', letter: 'G' }),
  toughGuy: enemy('toughGuy', {
    source: 'seed',
    icon: 'double-ringed-orb',
    symbol: 'doubleRing',
    letter: 'T',
  }),
  bouncer: enemy('bouncer', { source: 'inferred', icon: 'locked-door', symbol: 'barredDoor', letter: 'B' }),
  henchman: enemy('henchman', { source: 'seed', icon: 'mailed-fist', symbol: 'fist', letter: 'H' }),
  gunman: enemy('gunman', { source: 'seed', icon: 'crosshair', symbol: 'crosshair', letter: 'S' }),
  boss: enemy('boss', { source: 'seed', icon: 'crowned-skull', symbol: 'emblem', letter: '★' }),
};
