// VG-BOARD-01, VG-ABIL, VG-ITEM: a hero's tiles by number. 0 to 3 are the basic abilities, 4 to 11 the hero's own, 12 to 15 the items.

import { BASIC_ABILITIES } from './cards/basics.ts';
import { SLOT_FACES, FACES } from './cards/dice.ts';
import { HEROES } from './cards/heroes.ts';
import type { MinionType, Slot } from './cards/ids.ts';
import type { Ability, Hero, Timing } from './cards/tiles.ts';
import { BEATING_TRACK } from './cards/tracks.ts';
import type { Effect, Modifier } from './effects.ts';
import { DIE, GUN, type Handful, type Sign, sizeOf } from './handful.ts';
import { HERO_IDS } from './numbers.ts';
import type { Player } from './state.ts';

export const BASICS = 4;
export const FIRST_ITEM = 12;
export const BASIC_BITS = 0b1111;

/** Modifiers as bits, for one use of a tile. */
export const REACH = 1;
export const PIERCE = 2;
export const CRUSH = 4;
export const SLIP = 8;
export const SPREAD = 16;
export const RANGE2 = 32;
/** CRUSH on a passive tile speaks of Hits only (VG-RULING-74). */
export const CRUSH_HITS = 64;

const BIT_OF: Readonly<Partial<Record<Modifier['word'], number>>> = {
  reach: REACH,
  pierce: PIERCE,
  crush: CRUSH,
  slip: SLIP,
  spread: SPREAD,
  range2: RANGE2,
};

export const modifierBits = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((bits, { word }) => bits | (BIT_OF[word] ?? 0), 0);

export interface Tile {
  readonly number: number;
  readonly bit: number;
  readonly id: string;
  readonly price: number;
  /** Dice it takes; 0 for items and passives. */
  readonly size: number;
  readonly once: boolean;
  readonly passive: boolean;
  readonly timing: Timing | null;
  readonly recon: number;
  readonly effects: readonly Effect[];
  readonly modifiers: number;
  /** The handfuls that pay for it exactly, without and with WILD. */
  readonly payments: readonly Handful[];
  readonly wildPayments: readonly Handful[];
}

/** Every handful that pays for the slots (VG-ROLL-13); with `wild`, guns pay for knives too. */
function paymentsFor(slots: readonly Slot[], wild: boolean): Handful[] {
  if (slots.length === 0) return [];
  const faces = (slot: Slot): Handful[] => {
    const dice = SLOT_FACES[slot].map((face) => DIE[FACES[face].letter as Sign]);
    return wild && slot === 'K' ? [...dice, GUN] : dice;
  };
  const paid = slots.reduce<Handful[]>(
    (sums, slot) => sums.flatMap((sum) => faces(slot).map((die) => sum + die)),
    [0],
  );
  return [...new Set(paid)].toSorted((a, b) => a - b);
}

function abilityTile(card: Ability, number: number): Tile {
  return {
    number,
    bit: 1 << number,
    id: card.id,
    price: card.price,
    size: card.dice.length,
    once: card.use === 'once',
    passive: card.use === 'passive',
    timing: card.timing,
    recon: card.recon,
    effects: card.effects,
    modifiers: card.use === 'passive' ? 0 : modifierBits(card.modifiers),
    payments: paymentsFor(card.dice, false),
    wildPayments: paymentsFor(card.dice, number < BASICS),
  };
}

function tilesFor(hero: Hero): readonly Tile[] {
  const abilities = [...Object.values(BASIC_ABILITIES), ...hero.abilities].map(abilityTile);
  const items = hero.items.map((card, n) => ({
    number: FIRST_ITEM + n,
    bit: 1 << (FIRST_ITEM + n),
    id: card.id,
    price: 0,
    size: 0,
    once: false,
    passive: false,
    timing: card.timing,
    recon: 0,
    effects: card.effects,
    modifiers: modifierBits(card.modifiers),
    payments: [],
    wildPayments: [],
  }));
  return [...abilities, ...items];
}

