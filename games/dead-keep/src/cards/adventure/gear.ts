// Ledger 7.5.4: armor, shields and what works in the Backpack.
import { armor, itemsOf } from '../written.ts';

const bodyArmor = itemsOf('adventure', 'body');
const shield = itemsOf('adventure', 'hand');
const packed = itemsOf('adventure', 'backpack');

export const gear = [
  bodyArmor({ code: 'AE-39', armor: armor(5), price: [80, 40] }),
  bodyArmor({
    code: 'AE-40',
    armor: armor(5, { against: { enemy: 'footman', value: 4 } }),
    price: [140, 70],
  }),
  bodyArmor({
    code: 'AE-41',
    armor: armor(4, { against: { enemy: 'shadowguard', value: 3 } }),
    price: [250, 125],
    facts: ['armor', 'against'],
  }),
  bodyArmor({ code: 'AE-42', armor: armor(6), price: [40, 20] }),
  bodyArmor({ code: 'AE-43', armor: armor(5), eq: ['hitAndRun'], price: [200, 100] }),
  bodyArmor({ code: 'AE-44', armor: armor(6), eq: ['mana2'], price: [200, 100] }),
  shield({ code: 'AE-45', armor: armor(6), price: [50, 25] }),
  shield({ code: 'AE-46', armor: armor(5), eq: ['tough'], price: [180, 90] }),
  shield({ code: 'AE-47', armor: armor(5), eq: ['shove'], price: [160, 80] }),
  shield({ code: 'AE-48', armor: armor(5), eq: ['die1.melee'], price: [200, 100] }),
  packed({ code: 'AE-49', reroll: 'ranged', price: [120, 60] }),
  packed({ code: 'AE-50', eq: ['range1'], price: [120, 60] }),
  packed({ code: 'AE-51', reroll: 'melee', price: [120, 60] }),
  packed({ code: 'AE-52', reroll: 'magic', price: [120, 60] }),
];
