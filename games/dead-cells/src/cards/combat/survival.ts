// Ledger 6.5, 6.8: the 16 Combat cards of the Survival Upgrades. They hold a line, mend it, and strike from behind it.
import type { CombatCard } from '../../schema.ts';
import {
  BESIDE,
  cleanse,
  damage,
  does,
  FRONT,
  goldenShield,
  heal,
  loot,
  NEAR,
  on,
  push,
  range,
  shield,
  skill,
  state,
} from '../../words.ts';
import { combatCardsOf } from './combat-card.ts';

const card = combatCardsOf('any');
const flayedCard = combatCardsOf('flayed');

/** Everyone lifts a Shield at once. */
export const shoulderToShoulder = card({
  code: 'SV-01',
  icon: 'three-friends',
  symbols: ['survival'],
  lines: { 1: [on('group', shield(1))], 2: [on(NEAR, damage(1))], 3: [does(loot())] },
});
/** Looks after itself, quietly. */
export const stubbornScab = card({
  code: 'SV-03',
  icon: 'stitched-wound',
  symbols: ['survival'],
  lines: { 1: [on('self', shield(1))], 2: [on('self', heal(1))], 3: [on(NEAR, damage(1))] },
});
/** Takes the blow, then gives ground to the other side. */
export const bulwarkShove = card({
  code: 'SV-05',
  icon: 'shield-bounces',
  symbols: ['survival', 'brutality'],
  lines: { 1: [on('self', shield(1))], 2: [on(NEAR, damage(1), push(1))] },
});
/** Two rounds of mending for whoever needs it. */
export const breather = card({
  code: 'SV-08',
  icon: 'meditation',
  symbols: ['survival'],
  lines: { 1: [does(skill())], 2: [on('ally', heal(1))], 3: [on('ally', heal(1))] },
});
/** One guards while the other fills the Bag. */
export const coverTheSack = card({
  code: 'SV-10',
  icon: 'bindle',
  symbols: ['survival', 'tactics'],
  lines: { 1: [on('ally', shield(1))], 2: [does(loot())], 3: [does(loot())] },
});
/** Watches the space nobody likes to watch. */
export const backToBack = card({
  code: 'SV-13',
  icon: 'two-shadows',
  symbols: ['survival', 'brutality'],
  lines: { 1: [on(range('behind'), damage(1))], 2: [on(BESIDE, damage(1))], 3: [on('ally', shield(1))] },
});
/** Cools the nearest Enemy, then itself. */
export const coldDraught = card({
  code: 'SV-15',
  icon: 'snow-bottle',
  symbols: ['survival'],
  lines: { 1: [on(NEAR, state('frozen'))], 2: [on('self', shield(1))], 3: [on('self', heal(1))] },
});
/** One whole Action of an Enemy goes to waste. */
export const goldenGuard = card({
  code: 'SV-18',
  icon: 'checked-shield',
  symbols: [],
  lines: { 0: [on('self', goldenShield(1))], 1: [on(NEAR, damage(1))], 3: [on(FRONT, damage(1))] },
});
/** Half of a fire: somebody else must bring the other half. */
export const burningHedge = card({
  code: 'SV-20',
  icon: 'fire-shield',
  symbols: ['survival'],
  lines: { 1: [on(NEAR, state('onFire'))], 2: [on('self', shield(1))], 3: [on('ally', shield(1))] },
});
/** A large Heal early, while the knife is still clean. */
export const fieldSurgery = card({
  code: 'SV-23',
  icon: 'scalpel',
  symbols: ['survival'],
  lines: { 1: [on('ally', heal(2))], 3: [does(skill())] },
});
/** Waits behind two Shields for one good opening. */
export const patientEdge = card({
  code: 'SV-26',
  icon: 'fencer',
  symbols: ['survival', 'brutality'],
  lines: { 1: [on('self', shield(2))], 3: [on(NEAR, damage(2))] },
});
/** Spits out what the Enemies put in, from Round 0 on. */
export const thickBlood = card({
  code: 'SV-29',
  icon: 'heart-drop',
  symbols: [],
  lines: {
    0: [on('ally', cleanse('poisoned', 'bleeding', 'onFire'))],
    1: [on('self', shield(1))],
    2: [on(BESIDE, damage(1))],
    3: [on('ally', heal(1))],
  },
});
/** The Flayed alone: two Rounds of bracing, then the weight behind them. */
export const clenchedTeeth = flayedCard({
  code: 'SV-31',
  icon: 'enrage',
  symbols: ['survival'],
  lines: { 1: [on('self', shield(1))], 2: [on('self', shield(1))], 3: [on(NEAR, damage(2))] },
});
/** Two Shields for every participant. */
export const humanWall = card({
  code: 'SV-34',
  icon: 'guards',
  symbols: [],
  lines: { 1: [on('group', shield(2))], 2: [does(skill())], 3: [on(NEAR, damage(1))] },
});
/** A Loot early enough to drink a Potion in it. */
export const lastCall = card({
  code: 'SV-37',
  icon: 'beer-stein',
  symbols: [],
  lines: {
    1: [does(loot())],
    2: [on('ally', heal(1)), on(NEAR, damage(1))],
    3: [on('ally', heal(1))],
  },
});
/** Stands where it was put. */
export const monument = card({
  code: 'SV-41',
  icon: 'obelisk',
  symbols: [],
  lines: {
    0: [on('ally', goldenShield(1))],
    1: [on('group', shield(1))],
    2: [on(NEAR, damage(1))],
    3: [on(NEAR, damage(2))],
  },
});

export const survivalCards: readonly CombatCard[] = [
  shoulderToShoulder,
  stubbornScab,
  bulwarkShove,
  breather,
  coverTheSack,
  backToBack,
  coldDraught,
  goldenGuard,
  burningHedge,
  fieldSurgery,
  patientEdge,
  thickBlood,
  clenchedTeeth,
  humanWall,
  lastCall,
  monument,
];
