// Events: everything the table can tell, with the numbers needed to check its arithmetic.

import type { Seat } from '@gravetable/kernel';
import type { CardId } from './cards/ids.ts';
import type { Space } from './cards/playing-area.ts';
import type { SurvivorId } from './cards/survivors.ts';
import type { ThreatId } from './cards/threats.ts';

/** CD-DMG The ways to harm a card. */
export type DamageType = 'melee' | 'range' | 'paralyze' | 'explosive';

type Tells<K extends string, D = object> = D & {
  readonly kind: K;
  readonly rule?: string;
  readonly pieces?: readonly string[];
  readonly reveals?: true;
};
type OnSpace = { readonly card: CardId; readonly space: Space };
type Theirs = { readonly who: Seat; readonly survivor: SurvivorId };
type Held = Theirs & { readonly card: CardId };

export type Event =
  | Tells<'joined', Theirs & { vitality: number; immunity: number }>
  | Tells<'dayBegins', { day: number }>
  | Tells<'kitDrawn', Theirs & { cards: readonly CardId[] }>
  | Tells<'threat', { threat: ThreatId; readonly text: { readonly id: string } }>
  | Tells<'dayDeck', { day: number; n: number; pile: number }>
  | Tells<'laidOut', { zone: string; n: number }>
  | Tells<'shuffled', { deck: string; n: number }>
  | Tells<'turnBegins', Theirs & { vitality: number; immunity: number }>
  | Tells<'infected', Theirs & { n: number; immunity: number; vitality: number }>
  | Tells<'missesTurn', Theirs>
  | Tells<'movesAgain', Theirs>
  | Tells<'lastWhisper', Theirs>
  | Tells<'whisperFailed', Theirs>
  | Tells<'turnEnds', Theirs>
  | Tells<'pickedUp', Held & { space: Space; to: 'hand' | 'reserve' }>
  | Tells<'discarded', Held & { skill: 'track' | null }>
  | Tells<'stored', Held>
  | Tells<'fetched', Held>
  | Tells<'exchanged', Theirs & { card: CardId; card2: CardId }>
  | Tells<'equipped', Held>
  | Tells<'putAway', Held>
  | Tells<'gave', Held & { whom: Seat; survivor2: SurvivorId }>
  | Tells<'used', Held>
  | Tells<'loaded', Held & { card2: CardId; n: number; instead: number }>
  | Tells<'flipped', Held & { face: string; n: number }>
  | Tells<'attacks', Held & { card2: CardId; space: Space; pay: 'action' | 'immunity' }>
  | Tells<'usedUp', Held>
  | Tells<'worn', Held & { n: number }>
  | Tells<'walks', Theirs & { card: CardId; row: number; place: number }>
  | Tells<'runs', Theirs>
  | Tells<'walksThrough', Held & { space: Space }>
  | Tells<'instant', { card: CardId }>
  | Tells<'hit', OnSpace & { n: number; type: DamageType; left: number }>
  | Tells<'destroyed', OnSpace>
  | Tells<'exploded', OnSpace & { n: number }>
  | Tells<'blast', { space: Space; n: number }>
  | Tells<'paralysed', OnSpace>
  | Tells<'opened', OnSpace>
  | Tells<'hurt', Theirs & { n: number; vitality: number }>
  | Tells<'absorbed', Held & { n: number; left: number }>
  | Tells<'lostVitality', Theirs & { n: number; vitality: number }>
  | Tells<'lostImmunity', Theirs & { n: number; immunity: number }>
  | Tells<'gainedVitality', Theirs & { n: number; vitality: number }>
  | Tells<'gainedImmunity', Theirs & { n: number; immunity: number }>
  | Tells<'stunned', Theirs>
  | Tells<'died', Theirs>
  | Tells<'zombieSkill', Theirs & { readonly skill: { readonly id: string } }>
  | Tells<'toll', Theirs & { vitality: number; immunity: number }>
  | Tells<'blocked', { space: Space }>
  | Tells<'freed', { space: Space }>
  | Tells<'noise', { n: number }>
  | Tells<'noiseZombie', OnSpace>
  | Tells<'noiseNothing', { card: CardId }>
  | Tells<'noRoom', { card: CardId }>
  | Tells<'enters', OnSpace>
  | Tells<'waits', { card: CardId }>
  | Tells<'acts', OnSpace>
  | Tells<'skips', OnSpace>
  | Tells<'reward', Held>
  | Tells<'drew', Theirs & { cards: readonly CardId[]; keeps: number }>
  | Tells<'kept', Held & { to: 'hand' | 'reserve' }>
  | Tells<'scouted', Held & { row: number; place: number; stays: boolean }>
  | Tells<'peeked', Held & { row: number; place: number }>
  | Tells<'reordered', Theirs & { n: number }>
  | Tells<'traded', Theirs & { n: number; cards: readonly CardId[] }>
  | Tells<'goesIn', { zone: string }>
  | Tells<'goesOut', { zone: string }>
  | Tells<'dayEnds', { day: number }>
  | Tells<'won', { zombies: number }>
  | Tells<'lost', { reason: string }>;
