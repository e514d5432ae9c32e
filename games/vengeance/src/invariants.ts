// VG-RULING-53 and the limits of every track: what must hold after every answer.

import {
  BOUGHT_ABILITY_SLOTS,
  HEALTH_TRACK,
  ITEM_SQUARES,
  LOOT_TRACK,
  ROUNDS,
  TRAINING_TRACK,
} from './cards/tracks.ts';
import { sizeOf } from './handful.ts';
import { bitCount, BOARD_IDS, BOSS_IDS, FLASHBACK_IDS, HERO_IDS, LEVEL_IDS, SIDE_IDS } from './numbers.ts';
import { planOf } from './plan.ts';
import {
  BASICS,
  FIRST_ITEM,
  frozenDice,
  isAlive,
  itemExpended,
  itemMarked,
  poolLimit,
} from './playerboard.ts';
import { NONE, type Board, type Player } from './state.ts';

const ITEMS = 4;
const SLOTS = 4;
const FLASHBACK_DICE = 3;
/** Bits of a handful of dice; more sets than a table has dice; more of anything than a track has spaces. */
const HANDFUL = 24;
const MOST_SETS = 24;
const MOST = 100;

const isNumber = (n: number, list: readonly unknown[], least = 0): boolean => n >= least && n < list.length;
/** Sets are bits: none beyond these. */
const within = (bits: number, count: number): boolean => bits >= 0 && bits < 2 ** count;

/** Whatever is named exists: heroes, boards, dens, bosses, tiles, rooms and enemies. */
function unknownIn(p: Player, phase: Board['phase']): boolean {
  const least = phase === 'setup' ? NONE : 0;
  const named: readonly (readonly [number, readonly unknown[]])[] = [
    [p.hero, HERO_IDS],
    [p.board, BOARD_IDS],
    [p.den, SIDE_IDS],
    [p.boss, BOSS_IDS],
  ];
  const items = p.items.toSorted((a, b) => a - b).join();
  if (!named.every(([n, list]) => isNumber(n, list, least)) || items !== '0,1,2,3') return true;
  if (!within(p.owned, FIRST_ITEM)) return true;
  const tiles = [p.recon, p.half, p.early, p.tapped];
  if (!tiles.every((bits) => within(bits, FIRST_ITEM + ITEMS))) return true;
  if (![p.marked, p.expended].every((bits) => within(bits, 2 * ITEMS)) || !within(p.slots, SLOTS))
    return true;
  const counts = [p.extra, p.wounds, p.standing, p.trained, p.paid, p.loot, p.bossLost, p.bossLostNow];
  const few = [...counts, p.beatings, p.again, p.gains, p.guard];
  if (!few.every((n) => n >= 0 && n < MOST) || p.extra > HEALTH_TRACK.additional) return true;
  if (!within(p.pool, HANDFUL) || ![...p.sets, ...p.used].every((set) => within(set, 4 + HANDFUL)))
    return true;
  if (p.sets.length + p.used.length > MOST_SETS) return true;
  if (p.den === NONE || p.boss === NONE) return [p.room, p.visited, p.dead, p.evaded].some((n) => n !== 0);
  const { rooms, enemies } = planOf(p).den;
  const byRoom = [p.visited, p.objectives];
  const byEnemy = [p.dead, p.evaded, p.dotted, p.fallen];
  return !(
    byRoom.every((bits) => within(bits, rooms.length)) &&
    within(p.looted, 2 * rooms.length) &&
    byEnemy.every((bits) => within(bits, enemies.length)) &&
    isNumber(p.room, rooms)
  );
}

/** The clock, the dice on the table and whose turn it is. */
function brokenTable(board: Board, seats: number): string[] {
  const { round, flash, levels, clocks, rolls, turn, heroes, players } = board;
  const times = [clocks.tail, clocks.max, clocks.phase, clocks.gate, clocks.stretch, rolls, round, heroes];
  const sound =
    players.length === seats &&
    times.every((n) => n >= 0 && n < 2 ** 31) &&
    round <= ROUNDS &&
    isNumber(turn, players, NONE) &&
    flash.length <= FLASHBACK_DICE &&
    flash.every((face) => isNumber(face, FLASHBACK_IDS)) &&
    Object.values(levels).every((level) => isNumber(level, LEVEL_IDS));
  return sound ? [] : ['something on the table that no box holds'];
}

function brokenFor(p: Player, seat: number): string[] {
  const broken: string[] = [];
  const law = (holds: boolean, what: string): void => {
    if (!holds) broken.push(`seat ${seat}: ${what}`);
  };
  const usable = (1 << (HEALTH_TRACK.initial + p.extra)) - 1;
  law(sizeOf(p.pool) <= poolLimit(p) || !isAlive(p), 'the pool is over its limit');
  law((p.wounds & p.standing) === 0, 'a die stands on a wound');
  law(((p.wounds | p.standing) & ~usable) === 0, 'a wound on a space that is not there');
  law(p.paid <= p.trained && p.trained <= TRAINING_TRACK.values.length, 'experience out of bounds');
  law(p.loot <= LOOT_TRACK.values.length, 'the Loot Track is too short');
  law(bitCount(p.owned >> BASICS) <= BOUGHT_ABILITY_SLOTS, 'more than four bought abilities');
  law(((p.recon | p.half | p.early) & ~p.owned) === 0, 'a recon mark on an ability that is not there');
  for (let item = 0; item < 4; item++) {
    law(itemMarked(p, item) <= ITEM_SQUARES, 'an item has too few squares');
    law(itemExpended(p, item) <= itemMarked(p, item), 'a charge that was never bought');
  }
  if (p.den === NONE) return broken;
  const plan = planOf(p);
  law(p.room >= 0 && p.room < plan.den.rooms.length, 'the hero is in no room');
  law(((p.visited >> p.room) & 1) === 1 || p.visited === 0, 'the current room is not visited');
  law(p.bossLost <= plan.boss.health, 'the boss lost more than it has');
  law(
    ((p.dead & plan.bossBit) !== 0) === (p.bossLost === plan.boss.health),
    'the boss is neither dead nor alive',
  );
  law((p.evaded & plan.bossBit) === 0, 'the boss is evaded');
  plan.den.rooms.forEach(({ loot, index }) =>
    law(((p.looted >> (2 * index)) & 3) <= loot, 'loot out of nothing'),
  );
  return broken;
}

/** Every broken law, in words. The number of dice on the table never changes. */
export function invariants(board: Board, seats = board.players.length): string[] {
  const strange = brokenTable(board, seats);
  const unknown = board.players.flatMap((p, seat) =>
    unknownIn(p, board.phase) ? [`seat ${seat}: names something that does not exist`] : [],
  );
  if (strange.length + unknown.length > 0) return [...strange, ...unknown];
  const held = board.players.reduce((sum, p) => sum + sizeOf(p.pool) + frozenDice(p), board.supply);
  const dice = held === board.dice ? [] : [`${held} dice on a table of ${board.dice}`];
  if (board.supply < 0) dice.push('the supply is below zero');
  return [...dice, ...board.players.flatMap(brokenFor)];
}
