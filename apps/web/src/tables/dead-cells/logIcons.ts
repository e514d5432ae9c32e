/** A sign for the lines of the log. */

import type { GameEvent } from '@gravetable/kernel';
import type { IconName } from '../../art/index.ts';
import { rewardIcon, STATE_ICON, SYM_ICON } from './cards/icons.ts';
import type { Sym } from './cards/facts.ts';

const SIGNS: Readonly<Record<string, IconName>> = {
  runBegins: 'imprisoned',
  runEnds: 'tombstone',
  biomeEntered: 'doorway',
  biomeLeft: 'exit-door',
  moved: 'three-friends',
  shut: 'padlock',
  tileTurned: 'locked-chest',
  tileSeen: 'semi-closed-eye',
  enemyPlaced: 'shambling-zombie',
  lootPlaced: 'swap-bag',
  itemPlaced: 'swap-bag',
  deathRowItem: 'swap-bag',
  looted: 'swap-bag',
  enemyHit: 'broadsword',
  beheadedHit: 'hearts',
  enemyBlocks: 'shield',
  beheadedBlocks: 'shield',
  enemyShield: 'shield',
  shield: 'shield',
  enemyKilled: 'death-skull',
  beheadedDies: 'death-skull',
  round: 'stopwatch',
  healed: 'health-potion',
  vial: 'health-potion',
  drank: 'health-potion',
  equips: 'battle-gear',
  usesItem: 'battle-gear',
  usesSkill: 'sparkles',
  rune: 'rune-stone',
  blueprintWaits: 'tied-scroll',
  market: 'trade',
  bought: 'two-coins',
  boughtReward: 'two-coins',
  unsold: 'two-coins',
  heat: 'flame',
  upgrade: 'atom-core',
  well: 'well',
  instanceFalls: 'crowned-skull',
  bossWon: 'crowned-skull',
  firstPlayerIs: 'crown',
};

export function iconOf(event: GameEvent): IconName | null {
  if (event.kind === 'gained' || event.kind === 'lost' || event.kind === 'deathRow') {
    const { reward } = event as { reward?: unknown };
    if (typeof reward === 'string') return rewardIcon(reward);
  }
  if (event.kind === 'state' || event.kind === 'enemyState') {
    const { state } = event as { state?: unknown };
    if (typeof state === 'string') return STATE_ICON[state] ?? null;
  }
  if (event.kind === 'scroll') {
    const { sym } = event as { sym?: unknown };
    if (typeof sym === 'string') return SYM_ICON[sym as Sym];
  }
  return SIGNS[event.kind] ?? null;
}
