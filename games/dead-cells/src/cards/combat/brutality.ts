// Ledger 6.5, 6.8: the 15 Combat cards of the Brutality Upgrades. They end things sooner, and louder.
import type { CombatCard } from '../../schema.ts';
import {
  ALL_RIGHT,
  BESIDE,
  damage,
  does,
  every,
  FAR,
  FRONT,
  heal,
  loot,
  NEAR,
  on,
  push,
  RIGHT,
  shield,
  skill,
  state,
} from '../../words.ts';
import { combatCardsOf } from './combat-card.ts';

const card = combatCardsOf('any');
const immolatedCard = combatCardsOf('immolated');

/** A light blow to measure, a heavy one to finish. */
export const heavyHand = card({
  code: 'BR-01',
  icon: 'punch-blast',
  symbols: ['brutality'],
  lines: { 1: [on(NEAR, damage(1))], 2: [on(NEAR, damage(2))] },
});
/** Two ranks under one stroke. */
export const wideSweep = card({
  code: 'BR-03',
  icon: 'axe-swing',
  symbols: ['brutality'],
  lines: { 1: [on(every('right1', 'right2'), damage(1))], 2: [does(skill())], 3: [on(NEAR, damage(1))] },
});
/** Runs through the first and into the second. */
export const headDown = card({
  code: 'BR-05',
  icon: 'ram-profile',
  symbols: ['brutality'],
  lines: { 1: [on(NEAR, damage(1), push(1))], 2: [on(FRONT, damage(1))] },
});
/** Elbows on both sides. */
export const brawl = card({
  code: 'BR-08',
  icon: 'fist',
  symbols: ['brutality', 'survival'],
  lines: { 1: [on(BESIDE, damage(1))], 2: [on('self', shield(1))], 3: [on(BESIDE, damage(1))] },
});
/** The wound does the waiting. */
export const longCut = card({
  code: 'BR-10',
  icon: 'ragged-wound',
  symbols: ['brutality'],
  lines: { 1: [on(NEAR, damage(1))], 2: [on(NEAR, state('bleeding'))], 3: [on(NEAR, damage(1))] },
});
/** What is hit hard enough drops things. */
export const spoilsByForce = card({
  code: 'BR-12',
  icon: 'swap-bag',
  symbols: ['brutality'],
  lines: { 1: [on(NEAR, damage(1))], 2: [on(FRONT, damage(1))], 3: [does(loot())] },
});
/** For the one who thought itself safe at the back. */
export const tumblingHatchet = card({
  code: 'BR-15',
  icon: 'tomahawk',
  symbols: ['brutality', 'tactics'],
  lines: { 1: [on(FAR, damage(2))], 3: [on(NEAR, damage(1))] },
});
/** Every Enemy on the right is picked out before it moves. */
export const battleCry = card({
  code: 'BR-17',
  icon: 'shouting',
  symbols: [],
  lines: { 0: [on(ALL_RIGHT, state('marked'))], 1: [on(NEAR, damage(1))], 3: [on(FRONT, damage(1))] },
});
/** Takes a life to mend one. */
export const bloodForBlood = card({
  code: 'BR-20',
  icon: 'bleeding-heart',
  symbols: ['brutality'],
  lines: { 1: [on(FRONT, state('bleeding'))], 2: [on(NEAR, damage(1))], 3: [on('self', heal(1))] },
});
/** No guard at all, and no pause. */
export const headlong = card({
  code: 'BR-23',
  icon: 'diving-dagger',
  symbols: [],
  lines: { 1: [on(NEAR, damage(2))], 2: [on(FRONT, damage(1))], 3: [on(FRONT, damage(1))] },
});
/** The Immolated alone: both halves of the fire. */
export const pitchAndSpark = immolatedCard({
  code: 'BR-26',
  icon: 'flint-spark',
  symbols: [],
  lines: {
    1: [on(FRONT, state('onFire'))],
    2: [on(FRONT, damage(1))],
    3: [on(FRONT, state('onFire'))],
  },
});
/** Says where, says when, and keeps its word. */
export const namedStrike = card({
  code: 'BR-29',
  icon: 'decapitation',
  symbols: [],
  lines: { 1: [on(FRONT, state('marked'))], 2: [on('self', shield(1))], 3: [on(FRONT, damage(2))] },
});
/** No Enemy is left out, not even the one behind. */
export const ironRain = card({
  code: 'BR-31',
  icon: 'sword-array',
  symbols: [],
  lines: {
    1: [on(every('behind', 'right1', 'right2', 'right3'), damage(1))],
    2: [does(skill())],
    3: [on(every('behind', 'right1', 'right2', 'right3'), damage(1))],
  },
});
/** Walks the whole line toward the Wall, or the Hole. */
export const clearTheFloor = card({
  code: 'BR-34',
  icon: 'push',
  symbols: [],
  lines: {
    1: [on(NEAR, damage(1), push(1))],
    2: [on(FRONT, damage(1), push(1))],
    3: [on(RIGHT, damage(1))],
  },
});
/** Begins before anyone is ready. */
export const bullRush = card({
  code: 'BR-36',
  icon: 'bull-horns',
  symbols: [],
  lines: { 0: [on(NEAR, damage(1))], 1: [on(NEAR, damage(2))], 2: [on(FRONT, damage(1))] },
});

export const brutalityCards: readonly CombatCard[] = [
  heavyHand,
  wideSweep,
  headDown,
  brawl,
  longCut,
  spoilsByForce,
  tumblingHatchet,
  battleCry,
  bloodForBlood,
  headlong,
  pitchAndSpark,
  namedStrike,
  ironRain,
  clearTheFloor,
  bullRush,
];
