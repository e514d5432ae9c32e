// Odds for whoever asks: which abilities a roll makes payable (every way the dice may fall is counted), and whether a
// room more is cleared in this round, which is tried.

import {
  CLOCK,
  isRecord,
  Look,
  said,
  type Below,
  type Json,
  type Prospect,
  type Play,
  type Seat,
} from '@gravetable/kernel';
import { careful } from './bots/careful.ts';
import {
  DIE,
  type Handful,
  holds,
  read,
  SIDES,
  sizeOf,
  withoutWounds,
  woundsIn,
  written,
} from './handful.ts';
import { isCleared, planOf } from './plan.ts';
import { FIRST_ITEM, isAlive, passives, tilesOf } from './playerboard.ts';
import type { Event } from './rulebook.ts';
import { whyNotAssignable } from './spent.ts';
import type { Board, Player } from './state.ts';
import type { View } from './view.ts';

type Game = Play<Board, Event, View>;

/** Every handful that so many dice may show, and in how many of the ways they fall. */
export function fallen(dice: number): ReadonlyMap<Handful, number> {
  let ways = new Map<Handful, number>([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<Handful, number>();
    for (const [hand, n] of ways)
      for (const side of SIDES) next.set(hand + DIE[side], (next.get(hand + DIE[side]) ?? 0) + n);
    ways = next;
  }
  return ways;
}

/** The dice that an answer rolls; as things stand all that may be rolled. */
function rolledBy(p: Player, answer: Json): Handful {
  if (answer === null) return withoutWounds(p.pool);
  if (!isRecord(answer) || answer['do'] !== 'roll' || typeof answer['dice'] !== 'string') return 0;
  const dice = read(answer['dice']);
  return dice === null || woundsIn(dice) > 0 || !holds(p.pool, dice) ? 0 : dice;
}

/** The abilities that each way of falling would pay for, the likeliest first; and whether a wound shows. */
function rollOdds(p: Player, dice: Handful): Prospect {
  const kept = p.pool - dice;
  const { wild } = passives(p);
  const ways = [...fallen(sizeOf(dice))];
  const all = SIDES.length ** sizeOf(dice);
  const chance = (holdsFor: (pool: Handful) => boolean): number =>
    ways.reduce((sum, [hand, n]) => sum + (holdsFor(kept + hand) ? n : 0), 0) / all;
  const payable = tilesOf(p)
    .slice(0, FIRST_ITEM)
    .filter((tile) => tile.size > 0 && whyNotAssignable(p, tile) === null)
    .map((tile) => ({
      says: said('odds.roll.pays', { ability: tile.id }),
      chance: chance((pool) => (wild ? tile.wildPayments : tile.payments).some((paid) => holds(pool, paid))),
    }));
  const wound = { says: said('odds.roll.wound'), chance: chance((pool) => woundsIn(pool) > woundsIn(kept)) };
  return {
    about: said('odds.roll', { n: sizeOf(dice), dice: written(dice) }),
    counted: [...payable.toSorted((a, b) => b.chance - a.chance), wound],
  };
}

/** Answers within a round; there are never so many. */
const LONGEST = 400;

/** Rooms of the den that are cleared. */
function clearedBy(p: Player): number {
  const plan = planOf(p);
  return plan.den.rooms.filter(({ index }) => isCleared(p, plan, index)).length;
}

/** Somebody careful plays the round on: is a room more cleared then? */
function clears(play: Game, seat: Seat, answer: Json, below: Below): boolean {
  const { board } = play.state;
  const { round } = board;
  const before = clearedBy(board.players[seat]!);
  const pending = play.pendingOf(seat);
  const checked = pending === undefined || answer === null ? null : play.check(pending, answer);
  if (pending !== undefined && checked !== null && 'value' in checked) play.put(pending, checked.value);
  for (let given = 0; given < LONGEST; given++) {
    const p = board.players[seat]!;
    if (clearedBy(p) > before) return true;
    if (play.over || board.round !== round || !isAlive(p)) return false;
    const next = play.pending.find((one) => one.seat !== CLOCK) ?? play.pending[0]!;
    play.put(
      next,
      next.seat === CLOCK ? play.ask(next).sample(below) : careful.choose(new Look(play, next), below),
    );
  }
  return false;
}

function roomOdds(sample: () => Game, seat: Seat, answer: Json, below: Below): Prospect {
  return {
    about: said('odds.clears'),
    ways: [said('odds.clears.yes'), said('odds.clears.no')],
    fall: () => (clears(sample(), seat, answer, below) ? 0 : 1),
  };
}

export function odds(sample: () => Game, seat: Seat, answer: Json, below: Below): readonly Prospect[] {
  const { board } = sample().state;
  const p = board.players[seat]!;
  if (!isAlive(p) || (board.phase !== 'rolling' && board.phase !== 'fighting')) return [];
  const dice = board.phase === 'rolling' && p.stand === 'rolling' ? rolledBy(p, answer) : 0;
  const all = clearedBy(p) === planOf(p).den.rooms.length;
  return [
    ...(dice === 0 ? [] : [rollOdds(p, dice)]),
    ...(all ? [] : [roomOdds(sample, seat, answer, below)]),
  ];
}
