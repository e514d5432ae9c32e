// Ledger 7.5.7: protection of the Necromantic Equipment, and the card nobody wants to draw.
import { armor, itemsOf } from '../written.ts';

const bodyArmor = itemsOf('necromantic', 'body');
const shield = itemsOf('necromantic', 'hand');

export const protection = [
  bodyArmor({ code: 'NE-47', armor: armor(6, { mana: 4 }), price: [null, 30] }),
  bodyArmor({ code: 'NE-48', armor: armor(5, { mana: 4 }), price: [null, 40] }),
  bodyArmor({ code: 'NE-49', armor: armor(6, { mana: 5 }), eq: ['slippery'], price: [null, 40] }),
  bodyArmor({ code: 'NE-50', armor: armor(6, { mana: 3 }), zone: 'mist', price: [null, 40] }),
  shield({ code: 'NE-51', armor: armor(6, { mana: 5 }), eq: ['tough'], price: [null, 35] }),
  shield({ code: 'NE-52', armor: armor(6, { mana: 4 }), price: [null, 35] }),
];

/** "Aaahh!! Crawler!" (DK-RULING-03): eight of them lie in the deck. */
export const CRAWLER_CARDS = 8;
export const crawlerCard = itemsOf('necromantic', 'none')({ code: 'NE-53', price: [null, null] });
