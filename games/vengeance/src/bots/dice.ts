// The careful bot in Rolling: which sets to make, which dice to keep, when to bleed for a free hand.

import type { Command } from '../commands.ts';
import { freeSpaces } from '../health.ts';
import { type Handful, sizeOf, withoutWounds, woundsIn, written } from '../handful.ts';
import { activeIn, planOf } from '../plan.ts';
import { bitCount } from '../numbers.ts';
import { FIRST_ITEM, passives, setTile, tileNumber, tileOf, tilesOf, type Tile } from '../playerboard.ts';
import { whyNotAssignable } from '../spent.ts';
import type { Player } from '../state.ts';
import { useWorth } from './worth.ts';

/** A set more of the same is worth less; moves are wanted first, healing only for wounds. */
function setWorth(p: Player, tile: Tile): number {
  const plan = planOf(p);
  const held = p.sets.reduce((count, set) => (setTile(set) === tile.number ? count + 1 : count), 0);
  const moves = p.sets.reduce((count, set) => (isMoving(tileOf(p, setTile(set))) ? count + 1 : count), 0);
  const crowd = bitCount(activeIn(p, plan.minionsIn[p.room]!));
  let worth = useWorth(tile);
  if (isMoving(tile)) worth *= moves === 0 ? 1.5 : moves < 3 ? 1.1 : 0.7;
  else if (moves === 0 && crowd === 0) worth *= 0.9;
  if (tile.effects.every((effect) => effect.word === 'heal') && p.wounds === 0) worth *= 0.3;
  return worth * 0.92 ** held;
}

export const isMoving = (tile: Tile): boolean =>
  tile.effects.some((effect) => effect.word === 'move' || effect.word === 'jump');

/** The part of the pool that goes into a payment. */
function overlap(pool: Handful, payment: Handful): Handful {
  let kept = 0;
  for (let at = 0; at < 20; at += 4) kept += Math.min((pool >> at) & 15, (payment >> at) & 15) << at;
  return kept;
}

/** Chances that a die shows what is missing, face by face: M 2, others 1 of 6. */
function oddsOf(missing: Handful): number {
  let odds = 1;
  for (let at = 0; at < 20; at += 4) odds *= (at === 0 ? 0.45 : 0.28) ** ((missing >> at) & 15);
  return odds;
}

export interface Aim {
  readonly keep: Handful;
  readonly worth: number;
}

/** What of the pool to keep for one of these payments, and the odds of the rest. */
export function aimAt(payments: readonly Handful[], pool: Handful): Aim {
  let best: Aim = { keep: 0, worth: 0 };
  for (const payment of payments) {
    const keep = overlap(pool, payment);
    const worth = oddsOf(payment - keep);
    if (worth > best.worth) best = { keep, worth };
  }
  return best;
}

/** The set most worth aiming at with these dice, and what of the pool to keep for it. */
function bestAim(p: Player, limit: number): Aim {
  const pool = withoutWounds(p.pool);
  const { wild } = passives(p);
  let best: Aim = { keep: 0, worth: 0 };
  for (const tile of tilesOf(p).slice(0, FIRST_ITEM)) {
    if (tile.size === 0 || tile.size > limit || whyNotAssignable(p, tile) !== null) continue;
    const worth = setWorth(p, tile);
    for (const payment of wild ? tile.wildPayments : tile.payments) {
      const keep = overlap(pool, payment);
      const value = worth * oddsOf(payment - keep);
      if (value > best.worth) best = { keep, worth: value };
    }
  }
  return best;
}

/** Worth per die of a set, so that dear sets do not eat the supply. */
const density = (p: Player, option: Command & { do: 'assign' }): number => {
  const tile = tileOf(p, tileNumber(p, option.to)!);
  return setWorth(p, tile) / (tile.size + 0.6);
};

export const WORTH_TAKING = 0.22;

/** The best command now. */
export function bestCommand(p: Player, options: readonly Command[]): Command {
  const of = <W extends Command['do']>(word: W) =>
    options.filter((one): one is Command & { do: W } => one.do === word);
  const assigns = of('assign').toSorted(
    (a, b) => density(p, b) - density(p, a) || b.release.length - a.release.length || cheaper(a, b),
  );
  const [top] = assigns;
  if (top !== undefined && density(p, top) >= WORTH_TAKING) return top;
  const [take] = of('take');
  if (take !== undefined) return take;
  const wounds = woundsIn(p.pool);
  const free = sizeOf(p.pool) - wounds;
  const spaces = bitCount(freeSpaces(p));
  const bleed = of('assignWound').at(-1);
  if (bleed !== undefined && wounds >= 2 && free <= 2 && spaces > (free <= 1 ? 1 : 2)) return bleed;
  const aim = bestAim(p, free);
  const loose = withoutWounds(p.pool) - aim.keep;
  // Dice that cannot complete anything are not rolled again: that only brings wounds.
  const rolls = aim.worth > 0 ? of('roll') : [];
  if (aim.worth === 0 && bleed !== undefined) return bleed;
  if (rolls.length > 0) {
    const wanted = written(loose === 0 ? withoutWounds(p.pool) : loose);
    return rolls.find((one) => one.dice === wanted) ?? rolls.at(-1)!;
  }
  return of('endTurn')[0] ?? of('wait')[0] ?? of('stop')[0]!;
}

/** Of two payments, the one without double knives where they do nothing more. */
const cheaper = (a: Command & { do: 'assign' }, b: Command & { do: 'assign' }): number =>
  (a.to === 'punch' ? -1 : 1) * (doubles(a.dice) - doubles(b.dice));
const doubles = (dice: string): number => dice.split('D').length - 1;

const counted = new Map<string, number>();
/** The same, counted once. */
export function doublesIn({ dice }: Command & { do: 'assign' }): number {
  let n = counted.get(dice);
  if (n === undefined) counted.set(dice, (n = doubles(dice)));
  return n;
}
