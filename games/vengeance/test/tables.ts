// Tables for scenarios: a seat is described in the words of the cards, everything else takes its usual value.

import { optionsOf, type Json, type Options } from '@gravetable/kernel';
import { scenarios, type Given } from '@gravetable/testkit';
import type { BossId, DenId, HeroId } from '../src/cards/ids.ts';
import { read, sizeOf } from '../src/handful.ts';
import { vengeance } from '../src/index.ts';
import { BOSS_IDS, HERO_IDS, SIDE_IDS } from '../src/numbers.ts';
import { planOf, roomNumber } from '../src/plan.ts';
import { FIRST_ITEM, frozenDice, setOf, tileNumber } from '../src/playerboard.ts';
import { layOut } from '../src/setup.ts';
import type { Board, Phase, Player } from '../src/state.ts';

export const scenario = scenarios(vengeance);

/** A seat as a person would describe it. Wounds and dice fill the Health Track from the left, dice after wounds. */
export interface Described {
  readonly hero?: HeroId;
  readonly den?: DenId;
  readonly boss?: BossId;
  readonly room?: string;
  readonly visited?: readonly string[];
  readonly dead?: readonly string[];
  readonly fallen?: readonly string[];
  readonly evaded?: readonly string[];
  readonly dotted?: readonly string[];
  readonly bossLost?: number;
  readonly bossLostNow?: number;
  readonly wounds?: number;
  readonly healthDice?: number;
  readonly extra?: number;
  readonly beatings?: number;
  readonly trained?: number;
  readonly paid?: number;
  readonly loot?: number;
  readonly looted?: readonly string[];
  readonly objectives?: readonly string[];
  readonly owned?: readonly string[];
  readonly recon?: readonly string[];
  readonly half?: readonly string[];
  readonly early?: readonly string[];
  /** Squares marked, and those crossed out. */
  readonly charges?: Readonly<Record<string, number>>;
  readonly expended?: Readonly<Record<string, number>>;
  readonly pool?: string;
  readonly sets?: readonly (readonly [ability: string, dice: string])[];
  readonly stand?: Player['stand'];
  readonly slots?: readonly number[];
  readonly guard?: number;
}

export interface Around {
  readonly round?: number;
  readonly phase?: Phase;
  /** Dice in the middle; without it the table has as many as set-up gives. */
  readonly supply?: number;
  readonly flash?: readonly number[];
  readonly taking?: boolean;
  readonly turn?: number;
  readonly acted?: boolean;
  readonly rolls?: number;
  readonly options?: { readonly [id: string]: Json };
}

export const TRAINING = 0;
export const PURCHASE = 1;
export const HEALING = 2;
export const RECON = 3;
export const LOOT = 4;

