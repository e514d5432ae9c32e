// CD 5.2 What each seat may see. Hands, Reserves and discards are open; face-down cards and piles are known to nobody.

import { cardOf, type CardInstance } from './cards/deck.ts';
import type { CardId } from './cards/ids.ts';
import { SPACES, type Side, type Space } from './cards/playing-area.ts';
import { SURVIVORS, type SurvivorId } from './cards/survivors.ts';
import type { ThreatId } from './cards/threats.ts';
import { indoorLayout, isCovered, mainLayout, placeIn, SPECIAL_SLOTS, type Slot } from './layout.ts';
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
  /** Its place in the row, as sentences count it. */
  readonly place: number;
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
    place: placeIn(layout, slot),
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

/** The part of the table that is acted out; discards and the supply are as they are in the end. */
export type Scene = Pick<
  View,
  | 'day'
  | 'survivors'
  | 'active'
  | 'spaces'
  | 'zone'
  | 'main'
  | 'indoor'
  | 'visited'
  | 'lastWhisper'
  | 'threats'
  | 'piles'
  | 'zombiesEliminated'
  | 'noiseMade'
>;

export function scene(board: Board): Scene {
  const { day, survivors, active, spaces, zone, main, indoor, visited, ...rest } = view(board);
  const { lastWhisper, threats, piles, zombiesEliminated, noiseMade } = rest;
  const told = { lastWhisper, threats, piles, zombiesEliminated, noiseMade };
  return { day, survivors, active, spaces, zone, main, indoor, visited, ...told };
}
