// What a table is worth to the group, in points of Vitality. Only what everybody can see is looked at.

import type { Card } from '../cards/card.ts';
import { CARDS } from '../cards/catalogue.ts';
import { cardOf, type CardInstance } from '../cards/deck.ts';
import type { CardId } from '../cards/ids.ts';
import { isFree } from '../playing-area.ts';
import type { Board, SpaceState, SurvivorState } from '../state.ts';
import { added, hitPoints } from '../threats.ts';
import { CAREFUL, type Taste } from './taste.ts';

/** What a Survivor's points are worth: the last ones are dear. */
export const VITALITY = [-60, -15, -10, -7, -4.6, -2.8, -1.4, -0.2, 0.9, 1.9, 2.8, 3.6, 4.3, 5, 5.6];
export const IMMUNITY = [-11, -8.8, -6.8, -5, -3.5, -2.2, -1.1, -0.2, 0.6, 1.2, 1.8, 2.3, 2.7, 3, 3.2, 3.4];
/** What so many Free spaces are worth. */
export const FREE = [-24, -9, -4, -1.6, -0.5, 0, 0.3, 0.5];

/** What other cards are worth in Hand. Weapons are worth the hits they have left. */
const HELD: Partial<Record<CardId, number>> = {
  'canned-soup': 2.6,
  antiviral: 2.4,
  medkit: 4.5,
  kevlar: 3.2,
  note: 2.1,
  lantern: 0.9,
  binoculars: 0.4,
  toolkit: 0.8,
  backpack: 2.4,
  'chem-set': 2.4,
  grenade: 3,
  bottle: 1.3,
};
const AMMUNITION = 2.4;
const AGENT = 1.6;
const USELESS = 0.3;
const IN_RESERVE = 0.6;

const hitOf = (card: Card): number => {
  const effect = card.on.attack?.[0];
  return effect !== undefined && 'n' in effect && typeof effect.n === 'number' ? effect.n : 0;
};

const HITS = new Map(Object.values(CARDS).map((card) => [card.id, hitOf(card)]));

function weaponWorth(card: Card, used: number, taste: Taste): number {
  const hits = card.uses === null || card.uses === 'unlimited' ? 3 : card.uses - used;
  return HITS.get(card.id)! * Math.max(0, hits) * taste.hit;
}

const hasCard = (survivor: SurvivorState, id: CardId): boolean =>
  (survivor.equipped !== null && cardOf(survivor.equipped).id === id) ||
  survivor.hand.some((card) => cardOf(card).id === id);

/** What a card in the Hand is worth to its owner. */
export function worthOf(instance: CardInstance, survivor: SurvivorState, taste = CAREFUL): number {
  const card = cardOf(instance);
  if (card.on.attack !== null) {
    if (card.ammo?.role === 'needs') return 2;
    return card.ammo === null ? weaponWorth(card, 0, taste) : 4;
  }
  if (card.on.load !== null) {
    if (card.ammo!.type === 'agent') return hasCard(survivor, 'punch') ? AGENT : USELESS;
    return hasCard(survivor, card.ammo!.type as CardId) ? AMMUNITION : USELESS;
  }
  return (HELD[card.id] ?? USELESS) * taste.held;
}

/** How hard the card strikes the active Survivor in a Turn On. */
export function strikes(board: Board, card: Card): number {
  const effect = card.on.each?.[0];
  return effect !== undefined && effect.op === 'zombieDamage' ? effect.n + added(board, 'zombieDamage') : 0;
}

const explosion = (card: Card): number => {
  const effect = card.on.timed?.[0];
  return effect !== undefined && effect.op === 'explode' ? effect.n : 0;
};

/** Damage of the coming Game turn: by zombies to the active Survivor, by explosions to everybody. */
export interface Coming {
  readonly strikes: number;
  readonly blasts: number;
}

export function comingDamage(board: Board): Coming {
  let sum = 0;
  let blasts = 0;
  for (const space of board.spaces) {
    if (space.card === null || space.paralysis === 'pending') continue;
    const card = cardOf(space.card);
    sum += strikes(board, card);
    if (card.turn !== null && !space.done && space.turns + 1 === card.turn.n) blasts += explosion(card);
  }
  return { strikes: sum, blasts };
}

function people(board: Board): number {
  let n = 0;
  for (const { vitality } of board.survivors) if (vitality > 0) n++;
  return n;
}

/** What a card in the row costs in the turns after the coming one. */
function menace(board: Board, space: SpaceState, taste: Taste): number {
  const card = cardOf(space.card!);
  const left = hitPoints(board, card) - space.hits;
  let cost = strikes(board, card) * taste.strikes;
  if (card.kind === 'zombie') cost += left * taste.left;
  if (explosion(card) > 0) cost += people(board) * (1.8 + space.turns * 0.7);
  else if (card.turn !== null) cost += 1;
  return cost;
}

function armsWorth(survivor: SurvivorState, taste: Taste): number {
  if (survivor.equipped === null) return 0;
  const card = cardOf(survivor.equipped);
  if (card.ammo === null) return weaponWorth(card, survivor.uses, taste) + 1.4;
  const base = card.ammo.role === 'needs' ? 3 : 5.4;
  if (survivor.loaded === null) return base;
  const { uses } = cardOf(survivor.loaded);
  const left = typeof uses === 'number' ? uses - survivor.loadedUses : 1;
  return base + (card.ammo.role === 'needs' ? left * 0.95 + 0.5 : AGENT + 0.5);
}

function survivorWorth(survivor: SurvivorState, damage: number, taste: Taste): number {
  if (survivor.vitality === 0) return VITALITY[0]!;
  const after = survivor.vitality - Math.max(0, damage - survivor.defence);
  if (after <= 0) return VITALITY[0]! + after * 0.5;
  let worth = taste.vitality * VITALITY[after]! + taste.immunity * IMMUNITY[survivor.immunity]!;
  worth += taste.arms * armsWorth(survivor, taste);
  worth += Math.max(0, survivor.defence - damage) * taste.defence;
  for (const card of survivor.hand) worth += worthOf(card, survivor, taste);
  for (const card of survivor.reserve) worth += worthOf(card, survivor, taste) * IN_RESERVE;
  if (survivor.paralysis === 'pending') worth -= 3;
  return worth;
}

/** The group after the coming Damage. Noise is charged at its average, whatever the tried game happened to draw. */
export function groupWorth(board: Board, coming: Coming, taste = CAREFUL): number {
  let worth = -taste.noise * board.noiseMade;
  board.survivors.forEach((survivor, seat) => {
    const damage = coming.blasts + (seat === board.active ? coming.strikes : 0);
    worth += survivorWorth(survivor, damage, taste);
  });
  return worth;
}

/** The row as it will be: its cards, and its Free spaces after so many arrivals. */
export function rowWorth(board: Board, arrivals: number, taste = CAREFUL): number {
  let free = -arrivals;
  let worth = 0;
  for (const space of board.spaces) {
    if (isFree(space)) free++;
    else if (space.card !== null) worth -= menace(board, space, taste);
  }
  return worth + taste.free * FREE[Math.max(0, free)]!;
}

/** The row swept clean by walking through a place. */
export function sweptWorth(board: Board, taste: Taste): number {
  let free = 0;
  for (const { side } of board.spaces) if (side === 'free') free++;
  return taste.free * FREE[free]!;
}
