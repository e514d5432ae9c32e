// Events of the Enemies, the decks, the Boss, the Quest, the shop and the Campaign.

import type { Said } from '@gravetable/kernel';
import type { Foes, In, Tells, Theirs } from '../events.ts';

type Strikers = { readonly enemy: string; readonly n: number };
/** Figures: how many of which kind, also in words. */
type Figures = Strikers & { readonly foes: Foes };
type From = In & { readonly zone2: string };

type Fight =
  | Tells<'activationStep'>
  | Tells<'nextPass', { n: number }>
  | Tells<'enemyAttacks', In & Strikers & { damage: number }>
  | Tells<'attacksLost', In & Strikers & { damage: number }>
  | Tells<'armorRolled', Theirs & { faces: readonly number[]; need: number; n: number }>
  | Tells<'armorRerolled', Theirs & { faces: readonly number[]; need: number; n: number }>
  | Tells<'toughIgnores', Theirs & Strikers>
  | Tells<'ironclad', Theirs & Strikers>
  | Tells<'packMoves', Figures & From>
  | Tells<'stays', Figures & In>
  | Tells<'extraActivation', { whose: string }>
  | Tells<'trollHeals', Strikers & In>;

type Spawn =
  | Tells<'spawnStep'>
  | Tells<'revealed', { zones: readonly string[] }>
  /** `what`: the words of the card. */
  | Tells<'cardDrawn', In & { enemyCard: string; deck: string; level: number; what: Said }>
  | Tells<'spawns', In & Figures & { host: number }>
  | Tells<'short', Figures>
  | Tells<'noMonster', { enemy: string; why: string }>
  | Tells<'mistEvent', { event: string }>
  | Tells<'mistEnds'>
  | Tells<'bellSilences', { enemy: string }>
  | Tells<'reshuffled', { deck: string }>
  | Tells<'dropsToken', In & { token: string }>
  | Tells<'movesToken', From & { token: string }>
  | Tells<'losesSearch', In & { n: number }>;

type OfBoss =
  | Tells<'doom', { n: number; doom: number }>
  | Tells<'stageDrawn', { stage: string; what: readonly Said[] }>
  | Tells<'noStage'>
  | Tells<'bossActive', In & { enemy: string; n: number }>
  | Tells<'bossFalls', { enemy: string; stage: string; n: number; what: readonly Said[] }>
  | Tells<'bossTeleports', In & { enemy: string }>
  | Tells<'bossArmor', { enemy: string; armor: number }>
  | Tells<'bossGone', { enemy: string }>;

type OfQuest =
  | Tells<'activatesObjective', Theirs & In & { colour: string }>
  | Tells<'unlocks', { colour: string }>
  | Tells<'stairsTurn', { colour: string }>
  | Tells<'spawnTurns', In & { colour: string }>
  | Tells<'doorsOpen', { n: number }>
  | Tells<'bell', { enemy: string }>
  | Tells<'stageShed', { stage: string }>
  | Tells<'stagesJoin', { n: number }>;

type Rounds =
  | Tells<'roundBegins', { round: number; who: number }>
  | Tells<'endPhase', { round: number }>
  /** `brief` is the Quest again: so its story is named. */
  | Tells<'questBegins', { quest: string; level: number; brief: string }>
  | Tells<'bossShown', { enemy: string; level: number }>
  | Tells<'plays', Theirs & { who: number }>
  | Tells<'firstPlayer', { who: number }>;

type Shop =
  | Tells<'shopOpens', { gold: number }>
  | Tells<'buys', Theirs & { card: string; n: number; gold: number }>
  | Tells<'sells', { card: string; n: number; gold: number }>
  | Tells<'dealt', { cards: readonly string[] }>
  | Tells<'gets', Theirs & { card: string }>
  | Tells<'stores', { card: string }>
  | Tells<'earns', { n: number; gold: number }>
  | Tells<'lostGear', { n: number }>
  | Tells<'offers', { cards: readonly string[] }>
  | Tells<'chapter', { n: number }>
  | Tells<'joins', Theirs>
  | Tells<'replaces', Theirs & { adventurer2: string }>
  | Tells<'sitsOut', { who: number }>
  | Tells<'campaignEnds', { n: number; why: string }>;

export type EnemyEvent = Fight | Spawn | OfBoss | OfQuest | Rounds | Shop;
