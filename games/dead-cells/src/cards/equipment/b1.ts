// Ledger 6.8: the Blueprints of B1 Prisoners' Quarters. Made of what a cell contains.
import type { Equipment } from '../../schema.ts';
import { BESIDE, damage, does, FRONT, heal, loot, NEAR, on, state } from '../../words.ts';
import { addedTo, bySkill, companion, insteadOf, itemsFrom, whenever } from './item.ts';

const item = itemsFrom('B1');

export const b1Blueprints: readonly Equipment[] = [
  item({ code: 'B1-s01', icon: 'spear-hook', mode: insteadOf(2, on(FRONT, damage(1))) }),
  item({ code: 'B1-s02', icon: 'rope-coil', mode: bySkill(does(loot())) }),
  item({ code: 'B1-s03', icon: 'rat', mode: companion(2, 3, does(loot())) }),
  item({ code: 'B1-s04', icon: 'full-metal-bucket', mode: insteadOf(3, on(FRONT, state('poisoned'))) }),
  item({
    code: 'B1-s05',
    icon: 'bread-slice',
    min: { sym: 'survival', level: 1 },
    mode: insteadOf(3, on('ally', heal(1))),
  }),
  item({
    code: 'B1-s06',
    icon: 'mirror-mirror',
    min: { sym: 'tactics', level: 1 },
    mode: whenever('damaged', does(state('marked'))),
  }),
  item({
    code: 'B1-s07',
    icon: 'clay-brick',
    min: { sym: 'tactics', level: 1 },
    mode: insteadOf(1, on(NEAR, state('frozen'))),
  }),
  item({
    code: 'B1-s08',
    icon: 'manacles',
    min: { sym: 'brutality', level: 1 },
    mode: addedTo(2, on(BESIDE, damage(1))),
  }),
];
