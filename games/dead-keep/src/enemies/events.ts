// Events of the Enemies, the decks, the Boss, the Quest, the shop and the Campaign.

import type { In, Tells, Theirs } from '../events.ts';

export type EnemyEvent =
  | Tells<'roundBegins', { round: number; who: number }>
  | Tells<'revealed', { zones: readonly string[] }>
  | Tells<'doom', { n: number; doom: number }>
  | Tells<'stageDrawn', { stage: string }>
  | Tells<'bossActive', In & { enemy: string }>
  | Tells<'enemyAttacks', In & { enemy: string; n: number; damage: number }>
  | Tells<'armorRolled', Theirs & { faces: readonly number[]; n: number }>
  | Tells<'toughIgnores', Theirs>
  | Tells<'packMoves', { enemy: string; n: number; zone: string; zone2: string }>
  | Tells<'spawns', In & { enemy: string; n: number }>
  | Tells<'dropsToken', In & { token: string }>;
