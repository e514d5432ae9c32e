// CD-COMP-01 Components: the 170 card instances, what each is and where it belongs.

import type { Card, Origin } from './card.ts';
import { ORIGINS } from './card.ts';
import { CARDS } from './catalogue.ts';
import type { CardId } from './ids.ts';
import { CARD_IDS } from './ids.ts';
import { PLAYING_AREA } from './playing-area.ts';
import type { StarterSet, SurvivorId } from './survivors.ts';
import { SURVIVOR_IDS, SURVIVORS } from './survivors.ts';
import { THREAT_IDS, THREATS } from './threats.ts';

/** One physical card: its place in INSTANCES. The state holds these numbers and nothing else about cards. */
export type CardInstance = number & { readonly piece: 'card' };

export interface Instance {
  readonly card: CardId;
  readonly origin: Origin;
}

/** The card decks, and the three sets of components that are never drawn into a Hand or a field. */
export type DeckCode = Origin | 'THREAT' | 'AREA' | 'SURVIVOR';

const instances: Instance[] = [];
const lay = (origin: Origin, card: CardId): CardInstance =>
  (instances.push(Object.freeze({ card, origin })) - 1) as CardInstance;

const layStarterSet = (who: SurvivorId): StarterSet<CardInstance> => {
  const { hand, reserve, spare } = SURVIVORS[who].starter;
  const all = (ids: readonly CardId[]) => Object.freeze(ids.map((id) => lay('START', id)));
  return Object.freeze({ hand: all(hand), reserve: all(reserve), spare: all(spare) });
};

/** A deck in catalogue order, copies side by side. */
const layDeck = (origin: Origin): void => {
  for (const id of CARD_IDS) {
    for (let copy = 0; copy < CARDS[id].count[origin]; copy += 1) lay(origin, id);
  }
};

const starterSets: Partial<Record<SurvivorId, StarterSet<CardInstance>>> = {};
for (const origin of ORIGINS) {
  if (origin === 'START') for (const who of SURVIVOR_IDS) starterSets[who] = layStarterSet(who);
  else layDeck(origin);
}

/**
 * All instances, 0 to 169. Saves refer to these numbers, so the order never changes: decks as in ORIGINS
 * (D1 0–49, D2 50–79, D3 80–99, CITY 100–115, MKT 116–120, PHA 121–125, EPIC 126–127, INV 128–133,
 * START 134–151, KIT 152–169); inside a deck the order of CARD_IDS; inside START the Survivors in turn,
 * each with Hand, Reserve and spares.
 */
export const INSTANCES: readonly Instance[] = Object.freeze(instances);

/** Which instances each Survivor begins with. */
export const STARTER_SETS = starterSets as Readonly<Record<SurvivorId, StarterSet<CardInstance>>>;

const records: readonly Card[] = INSTANCES.map(({ card }) => CARDS[card]);
const origins: readonly Origin[] = INSTANCES.map(({ origin }) => origin);
const everyInstance: readonly CardInstance[] = INSTANCES.map((_, at) => at as CardInstance);

/** The printed card of an instance. */
export const cardOf = (instance: CardInstance): Card => records[instance]!;

/** The deck an instance belongs to for the whole game. */
export const originOf = (instance: CardInstance): Origin => origins[instance]!;

/** All instances of a deck, in the order of INSTANCES. */
export const instancesIn = (origin: Origin): readonly CardInstance[] =>
  everyInstance.filter((instance) => originOf(instance) === origin);

/** All instances of a card, in the order of INSTANCES. */
export const copiesOf = (id: CardId): readonly CardInstance[] =>
  everyInstance.filter((instance) => cardOf(instance).id === id);

/** CD-COMP-01: how many cards each deck should hold, and how many we count. */
export function inventory(): Record<DeckCode, { readonly expected: number; readonly actual: number }> {
  const deck = (origin: Origin, expected: number) => ({ expected, actual: instancesIn(origin).length });
  const threats = THREAT_IDS.reduce((sum, id) => sum + THREATS[id].count, 0);
  return {
    D1: deck('D1', 50),
    D2: deck('D2', 30),
    D3: deck('D3', 20),
    CITY: deck('CITY', 16),
    MKT: deck('MKT', 5),
    PHA: deck('PHA', 5),
    EPIC: deck('EPIC', 2),
    INV: deck('INV', 6),
    START: deck('START', 18),
    KIT: deck('KIT', 18),
    THREAT: { expected: 5, actual: threats },
    AREA: { expected: 7, actual: PLAYING_AREA.count },
    SURVIVOR: { expected: 3, actual: SURVIVOR_IDS.length },
  };
}
