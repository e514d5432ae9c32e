// CD-SETUP Setup: the table before the first Day.

import { shuffled, type Options } from '@gravetable/kernel';
import { ORIGINS, type Origin } from './cards/card.ts';
import { instancesIn, STARTER_SETS, type CardInstance } from './cards/deck.ts';
import { SPACES } from './cards/playing-area.ts';
import { SURVIVOR_IDS, SURVIVORS, type SurvivorId } from './cards/survivors.ts';
import { THREAT_IDS, THREATS } from './cards/threats.ts';
import { letterOf } from './piles.ts';
import { procedure } from './rulebook.ts';
import type { Board, Field, SpaceState, SurvivorState } from './state.ts';
import { named } from './survivor.ts';

/** CD-SETUP-05, CD-RULING-06: how many spaces, from the right, start Blocked, by number of Survivors. */
const BLOCKED_AT_START = [1, 1, 0];

/** CD-SETUP-02: each seat its own Survivor; an open choice takes the first one free. */
export function survivorsOf(chosen: readonly (string | null)[]): SurvivorId[] {
  const free = SURVIVOR_IDS.filter((id) => !chosen.includes(id));
  return chosen.map((id) => (id === null ? free.shift()! : (id as SurvivorId)));
}

/** CD-SURV-RICK-01, CD-SURV-SELENA-01, CD-SURV-DAN-01; CD-RULING-77: Rick's spares in Hand, Dan's in Reserve. */
function newSurvivor(id: SurvivorId, spares: boolean): SurvivorState {
  const { hand, reserve, spare } = STARTER_SETS[id];
  const extra = spares ? spare : [];
  const roomInReserve = SURVIVORS[id].reserveSlots - reserve.length;
  return {
    id,
    vitality: SURVIVORS[id].vitality,
    immunity: SURVIVORS[id].immunity,
    hand: [...hand, ...extra.slice(roomInReserve)],
    reserve: [...reserve, ...extra.slice(0, roomInReserve)],
    equipped: null,
    uses: 0,
    face: 'A',
    loaded: null,
    loadedUses: 0,
    worn: null,
    defence: 0,
    actionsLeft: 0,
    skillUsed: false,
    paralysis: 'none',
  };
}

function newSpace(at: number, survivors: number): SpaceState {
  const blocked = at >= SPACES.length - BLOCKED_AT_START[survivors - 1]!;
  return {
    side: blocked ? 'blocked' : 'free',
    card: null,
    hits: 0,
    turns: 0,
    done: false,
    paralysis: 'none',
  };
}

const emptyField = (): Field => ({ cards: [], up: [], known: [], layer: [] });

/** Every deck in the order of its instances. The kernel copies the table it is given, so these are only read. */
const DECKS = Object.fromEntries(ORIGINS.map((origin) => [origin, [...instancesIn(origin)]])) as Record<
  Origin,
  CardInstance[]
>;
const THREAT_DECK = THREAT_IDS.flatMap((id) => Array.from({ length: THREATS[id].count }, () => id));

function supplies(): Board['supply'] {
  const supply: Board['supply'] = { A: [], B: [], C: [], E: [] };
  for (const card of [...instancesIn('INV'), ...instancesIn('EPIC')]) supply[letterOf(card)].push(card);
  return supply;
}
const SUPPLIES = supplies();

/** The box: cards of Survivors who stay at home, and spares that are not used. */
function leftInTheBox(chosen: readonly SurvivorId[], spares: boolean): CardInstance[] {
  const left: CardInstance[] = [];
  for (const id of SURVIVOR_IDS) {
    const { hand, reserve, spare } = STARTER_SETS[id];
    if (!chosen.includes(id)) left.push(...hand, ...reserve, ...spare);
    else if (!spares) left.push(...spare);
  }
  return left;
}

/** CD-SETUP-03..06 The table before anything is shuffled. */
export function setTable(seats: number, options: Options): Board {
  const chosen = survivorsOf(options['survivors'] as readonly (string | null)[]);
  const spares = options['spares'] === true;
  return {
    day: 0,
    hard: options['hard'] === true,
    spares,
    challenges: options['challenges'] === true,
    survivors: chosen.map((id) => newSurvivor(id, spares)),
    active: null,
    next: (options['firstSeat'] as number) - 1,
    spaces: SPACES.map((_, at) => newSpace(at, seats)),
    zone: 'main',
    main: emptyField(),
    indoor: emptyField(),
    door: null,
    visited: [],
    lastWhisper: false,
    whisperFailed: false,
    commonPile: DECKS.D1,
    layers: [{ no: 1, from: 0, day: 1, only: [] }],
    commonDiscard: [],
    day2Pile: DECKS.D2,
    day3Pile: DECKS.D3,
    cityPile: DECKS.CITY,
    marketPile: DECKS.MKT,
    pharmacyPile: DECKS.PHA,
    kitPile: DECKS.KIT,
    kitLayers: [0],
    kitDiscard: [],
    threatPile: THREAT_DECK,
    threats: [],
    supply: SUPPLIES,
    removed: leftInTheBox(chosen, spares),
    aside: [],
    rewards: [],
    toll: null,
    blasts: [],
    bangs: 0,
    noises: [],
    zombiesEliminated: 0,
    noiseMade: 0,
  };
}

/** The Survivor who begins has to sit at the table. */
export function objectsTo(seats: number, options: Options): string | null {
  return (options['firstSeat'] as number) > seats ? 'NO_SUCH_SEAT' : null;
}

/**
 * CD-SETUP-01, 07 Every deck is shuffled separately; the open supplies never are. The decks of Day II and III, the
 * Market and the Pharmacy are shuffled when they are first touched (CD-DEPLOY-07, 09), which nobody can tell apart.
 */
export const setUp = procedure('setUp')
  .do('CD-SETUP-02', (t) => {
    t.board.survivors.forEach(({ vitality, immunity }, seat) =>
      t.tell?.({ kind: 'joined', ...named(t, seat), vitality, immunity }),
    );
  })
  .chance('CD-SETUP-01', 'common', (t) => shuffled(t.board.commonPile))
  .chance('CD-SETUP-07a', 'city', (t) => shuffled(t.board.cityPile))
  .chance('CD-SETUP-07b', 'kit', (t) => shuffled(t.board.kitPile))
  .chance('CD-SETUP-07c', 'threats', (t) => shuffled(t.board.threatPile))
  .do('CD-SETUP-07d', (t, v) => {
    const { board } = t;
    board.commonPile = v.common.slice();
    board.cityPile = v.city.slice();
    board.kitPile = v.kit.slice();
    board.threatPile = v.threats.slice();
  })
  .end();
