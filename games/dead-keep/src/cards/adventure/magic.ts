// Ledger 7.5.3: Magic weapons of the Adventure Equipment.
import { row, weaponsOf } from '../written.ts';

const weapon = weaponsOf('adventure', 'magic');

export const magic = [
  weapon({ code: 'AE-31', lines: [row([0, 1], 3, 5, 1)], use: ['sixDie.magic'], price: [150, 75] }),
  weapon({ code: 'AE-32', lines: [row([0, 1], 2, 4, 1)], price: [130, 65], facts: ['range'] }),
  weapon({ code: 'AE-33', lines: [row([0, 1], 1, 3, 1)], price: [60, 30] }),
  weapon({ code: 'AE-34', lines: [row([0, 1], 1, 4, 2)], price: [110, 55] }),
  weapon({ code: 'AE-35', lines: [row([0, 2], 2, 5, 1)], price: [80, 40] }),
  weapon({ code: 'AE-36', lines: [row([0, 2], 2, 4, 1)], price: [150, 75] }),
  weapon({ code: 'AE-37', lines: [row([0, 1], 2, 4, 3)], use: ['noRegen'], price: [280, 140] }),
  weapon({ code: 'AE-38', lines: [row([0, 2], 1, 3, 2)], use: ['sixMana'], price: [220, 110] }),
];
