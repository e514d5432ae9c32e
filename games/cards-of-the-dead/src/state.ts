// CD 2.1 Vocabulary: what lies on the table. Cards are numbers of INSTANCES; printed facts stay in the card records.

import { flag, int, list, maybe, record, text, word, type Shaped } from '@gravetable/kernel';
import type { CardInstance } from './cards/deck.ts';
import { SURVIVOR_IDS } from './cards/survivors.ts';
import type { ThreatId } from './cards/threats.ts';

const card = () => int<CardInstance>();
const cards = () => list(card());

/** CD-RULING-39: a token waits (`pending`), has cost a turn (`served`), and then goes. */
const paralysis = () => word('none', 'pending', 'served');

const survivor = record({
  id: word(...SURVIVOR_IDS),
  /** 0 means dead. */
  vitality: int(),
  immunity: int(),
  hand: cards(),
  reserve: cards(),
  equipped: maybe(card()),
  /** Use Tokens on the Equipped weapon. */
  uses: int(),
  /** The face a weapon with two of them shows. */
  face: word('A', 'B'),
  loaded: maybe(card()),
  /** Use Tokens on the loaded card. */
  loadedUses: int(),
  worn: maybe(card()),
  /** Damage the worn card can still absorb. */
  defence: int(),
  actionsLeft: int(),
  skillUsed: flag(),
  paralysis: paralysis(),
});

const space = record({
  side: word('free', 'blocked'),
  card: maybe(card()),
  hits: int(),
  turns: int(),
  /** CD-RULING-42: a plain Turn value has acted. */
  done: flag(),
  paralysis: paralysis(),
});

/** A field: its slots in the order they are laid, as columns; the layout says where each slot lies. */
const field = record({
  cards: list(maybe(card())),
  up: list(flag()),
  /** Seen by everybody, though it lies face down again. */
  known: list(flag()),
  /** The layer of the Common pile each card was dealt from; 0 for the special cards of the first row. */
  layer: list(int()),
});

/** An explosion that waits for its turn. */
const blast = record({ space: int(), n: int() });

export const board = record({
  day: int(),
  hard: flag(),
  spares: flag(),
  challenges: flag(),
  survivors: list(survivor),
  /** The seat whose turn is running or was the last to run; null before the first turn. */
  active: maybe(int()),
  /** The seat at which the search for the next living Survivor begins. */
  next: int(),
  spaces: list(space),
  zone: word('main', 'pharmacy', 'market'),
  main: field,
  indoor: field,
  /** The place walked through in this turn; it is left or entered after the Game turn. */
  door: maybe(word('exit', 'exit-indoors', 'pharmacy', 'market')),
  visited: list(word('pharmacy', 'market')),
  lastWhisper: flag(),
  whisperFailed: flag(),
  commonPile: cards(),
  /**
   * The Common pile from the bottom up, shuffle by shuffle: where a layer begins, the Day whose cards it may hold at most,
   * and the only cards it can hold if it was made of the discard.
   */
  layers: list(record({ no: int(), from: int(), day: int(), only: cards() })),
  commonDiscard: cards(),
  day2Pile: cards(),
  day3Pile: cards(),
  cityPile: cards(),
  marketPile: cards(),
  pharmacyPile: cards(),
  kitPile: cards(),
  /** Where each layer of the Kit pile begins. */
  kitLayers: list(int()),
  kitDiscard: cards(),
  threatPile: list(text<ThreatId>()),
  threats: list(text<ThreatId>()),
  supply: record({ A: cards(), B: cards(), C: cards(), E: cards() }),
  removed: cards(),
  /** CD-RULING-84: cards in use or just drawn, which belong to no pile yet. */
  aside: cards(),
  /** What waits for `aftermath`: rewards, Dan's toll, explosions and their Noise, other Noise. */
  rewards: list(word('A', 'B', 'C', 'E')),
  toll: maybe(int()),
  blasts: list(blast),
  bangs: int(),
  noises: list(int()),
  zombiesEliminated: int(),
  /** CD-RULING-76: Noise points caused by the Survivors. */
  noiseMade: int(),
});

export type Board = Shaped<typeof board>;
export type SurvivorState = Board['survivors'][number];
export type SpaceState = Board['spaces'][number];
export type Field = Board['main'];
export type Zone = Board['zone'];
export type Door = NonNullable<Board['door']>;
export type IndoorZone = Board['visited'][number];
