// Ledger 6.4, DC-PLR: the four Beheaded boards.
import type { Action, Beheaded, Range, State, Step } from '../schema.ts';
import {
  ALL_RIGHT,
  ANYWHERE,
  damage,
  FAR,
  FRONT,
  heal,
  NEAR,
  on,
  REAR,
  RIGHT,
  shield,
  state,
} from '../words.ts';

const DESIGN = { source: 'design' } as const;
const FACT = { source: 'fact' } as const;

const health = (n: number): Step => ({ ...DESIGN, kind: 'health', n });
const immune = (to: State): Step => ({ ...DESIGN, kind: 'immune', state: to });
const slot: Step = { ...DESIGN, kind: 'slot' };
const roundZero = (action: Action): Step => ({ ...DESIGN, kind: 'roundZero', action });
const newSkill = (action: Action): Step => ({ ...DESIGN, kind: 'newSkill', action });
const skillReaches = (range: Range): Step => ({ ...DESIGN, kind: 'skillReaches', range });
const skillAmount = (n: number): Step => ({ ...DESIGN, kind: 'skillAmount', n });
const skillInRoundZero: Step = { ...DESIGN, kind: 'skillInRoundZero' };
const known = (step: Step): Step => ({ ...step, ...FACT });

/** Keeps the team standing behind Shields. */
export const flayed: Beheaded = {
  code: 'flayed',
  id: 'flayed',
  name: 'beheaded.flayed',
  source: 'fact',
  icon: 'half-dead',
  favoured: 'survival',
  health: 3,
  skill: on('self', shield(1)),
  tracks: {
    survival: [
      known(roundZero(on('self', shield(1)))), // DC-FAQ-01
      immune('bleeding'),
      health(1),
      health(1),
      roundZero(on('group', shield(1))),
    ],
    tactics: [skillReaches('ally'), slot, newSkill(on('ally', heal(1))), skillInRoundZero, skillAmount(2)],
    brutality: [
      { ...DESIGN, kind: 'damageBonus', n: 1, round: 1, space: 'right1' },
      { ...DESIGN, kind: 'counterOnShieldLost', limit: 'firstEachRound', icons: [damage(1)] },
      slot,
      { ...DESIGN, kind: 'damageBonus', n: 1, round: 2 },
      { ...DESIGN, kind: 'counterOnShieldLost', limit: 'none', icons: [damage(1)] },
    ],
  },
};

/** Fights from afar and lives on Skills. */
export const quartered: Beheaded = {
  code: 'quartered',
  id: 'quartered',
  name: 'beheaded.quartered',
  source: 'fact',
  icon: 'breaking-chain',
  favoured: 'tactics',
  health: 3,
  skill: on(REAR, damage(1)),
  tracks: {
    survival: [health(1), immune('marked'), health(1), roundZero(on('self', shield(1))), health(1)],
    tactics: [
      slot,
      newSkill(on(RIGHT, state('marked'))),
      newSkill(on(REAR, state('frozen'))),
      slot,
      { ...FACT, kind: 'skillTwicePerIcon' }, // DC-FAQ-15, DC-RULING-94
    ],
    brutality: [
      skillReaches(RIGHT),
      { ...DESIGN, kind: 'damageBonus', n: 1, space: 'right3' },
      roundZero(on(FAR, damage(1))),
      { ...DESIGN, kind: 'damageBonus', n: 1, space: 'right2' },
      skillAmount(2),
    ],
  },
};

/** Burns: two On Fire tokens are a death. */
export const immolated: Beheaded = {
  code: 'immolated',
  id: 'immolated',
  name: 'beheaded.immolated',
  source: 'fact',
  icon: 'burning-skull',
  favoured: 'brutality',
  health: 3,
  skill: on(NEAR, state('onFire')),
  tracks: {
    survival: [known(health(1)), known(immune('frozen')), health(1), immune('onFire'), health(1)], // DC-PLR-12
    tactics: [
      newSkill(on('self', shield(1))),
      slot,
      skillReaches(FRONT),
      skillReaches(ANYWHERE),
      { ...DESIGN, kind: 'skillTargets', n: 2 },
    ],
    brutality: [
      { ...DESIGN, kind: 'damageBonus', n: 1, round: 3 },
      slot,
      roundZero(on(NEAR, state('onFire'))),
      { ...DESIGN, kind: 'damageBonus', n: 1, against: 'onFire' },
      newSkill(on(ALL_RIGHT, damage(1))),
    ],
  },
};

/** Poisons and waits. */
export const poisoned: Beheaded = {
  code: 'poisoned',
  id: 'poisoned',
  name: 'beheaded.poisoned',
  source: 'fact',
  icon: 'poison-bottle',
  favoured: 'tactics',
  health: 3,
  skill: on(NEAR, state('poisoned')),
  tracks: {
    survival: [
      known(health(1)), // DC-PLR-12
      immune('poisoned'),
      health(1),
      { ...DESIGN, kind: 'healAtInterbiome', n: 1 },
      health(1),
    ],
    tactics: [skillReaches(RIGHT), slot, newSkill(on('ally', heal(1))), skillInRoundZero, skillAmount(2)],
    brutality: [
      { ...DESIGN, kind: 'damageBonus', n: 1, against: 'poisoned' },
      slot,
      roundZero(on(NEAR, state('poisoned'))),
      { ...DESIGN, kind: 'damageBonus', n: 1, round: 2 },
      { ...DESIGN, kind: 'poisonSpreads', n: 1 },
    ],
  },
};

export const beheadedBoards: readonly Beheaded[] = [flayed, quartered, immolated, poisoned];
