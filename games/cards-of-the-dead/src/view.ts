// CD 5.2 What each seat may see. Hands, Reserves and discards are open; face-down cards and piles are known to nobody.

import type { Hidden } from '@gravetable/kernel';
import { cardOf, type CardInstance } from './cards/deck.ts';
import type { CardId } from './cards/ids.ts';
import { SPACES, type Side, type Space } from './cards/playing-area.ts';
import { SURVIVORS, type SurvivorId } from './cards/survivors.ts';
import type { ThreatId } from './cards/threats.ts';
import { indoorLayout, isCovered, mainLayout, SPECIAL_SLOTS, type Slot } from './layout.ts';
import type { Board, Door, Field, IndoorZone, SurvivorState, Zone } from './state.ts';
import { hitPoints } from './threats.ts';

/** A card everybody can read. */
export interface CardView {
  readonly instance: CardInstance;
  readonly card: CardId;
}

export interface SurvivorView extends Omit<
  SurvivorState,
  'hand' | 'reserve' | 'equipped' | 'loaded' | 'worn'
> {
  readonly id: SurvivorId;
  readonly vitalityMax: number;
  readonly immunityMax: number;
  readonly reserveSlots: number;
  readonly hand: readonly CardView[];
  readonly reserve: readonly CardView[];
  readonly equipped: CardView | null;
  readonly loaded: CardView | null;
  readonly worn: CardView | null;
}

export interface SpaceView {
  readonly space: Space;
  readonly side: Side;
  readonly card: CardView | null;
  readonly hits: number;
  /** Hit Points of its card, Threats included. */
  readonly hitPoints: number;
  readonly turns: number;
  readonly done: boolean;
  readonly paralysis: Board['spaces'][number]['paralysis'];
}

export interface SlotView {
  readonly slot: number;
  readonly row: number;
  readonly x: number;
  /** What its back shows; null for an empty slot. */
  readonly back: 'city' | IndoorZone | 'common' | null;
  readonly up: boolean;
  readonly covered: boolean;
  /** The card, once everybody has seen it. */
  readonly card: CardView | null;
}

export interface View {
  readonly day: number;
  readonly hard: boolean;
  readonly spares: boolean;
  readonly challenges: boolean;
  readonly survivors: readonly SurvivorView[];
  readonly active: number | null;
  readonly spaces: readonly SpaceView[];
  readonly zone: Zone;
  readonly main: readonly SlotView[];
  readonly indoor: readonly SlotView[];
  readonly door: Door | null;
  readonly visited: readonly IndoorZone[];
  readonly lastWhisper: boolean;
  readonly threats: readonly ThreatId[];
  readonly piles: Readonly<
    Record<'common' | 'day2' | 'day3' | 'city' | 'market' | 'pharmacy' | 'kit', number>
  >;
  readonly commonDiscard: readonly CardView[];
  readonly kitDiscard: readonly CardView[];
  readonly removed: readonly CardView[];
  readonly supply: Readonly<Record<'A' | 'B' | 'C' | 'E', readonly CardView[]>>;
  readonly aside: readonly CardView[];
  readonly zombiesEliminated: number;
  readonly noiseMade: number;
}

const see = (instance: CardInstance): CardView => ({ instance, card: cardOf(instance).id });
const seeMaybe = (instance: CardInstance | null): CardView | null =>
  instance === null ? null : see(instance);

function seeSurvivor(survivor: SurvivorState): SurvivorView {
  const { vitality, immunity, reserveSlots } = SURVIVORS[survivor.id];
  return {
    id: survivor.id,
    vitality: survivor.vitality,
    vitalityMax: vitality,
    immunity: survivor.immunity,
    immunityMax: immunity,
    reserveSlots,
    hand: survivor.hand.map(see),
    reserve: survivor.reserve.map(see),
    equipped: seeMaybe(survivor.equipped),
    uses: survivor.uses,
    face: survivor.face,
    loaded: seeMaybe(survivor.loaded),
    loadedUses: survivor.loadedUses,
    worn: seeMaybe(survivor.worn),
    defence: survivor.defence,
    actionsLeft: survivor.actionsLeft,
    skillUsed: survivor.skillUsed,
    paralysis: survivor.paralysis,
  };
}

