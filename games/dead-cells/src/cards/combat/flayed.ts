// Ledger 6.5: the starting deck of The Flayed, ST-01…06. It fights at arm's length and covers the others.
import type { CombatCard } from '../../schema.ts';
import { BESIDE, damage, does, heal, loot, NEAR, on, shield, skill, state } from '../../words.ts';
import { combatCardsOf } from './combat-card.ts';

const card = combatCardsOf('flayed');

export const flayedDeck: readonly CombatCard[] = [
  card({
    code: 'ST-01',
    icon: 'shield-bash',
    symbols: ['survival'],
    lines: { 1: [on('self', shield(1))], 2: [on(NEAR, damage(1))], 3: [does(loot())] },
  }),
  card({
    code: 'ST-02',
    icon: 'riposte',
    symbols: ['survival'],
    lines: { 1: [does(skill())], 2: [on(NEAR, damage(1))], 3: [on(NEAR, damage(1))] },
  }),
  card({
    code: 'ST-03',
    icon: 'backstab',
    symbols: ['tactics'],
    lines: { 1: [on(BESIDE, damage(1))], 2: [does(skill())], 3: [does(loot())] },
  }),
  card({
    code: 'ST-04',
    icon: 'serrated-slash',
    symbols: ['brutality'],
    lines: { 1: [on(NEAR, damage(1))], 2: [on(BESIDE, damage(1))], 3: [on(NEAR, state('bleeding'))] },
  }),
  card({
    code: 'ST-05',
    icon: 'shield-impact',
    symbols: ['survival', 'brutality'],
    lines: { 1: [on('self', shield(1))], 2: [on(NEAR, state('marked'))], 3: [on(NEAR, damage(1))] },
  }),
  card({
    code: 'ST-06',
    icon: 'healing-shield',
    symbols: [],
    lines: { 1: [does(skill())], 3: [on('ally', heal(1))] },
  }),
];
