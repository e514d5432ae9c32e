// VG-RULING-53 and the limits of every track: what must hold after every answer.

import {
  BOUGHT_ABILITY_SLOTS,
  HEALTH_TRACK,
  ITEM_SQUARES,
  LOOT_TRACK,
  TRAINING_TRACK,
} from './cards/tracks.ts';
import { sizeOf } from './handful.ts';
import { bitCount } from './numbers.ts';
import { planOf } from './plan.ts';
import { BASICS, frozenDice, isAlive, itemExpended, itemMarked, poolLimit } from './playerboard.ts';
import { NONE, type Board, type Player } from './state.ts';

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
export function invariants(board: Board): string[] {
  const held = board.players.reduce((sum, p) => sum + sizeOf(p.pool) + frozenDice(p), board.supply);
  const dice = held === board.dice ? [] : [`${held} dice on a table of ${board.dice}`];
  if (board.supply < 0) dice.push('the supply is below zero');
  return [...dice, ...board.players.flatMap(brokenFor)];
}
