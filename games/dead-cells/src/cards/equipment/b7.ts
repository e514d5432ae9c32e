// Ledger 6.8: the Blueprints of B7 High Peak Castle. Too fine for prisoners, which is half the pleasure.
import type { Equipment } from '../../schema.ts';
import {
  ALL_RIGHT,
  damage,
  does,
  every,
  FRONT,
  goldenShield,
  heal,
  loot,
  NEAR,
  on,
  push,
  shield,
  state,
} from '../../words.ts';
import { addedTo, beforeRoundOne, companion, insteadOf, itemsFrom, whenever } from './item.ts';

const item = itemsFrom('B7');
const SURVIVAL = { sym: 'survival', level: 3 } as const;
const TACTICS = { sym: 'tactics', level: 3 } as const;
const BRUTALITY = { sym: 'brutality', level: 3 } as const;

export const b7Blueprints: readonly Equipment[] = [
  item({
    code: 'B7-s01',
    icon: 'halberd',
    min: BRUTALITY,
    mode: insteadOf(1, on(FRONT, damage(2), push(1))),
  }),
  item({
    code: 'B7-s02',
    icon: 'wax-seal',
    min: TACTICS,
    mode: beforeRoundOne(on(ALL_RIGHT, state('marked'))),
  }),
  item({
    code: 'B7-s03',
    icon: 'kitchen-knives',
    min: BRUTALITY,
    mode: addedTo(2, on(NEAR, damage(1), state('bleeding'), state('marked'))),
  }),
  item({ code: 'B7-s04', icon: 'pillow', min: SURVIVAL, mode: beforeRoundOne(on('ally', heal(1))) }),
  item({ code: 'B7-s05', icon: 'hound', mode: companion(5, 2, on(NEAR, damage(2))) }),
  item({
    code: 'B7-s06',
    icon: 'stone-throne',
    min: SURVIVAL,
    mode: beforeRoundOne(on('self', goldenShield(1))),
  }),
  item({
    code: 'B7-s07',
    icon: 'lit-candelabra',
    min: BRUTALITY,
    mode: insteadOf(3, on(every('right1', 'right2'), damage(2), state('onFire'))),
  }),
  item({
    code: 'B7-s08',
    icon: 'strongbox',
    min: TACTICS,
    mode: insteadOf(2, on('self', loot(), loot(), shield(1))),
  }),
  item({
    code: 'B7-s09',
    icon: 'shinto-shrine-mirror',
    min: TACTICS,
    mode: whenever('allyDamaged', does(damage(1), state('frozen'), state('marked'))),
  }),
];
