// CD-CARD Card anatomy: what a card record holds, and how a short entry becomes a full one.

import type { Effect, Trait, Trigger, WeaponType } from '../effects.ts';
import type { CardId } from './ids.ts';

/** The decks of CD 6.2. A card instance belongs to one of them for the whole game. */
export const ORIGINS = ['D1', 'D2', 'D3', 'CITY', 'MKT', 'PHA', 'EPIC', 'INV', 'START', 'KIT'] as const;
export type Origin = (typeof ORIGINS)[number];

export type Kind = 'zombie' | 'event' | 'obstacle' | 'place' | 'resource';
export type Speed = 'normal' | 'fast' | 'instant';

/** The Turn value: plain acts once, yellow (`repeat`) starts again. */
export interface Turn {
  readonly n: number;
  readonly repeat: boolean;
}

/** What the Ammunition/Agent icon says: the weapon needs or accepts such a card, or the card is one. */
export interface Ammo {
  readonly role: 'needs' | 'accepts' | 'is';
  readonly type: WeaponType | 'agent' | 'any';
}

export interface Card {
  readonly id: CardId;
  readonly kind: Kind;
  /** A name of the game-icons set. */
  readonly icon: string;
  /** Copies per deck. */
  readonly count: Readonly<Record<Origin, number>>;
  readonly speed: Speed;
  /** Printed Hit Points; a card without them that can be damaged has 1 (CD-HP-02). */
  readonly hp: number | null;
  readonly uses: number | 'unlimited' | null;
  readonly ammo: Ammo | null;
  readonly turn: Turn | null;
  readonly defence: number | null;
  readonly tools: boolean;
  readonly traits: readonly Trait[];
  /** An empty list is a trigger after which nothing happens but the card's leaving. */
  readonly on: Readonly<Record<Trigger, readonly Effect[] | null>>;
  /** What the rulebook states about this card, in the ledger's words. All other values are our design. */
  readonly facts: readonly string[];
}

/** A card as its deck file writes it: what is not mentioned is not printed. */
export interface Entry extends Partial<Omit<Card, 'id' | 'kind' | 'icon' | 'count' | 'on'>> {
  readonly icon: string;
  readonly count: Partial<Card['count']>;
  readonly on: Partial<Record<Trigger, readonly Effect[]>>;
}

const NO_COPIES: Card['count'] = {
  D1: 0,
  D2: 0,
  D3: 0,
  CITY: 0,
  MKT: 0,
  PHA: 0,
  EPIC: 0,
  INV: 0,
  START: 0,
  KIT: 0,
};

const NO_TRIGGERS: Card['on'] = {
  each: null,
  timed: null,
  instant: null,
  use: null,
  useTarget: null,
  attack: null,
  attackB: null,
  load: null,
  equipped: null,
  opened: null,
  destroyed: null,
  walk: null,
};

/** The full record: every card has the same fields in the same order, which keeps lookups fast. */
export function card(kind: Kind, id: CardId, entry: Entry): Card {
  return {
    id,
    kind,
    icon: entry.icon,
    count: { ...NO_COPIES, ...entry.count },
    speed: entry.speed ?? 'normal',
    hp: entry.hp ?? null,
    uses: entry.uses ?? null,
    ammo: entry.ammo ?? null,
    turn: entry.turn ?? null,
    defence: entry.defence ?? null,
    tools: entry.tools ?? false,
    traits: entry.traits ?? [],
    on: { ...NO_TRIGGERS, ...entry.on },
    facts: entry.facts ?? [],
  };
}

/** All cards of one deck file, by id. */
export function cards<Id extends CardId>(kind: Kind, entries: Record<Id, Entry>): Record<Id, Card> {
  const ids = Object.keys(entries) as Id[];
  return Object.fromEntries(ids.map((id) => [id, card(kind, id, entries[id])])) as Record<Id, Card>;
}

export const once = (n: number): Turn => ({ n, repeat: false });
export const every = (n: number): Turn => ({ n, repeat: true });

export const needs = (type: WeaponType): Ammo => ({ role: 'needs', type });
export const accepts = (type: 'agent'): Ammo => ({ role: 'accepts', type });
export const is = (type: Ammo['type']): Ammo => ({ role: 'is', type });
