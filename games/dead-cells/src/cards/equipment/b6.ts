// Ledger 6.8: the Blueprints of B6 Forgotten Sepulcher. Grave goods, borrowed without asking.
import type { Equipment } from '../../schema.ts';
import {
  ALL_RIGHT,
  damage,
  does,
  FRONT,
  goldenShield,
  heal,
  loot,
  NEAR,
  on,
  range,
  RIGHT,
  shield,
  state,
} from '../../words.ts';
import { addedTo, bySkill, companion, insteadOf, itemsFrom, whenever } from './item.ts';

const item = itemsFrom('B6');
const SURVIVAL = { sym: 'survival', level: 2 } as const;
const TACTICS = { sym: 'tactics', level: 2 } as const;
const BRUTALITY = { sym: 'brutality', level: 2 } as const;

export const b6Blueprints: readonly Equipment[] = [
  item({
    code: 'B6-s01',
    icon: 'shears',
    min: BRUTALITY,
    mode: insteadOf(2, on(FRONT, state('bleeding'), state('poisoned'))),
  }),
  item({
    code: 'B6-s02',
    icon: 'candle-skull',
    min: TACTICS,
    mode: bySkill(on(RIGHT, state('onFire'), state('marked'))),
  }),
  item({
    code: 'B6-s03',
    icon: 'stone-tablet',
    min: SURVIVAL,
    mode: insteadOf(1, on('self', goldenShield(1), shield(1))),
  }),
  item({
    code: 'B6-s04',
    icon: 'flute',
    min: TACTICS,
    mode: addedTo(2, on(range('behind'), damage(1), state('frozen'))),
  }),
  item({ code: 'B6-s05', icon: 'butterfly', mode: companion(4, 3, on('ally', heal(1))) }),
  item({
    code: 'B6-s06',
    icon: 'mummy-head',
    min: SURVIVAL,
    mode: whenever('damaged', does(state('poisoned', 2))),
  }),
  item({
    code: 'B6-s07',
    icon: 'incense',
    min: BRUTALITY,
    mode: insteadOf(3, on(ALL_RIGHT, damage(1), state('poisoned'))),
  }),
  item({ code: 'B6-s08', icon: 'trench-spade', min: TACTICS, mode: addedTo(3, on(NEAR, damage(1), loot())) }),
];
