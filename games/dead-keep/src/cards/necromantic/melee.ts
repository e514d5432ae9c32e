// Ledger 7.5.6: Melee weapons of the Necromantic Equipment. The second line costs 1 Mana.
import { MANA, row, weaponsOf } from '../written.ts';

const weapon = weaponsOf('necromantic', 'melee');

export const melee = [
  weapon({ code: 'NE-01', lines: [row(0, 2, 5, 1), row(0, 3, 4, 2, MANA)], price: [null, 40] }),
  weapon({ code: 'NE-02', lines: [row(0, 1, 4, 1), row(0, 3, 4, 1, MANA)], price: [null, 20] }),
  weapon({ code: 'NE-03', lines: [row(0, 2, 5, 1), row(0, 4, 5, 1, MANA)], price: [null, 20] }),
  weapon({ code: 'NE-04', lines: [row(0, 1, 5, 2), row(0, 2, 4, 2, MANA)], price: [null, 25] }),
  weapon({ code: 'NE-05', lines: [row(0, 1, 5, 2), row(0, 2, 4, 3, MANA)], price: [null, 40] }),
  weapon({ code: 'NE-06', lines: [row(0, 2, 5, 1), row(0, 4, 4, 1, MANA)], price: [null, 30] }),
  weapon({ code: 'NE-07', lines: [row(0, 1, 4, 1), row(0, 2, 3, 2, MANA)], price: [null, 35] }),
  weapon({ code: 'NE-08', lines: [row(0, 1, 4, 1), row(0, 3, 4, 2, MANA)], price: [null, 35] }),
  weapon({
    code: 'NE-09',
    lines: [row(0, 2, 5, 1), row(0, 3, 3, 1, MANA)],
    use: ['hitAndRun'],
    price: [null, 40],
  }),
  weapon({ code: 'NE-10', lines: [row(0, 1, 4, 1), row(0, 2, 4, 2, MANA)], price: [null, 25] }),
  weapon({
    code: 'NE-11',
    lines: [row(0, 1, 4, 1), row(0, 3, 4, 2, MANA)],
    vs: { enemy: 'notable', skill: 'wounds2.melee' },
    price: [null, 45],
  }),
  weapon({ code: 'NE-12', lines: [row(0, 1, 4, 2), row(0, 2, 3, 3, MANA)], price: [null, 50] }),
  weapon({ code: 'NE-13', lines: [row(0, 2, 5, 1), row(0, 5, 4, 2, MANA)], zone: 'mist', price: [null, 45] }),
  weapon({
    code: 'NE-14',
    lines: [row(0, 1, 5, 1), row(0, 4, 5, 1, MANA)],
    vs: { enemy: 'bloodhound', skill: 'die1.melee' },
    price: [null, 20],
  }),
  weapon({
    code: 'NE-15',
    lines: [row(0, 1, 5, 1), row(0, 2, 4, 2, MANA)],
    eq: ['shove'],
    price: [null, 35],
  }),
  weapon({
    code: 'NE-16',
    lines: [row(0, 2, 5, 1), row(0, 3, 4, 2, MANA)],
    use: ['noRegen'],
    price: [null, 45],
  }),
  weapon({
    code: 'NE-17',
    lines: [row(0, 1, 4, 1), row(0, 3, 4, 1, MANA)],
    use: ['mistPen'],
    price: [null, 35],
  }),
  weapon({ code: 'NE-18', lines: [row(0, 1, 5, 2), row(0, 3, 5, 3, MANA)], price: [null, 45] }),
  weapon({ code: 'NE-19', lines: [row(0, 3, 6, 1), row(0, 5, 5, 1, MANA)], price: [null, 25] }),
  weapon({
    code: 'NE-20',
    lines: [row(0, 1, 4, 1), row(0, 2, 4, 2, MANA)],
    use: ['sixPen.melee'],
    price: [null, 35],
  }),
];
