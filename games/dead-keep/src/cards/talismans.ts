// Ledger 7.5.5: the Talismans. The first twenty lend a Skill, the others are cast (DK-ENCH).
import { itemsOf } from './written.ts';

const talisman = itemsOf('talisman', 'talisman');

export const talismans = [
  talisman({ code: 'TA-01', eq: ['range1'], price: [150, 75] }),
  talisman({ code: 'TA-02', eq: ['die1.melee'], price: [250, 125] }),
  talisman({ code: 'TA-03', eq: ['die1.ranged'], price: [250, 125] }),
  talisman({ code: 'TA-04', eq: ['die1.magic'], price: [250, 125] }),
  talisman({ code: 'TA-05', eq: ['ironHide'], price: [250, 125] }),
  talisman({ code: 'TA-06', eq: ['lucky'], price: [300, 150] }),
  talisman({ code: 'TA-07', eq: ['taunt'], price: [100, 50] }),
  talisman({ code: 'TA-08', eq: ['search2'], price: [150, 75] }),
  talisman({ code: 'TA-09', eq: ['mistMana'], price: [120, 60] }),
  talisman({ code: 'TA-10', eq: ['ghost'], price: [200, 100] }),
  talisman({ code: 'TA-11', eq: ['slippery'], price: [220, 110] }),
  talisman({ code: 'TA-12', eq: ['hitAndRun'], price: [180, 90] }),
  talisman({ code: 'TA-13', eq: ['tough'], price: [220, 110] }),
  talisman({ code: 'TA-14', eq: ['ironclad.footman'], price: [260, 130] }),
  talisman({ code: 'TA-15', eq: ['noRegen'], price: [120, 60] }),
  talisman({ code: 'TA-16', eq: ['leader'], price: [250, 125] }),
  talisman({ code: 'TA-17', eq: ['jump'], price: [140, 70] }),
  talisman({ code: 'TA-18', eq: ['sprint'], price: [150, 75] }),
  talisman({ code: 'TA-19', eq: ['teleport.2'], price: [220, 110] }),
  talisman({ code: 'TA-20', eq: ['shove'], price: [120, 60] }),
  talisman({ code: 'TA-21', enchantment: { does: 'heal', n: 2 }, price: [200, 100] }),
  talisman({ code: 'TA-22', enchantment: { does: 'mana', n: 2 }, price: [150, 75] }),
  talisman({ code: 'TA-23', enchantment: { does: 'lend', skill: 'ironHide' }, price: [180, 90] }),
  talisman({ code: 'TA-24', enchantment: { does: 'give', action: 'move' }, price: [150, 75] }),
  talisman({ code: 'TA-25', enchantment: { does: 'bind', upTo: 2 }, price: [220, 110] }),
  talisman({ code: 'TA-26', enchantment: { does: 'look' }, price: [20, 10] }),
  talisman({ code: 'TA-27', enchantment: { does: 'give', action: 'combat' }, price: [300, 150] }),
  talisman({
    code: 'TA-28',
    enchantment: { does: 'wound', enemy: 'footman', upTo: 2, n: 1 },
    price: [220, 110],
  }),
  talisman({ code: 'TA-29', enchantment: { does: 'push', upTo: 3 }, price: [160, 80] }),
  talisman({ code: 'TA-30', enchantment: { does: 'doom', mana: 3, n: 1 }, price: [300, 150] }),
];
