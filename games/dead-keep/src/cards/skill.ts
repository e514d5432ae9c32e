// Ledger 3.19: how Skills are named. `reaper.melee` is the Skill "Reaper: Melee"; what a Skill does stays with its rule.
import type { Class, EnemyKind } from './ids.ts';

/** The bracket [A]: a type of attack, or Combat, which covers all three (DK-RULING-127). */
export const BRACKETS = ['combat', 'magic', 'melee', 'ranged'] as const;
export type Bracket = (typeof BRACKETS)[number];

/** What a free Action may be of (DK-SKILL-FREE1); `1 Mana: +1 Free` also gathers Mana. */
export const FREE_TYPES = ['melee', 'ranged', 'magic', 'combat', 'enchantment', 'move', 'search'] as const;
export type FreeType = (typeof FREE_TYPES)[number];

/** DK-RULING-109, -184: a word that names Enemies. */
export type EnemyWord = Exclude<EnemyKind, `${string}Troll`> | 'troll' | 'notable' | 'monster';

/** Skills without a bracket. */
export const PLAIN_SKILLS = [
  'manaArmorReroll',
  'manaIgnore',
  'class2',
  'action1',
  'classFree',
  'range1',
  'mana2',
  'barbarian',
  'bloodlustPen',
  'bloodlustDice',
  'leader',
  'consume',
  'crushRoll',
  'duoFree',
  'duoRoll',
  'ghost',
  'hitAndRun',
  'ironHide',
  'ironRain',
  'jump',
  'lucky',
  'manaRain',
  'marksman',
  'mistPen',
  'mistMana',
  'mistAffinity',
  'noRegen',
  'pointBlank',
  'sixMana',
  'sixIgnore',
  'search2',
  'shove',
  'slippery',
  'spellbook',
  'spellcaster',
  'sprint',
  'taunt',
  'tough',
] as const;
/** Skills with the bracket [A]. */
export const ATTACK_SKILLS = [
  'manaPen',
  'manaDice',
  'manaWounds',
  'wounds2',
  'roll1',
  'die1',
  'escalation',
  'reaper',
  'sixPen',
  'sixDie',
  'sixWounds',
] as const;

export type PlainSkill = (typeof PLAIN_SKILLS)[number];
export type AttackSkill = (typeof ATTACK_SKILLS)[number];
export type SkillId =
  | PlainSkill
  | AttackSkill
  | 'manaFree'
  | 'free1'
  | 'killer'
  | 'ironclad'
  | 'class'
  | 'teleport';

/** A Skill with its bracket filled in: what is printed on ID cards and Equipment. */
export type SkillKey =
  | PlainSkill
  | `${AttackSkill}.${Bracket}`
  | `manaFree.${FreeType | 'gatherMana'}`
  | `free1.${FreeType}`
  | `killer.${EnemyWord}`
  | `ironclad.${EnemyWord}`
  | `class.${Class}`
  | `teleport.${2 | 3}`;

/** When a Skill works (ledger 3.19). */
export type Timing = 'pre' | 'roll' | 'post' | 'own' | 'pass' | 'react';
/** `sum`: instances add up; `use`: each gives one more use; `no`: a second adds nothing. */
export type Stacking = 'sum' | 'use' | 'no';

export interface Skill {
  readonly key: SkillKey;
  readonly skill: SkillId;
  /** What stands in the bracket, or null. */
  readonly of: string | null;
  /** `DK-SKILL-REAPER`. */
  readonly rule: `DK-SKILL-${string}`;
  readonly timing: readonly Timing[];
  /** Mana it costs to use. */
  readonly mana: number;
  /** The Action it takes, beside Skills that cost none. */
  readonly action: 'any' | 'move' | null;
  readonly stacking: Stacking;
}
