// The careful bot in Flashback and with loot: what to train, buy, heal and scout.

import type { FlashChoice } from '../flashactions.ts';
import type { Plan } from '../flashback.ts';
import { ROUNDS, TRAINING_TRACK, LOOT_TRACK } from '../cards/tracks.ts';
import { availableHealth } from '../health.ts';
import { activeIn, planOf } from '../plan.ts';
import { bitCount } from '../numbers.ts';
import {
  BASICS,
  charges,
  experience,
  FIRST_ITEM,
  tileNumber,
  tileOf,
  tilesOf,
  type Tile,
} from '../playerboard.ts';
import type { Board, Player } from '../state.ts';
import { tileWorth, useWorth } from './worth.ts';

const step = (values: readonly number[], count: number, by: number): number =>
  values[Math.min(count + by, values.length - 1)]! - values[Math.min(count, values.length - 1)]!;

/** What two experience are worth: points, and the best tile they bring nearer. */
function trainingWorth(p: Player, round: number): number {
  const points = step(TRAINING_TRACK.values, p.trained, 2);
  const wanted = bestTile(p);
  const lacks = wanted === null ? 0 : Math.max(0, wanted.price - experience(p));
  const brings =
    wanted === null || lacks === 0 ? 0 : (tileWorth(wanted) * (ROUNDS - round + 0.6)) / wanted.price;
  return points + Math.min(1.3, 1.6 * brings);
}

/** By hero and what is on the board. */
const bestTiles: (Tile | null | undefined)[] = [];

/** The ability worth most that is not on the board yet. */
function bestTile(p: Player): Tile | null {
  const at = (p.hero << FIRST_ITEM) | p.owned;
  let best = bestTiles[at];
  if (best === undefined) {
    const open = tilesOf(p)
      .slice(BASICS, FIRST_ITEM)
      .filter((tile) => (p.owned & tile.bit) === 0);
    best = open.toSorted((a, b) => tileWorth(b) / b.price - tileWorth(a) / a.price)[0] ?? null;
    bestTiles[at] = best;
  }
  return best;
}

function healingWorth(p: Player, how: 'space' | 'clear'): number {
  const health = availableHealth(p);
  const need = health <= 1 ? 2.6 : health === 2 ? 1.5 : 0.5;
  return how === 'space' ? 0.7 * need + 0.2 : need * Math.min(1, 0.5 * bitCount(p.wounds));
}

/** A free use this round; only what the den asks for. */
function reconWorth(p: Player, number: number): number {
  const tile = tileOf(p, number);
  const plan = planOf(p);
  const crowd = bitCount(activeIn(p, plan.minionsIn[p.room]!));
  const half = (p.half & tile.bit) !== 0;
  const fits =
    tile.id === 'dash' ? (crowd === 0 ? 1.1 : 0.9) : tile.id === 'punch' ? (crowd > 0 ? 1.1 : 0.8) : 0.95;
  const double = tile.recon === 2;
  return useWorth(tile) * fits * (double ? (half ? 1.6 : 0.35) : 1);
}

function purchaseWorth(p: Player, item: number, round: number): number {
  const tile = tileOf(p, FIRST_ITEM + item);
  return useWorth(tile) * (charges(p, item) === 0 ? 1.05 : 0.85) + 0.05 * (ROUNDS - round);
}

/** Later spaces are worth more, and are reached only over the earlier ones: count a step towards both. */
const lootWorth = (p: Player): number => step(LOOT_TRACK.values, p.loot, 3) / 3 + 0.2;

/** What an action brings now. */
export function actionWorth(p: Player, choice: FlashChoice, state: Board): number {
  const { round, phase } = state;
  const over = phase === 'resolution' && round === ROUNDS;
  switch (choice.action) {
    case 'training':
      return over ? step(TRAINING_TRACK.values, p.trained, 2) : trainingWorth(p, round);
    case 'loot':
      return lootWorth(p);
    case 'healing':
      return over ? 0 : healingWorth(p, choice.how!);
    case 'recon':
      return over ? -1 : reconWorth(p, tileNumber(p, choice.ability!)!);
    case 'purchase':
      return over ? -1 : purchaseWorth(p, tileNumber(p, choice.item!)! - FIRST_ITEM, round);
  }
}

/** Actions come before abilities, whatever they are worth. */
export const FIRST = 10;

/** Actions first, each slot for the best it offers; then abilities as long as they pay. */
export function bestPlan(p: Player, options: readonly Plan[], state: Board): Plan {
  let best: Plan = options.at(-1)!;
  let most = 0;
  for (const option of options) {
    if (option.do === 'done') continue;
    const worth =
      option.do === 'buy'
        ? purchaseOf(p, option.ability, option.replace, state.round)
        : FIRST + actionWorth(p, option, state);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}

export function purchaseOf(p: Player, ability: string, replace: string | undefined, round: number): number {
  const gain = tileWorth(tileOf(p, tileNumber(p, ability)!));
  const lost = replace === undefined ? 0 : tileWorth(tileOf(p, tileNumber(p, replace)!)) + 0.3;
  return (gain - lost) * (ROUNDS - round + 1) - 0.1;
}
