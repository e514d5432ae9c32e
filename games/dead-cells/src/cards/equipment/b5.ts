// Ledger 6.8: the Blueprints of B5 Clock Tower. Parts of the great movement, taken while it stood still.
import type { Equipment } from '../../schema.ts';
import { damage, does, every, FAR, heal, NEAR, on, push, RIGHT, shield, skill, state } from '../../words.ts';
import { addedTo, bySkill, companion, insteadOf, itemsFrom, whenever } from './item.ts';

const item = itemsFrom('B5');
const SURVIVAL = { sym: 'survival', level: 2 } as const;
const TACTICS = { sym: 'tactics', level: 2 } as const;
const BRUTALITY = { sym: 'brutality', level: 2 } as const;

export const b5Blueprints: readonly Equipment[] = [
  item({ code: 'B5-s01', icon: 'cog', min: TACTICS, mode: addedTo(1, does(skill(), skill())) }),
  item({
    code: 'B5-s02',
    icon: 'pendulum-swing',
    min: BRUTALITY,
    mode: insteadOf(2, on(every('behind', 'right1'), damage(1), state('marked'))),
  }),
  item({ code: 'B5-s03', icon: 'cuckoo-clock', mode: companion(4, 1, on(RIGHT, state('marked'))) }),
  item({
    code: 'B5-s04',
    icon: 'ringing-bell',
    min: BRUTALITY,
    mode: insteadOf(1, on(NEAR, damage(1), state('frozen'))),
  }),
  item({ code: 'B5-s05', icon: 'spring', min: BRUTALITY, mode: insteadOf(3, on(RIGHT, damage(2))) }),
  item({ code: 'B5-s06', icon: 'pocket-watch', min: TACTICS, mode: bySkill(on(FAR, state('frozen', 2))) }),
  item({
    code: 'B5-s07',
    icon: 'gears',
    min: SURVIVAL,
    mode: whenever('shieldLost', does(damage(1), state('marked'))),
  }),
  item({ code: 'B5-s08', icon: 'oil-drum', min: SURVIVAL, mode: addedTo(3, on('self', heal(1), shield(1))) }),
  item({ code: 'B5-s09', icon: 'weight', min: TACTICS, mode: insteadOf(1, on(NEAR, push(2))) }),
];
