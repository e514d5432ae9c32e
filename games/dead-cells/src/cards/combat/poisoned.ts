// Ledger 6.5: the starting deck of The Poisoned, ST-19…24. It reaches everywhere on the right and lets time do the rest.
import type { CombatCard } from '../../schema.ts';
import { damage, does, heal, loot, NEAR, on, RIGHT, shield, skill, state } from '../../words.ts';
import { combatCardsOf } from './combat-card.ts';

const card = combatCardsOf('poisoned');

export const poisonedDeck: readonly CombatCard[] = [
  card({
    code: 'ST-19',
    icon: 'poison-gas',
    symbols: ['tactics'],
    lines: { 1: [on('self', shield(1))], 2: [on(RIGHT, state('poisoned'))], 3: [on(RIGHT, damage(1))] },
  }),
  card({
    code: 'ST-20',
    icon: 'corked-tube',
    symbols: ['tactics'],
    lines: { 1: [does(skill())], 2: [on(RIGHT, damage(1))], 3: [does(loot())] },
  }),
  card({
    code: 'ST-21',
    icon: 'acid-shield',
    symbols: ['survival'],
    lines: { 1: [on('self', shield(1))], 2: [on(NEAR, damage(1))], 3: [does(skill())] },
  }),
  card({
    code: 'ST-22',
    icon: 'syringe',
    symbols: ['brutality'],
    lines: { 1: [on(NEAR, damage(1))], 2: [on('ally', heal(1))], 3: [on(RIGHT, damage(1))] },
  }),
  card({
    code: 'ST-23',
    icon: 'thrown-knife',
    symbols: ['tactics', 'brutality'],
    lines: { 1: [on(RIGHT, damage(1))], 2: [does(loot())], 3: [on(RIGHT, state('poisoned'))] },
  }),
  card({
    code: 'ST-24',
    icon: 'bad-breath',
    symbols: [],
    lines: { 2: [on(RIGHT, state('poisoned'))], 3: [does(skill())] },
  }),
];