/** What the passive tiles on a board do together (VG-RULING-74). */
export interface Passives {
  readonly bits: number;
  readonly wild: boolean;
  readonly release: number;
  readonly guard: number;
  readonly recon1: boolean;
  readonly xpOnBoss: boolean;
  /** Minions that do not wound from next door. */
  readonly unseenBy: readonly MinionType[];
  readonly caps: readonly { readonly minion: MinionType; readonly wounds: number }[];
}

function passivesOf(hero: Hero, owned: number): Passives {
  const lying = hero.abilities.filter((card, n) => card.use === 'passive' && ((owned >> n) & 1) === 1);
  const modifiers = lying.flatMap((card) => card.modifiers);
  const has = (word: Modifier['word']): boolean => modifiers.some((one) => one.word === word);
  const bits = modifierBits(modifiers);
  const sum = (of: (one: Modifier) => number): number => modifiers.reduce((n, one) => n + of(one), 0);
  return {
    bits: (bits & CRUSH) === 0 ? bits : (bits & ~CRUSH) | CRUSH_HITS,
    wild: has('wild'),
    release: Math.max(1, ...modifiers.map((one) => (one.word === 'release' ? one.dice : 1))),
    guard: sum((one) => (one.word === 'guard' ? one.wounds : 0)),
    recon1: has('recon1'),
    xpOnBoss: has('xpOnBoss'),
    unseenBy: modifiers.flatMap((one) => (one.word === 'ignore' ? [one.minion] : [])),
    caps: modifiers.flatMap((one) =>
      one.word === 'cap' ? [{ minion: one.minion, wounds: one.wounds }] : [],
    ),
  };
}

const HERO_CARDS: readonly Hero[] = HERO_IDS.map((id) => HEROES[id]);
const TILES: readonly (readonly Tile[])[] = HERO_CARDS.map(tilesFor);
const NUMBERS = TILES.map((tiles) => new Map(tiles.map((tile) => [tile.id, tile.number])));
const PASSIVES = HERO_CARDS.map((hero) =>
  Array.from({ length: 1 << hero.abilities.length }, (_, owned) => passivesOf(hero, owned)),
);

export const heroOf = (p: Player): Hero => HERO_CARDS[p.hero]!;
export const tilesOf = (p: Player): readonly Tile[] => TILES[p.hero]!;
export const tileOf = (p: Player, number: number): Tile => TILES[p.hero]![number]!;
export const tileNumber = (p: Player, id: string): number | undefined => NUMBERS[p.hero]!.get(id);
export const passives = (p: Player): Passives => PASSIVES[p.hero]![p.owned >> BASICS]!;

export const owns = (p: Player, tile: Tile): boolean => (p.owned & tile.bit) !== 0;
export const isAlive = (p: Player): boolean => p.beatings < BEATING_TRACK.spaces;
/** VG-BEAT-02. */
export const poolLimit = (p: Player): number => BEATING_TRACK.poolLimits[p.beatings] ?? 0;

export const setOf = (tile: number, dice: Handful): number => tile + 16 * dice;
export const setTile = (set: number): number => set & 15;
export const setDice = (set: number): Handful => set >>> 4;

/** Dice frozen around the board: sets, used sets and the Health Track. */
export function frozenDice(p: Player): number {
  let count = 0;
  for (const set of p.sets) count += sizeOf(setDice(set));
  for (const set of p.used) count += sizeOf(setDice(set));
  for (let left = p.standing; left !== 0; left &= left - 1) count++;
  return count;
}

export const itemMarked = (p: Player, item: number): number => (p.marked >> (2 * item)) & 3;
export const itemExpended = (p: Player, item: number): number => (p.expended >> (2 * item)) & 3;
export const charges = (p: Player, item: number): number => itemMarked(p, item) - itemExpended(p, item);
export const experience = (p: Player): number => p.trained - p.paid;
