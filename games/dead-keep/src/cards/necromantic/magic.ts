// Ledger 7.5.6: Magic weapons of the Necromantic Equipment. The second line costs 1 Mana.
import { MANA, row, weaponsOf } from '../written.ts';

const weapon = weaponsOf('necromantic', 'magic');

export const magic = [
  weapon({ code: 'NE-35', lines: [row([0, 1], 1, 4, 1), row([0, 2], 3, 4, 1, MANA)], price: [null, 40] }),
  weapon({ code: 'NE-36', lines: [row([0, 1], 1, 5, 1), row([0, 1], 3, 4, 2, MANA)], price: [null, 40] }),
  weapon({ code: 'NE-37', lines: [row([0, 1], 1, 4, 1), row([0, 1], 4, 5, 1, MANA)], price: [null, 30] }),
  weapon({
    code: 'NE-38',
    lines: [row([0, 1], 1, 5, 1), row([0, 2], 2, 4, 1, MANA)],
    eq: ['ghost'],
    price: [null, 40],
  }),
  weapon({
    code: 'NE-39',
    lines: [row([0, 1], 1, 5, 1), row([0, 1], 2, 4, 2, MANA)],
    use: ['sixMana'],
    price: [null, 35],
  }),
  weapon({ code: 'NE-40', lines: [row([0, 1], 2, 6, 1), row([0, 1], 5, 5, 1, MANA)], price: [null, 30] }),
  weapon({
    code: 'NE-41',
    lines: [row([0, 1], 1, 5, 1), row([0, 2], 4, 4, 1, MANA)],
    zone: 'mist',
    price: [null, 35],
  }),
  weapon({ code: 'NE-42', lines: [row([0, 1], 1, 4, 1), row([0, 3], 1, 3, 2, MANA)], price: [null, 35] }),
  weapon({ code: 'NE-43', lines: [row([0, 1], 1, 5, 2), row([0, 1], 2, 4, 3, MANA)], price: [null, 45] }),
  weapon({
    code: 'NE-44',
    lines: [row([0, 1], 1, 5, 1), row([0, 1], 3, 4, 1, MANA)],
    use: ['noRegen'],
    price: [null, 35],
  }),
  weapon({ code: 'NE-45', lines: [row([0, 1], 1, 5, 1), row([0, 2], 2, 4, 2, MANA)], price: [null, 40] }),
  weapon({ code: 'NE-46', lines: [row([0, 1], 1, 5, 1), row([0, 1], 4, 4, 1, MANA)], price: [null, 40] }),
];
