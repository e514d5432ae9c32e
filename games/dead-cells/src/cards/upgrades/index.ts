// DC-UPG: the three Upgrade decks with their price cards.
import type { PriceCard, Upgrade, UpgradeDeck } from '../../schema.ts';
import { brutalityPrice, brutalityUpgrades } from './brutality.ts';
import { survivalPrice, survivalUpgrades } from './survival.ts';
import { tacticsPrice, tacticsUpgrades } from './tactics.ts';

/** DC-SETUP-08: card 01 first, as it is drawn from the bottom. */
export const upgradeDecks: { readonly [D in UpgradeDeck]: readonly Upgrade[] } = {
  SV: survivalUpgrades,
  TC: tacticsUpgrades,
  BR: brutalityUpgrades,
};
export const priceCards: { readonly [D in UpgradeDeck]: PriceCard } = {
  SV: survivalPrice,
  TC: tacticsPrice,
  BR: brutalityPrice,
};
