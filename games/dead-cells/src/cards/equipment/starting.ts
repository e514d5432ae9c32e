// Ledger 6.8: the starting Equipment, ST-s01…12. Plain things; three of them are known (DC-EQP-10).
import type { Equipment } from '../../schema.ts';
import { damage, does, heal, NEAR, on, REAR, RIGHT, shield, state } from '../../words.ts';
import { addedTo, bySkill, insteadOf, itemsFrom, whenever } from './item.ts';

const item = itemsFrom('ST');

export const startingEquipment: readonly Equipment[] = [
  item({ code: 'ST-s01', source: 'fact', icon: 'bow-arrow', mode: insteadOf(1, on(REAR, damage(1))) }),
  item({ code: 'ST-s02', source: 'fact', icon: 'broadsword', mode: addedTo(3, on(NEAR, damage(1))) }),
  item({ code: 'ST-s03', source: 'fact', icon: 'cleaver', mode: bySkill(on(NEAR, state('bleeding'))) }),
  item({ code: 'ST-s04', icon: 'plain-dagger', mode: insteadOf(2, on(NEAR, damage(1))) }),
  item({ code: 'ST-s05', icon: 'sling', mode: insteadOf(3, on(RIGHT, damage(1))) }),
  item({ code: 'ST-s06', icon: 'oil-can', mode: insteadOf(1, on(NEAR, state('onFire'))) }),
  item({ code: 'ST-s07', icon: 'wooden-door', mode: insteadOf(2, on('self', shield(2))) }),
  item({ code: 'ST-s08', icon: 'gauntlet', mode: addedTo(2, on(NEAR, damage(1))) }),
  item({ code: 'ST-s09', icon: 'barbed-arrow', mode: addedTo(1, on(REAR, damage(1))) }),
  item({ code: 'ST-s10', icon: 'powder-bag', mode: bySkill(on(RIGHT, state('marked'))) }),
  item({ code: 'ST-s11', icon: 'bandage-roll', mode: bySkill(on('ally', heal(1))) }),
  item({ code: 'ST-s12', icon: 'round-shield', mode: whenever('shieldLost', does(damage(1))) }),
];
