// Ledger 6.8: the Blueprints of B4 Stilt Village. Fishing gear, turned on what fishes back.
import type { Equipment } from '../../schema.ts';
import {
  cleanse,
  damage,
  does,
  FRONT,
  heal,
  loot,
  NEAR,
  on,
  push,
  REAR,
  RIGHT,
  shield,
  splitDamage,
  state,
} from '../../words.ts';
import { addedTo, bySkill, companion, insteadOf, itemsFrom, whenever } from './item.ts';

const item = itemsFrom('B4');
const SURVIVAL = { sym: 'survival', level: 2 } as const;
const TACTICS = { sym: 'tactics', level: 2 } as const;
const BRUTALITY = { sym: 'brutality', level: 2 } as const;

export const b4Blueprints: readonly Equipment[] = [
  item({
    code: 'B4-s01',
    icon: 'fishing-net',
    min: TACTICS,
    mode: insteadOf(1, on(FRONT, state('frozen'), state('marked'))),
  }),
  item({ code: 'B4-s02', icon: 'meat-hook', min: BRUTALITY, mode: insteadOf(1, on(NEAR, damage(2))) }),
  item({ code: 'B4-s03', icon: 'salamander', mode: companion(3, 2, on('self', shield(1))) }),
  item({
    code: 'B4-s04',
    icon: 'salt-shaker',
    min: SURVIVAL,
    mode: bySkill(on('ally', heal(1), cleanse('poisoned', 'bleeding'))),
  }),
  item({ code: 'B4-s05', icon: 'harpoon-chain', min: BRUTALITY, mode: insteadOf(3, on(REAR, damage(2))) }),
  item({ code: 'B4-s06', icon: 'oyster', min: SURVIVAL, mode: whenever('shieldLost', does(damage(2))) }),
  item({
    code: 'B4-s07',
    icon: 'old-lantern',
    min: TACTICS,
    mode: addedTo(2, on(REAR, damage(1), state('marked'))),
  }),
  item({
    code: 'B4-s08',
    icon: 'barrel-leak',
    min: BRUTALITY,
    mode: insteadOf(2, on(NEAR, state('onFire'), push(1))),
  }),
  item({ code: 'B4-s09', icon: 'booze', min: SURVIVAL, mode: bySkill(on('self', heal(1), shield(1))) }),
  item({
    code: 'B4-s10',
    icon: 'mooring-bollard',
    min: SURVIVAL,
    mode: insteadOf(2, on('ally', shield(1), heal(1))),
  }),
  item({ code: 'B4-s11', icon: 'seagull', min: TACTICS, mode: addedTo(3, on(RIGHT, splitDamage(2))) }),
  item({
    code: 'B4-s12',
    icon: 'eel',
    min: BRUTALITY,
    mode: bySkill(on(NEAR, damage(1), state('poisoned'))),
  }),
  item({ code: 'B4-s13', icon: 'oyster-pearl', min: TACTICS, mode: insteadOf(3, does(loot(), loot())) }),
  item({
    code: 'B4-s14',
    icon: 'sea-urchin',
    min: BRUTALITY,
    mode: addedTo(1, on(NEAR, damage(1), state('bleeding'))),
  }),
];
