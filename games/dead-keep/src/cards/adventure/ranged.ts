// Ledger 7.5.2: Ranged weapons of the Adventure Equipment.
import { row, weaponsOf } from '../written.ts';

const weapon = weaponsOf('adventure', 'ranged');

export const ranged = [
  weapon({ code: 'AE-19', lines: [row([1, 2], 2, 4, 1)], price: [120, 60] }),
  weapon({ code: 'AE-20', lines: [row([1, 3], 2, 4, 1)], price: [150, 75], facts: ['range'] }),
  weapon({ code: 'AE-21', lines: [row([1, 2], 1, 3, 2)], price: [140, 70], facts: ['dice'] }),
  weapon({
    code: 'AE-22',
    lines: [row([1, 2], 3, 4, 2)],
    price: [350, 175],
    facts: ['dice', 'accuracy', 'pen'],
  }),
  weapon({ code: 'AE-23', lines: [row([1, 2], 1, 3, 1)], price: [50, 25] }),
  weapon({ code: 'AE-24', lines: [row([0, 1], 2, 4, 1)], price: [90, 45] }),
  weapon({ code: 'AE-25', lines: [row([0, 1], 1, 3, 2)], price: [150, 75] }),
  weapon({ code: 'AE-26', lines: [row([1, 4], 1, 3, 1)], price: [110, 55] }),
  weapon({ code: 'AE-27', lines: [row([0, 1], 1, 4, 2)], price: [100, 50] }),
  weapon({ code: 'AE-28', lines: [row([1, 2], 3, 5, 1)], price: [140, 70] }),
  weapon({ code: 'AE-29', lines: [row([2, 4], 1, 3, 2)], use: ['wounds2.ranged'], price: [260, 130] }),
  weapon({
    code: 'AE-30',
    lines: [row([1, 3], 2, 4, 3)],
    vs: { enemy: 'monster', skill: 'die1.ranged' },
    price: [300, 150],
  }),
];
