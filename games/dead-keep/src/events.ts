// Events: everything the table can tell, with the numbers needed to check its arithmetic. One per group, not per figure.

import type { Seat } from '@gravetable/kernel';
import type { EnemyEvent } from './enemies/events.ts';

export type Tells<K extends string, D = object> = D & {
  readonly kind: K;
  readonly rule?: string;
  readonly pieces?: readonly string[];
  readonly reveals?: true;
};

/** An Adventurer by id; cards, Skills, Enemies and Zones are told by id too, and named by the catalogues. */
export type Theirs = { readonly adventurer: string };
export type In = { readonly zone: string };
/** So many Enemies of a kind, in words. */
export type Foes = { readonly id: string; readonly args: { readonly n: number } };

/** What the Adventurers do. What Enemies, decks, Boss, Quest and shop do is told in `enemies/events.ts`. */
type PlayerEvent =
  | Tells<'turnBegins', Theirs & { who: Seat; actions: number; mana: number; n: number }>
  | Tells<'turnEnds', Theirs & { why: 'chosen' | 'nothing' | 'ko' }>
  | Tells<'moves', Theirs & In & { n: number }>
  | Tells<'sprints', Theirs & In & { n: number }>
  | Tells<'jumps', Theirs & In & { n: number }>
  | Tells<'teleports', Theirs & In>
  | Tells<'bloodlust', Theirs & In & { n: number }>
  | Tells<'hitAndRun', Theirs & In>
  | Tells<'shoves', Theirs & In & { n: number }>
  | Tells<'taunts', Theirs & In>
  | Tells<'leads', Theirs & { adventurer2: string }>
  | Tells<'declines', Theirs>
  | Tells<'gathers', Theirs & { n: number; mana: number }>
  | Tells<'gainsMana', Theirs & { n: number; mana: number; skill: string }>
  | Tells<'losesMana', Theirs & { n: number; mana: number }>
  | Tells<'paysMana', Theirs & { n: number; mana: number; skill: string }>
  | Tells<'doorRoll', Theirs & { face: number }>
  | Tells<'doorReroll', Theirs & { face: number }>
  | Tells<'doorOpens', { zone: string; zone2: string }>
  | Tells<'searched', Theirs & In & { cards: readonly string[] }>
  | Tells<'kept', Theirs & { cards: readonly string[] }>
  | Tells<'discards', Theirs & { cards: readonly string[] }>
  | Tells<'discardsPotion', Theirs>
  | Tells<'reorganizes', Theirs>
  | Tells<'traded', Theirs & { adventurer2: string }>
  | Tells<'gives', Theirs & { adventurer2: string; cards: readonly string[] }>
  | Tells<'givesPotions', Theirs & { adventurer2: string; n: number }>
  | Tells<'refuses', Theirs & { adventurer2: string }>
  | Tells<'takesPotion', Theirs & In>
  | Tells<'takesArtifact', Theirs & In & { card: string }>
  | Tells<'noArtifact', Theirs>
  | Tells<'takesObjective', Theirs & In & { colour: string }>
  | Tells<'enchants', Theirs & { card: string }>
  | Tells<'warded', Theirs>
  | Tells<'binds', In & { foes: Foes }>
  | Tells<'pushes', In & { foes: Foes }>
  | Tells<'doomLifted', { n: number; doom: number }>
  | Tells<'looksAt', In & { face: string }>
  | Tells<
      'attacks',
      Theirs & In & { card: string; line: 'plain' | 'mana'; at: string; foes: readonly Foes[]; dice: number }
    >
  | Tells<'rolled', Theirs & { faces: readonly number[]; hits: number }>
  | Tells<'rerolled', Theirs & { faces: readonly number[]; source: string; hits: number }>
  | Tells<'additional', Theirs & { faces: readonly number[]; hits: number }>
  | Tells<'turnedByMana', Theirs & { n: number; mana: number; hits: number }>
  | Tells<'noEffect', In & { enemy: string; n: number }>
  | Tells<'wounds', Theirs & In & { enemy: string; n: number; left: number }>
  | Tells<'eliminated', Theirs & In & { foes: Foes; n: number }>
  | Tells<'reaps', Theirs & In & { enemy: string }>
  | Tells<'friendlyFire', Theirs & In & { n: number }>
  | Tells<'adrenaline', Theirs & { n: number; ap: number }>
  | Tells<'danger', Theirs & { danger: string }>
  | Tells<'learns', Theirs & { skill: string }>
  | Tells<'ultrared', Theirs & { n: number }>
  | Tells<'wounded', Theirs & { n: number; left: number }>
  | Tells<'ko', Theirs>
  | Tells<'drinks', Theirs & { adventurer2: string; own: boolean; n: number; left: number }>
  | Tells<'revived', Theirs & { left: number }>
  | Tells<'healed', Theirs & { n: number; left: number }>
  | Tells<'votes', { who: Seat; n: number }>
  | Tells<'won', { quest: string; round: number; after: string }>
  | Tells<'lost', { quest: string; round: number; why: string }>;

export type Event = PlayerEvent | EnemyEvent;
