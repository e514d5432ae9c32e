// Ledger 6.8: the Blueprints of B3 Ramparts. Height, distance, and things to be pushed off of.
import type { Equipment } from '../../schema.ts';
import { ALL_RIGHT, damage, does, FAR, FRONT, NEAR, on, push, REAR, RIGHT, state } from '../../words.ts';
import { addedTo, bySkill, companion, insteadOf, itemsFrom, whenever } from './item.ts';

const item = itemsFrom('B3');

export const b3Blueprints: readonly Equipment[] = [
  item({ code: 'B3-s01', icon: 'siege-ram', mode: insteadOf(2, on(NEAR, push(1))) }),
  item({ code: 'B3-s02', icon: 'sitting-dog', mode: companion(3, 1, on(NEAR, damage(1))) }),
  item({ code: 'B3-s03', icon: 'striking-splinter', mode: addedTo(2, on(NEAR, state('marked'))) }),
  item({
    code: 'B3-s04',
    icon: 'flying-flag',
    min: { sym: 'brutality', level: 1 },
    mode: addedTo(1, on(FRONT, push(1))),
  }),
  item({
    code: 'B3-s05',
    icon: 'crossbow',
    min: { sym: 'tactics', level: 1 },
    mode: addedTo(3, on(FAR, damage(1))),
  }),
  item({
    code: 'B3-s06',
    icon: 'firework-rocket',
    min: { sym: 'tactics', level: 1 },
    mode: insteadOf(1, on(ALL_RIGHT, state('marked'))),
  }),
  item({
    code: 'B3-s07',
    icon: 'fire-bowl',
    min: { sym: 'brutality', level: 1 },
    mode: insteadOf(3, on(REAR, state('onFire'))),
  }),
  item({
    code: 'B3-s08',
    icon: 'ladder',
    min: { sym: 'tactics', level: 1 },
    mode: bySkill(on(RIGHT, push(1))),
  }),
  item({
    code: 'B3-s09',
    icon: 'ringing-alarm',
    min: { sym: 'brutality', level: 1 },
    mode: whenever('allyDamaged', does(damage(1))),
  }),
];
