// DK 5.2 Decisions of a Turn: what an Adventurer may do, as answers. Zones, cards and Adventurers are told by number.

import type { Attack } from './cards/ids.ts';
import type { SkillKey } from './cards/skill.ts';
import type { DoorNo, ZoneNo } from './map/types.ts';
import type { CardNo, Who } from './state.ts';

/**
 * DK-RULING-128: what pays. `action` takes a free Action that fits, else the pool; a Skill `1 Mana: +1 Free` pays by
 * Mana; a gift costs nothing (DK-RULING-117); `class` is the free use of a Class Ability.
 */
export type Pay = 'action' | 'gift' | 'class' | SkillKey;

/** What is aimed at: the Undead of the Zone, the Boss, or one Monster of a pack. */
export type Aim = 'undead' | 'boss' | number;

export interface AttackChoice {
  readonly do: 'attack';
  readonly card: CardNo;
  /** Which line of the weapon. */
  readonly line: number;
  readonly zone: ZoneNo;
  readonly at: Aim;
  readonly pay: Pay;
}

export type Token = 'treasure' | 'artifact' | 'objective';

/** What an Enchantment is aimed at: an Adventurer, a pack, a Treasure token; with a Zone where something is pushed. */
export interface EnchantChoice {
  readonly do: 'enchant';
  readonly card: CardNo;
  readonly who?: Who;
  readonly zone?: ZoneNo;
  readonly to?: ZoneNo;
  readonly token?: number;
  readonly pay: Pay;
}

export type Choice =
  | { readonly do: 'move'; readonly to: ZoneNo; readonly pay: Pay }
  | { readonly do: 'sprint'; readonly to: ZoneNo; readonly pay: Pay }
  | { readonly do: 'jump'; readonly to: ZoneNo }
  | { readonly do: 'teleport'; readonly to: ZoneNo }
  | { readonly do: 'bloodlust'; readonly to: ZoneNo; readonly pay: 'action' | 'class' }
  | AttackChoice
  | EnchantChoice
  | { readonly do: 'door'; readonly door: DoorNo }
  | { readonly do: 'gather'; readonly pay: Pay }
  | { readonly do: 'search'; readonly pay: Pay }
  | { readonly do: 'take'; readonly token: Token; readonly at: number; readonly pay: Pay }
  | { readonly do: 'reorganize'; readonly pay: Pay }
  | { readonly do: 'trade'; readonly with: Who; readonly pay: Pay }
  | { readonly do: 'shove'; readonly to: ZoneNo }
  | { readonly do: 'taunt'; readonly zone: ZoneNo }
  | { readonly do: 'lead'; readonly whom: Who }
  | { readonly do: 'gainMana'; readonly skill: 'mana2' | 'mistMana' }
  | { readonly do: 'endTurn' }
  | { readonly do: 'decline' };

export type ChoiceOf<D extends Choice['do']> = Extract<Choice, { readonly do: D }>;

export const END_TURN: Choice = { do: 'endTurn' };
export const DECLINE: Choice = { do: 'decline' };

/** Types of Action that a free Action may pay for; `other` is paid by the pool alone. */
export type ActionType = Attack | 'enchantment' | 'move' | 'search' | 'gatherMana' | 'other';

/** Why a choice is none: the code, the rule, and what the sentence needs. */
export type No = readonly [code: string, rule: string, data?: { readonly [key: string]: string | number }];

/** Equal answers are one object: the usual ones are listed at every question. */
const once = <C>(make: (no: number) => C): ((no: number) => C) => {
  const made: C[] = [];
  return (no) => (made[no] ??= make(no));
};
export const moveTo = once((to): Choice => ({ do: 'move', to, pay: 'action' }));
export const sprintTo = once((to): Choice => ({ do: 'sprint', to, pay: 'action' }));
export const openDoorNo = once((door): Choice => ({ do: 'door', door }));
export const shoveTo = once((to): Choice => ({ do: 'shove', to }));
export const tauntAt = once((zone): Choice => ({ do: 'taunt', zone }));
export const leadWhom = once((whom): Choice => ({ do: 'lead', whom }));
const bloodlustByAction = once((to): ChoiceOf<'bloodlust'> => ({ do: 'bloodlust', to, pay: 'action' }));
export const fallUpon = (to: ZoneNo, pay: ChoiceOf<'bloodlust'>['pay']): ChoiceOf<'bloodlust'> =>
  pay === 'action' ? bloodlustByAction(to) : { do: 'bloodlust', to, pay };
const tradeByAction = once((other): ChoiceOf<'trade'> => ({ do: 'trade', with: other, pay: 'action' }));
export const tradeWith = (other: Who, pay: Pay): ChoiceOf<'trade'> =>
  pay === 'action' ? tradeByAction(other) : { do: 'trade', with: other, pay };
const REORGANIZE: ChoiceOf<'reorganize'> = { do: 'reorganize', pay: 'action' };
export const reorganizeBy = (pay: Pay): ChoiceOf<'reorganize'> =>
  pay === 'action' ? REORGANIZE : { do: 'reorganize', pay };