function seeField(field: Field, layout: readonly Slot[], own: 'city' | IndoorZone): SlotView[] {
  return field.cards.map((card, slot) => ({
    slot,
    row: layout[slot]!.row,
    x: layout[slot]!.x,
    back: card === null ? null : slot < SPECIAL_SLOTS ? own : 'common',
    up: field.up[slot]!,
    covered: isCovered(field, layout, slot),
    card: card !== null && (field.up[slot]! || field.known[slot]!) ? see(card) : null,
  }));
}

/** The same for every seat and every spectator (CD-RULING-13). */
export function view(board: Board): View {
  return {
    day: board.day,
    hard: board.hard,
    spares: board.spares,
    challenges: board.challenges,
    survivors: board.survivors.map(seeSurvivor),
    active: board.active,
    spaces: board.spaces.map((space, at) => ({
      space: SPACES[at]!,
      side: space.side,
      card: seeMaybe(space.card),
      hits: space.hits,
      hitPoints: space.card === null ? 0 : hitPoints(board, cardOf(space.card)),
      turns: space.turns,
      done: space.done,
      paralysis: space.paralysis,
    })),
    zone: board.zone,
    main: seeField(board.main, mainLayout(board.survivors.length), 'city'),
    indoor: seeField(board.indoor, indoorLayout(), board.zone === 'main' ? 'market' : board.zone),
    door: board.door,
    visited: board.visited.slice(),
    lastWhisper: board.lastWhisper,
    threats: board.threats.slice(),
    piles: {
      common: board.commonPile.length,
      day2: board.day2Pile.length,
      day3: board.day3Pile.length,
      city: board.cityPile.length,
      market: board.marketPile.length,
      pharmacy: board.pharmacyPile.length,
      kit: board.kitPile.length,
    },
    commonDiscard: board.commonDiscard.map(see),
    kitDiscard: board.kitDiscard.map(see),
    removed: board.removed.map(see),
    supply: {
      A: board.supply.A.map(see),
      B: board.supply.B.map(see),
      C: board.supply.C.map(see),
      E: board.supply.E.map(see),
    },
    aside: board.aside.map(see),
    zombiesEliminated: board.zombiesEliminated,
    noiseMade: board.noiseMade,
  };
}

type Place = Hidden['places'][number];

/** Places of a field that hold a card nobody has seen. */
function unseen(field: Field, from: number, to: number): Place[] {
  const places: Place[] = [];
  for (let slot = from; slot < Math.min(to, field.cards.length); slot++) {
    // An unseen slot holds a card, so its list is read as one of cards only.
    if (field.cards[slot] !== null && field.up[slot] === false && field.known[slot] === false)
      places.push({ list: field.cards as CardInstance[], at: slot });
  }
  return places;
}

const pile = (list: number[] | string[], from = 0, to = list.length): Place[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => ({ list, at: from + at }));

const isExit = ({ list, at }: Place): boolean => cardOf(list[at] as CardInstance).id === 'exit';

/** Groups of places nobody can tell apart, by what lies there. */
export function unseenPlaces(board: Board) {
  const cityRow = unseen(board.main, 0, SPECIAL_SLOTS);
  const fields = [
    ...unseen(board.main, SPECIAL_SLOTS, Infinity),
    ...unseen(board.indoor, SPECIAL_SLOTS, Infinity),
  ];
  return {
    common: [...fields, ...pile(board.commonPile, board.unshuffled)],
    bottom: pile(board.commonPile, 0, Math.min(board.unshuffled, board.commonPile.length)),
    day2: pile(board.day2Pile),
    day3: pile(board.day3Pile),
    // The EXIT lies in the City row for certain: first the others are mixed with the pile, then the row in itself.
    otherCity: [...cityRow, ...pile(board.cityPile)].filter((place) => !isExit(place)),
    cityRow,
    indoorRow: unseen(board.indoor, 0, SPECIAL_SLOTS),
    market: pile(board.marketPile),
    pharmacy: pile(board.pharmacyPile),
    kit: pile(board.kitPile),
    threats: pile(board.threatPile),
  };
}

/** What a viewer cannot know; it is the same for everybody. */
export function hidden(board: Board): readonly Hidden[] {
  return Object.values(unseenPlaces(board)).map((places) => ({ places }));
}
