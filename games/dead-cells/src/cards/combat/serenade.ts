// Ledger 6.5, DC-SOLO-03: the three Combat cards of Serenade, ST-25…27. It carries no Skill icon (DC-SOLO-15).
import type { SerenadeCard } from '../../schema.ts';
import { damage, FRONT, NEAR, on, RIGHT, shield } from '../../words.ts';
import { combatCardsOf } from './combat-card.ts';

const card = combatCardsOf('serenade');

export const serenadeDeck: readonly SerenadeCard[] = [
  card({
    code: 'ST-25',
    icon: 'winged-sword',
    symbols: ['survival'],
    lines: { 1: [on(NEAR, damage(1))], 3: [on('beheaded', shield(1))] },
  }),
  card({
    code: 'ST-26',
    icon: 'spinning-sword',
    symbols: ['tactics'],
    lines: { 1: [on(RIGHT, damage(1))], 2: [on(RIGHT, damage(1))] },
  }),
  card({
    code: 'ST-27',
    icon: 'sword-brandish',
    symbols: ['brutality'],
    lines: { 2: [on(NEAR, damage(1))], 3: [on(FRONT, damage(1))] },
  }),
];
