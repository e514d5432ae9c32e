// Ledger 7.5.8: the Necromantic Artifacts. Every use costs 1 Mana (DK-WPN-08).
import { armor, itemsOf, MANA, row, weaponsOf } from './written.ts';

const melee = weaponsOf('artifact', 'melee');
const ranged = weaponsOf('artifact', 'ranged');
const magic = weaponsOf('artifact', 'magic');
const bodyArmor = itemsOf('artifact', 'body');
const shield = itemsOf('artifact', 'hand');

export const artifacts = [
  melee({ code: 'NA-01', lines: [row(0, 4, 4, 2, MANA)], use: ['reaper.melee'], price: [null, 120] }),
  melee({ code: 'NA-02', lines: [row(0, 3, 3, 3, MANA)], price: [null, 120] }),
  melee({
    code: 'NA-03',
    lines: [row(0, 4, 4, 3, MANA)],
    vs: { enemy: 'monster', skill: 'wounds2.melee' },
    price: [null, 150],
  }),
  melee({ code: 'NA-04', lines: [row(0, 3, 3, 2, MANA)], use: ['sixDie.melee'], price: [null, 110] }),
  melee({ code: 'NA-05', lines: [row(0, 7, 5, 1, MANA)], price: [null, 90] }),
  melee({ code: 'NA-06', lines: [row(0, 3, 3, 2, MANA)], use: ['hitAndRun'], price: [null, 110] }),
  melee({ code: 'NA-07', lines: [row(0, 2, 3, 4, MANA)], use: ['wounds2.melee'], price: [null, 150] }),
  melee({ code: 'NA-08', lines: [row(0, 5, 4, 2, MANA)], price: [null, 120] }),
  ranged({ code: 'NA-09', lines: [row([1, 4], 3, 3, 2, MANA)], price: [null, 120] }),
  ranged({ code: 'NA-10', lines: [row([1, 3], 2, 3, 3, MANA)], use: ['wounds2.ranged'], price: [null, 150] }),
  ranged({ code: 'NA-11', lines: [row([0, 3], 4, 4, 1, MANA)], use: ['marksman'], price: [null, 100] }),
  ranged({ code: 'NA-12', lines: [row([1, 2], 6, 5, 2, MANA)], price: [null, 110] }),
  ranged({ code: 'NA-13', lines: [row([1, 3], 3, 4, 3, MANA)], price: [null, 130] }),
  ranged({ code: 'NA-14', lines: [row([1, 3], 3, 4, 2, MANA)], eq: ['ghost'], price: [null, 120] }),
  magic({ code: 'NA-15', lines: [row([0, 2], 5, 4, 2, MANA)], zone: 'mist', price: [null, 120] }),
  magic({ code: 'NA-16', lines: [row([0, 1], 5, 4, 2, MANA)], use: ['reaper.magic'], price: [null, 140] }),
  magic({ code: 'NA-17', lines: [row([0, 2], 3, 3, 2, MANA)], use: ['noRegen'], price: [null, 110] }),
  magic({ code: 'NA-18', lines: [row([0, 1], 6, 5, 3, MANA)], price: [null, 130] }),
  magic({ code: 'NA-19', lines: [row([0, 3], 2, 3, 3, MANA)], price: [null, 120] }),
  magic({ code: 'NA-20', lines: [row([0, 2], 3, 4, 3, MANA)], use: ['sixIgnore'], price: [null, 140] }),
  bodyArmor({ code: 'NA-21', armor: armor(null, { mana: 3 }), price: [null, 150] }),
  bodyArmor({ code: 'NA-22', armor: armor(null, { mana: 4 }), eq: ['ironHide'], price: [null, 130] }),
  shield({ code: 'NA-23', armor: armor(null, { mana: 4 }), eq: ['tough'], price: [null, 120] }),
  shield({ code: 'NA-24', armor: armor(null, { mana: 5 }), eq: ['ironclad.deadeye'], price: [null, 120] }),
];
