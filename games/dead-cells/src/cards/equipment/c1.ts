// Ledger 6.8: the Blueprints of C1 the Concierge. Fire, gates and the keys to both.
import type { Equipment } from '../../schema.ts';
import { damage, does, FRONT, heal, NEAR, on, push, RIGHT, shield, state } from '../../words.ts';
import { addedTo, beforeRoundOne, bySkill, insteadOf, itemsFrom, whenever } from './item.ts';

const item = itemsFrom('C1');
const SURVIVAL = { sym: 'survival', level: 3 } as const;
const BRUTALITY = { sym: 'brutality', level: 3 } as const;

export const c1Blueprints: readonly Equipment[] = [
  item({
    code: 'C1-s01',
    icon: 'fire-gem',
    min: BRUTALITY,
    mode: beforeRoundOne(on(RIGHT, state('onFire'))),
  }),
  item({
    code: 'C1-s02',
    icon: 'warhammer',
    min: BRUTALITY,
    mode: addedTo(2, on(FRONT, damage(1), push(2))),
  }),
  item({ code: 'C1-s03', icon: 'keyring', min: SURVIVAL, mode: bySkill(on('ally', heal(1), shield(2))) }),
  item({
    code: 'C1-s04',
    icon: 'fire-iris',
    min: BRUTALITY,
    mode: insteadOf(1, on(NEAR, damage(2), state('onFire'))),
  }),
  item({
    code: 'C1-s05',
    icon: 'burning-passion',
    min: SURVIVAL,
    mode: whenever('damaged', does(damage(2), state('onFire'))),
  }),
];
