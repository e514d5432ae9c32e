// Ledger 7.5.1: Melee weapons of the Adventure Equipment.
import { row, weaponsOf } from '../written.ts';

const weapon = weaponsOf('adventure', 'melee');

export const melee = [
  weapon({ code: 'AE-01', lines: [row(0, 2, 4, 1)], price: [100, 50], facts: ['pen'] }),
  weapon({ code: 'AE-02', lines: [row(0, 2, 5, 2)], price: [120, 60], facts: ['pen'] }),
  weapon({ code: 'AE-03', lines: [row(0, 2, 4, 2)], price: [180, 90], facts: ['pen'] }),
  weapon({ code: 'AE-04', lines: [row(0, 2, 3, 1)], price: [150, 75], facts: ['dice', 'accuracy', 'pen'] }),
  weapon({ code: 'AE-05', lines: [row(0, 3, 4, 1)], price: [150, 75] }),
  weapon({ code: 'AE-06', lines: [row(0, 1, 3, 1)], price: [30, 15] }),
  weapon({ code: 'AE-07', lines: [row(0, 1, 4, 2)], price: [70, 35] }),
  weapon({ code: 'AE-08', lines: [row(0, 2, 5, 2)], use: ['sixDie.melee'], price: [150, 75] }),
  weapon({ code: 'AE-09', lines: [row(0, 1, 3, 1)], use: ['hitAndRun'], price: [30, 15] }),
  weapon({ code: 'AE-10', lines: [row(0, 1, 3, 2)], price: [130, 65] }),
  weapon({ code: 'AE-11', lines: [row(0, 3, 5, 2)], price: [180, 90] }),
  weapon({ code: 'AE-12', lines: [row(0, 3, 4, 3)], price: [320, 160] }),
  weapon({ code: 'AE-13', lines: [row(0, 2, 3, 1)], use: ['sixDie.melee'], price: [150, 75] }),
  weapon({ code: 'AE-14', lines: [row(0, 4, 5, 1)], price: [140, 70] }),
  weapon({
    code: 'AE-15',
    lines: [row(0, 2, 4, 2)],
    vs: { enemy: 'warhog', skill: 'wounds2.melee' },
    price: [160, 80],
  }),
  weapon({
    code: 'AE-16',
    lines: [row(0, 2, 4, 2)],
    vs: { enemy: 'notable', skill: 'die1.melee' },
    price: [200, 100],
  }),
  weapon({ code: 'AE-17', lines: [row(0, 2, 5, 1)], use: ['noRegen'], price: [40, 20] }),
  weapon({ code: 'AE-18', lines: [row(0, 1, 3, 3)], use: ['wounds2.melee'], price: [240, 120] }),
];
