// DC-SETUP-01…04, -08, DC-GEN-09: the box as it is first opened, every deck in the order of its numbers.
import { copierOf } from '@gravetable/kernel';
import { emptyPile } from '../gains/bag.ts';
import { boughtNo, combatNo, equipmentNo } from './box.ts';
import { bosses } from '../cards/bosses/index.ts';
import { serenadeDeck, startingDecks } from '../cards/combat/index.ts';
import { blueprints, startingEquipment } from '../cards/equipment/index.ts';
import { secrets } from '../cards/secrets.ts';
import { upgradeDecks } from '../cards/upgrades/index.ts';
import { wellCards } from '../cards/well.ts';
import type { BeheadedId } from '../schema.ts';
import { campaign, type Board, type Campaign, type Run } from '../state.ts';

type Coded = readonly { readonly code: string }[];
const bought = (cards: Coded): number[] => cards.map(({ code }) => boughtNo(code));
const items = (cards: Coded): number[] => cards.map(({ code }) => equipmentNo(code));
const combats = (cards: Coded): number[] => cards.map(({ code }) => combatNo(code));

const copyCampaign = copierOf(campaign);
const UNPLAYED: Campaign = {
  runs: 0,
  limit: 0,
  firstSeat: 0,
  seats: [],
  upgrades: { SV: bought(upgradeDecks.SV), TC: bought(upgradeDecks.TC), BR: bought(upgradeDecks.BR) },
  prices: { SV: 'A', TC: 'A', BR: 'A' },
  well: bought(wellCards),
  secrets: bought(secrets),
  rewards: { C1: bought(bosses.C1.rewards), C2: bought(bosses.C2.rewards), C3: [] },
  blueprints: {
    B1: items(blueprints.B1),
    B2: items(blueprints.B2),
    B3: items(blueprints.B3),
    B4: items(blueprints.B4),
    B5: items(blueprints.B5),
    B6: items(blueprints.B6),
    B7: items(blueprints.B7),
    C1: items(blueprints.C1),
    C2: items(blueprints.C2),
    C3: items(blueprints.C3),
  },
  equipment: items(startingEquipment),
  decks: {
    flayed: combats(startingDecks.flayed),
    quartered: combats(startingDecks.quartered),
    immolated: combats(startingDecks.immolated),
    poisoned: combats(startingDecks.poisoned),
    serenade: combats(serenadeDeck),
  },
  runes: [],
  startOfGame: [],
  duringGame: [],
  skill: null,
  setAside: [],
  markets: [],
  inserts: [],
  done: [],
  purgedCombat: [],
  purgedEquipment: [],
  nextRun: [],
  bossCells: 0,
  defeated: [],
  feats: {},
};

/** A campaign nobody has played in: also what a reset leads back to (DC-RESET). */
export function freshCampaign(seats: readonly (BeheadedId | null)[], limit: number): Campaign {
  return { ...copyCampaign(UNPLAYED), seats: seats.slice(), limit };
}

/** DC-RULING-97: a Run before its setup. */
export const freshRun = (number: number): Run => ({
  phase: 'betweenRuns',
  number,
  bossCells: 0,
  firstPlayer: 0,
  equipment: [],
  equipmentDiscard: [],
  collector: [],
  malaise: [],
  path: [],
  used: { combat: [], biome: [], run: [] },
  feats: {},
});

export const emptyBag = (): Board['bag'] => ({ teeth: 0, cells: 0, potions: 0, keys: 0, loot: emptyPile() });

/** The table before anything has happened. */
export const freshBoard = (seats: readonly (BeheadedId | null)[], limit: number): Board => ({
  campaign: freshCampaign(seats, limit),
  votes: seats.map(() => 0),
  run: freshRun(0),
  heroes: [],
  bag: emptyBag(),
  biome: null,
  combat: null,
});
