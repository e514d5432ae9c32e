// Ledger 6.5: the starting deck of The Quartered, ST-07…12. It hits what stands far off.
import type { CombatCard } from '../../schema.ts';
import { damage, does, FAR, loot, on, REAR, RIGHT, shield, skill, state } from '../../words.ts';
import { combatCardsOf } from './combat-card.ts';

const card = combatCardsOf('quartered');

export const quarteredDeck: readonly CombatCard[] = [
  card({
    code: 'ST-07',
    icon: 'high-shot',
    symbols: ['tactics'],
    lines: { 1: [on(FAR, damage(1))], 2: [on(REAR, damage(1))], 3: [does(loot())] },
  }),
  card({
    code: 'ST-08',
    icon: 'targeting',
    symbols: ['tactics'],
    lines: { 1: [on(REAR, state('marked'))], 2: [on(REAR, damage(1))], 3: [does(skill())] },
  }),
  card({
    code: 'ST-09',
    icon: 'dodging',
    symbols: ['survival'],
    lines: { 1: [on('self', shield(1))], 2: [does(skill())], 3: [on(REAR, damage(1))] },
  }),
  card({
    code: 'ST-10',
    icon: 'thrown-spear',
    symbols: ['brutality'],
    lines: { 1: [on(REAR, damage(1))], 2: [on('self', shield(1))], 3: [on(RIGHT, damage(1))] },
  }),
  card({
    code: 'ST-11',
    icon: 'frozen-arrow',
    symbols: ['tactics', 'survival'],
    lines: { 1: [on(REAR, state('frozen'))], 2: [does(loot())], 3: [on(REAR, damage(1))] },
  }),
  card({
    code: 'ST-12',
    icon: 'arrows-shield',
    symbols: [],
    lines: { 1: [does(skill())], 2: [on('ally', shield(1))] },
  }),
];
