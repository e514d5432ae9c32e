// Ledger 6.8: the Blueprints of C3 the Hand of the King. What was carried in the King's name.
import type { Equipment } from '../../schema.ts';
import { ALL_RIGHT, damage, goldenShield, on, state } from '../../words.ts';
import { beforeRoundOne, insteadOf, itemsFrom } from './item.ts';

const item = itemsFrom('C3');

export const c3Blueprints: readonly Equipment[] = [
  item({
    code: 'C3-s01',
    icon: 'barbed-spear',
    min: { sym: 'brutality', level: 3 },
    mode: insteadOf(2, on(ALL_RIGHT, damage(2), state('marked'))),
  }),
  item({
    code: 'C3-s02',
    icon: 'knight-banner',
    min: { sym: 'survival', level: 3 },
    mode: beforeRoundOne(on('ally', goldenShield(1))),
  }),
  item({
    code: 'C3-s03',
    icon: 'power-ring',
    min: { sym: 'tactics', level: 3 },
    mode: beforeRoundOne(on(ALL_RIGHT, damage(1))),
  }),
];
