// VG-ACT, VG-ITEM-05 and ledger 6.1: the words that abilities, items, traits and bosses are written in.

import type { BasicAbilityId, EnemyType, Face, FlashbackAction, MinionType } from './cards/ids.ts';

export type ActWord = 'move' | 'hit' | 'shoot' | 'wound' | 'heal' | 'jump' | 'evade' | 'kill';

/** One of the eight effects (VG-ACT). Optional ones stand in brackets on the tile (VG-RULING-26). */
export interface Act<W extends ActWord = ActWord> {
  readonly word: W;
  readonly optional: boolean;
}

/** GUARD(n): ignore n Wounds of this round's VG-RES-05. Used up by an item, lasting on a passive tile. */
export interface Guard {
  readonly word: 'guard';
  readonly wounds: number;
}

/** What a tile or item does, one after the other in printed order (VG-FIGHT-06). */
export type Effect =
  | Act
  | Guard
  /** ALL(hit): one damage to every legal target in the current room when the effect starts. */
  | { readonly word: 'all'; readonly act: Act<'hit'> }
  /** PERHEALTH: the effect once per wound die on the Health Track now, each optional. */
  | { readonly word: 'perHealth'; readonly act: Act }
  /** BONUS: the effect once, if the paid set holds that face; never with recon (VG-RULING-76). */
  | { readonly word: 'bonus'; readonly face: Face; readonly act: Act }
  /** FLASH: take that flashback action now. */
  | { readonly word: 'flash'; readonly action: FlashbackAction }
  /** The next set or recon mark used in this phase gains these (VG-RULING-68). */
  | { readonly word: 'next'; readonly gains: readonly Modifier[] };

/** What changes the whole use of its tile or item or, on a passive tile, all of its hero's (VG-RULING-74). */
export type Modifier =
  | Guard
  | { readonly word: 'twice' | 'reach' | 'pierce' | 'crush' | 'slip' | 'spread' | 'range2' }
  | { readonly word: 'recon1' | 'xpOnBoss' }
  | { readonly word: 'wild'; readonly face: Face; readonly as: Face }
  | { readonly word: 'release'; readonly dice: number }
  | { readonly word: 'ignore'; readonly minion: MinionType; readonly where: 'adjacent' }
  | { readonly word: 'cap'; readonly minion: MinionType; readonly wounds: number };

export type EffectWord = Effect['word'];
export type ModifierWord = Modifier['word'];

const act = <W extends ActWord>(word: W): Act<W> => ({ word, optional: false });

export const move = () => act('move');
export const hit = () => act('hit');
export const shoot = () => act('shoot');
export const wound = () => act('wound');
export const heal = () => act('heal');
export const jump = () => act('jump');
export const evade = () => act('evade');
export const kill = () => act('kill');

export const optional = <W extends ActWord>({ word }: Act<W>): Act<W> => ({ word, optional: true });

export const all = (one: Act<'hit'>): Effect => ({ word: 'all', act: one });
export const perHealth = (one: Act): Effect => ({ word: 'perHealth', act: optional(one) });
export const bonus = (face: Face, one: Act): Effect => ({ word: 'bonus', face, act: one });
export const flash = (action: FlashbackAction): Effect => ({ word: 'flash', action });
export const next = (...gains: readonly Modifier[]): Effect => ({ word: 'next', gains });
export const guard = (wounds: number): Guard => ({ word: 'guard', wounds });

export const twice = (): Modifier => ({ word: 'twice' });
export const reach = (): Modifier => ({ word: 'reach' });
export const pierce = (): Modifier => ({ word: 'pierce' });
export const crush = (): Modifier => ({ word: 'crush' });
export const slip = (): Modifier => ({ word: 'slip' });
export const spread = (): Modifier => ({ word: 'spread' });
export const range2 = (): Modifier => ({ word: 'range2' });
export const recon1 = (): Modifier => ({ word: 'recon1' });
export const xpOnBoss = (): Modifier => ({ word: 'xpOnBoss' });
export const wild = (face: Face, as: Face): Modifier => ({ word: 'wild', face, as });
export const release = (dice: number): Modifier => ({ word: 'release', dice });
export const ignore = (minion: MinionType, where: 'adjacent'): Modifier => ({
  word: 'ignore',
  minion,
  where,
});
export const cap = (minion: MinionType, wounds: number): Modifier => ({ word: 'cap', minion, wounds });

/** What a trait or a boss holds against the hero (VG-GEN-04). Every Wound here is ignored if no space is free. */
export type Drawback =
  /** Shoot evades an active minion instead of damaging (VG-RULING-58). */
  | { readonly word: 'shootEvades' }
  /** A Wound at the start of the Flashback Phase of these rounds. */
  | { readonly word: 'woundAtFlashback'; readonly rounds: readonly number[] }
  /** The ability never gives its BONUS. */
  | { readonly word: 'noBonus'; readonly ability: BasicAbilityId }
  /** A Wound the first time in each Fighting Phase that a room with such an active minion is entered. */
  | { readonly word: 'woundOnMeeting'; readonly minion: MinionType }
  /** At most so many sets on the ability per round; recon does not count. */
  | { readonly word: 'setLimit'; readonly ability: BasicAbilityId; readonly sets: number }
  /** Healing clears only so many wounds. */
  | { readonly word: 'healingClears'; readonly wounds: number }
  /** No item holds more charges at a time. */
  | { readonly word: 'chargeLimit'; readonly charges: number }
  /** Each such enemy in the current room deals so many Wounds in Resolution instead of one. */
  | { readonly word: 'deals'; readonly enemy: EnemyType; readonly wounds: number }
  /** A Shoot that may target such a minion must. */
  | { readonly word: 'shootFirst'; readonly minion: MinionType }
  /** Such active minions protect the boss as grunts do. */
  | { readonly word: 'protectBoss'; readonly minion: MinionType }
  /** The free fourth flashback action is never this one. */
  | { readonly word: 'noFourthAction'; readonly action: FlashbackAction }
  /** A Wound each time such a minion dies by Hit or Shoot. */
  | { readonly word: 'woundOnDeath'; readonly minion: MinionType }
  /** Set-up adds one such minion to each room next to the boss room. */
  | { readonly word: 'reinforce'; readonly minion: MinionType }
  /** The boss cannot be damaged by this effect. */
  | { readonly word: 'bossImmune'; readonly to: 'shoot' }
  /** A Wound each time the hero enters the boss room. */
  | { readonly word: 'woundInBossRoom' }
  /** The boss loses at most so many spaces per Fighting Phase. */
  | { readonly word: 'bossLossLimit'; readonly spaces: number };
