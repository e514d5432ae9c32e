// What lies on the table. Rooms, enemies and tiles are small numbers, sets of them are bits; printed facts stay in cards/.

import { flag, int, list, record, word, type Shaped } from '@gravetable/kernel';

export const PHASES = ['setup', 'flashback', 'rolling', 'fighting', 'resolution', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Nothing chosen or dealt yet. */
export const NONE = -1;

const player = record({
  /** Numbers in HERO_IDS, BOARD_IDS, SIDE_IDS, BOSS_IDS; NONE before set-up has dealt them. */
  hero: int(),
  board: int(),
  den: int(),
  boss: int(),
  /** Item numbers in the order they lie on the four slots. Cosmetic. */
  items: list(int()),

  room: int(),
  /** Bits by room. */
  visited: int(),
  objectives: int(),
  /** Loot icons crossed out, two bits by room. */
  looted: int(),
  /** Bits by enemy. */
  dead: int(),
  evaded: int(),
  dotted: int(),
  /** Enemies that were dead before this round began (VG-RULING-37). */
  fallen: int(),
  /** Boss Track spaces crossed out, in all and in this round. */
  bossLost: int(),
  bossLostNow: int(),

  /** Additional health spaces marked; wounds and wound dice as bits by space, leftmost first. */
  extra: int(),
  wounds: int(),
  standing: int(),
  beatings: int(),
  /** Experience spaces marked, and crossed out to pay. */
  trained: int(),
  paid: int(),
  loot: int(),

  /** Abilities on the board, recon marks, half marks and marks for the next round, as bits by tile number. */
  owned: int(),
  recon: int(),
  half: int(),
  early: int(),
  /** Item squares marked and crossed out, two bits by item number. */
  marked: int(),
  expended: int(),

  pool: int(),
  /** Assigned sets, each `tile number + 16 * handful`; those used this round keep their dice (VG-RULING-53). */
  sets: list(int()),
  used: list(int()),
  stand: word('rolling', 'stopped', 'spent'),

  /** Flashback slots used, bits 0 to 3. */
  slots: int(),
  /** Passive tiles with a timing mark used this round, bits by tile number. */
  tapped: int(),
  /** What the next ability gains: more runs, and modifier bits (VG-RULING-68). */
  again: int(),
  gains: int(),
  /** Wounds that items keep off in this Resolution. */
  guard: int(),
  /** The trait that speaks once per Fighting Phase has spoken. */
  met: flag(),
  /** The clock has ended this seat's phase; nothing more is asked (VG-RULING-65). */
  expired: flag(),
  /** This seat has finished its phase. */
  done: flag(),
});

export const board = record({
  round: int(),
  phase: word(...PHASES),
  /** All fighting dice of this table, and those in the middle of it. */
  dice: int(),
  supply: int(),
  /** Faces of the three flashback dice, by number in FLASHBACK_IDS. */
  flash: list(int()),
  /** Rolling: rolls made in this phase, whether dice may be taken, whether all is over. */
  rolls: int(),
  taking: flag(),
  over: flag(),
  /** Calm mode: whose turn it is, and whether a roll or a set was made in it. */
  turn: int(),
  acted: flag(),
  calm: flag(),
  /** VG-RULING-80: dice are taken after each set. */
  autoTake: flag(),
  /** Heroes that may be picked, bits by number; whether they are dealt instead. */
  heroes: int(),
  dealt: flag(),
  /** The solo levels: numbers in LEVEL_IDS. */
  levels: record({ dice: int(), time: int(), target: int() }),
  /** Clock options, in seconds, 0 is off; the gate in milliseconds; how many times as long everything takes (VG-RULING-81). */
  clocks: record({ tail: int(), max: int(), phase: int(), gate: int(), stretch: int() }),
  players: list(player),
});

export type Board = Shaped<typeof board>;
export type Player = Shaped<typeof player>;
