// Ledger 6.5, 6.8: the 15 Combat cards of the Tactics Upgrades. They choose the moment, the target and the exit.
import type { CombatCard } from '../../schema.ts';
import {
  ALL_RIGHT,
  ANYWHERE,
  damage,
  does,
  every,
  FAR,
  heal,
  loot,
  NEAR,
  on,
  push,
  REAR,
  RIGHT,
  shield,
  skill,
  splitDamage,
  state,
} from '../../words.ts';
import { combatCardsOf } from './combat-card.ts';

const card = combatCardsOf('any');
const quarteredCard = combatCardsOf('quartered');
const poisonedCard = combatCardsOf('poisoned');

/** Shows the others where to hit. */
export const chalkLines = card({
  code: 'TC-01',
  icon: 'chalk-outline-murder',
  symbols: ['tactics'],
  lines: { 1: [on(RIGHT, state('marked'))], 2: [on(RIGHT, damage(1))], 3: [does(loot())] },
});
/** Takes first, asks later. */
export const lightFingers = card({
  code: 'TC-03',
  icon: 'robber-hand',
  symbols: ['tactics'],
  lines: { 1: [does(loot())], 2: [does(skill())], 3: [does(loot())] },
});
/** Two doses early are worth five Damage late. */
export const doubleDose = card({
  code: 'TC-05',
  icon: 'poison',
  symbols: ['tactics'],
  lines: {
    1: [on(RIGHT, state('poisoned'))],
    2: [on(RIGHT, state('poisoned'))],
    3: [does(skill())],
  },
});
/** Comes from wherever they do not look. */
export const feint = card({
  code: 'TC-09',
  icon: 'misdirection',
  symbols: ['tactics', 'brutality'],
  lines: { 1: [does(skill())], 2: [on(ANYWHERE, damage(1))], 3: [on(ANYWHERE, damage(1))] },
});
/** The first Enemy falls over its own feet. */
export const tautCord = card({
  code: 'TC-11',
  icon: 'tripwire',
  symbols: [],
  lines: { 0: [on(NEAR, state('frozen'))], 2: [on('self', shield(1))], 3: [does(loot())] },
});
/** Makes the distance it needs. */
export const downhill = card({
  code: 'TC-13',
  icon: 'falling-boulder',
  symbols: ['tactics'],
  lines: { 1: [on(NEAR, push(1))], 2: [on(REAR, damage(1))], 3: [on(REAR, damage(1))] },
});
/** Stops a whole back row for a Round. */
export const coldSnap = card({
  code: 'TC-16',
  icon: 'icicles-fence',
  symbols: ['tactics'],
  lines: {
    1: [on(every('right2', 'right3'), state('frozen'))],
    2: [on(REAR, damage(1))],
    3: [does(skill())],
  },
});
/** A little of everything, for a friend. */
export const borrowedLight = card({
  code: 'TC-18',
  icon: 'lantern-flame',
  symbols: ['tactics', 'survival'],
  lines: { 1: [on(RIGHT, state('marked'))], 2: [does(skill())], 3: [on('ally', heal(1))] },
});
/** One throw, two Enemies. */
export const bankShot = card({
  code: 'TC-21',
  icon: 'ricochet',
  symbols: ['tactics'],
  lines: { 1: [on(RIGHT, splitDamage(2))], 3: [does(skill())] },
});
/** The Poisoned alone: a cloud over the whole right side. */
export const lowCloud = poisonedCard({
  code: 'TC-25',
  icon: 'poison-cloud',
  symbols: ['tactics'],
  lines: { 1: [on(ALL_RIGHT, state('poisoned'))], 2: [does(skill())], 3: [does(skill())] },
});
/** Everything is decided before the first blow. */
export const layInWait = card({
  code: 'TC-27',
  icon: 'hooded-assassin',
  symbols: [],
  lines: { 0: [on(RIGHT, state('marked'))], 1: [on(RIGHT, damage(1))], 3: [does(skill())] },
});
/** Louder the farther it rolls. */
export const distantThunder = card({
  code: 'TC-30',
  icon: 'heavy-lightning',
  symbols: ['tactics'],
  lines: { 1: [on(FAR, damage(1))], 2: [on(REAR, damage(1))], 3: [on(REAR, damage(2))] },
});
/** Lit in Round I, felt in Round III. */
export const longFuse = card({
  code: 'TC-33',
  icon: 'dynamite',
  symbols: [],
  lines: { 1: [on(RIGHT, state('onFire'))], 2: [does(skill())], 3: [on(RIGHT, state('onFire'))] },
});
/** Nothing but Skills. */
export const threeMovesAhead = card({
  code: 'TC-35',
  icon: 'chess-queen',
  symbols: [],
  lines: { 1: [does(skill())], 2: [does(skill())], 3: [does(skill())] },
});
/** The Quartered alone: a shot in every Round, and one before. */
export const fourBeats = quarteredCard({
  code: 'TC-39',
  icon: 'striking-arrows',
  symbols: [],
  lines: {
    0: [on(FAR, damage(1))],
    1: [on(RIGHT, damage(1))],
    2: [on(RIGHT, damage(1))],
    3: [on(RIGHT, damage(2))],
  },
});

export const tacticsCards: readonly CombatCard[] = [
  chalkLines,
  lightFingers,
  doubleDose,
  feint,
  tautCord,
  downhill,
  coldSnap,
  borrowedLight,
  bankShot,
  lowCloud,
  layInWait,
  distantThunder,
  longFuse,
  threeMovesAhead,
  fourBeats,
];
