// CD 6.5, 6.6, CD-SURV Survivors: three people, what they can do, and what they leave behind.

import type { CardId } from './ids.ts';

export const SURVIVOR_IDS = ['rick', 'selena', 'dan'] as const;
export type SurvivorId = (typeof SURVIVOR_IDS)[number];

/** Used once per own turn. */
export type Skill =
  | { readonly op: 'run'; readonly actions: number; readonly cards: number }
  | { readonly op: 'track'; readonly discards: number; readonly draws: number }
  | { readonly op: 'attack'; readonly card: CardId; readonly immunity: number };

/** In force from the Survivor's death on; the toll is paid once. */
export type ZombieSkill =
  | { readonly op: 'maintenanceImmunity'; readonly n: number }
  | { readonly op: 'noteDraw'; readonly n: number }
  | { readonly op: 'toll' };

/** CD-RULING-08: the spares complete a set to six cards and stay in the box unless CD-RULING-77 is on. */
export interface StarterSet<Item> {
  readonly hand: readonly Item[];
  readonly reserve: readonly Item[];
  readonly spare: readonly Item[];
}

export interface Survivor {
  readonly id: SurvivorId;
  readonly icon: string;
  readonly vitality: number;
  readonly immunity: number;
  readonly reserveSlots: number;
  readonly starter: StarterSet<CardId>;
  readonly skill: Skill;
  readonly zombieSkill: ZombieSkill;
  /** What the rulebook states; the other values are our design. */
  readonly facts: readonly string[];
}

const FACTS = ['name', 'hand', 'reserve', 'reserveSlots', 'skill', 'zombieSkill'];

export const SURVIVORS: Readonly<Record<SurvivorId, Survivor>> = {
  rick: {
    id: 'rick',
    icon: 'police-officer-head',
    vitality: 12,
    immunity: 12,
    reserveSlots: 3,
    starter: {
      hand: ['bat'],
      reserve: ['knife', 'canned-soup', 'antiviral'],
      spare: ['bat', 'lantern'],
    },
    skill: { op: 'run', actions: 3, cards: 2 },
    zombieSkill: { op: 'maintenanceImmunity', n: 2 },
    facts: FACTS,
  },
  selena: {
    id: 'selena',
    icon: 'swordwoman',
    vitality: 8,
    immunity: 13,
    reserveSlots: 4,
    starter: {
      hand: ['rifle', 'ammo-rifle'],
      reserve: ['ammo-rifle', 'ammo-rifle', 'ammo-rifle', 'grenade'],
      spare: [],
    },
    skill: { op: 'track', discards: 1, draws: 2 },
    zombieSkill: { op: 'noteDraw', n: 2 },
    facts: FACTS,
  },
  dan: {
    id: 'dan',
    icon: 'skull-with-syringe',
    vitality: 10,
    immunity: 15,
    reserveSlots: 2,
    starter: {
      hand: ['punch', 'berserk-agent', 'explosive-agent', 'paralyze-agent'],
      reserve: ['antiviral'],
      spare: ['antiviral'],
    },
    skill: { op: 'attack', card: 'punch', immunity: 1 },
    zombieSkill: { op: 'toll' },
    facts: FACTS,
  },
};