function describe(p: Player, seat: Described): void {
  p.hero = HERO_IDS.indexOf(seat.hero ?? 'ironBelle');
  p.den = SIDE_IDS.indexOf(seat.den ?? 'A1');
  p.board = p.den >> 1;
  p.boss = BOSS_IDS.indexOf(seat.boss ?? 'accountant');
  const plan = planOf(p);
  const rooms = (ids: readonly string[] = []) => ids.reduce((bits, id) => bits | (1 << roomNumber(id)), 0);
  const enemies = (ids: readonly string[] = []) =>
    ids.reduce((bits, id) => bits | (1 << plan.enemyNumber.get(id)!), 0);
  const tiles = (ids: readonly string[] = []) =>
    ids.reduce((bits, id) => bits | (1 << tileNumber(p, id)!), 0);
  const squares = (counts: Readonly<Record<string, number>> = {}) =>
    Object.entries(counts).reduce((sum, [id, n]) => sum + (n << (2 * (tileNumber(p, id)! - FIRST_ITEM))), 0);
  p.room = roomNumber(seat.room ?? 'r1');
  p.visited = rooms(['r1', seat.room ?? 'r1', ...(seat.visited ?? [])]);
  p.dead = enemies(seat.dead);
  p.fallen = enemies(seat.fallen);
  p.dead |= p.fallen;
  p.evaded = enemies(seat.evaded);
  p.dotted = enemies(seat.dotted);
  p.bossLost = seat.bossLost ?? 0;
  p.bossLostNow = seat.bossLostNow ?? 0;
  p.extra = seat.extra ?? 0;
  p.wounds = (1 << (seat.wounds ?? 0)) - 1;
  p.standing = ((1 << (seat.healthDice ?? 0)) - 1) << (seat.wounds ?? 0);
  p.beatings = seat.beatings ?? 0;
  p.trained = seat.trained ?? 0;
  p.paid = seat.paid ?? 0;
  p.loot = seat.loot ?? 0;
  p.looted = (seat.looted ?? []).reduce((sum, id) => sum + (1 << (2 * roomNumber(id))), 0);
  p.objectives = rooms(seat.objectives);
  p.owned |= tiles(seat.owned);
  p.recon = tiles(seat.recon);
  p.half = tiles(seat.half);
  p.early = tiles(seat.early);
  p.marked = squares(seat.charges);
  p.expended = squares(seat.expended);
  p.pool = read(seat.pool ?? '')!;
  p.sets = (seat.sets ?? []).map(([ability, dice]) => setOf(tileNumber(p, ability)!, read(dice)!));
  p.stand = seat.stand ?? 'rolling';
  p.slots = (seat.slots ?? []).reduce((bits, slot) => bits | (1 << slot), 0);
  p.guard = seat.guard ?? 0;
}

/** A table in the middle of a game. */
export function table(around: Around, ...players: readonly Described[]): Given<Board> {
  const seats = players.length;
  // Dice are taken by hand unless a scenario says otherwise.
  const options = optionsOf(vengeance, { seats, options: { autoTake: false, ...around.options } }) as Options;
  const board = layOut(seats, options);
  board.round = around.round ?? 1;
  board.phase = around.phase ?? 'fighting';
  board.flash = [...(around.flash ?? [])];
  board.taking = around.taking ?? true;
  board.turn = around.turn ?? -1;
  board.acted = around.acted ?? false;
  board.rolls = around.rolls ?? 0;
  board.players.forEach((p, seat) => describe(p, players[seat]!));
  const held = board.players.reduce((sum, p) => sum + sizeOf(p.pool) + frozenDice(p), 0);
  if (around.supply !== undefined) board.dice = around.supply + held;
  board.supply = board.dice - held;
  return { seats, board };
}

export const fighting = (seat: Described, around: Around = {}): Given<Board> =>
  table({ phase: 'fighting', ...around }, seat);
export const resolving = (seat: Described, around: Around = {}): Given<Board> =>
  table({ phase: 'resolution', ...around }, seat);
export const planning = (flash: readonly number[], seat: Described, around: Around = {}): Given<Board> =>
  table({ phase: 'flashback', flash, ...around }, seat);
/** A Rolling Phase in real time. */
export const rolling = (seat: Described, around: Around = {}): Given<Board> =>
  table({ phase: 'rolling', ...around, options: { calm: false, ...around.options } }, seat);

/** Answers, as short as a person would say them. */
export const roll = (dice: string) => ({ do: 'roll', dice });
export const assign = (to: string, dice: string, release = '') => ({ do: 'assign', to, dice, release });
export const assignWound = (release = '') => ({ do: 'assignWound', release });
export const TAKE = { do: 'take' };
export const STOP = { do: 'stop' };
export const END_TURN = { do: 'endTurn' };
export const DONE = { do: 'done' };
export const START_DONE = { do: 'startDone' };
export const LOOT_DONE = { do: 'lootDone' };
export const act = (slot: number, action: string, on: object = {}) => ({ do: 'act', slot, action, ...on });
export const useSet = (ability: string, dice: string) => ({ do: 'useSet', ability, dice });
export const useRecon = (ability: string) => ({ do: 'useRecon', ability });
export const useItem = (item: string) => ({ do: 'useItem', item });
export const usePassive = (ability: string) => ({ do: 'usePassive', ability });
export const loot = (room: string, action: string, on: object = {}) => ({ do: 'loot', room, action, ...on });
export const SKIP = 'skip';
