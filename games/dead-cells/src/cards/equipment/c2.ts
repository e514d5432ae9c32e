// Ledger 6.8: the Blueprints of C2 the Time Keeper. Hours, minutes and seconds, each with an edge.
import type { Equipment } from '../../schema.ts';
import { ANYWHERE, damage, on, RIGHT, shield, splitDamage, state } from '../../words.ts';
import { addedTo, beforeRoundOne, bySkill, insteadOf, itemsFrom } from './item.ts';

const item = itemsFrom('C2');
const SURVIVAL = { sym: 'survival', level: 3 } as const;
const TACTICS = { sym: 'tactics', level: 3 } as const;
const BRUTALITY = { sym: 'brutality', level: 3 } as const;

export const c2Blueprints: readonly Equipment[] = [
  item({
    code: 'C2-s01',
    icon: 'sands-of-time',
    min: TACTICS,
    mode: beforeRoundOne(on(RIGHT, state('frozen'))),
  }),
  item({
    code: 'C2-s02',
    icon: 'pointy-sword',
    min: BRUTALITY,
    mode: addedTo(1, on(RIGHT, damage(2), state('marked'))),
  }),
  item({
    code: 'C2-s03',
    icon: 'triple-needle',
    min: TACTICS,
    mode: bySkill(on(RIGHT, state('poisoned', 2), state('marked'))),
  }),
  item({
    code: 'C2-s04',
    icon: 'flying-shuriken',
    min: TACTICS,
    mode: insteadOf(2, on(ANYWHERE, splitDamage(3))),
  }),
  item({ code: 'C2-s05', icon: 'clockwork', min: SURVIVAL, mode: beforeRoundOne(on('group', shield(1))) }),
];
