// Ledger 6.5: every Combat card, deck by deck.
import type { BeheadedId, CombatCard } from '../../schema.ts';
import { brutalityCards } from './brutality.ts';
import { flayedDeck } from './flayed.ts';
import { immolatedDeck } from './immolated.ts';
import { poisonedDeck } from './poisoned.ts';
import { quarteredDeck } from './quartered.ts';
import { serenadeDeck } from './serenade.ts';
import { survivalCards } from './survival.ts';
import { tacticsCards } from './tactics.ts';

/** DC-PLR-04: the six cards each Beheaded begins the campaign with. */
export const startingDecks: { readonly [B in BeheadedId]: readonly CombatCard[] } = {
  flayed: flayedDeck,
  quartered: quarteredDeck,
  immolated: immolatedDeck,
  poisoned: poisonedDeck,
};

export const combatCards: readonly CombatCard[] = [
  ...Object.values(startingDecks).flat(),
  ...serenadeDeck,
  ...survivalCards,
  ...tacticsCards,
  ...brutalityCards,
];

export { serenadeDeck };
