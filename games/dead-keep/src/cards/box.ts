// Ledger 7.5: all 166 Equipment cards. Each has a number; the table holds numbers.
import { gear } from './adventure/gear.ts';
import { magic } from './adventure/magic.ts';
import { melee } from './adventure/melee.ts';
import { ranged } from './adventure/ranged.ts';
import { artifacts } from './artifacts.ts';
import type { Equipment, EquipmentDeck } from './equipment.ts';
import { magic as necromanticMagic } from './necromantic/magic.ts';
import { melee as necromanticMelee } from './necromantic/melee.ts';
import { CRAWLER_CARDS, crawlerCard, protection } from './necromantic/protection.ts';
import { ranged as necromanticRanged } from './necromantic/ranged.ts';
import { talismans } from './talismans.ts';

export const EQUIPMENT: readonly Equipment[] = [
  ...melee,
  ...ranged,
  ...magic,
  ...gear,
  ...talismans,
  ...necromanticMelee,
  ...necromanticRanged,
  ...necromanticMagic,
  ...protection,
  ...Array.from({ length: CRAWLER_CARDS }, () => crawlerCard),
  ...artifacts,
];

const numbers = new Map(EQUIPMENT.map(({ code }, no) => [code, no]));

export function equipmentOf(no: number): Equipment {
  const found = EQUIPMENT[no];
  if (found === undefined) throw new Error(`No Equipment card ${no}`);
  return found;
}

/** The number of a card by its code; of the Crawler cards, the last. */
export function cardNo(code: string): number {
  const found = numbers.get(code);
  if (found === undefined) throw new Error(`No Equipment card ${code}`);
  return found;
}

const inDeck = (deck: EquipmentDeck): readonly number[] =>
  EQUIPMENT.flatMap((card, no) => (card.deck === deck ? [no] : []));
const DECKS: Readonly<Record<EquipmentDeck, readonly number[]>> = {
  adventure: inDeck('adventure'),
  talisman: inDeck('talisman'),
  necromantic: inDeck('necromantic'),
  artifact: inDeck('artifact'),
};

/** The numbers of a deck's cards, in order of their codes. */
export const cardsOf = (deck: EquipmentDeck): number[] => DECKS[deck].slice();

export const isCrawlerCard = (no: number): boolean => EQUIPMENT[no] === crawlerCard;
