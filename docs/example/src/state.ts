/** What lies on the table. */

import { flag, int, list, maybe, record, type GameEvent, type Seat, type Shaped } from '@gravetable/kernel';
import type { Kind, Relic } from './relics.ts';

export const MOST_DICE = 4;
export const NICHE_HOLDS = 5;
/** EX-END-02: the coins that a digger alone wins with, for each night. */
export const ALONE_PER_NIGHT = 4;
export const FACES = [1, 2, 3, 4, 5, 6] as const;

const digger = record({
  hand: list(int<Relic>()),
  dice: list(int()),
  purse: int(),
  niche: int(),
  /** The lantern has not been lit yet. */
  lantern: flag(),
  /** This night: spat in their hands; stopped digging. */
  spat: flag(),
  stopped: flag(),
});

export const board = record({
  night: int(),
  nights: int(),
  calm: flag(),
  first: int(),
  /** The cock has crowed. */
  crowed: flag(),
  /** In order: nobody sees how the dice lie. */
  heap: list(int()),
  /** The top is at the front. */
  deck: list(int<Relic>()),
  graves: list(int<Relic>()),
  depths: list(int()),
  sold: list(int<Relic>()),
  lost: list(int<Relic>()),
  /** Whose lantern shines on the deck, and on how many relics. */
  light: maybe(record({ seat: int(), relics: int() })),
  diggers: list(digger),
});

export type Board = Shaped<typeof board>;
export type Digger = Shaped<typeof digger>;

export type Event = GameEvent &
  (
    | { kind: 'dealt'; who: Seat; n: number }
    | { kind: 'handed'; who: Seat; relics: Kind[] }
    | { kind: 'nightfall'; night: number; n: number }
    | { kind: 'took' | 'lost'; who: Seat; face: number }
    | { kind: 'spat'; who: Seat; face: number; now: number }
    | { kind: 'stopped'; who: Seat }
    | { kind: 'crowed' }
    | { kind: 'opened'; who: Seat; sum: number }
    | { kind: 'found'; who: Seat; sum: number; relic: Kind }
    | { kind: 'sold'; who: Seat; relic: Kind; n: number; coins: number }
    | { kind: 'hid'; who: Seat; purse: number; niche: number }
    | { kind: 'watchman'; face: number }
    | { kind: 'robbed'; who: Seat; coins: number }
    | { kind: 'lit'; who: Seat; n: number }
    | { kind: 'shown'; who: Seat; relics: Kind[] }
    | { kind: 'slipped' | 'putBack'; who: Seat }
  );
