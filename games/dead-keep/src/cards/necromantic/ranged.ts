// Ledger 7.5.6: Ranged weapons of the Necromantic Equipment. The second line costs 1 Mana.
import { MANA, row, weaponsOf } from '../written.ts';

const weapon = weaponsOf('necromantic', 'ranged');

export const ranged = [
  weapon({ code: 'NE-21', lines: [row([1, 2], 1, 4, 1), row([1, 3], 3, 4, 1, MANA)], price: [null, 35] }),
  weapon({
    code: 'NE-22',
    lines: [row([1, 3], 1, 4, 1), row([0, 3], 2, 4, 1, MANA)],
    use: ['hitAndRun'],
    price: [null, 45],
    facts: ['free.range', 'free.dice', 'mana.range', 'mana.dice', 'use'],
  }),
  weapon({ code: 'NE-23', lines: [row([1, 2], 1, 5, 1), row([1, 3], 3, 4, 1, MANA)], price: [null, 30] }),
  weapon({ code: 'NE-24', lines: [row([1, 2], 1, 5, 2), row([1, 3], 1, 3, 3, MANA)], price: [null, 40] }),
  weapon({ code: 'NE-25', lines: [row([0, 1], 1, 5, 1), row([0, 2], 3, 5, 1, MANA)], price: [null, 20] }),
  weapon({ code: 'NE-26', lines: [row([1, 3], 1, 5, 1), row([1, 4], 2, 4, 1, MANA)], price: [null, 30] }),
  weapon({ code: 'NE-27', lines: [row([1, 1], 1, 5, 1), row([1, 2], 4, 5, 1, MANA)], price: [null, 25] }),
  weapon({ code: 'NE-28', lines: [row([0, 1], 1, 4, 1), row([0, 1], 3, 4, 1, MANA)], price: [null, 30] }),
  weapon({ code: 'NE-29', lines: [row([1, 2], 1, 4, 1), row([1, 3], 2, 4, 2, MANA)], price: [null, 40] }),
  weapon({ code: 'NE-30', lines: [row([2, 3], 1, 5, 2), row([1, 3], 2, 4, 3, MANA)], price: [null, 50] }),
  weapon({
    code: 'NE-31',
    lines: [row([0, 1], 1, 4, 1), row([0, 2], 1, 3, 2, MANA)],
    use: ['noRegen'],
    price: [null, 35],
  }),
  weapon({ code: 'NE-32', lines: [row([1, 2], 1, 5, 1), row([1, 2], 3, 4, 2, MANA)], price: [null, 45] }),
  weapon({
    code: 'NE-33',
    lines: [row([1, 2], 1, 4, 1), row([1, 3], 4, 4, 1, MANA)],
    zone: 'mist',
    price: [null, 40],
  }),
  weapon({
    code: 'NE-34',
    lines: [row([1, 2], 1, 4, 1), row([1, 3], 2, 3, 1, MANA)],
    vs: { enemy: 'bloodhound', skill: 'die1.ranged' },
    price: [null, 30],
  }),
];
