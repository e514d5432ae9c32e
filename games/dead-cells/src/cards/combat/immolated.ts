// Ledger 6.5: the starting deck of The Immolated, ST-13…18. It sets the first two ranks alight.
import type { CombatCard } from '../../schema.ts';
import { damage, does, FRONT, heal, loot, NEAR, on, shield, skill, state } from '../../words.ts';
import { combatCardsOf } from './combat-card.ts';

const card = combatCardsOf('immolated');

export const immolatedDeck: readonly CombatCard[] = [
  card({
    code: 'ST-13',
    icon: 'fire-punch',
    symbols: ['brutality'],
    lines: { 1: [on(NEAR, damage(1))], 2: [on(FRONT, damage(1))], 3: [on(NEAR, damage(1))] },
  }),
  card({
    code: 'ST-14',
    icon: 'match-head',
    symbols: ['brutality'],
    lines: { 1: [on(NEAR, state('onFire'))], 2: [on(FRONT, damage(1))], 3: [does(skill())] },
  }),
  card({
    code: 'ST-15',
    icon: 'smoke-bomb',
    symbols: ['survival'],
    lines: { 1: [on('self', shield(1))], 2: [does(skill())], 3: [does(loot())] },
  }),
  card({
    code: 'ST-16',
    icon: 'burning-embers',
    symbols: ['tactics'],
    lines: { 2: [on(NEAR, damage(1))], 3: [does(loot())] },
  }),
  card({
    code: 'ST-17',
    icon: 'flaming-sheet',
    symbols: ['brutality', 'tactics'],
    lines: { 1: [on(FRONT, damage(1))], 2: [on(FRONT, state('onFire'))], 3: [on('self', shield(1))] },
  }),
  card({
    code: 'ST-18',
    icon: 'campfire',
    symbols: [],
    lines: { 1: [does(skill())], 2: [on('ally', heal(1))], 3: [on(NEAR, damage(1))] },
  }),
];
