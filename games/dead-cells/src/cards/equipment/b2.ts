// Ledger 6.8: the Blueprints of B2 Toxic Sewers. Whatever floats, leaks or bites.
import type { Equipment } from '../../schema.ts';
import { damage, does, every, FAR, FRONT, NEAR, on, range, shield, state } from '../../words.ts';
import { addedTo, bySkill, companion, insteadOf, itemsFrom, whenever } from './item.ts';

const item = itemsFrom('B2');

export const b2Blueprints: readonly Equipment[] = [
  item({ code: 'B2-s01', icon: 'fishing-hook', mode: insteadOf(2, on(FAR, damage(1))) }),
  item({ code: 'B2-s02', icon: 'frog', mode: companion(2, 1, on(NEAR, state('poisoned'))) }),
  item({
    code: 'B2-s03',
    icon: 'cape',
    min: { sym: 'survival', level: 1 },
    mode: insteadOf(1, on('group', shield(1))),
  }),
  item({
    code: 'B2-s04',
    icon: 'leeching-worm',
    min: { sym: 'tactics', level: 1 },
    mode: addedTo(3, on(NEAR, state('poisoned'))),
  }),
  item({
    code: 'B2-s05',
    icon: 'smoking-orb',
    min: { sym: 'tactics', level: 1 },
    mode: insteadOf(1, on(every('right1', 'right2'), state('poisoned'))),
  }),
  item({
    code: 'B2-s06',
    icon: 'sewing-needle',
    min: { sym: 'tactics', level: 1 },
    mode: bySkill(on(FRONT, state('poisoned'))),
  }),
  item({
    code: 'B2-s07',
    icon: 'oily-spiral',
    min: { sym: 'brutality', level: 1 },
    mode: addedTo(1, on(range('right2'), state('onFire'))),
  }),
  item({
    code: 'B2-s08',
    icon: 'crossed-chains',
    min: { sym: 'tactics', level: 1 },
    mode: bySkill(on(NEAR, state('frozen'))),
  }),
  item({
    code: 'B2-s09',
    icon: 'metal-disc',
    min: { sym: 'survival', level: 1 },
    mode: whenever('damaged', does(state('poisoned'))),
  }),
];
