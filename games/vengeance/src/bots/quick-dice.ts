// `bestCommand` from tables: what a pool may still become for a tile is worked out once.

import type { Command } from '../commands.ts';
import { freeSpaces } from '../health.ts';
import { type Handful, sizeOf, withoutWounds, woundsIn, written } from '../handful.ts';
import { activeIn, planOf } from '../plan.ts';
import { bitCount } from '../numbers.ts';
import { FIRST_ITEM, passives, setTile, tileNumber, tilesOf, type Tile } from '../playerboard.ts';
import { whyNotAssignable } from '../spent.ts';
import type { Player } from '../state.ts';
import { aimAt, type Aim, doublesIn, isMoving, WORTH_TAKING } from './dice.ts';
import { useWorth } from './worth.ts';

const TILES = 16;

/** What does not change about a tile. */
interface Gist {
  readonly worth: number;
  readonly moves: boolean;
  readonly heals: boolean;
  /** By handful, without and with WILD: what to keep for it, and the odds of the rest. */
  readonly aims: readonly [Map<Handful, Aim>, Map<Handful, Aim>];
}
const gists: (Gist | undefined)[] = [];
const gistOf = (p: Player, tile: Tile): Gist =>
  (gists[p.hero * TILES + tile.number] ??= {
    worth: useWorth(tile),
    moves: isMoving(tile),
    heals: tile.effects.every(({ word }) => word === 'heal'),
    aims: [new Map(), new Map()],
  });

function aimOf(gist: Gist, tile: Tile, wild: boolean, pool: Handful): Aim {
  const known = gist.aims[wild ? 1 : 0];
  let aim = known.get(pool);
  if (aim === undefined) known.set(pool, (aim = aimAt(wild ? tile.wildPayments : tile.payments, pool)));
  return aim;
}

const FADES = [1, 0.92, 0.92 ** 2, 0.92 ** 3, 0.92 ** 4, 0.92 ** 5, 0.92 ** 6, 0.92 ** 7, 0.92 ** 8] as const;

/** What sets are worth to somebody now, tile by tile. */
class Worths {
  readonly #p: Player;
  readonly #moves: number;
  readonly #isIdle: boolean;

  constructor(p: Player) {
    this.#p = p;
    let moves = 0;
    for (const set of p.sets) if (gistOf(p, tilesOf(p)[setTile(set)]!).moves) moves++;
    this.#moves = moves;
    this.#isIdle = moves === 0 && activeIn(p, planOf(p).minionsIn[p.room]!) === 0;
  }

  of(tile: Tile): number {
    const { worth, moves, heals } = gistOf(this.#p, tile);
    const { sets } = this.#p;
    let held = 0;
    for (let at = 0; at < sets.length; at++) if (setTile(sets[at]!) === tile.number) held++;
    let sum = worth;
    if (moves) sum *= this.#moves === 0 ? 1.5 : this.#moves < 3 ? 1.1 : 0.7;
    else if (this.#isIdle) sum *= 0.9;
    if (heals && this.#p.wounds === 0) sum *= 0.3;
    return sum * (FADES[held] ?? 0);
  }
}

function bestAim(p: Player, pool: Handful, limit: number, worths: Worths): Aim {
  const { wild } = passives(p);
  const tiles = tilesOf(p);
  let keep = 0;
  let most = 0;
  for (let n = 0; n < FIRST_ITEM; n++) {
    const tile = tiles[n]!;
    if (tile.size === 0 || tile.size > limit || whyNotAssignable(p, tile) !== null) continue;
    const aim = aimOf(gistOf(p, tile), tile, wild, pool);
    const worth = worths.of(tile) * aim.worth;
    if (worth > most) {
      most = worth;
      keep = aim.keep;
    }
  }
  return { keep, worth: most };
}

const writings = new Map<Handful, string>();
function writingOf(dice: Handful): string {
  let text = writings.get(dice);
  if (text === undefined) writings.set(dice, (text = written(dice)));
  return text;
}

type Assign = Command & { readonly do: 'assign' };

/** Of two sets that are worth as much: more wound dice released, then cheaper. */
function isBetter(one: Assign, than: Assign): boolean {
  const released = one.release.length - than.release.length;
  if (released !== 0) return released > 0;
  const doubles = doublesIn(one) - doublesIn(than);
  return one.to === 'punch' ? doubles > 0 : doubles < 0;
}

/** The set worth most for its dice, if any is worth them. */
function bestSet(p: Player, options: readonly Command[], worths: Worths): Command | null {
  let best: Assign | null = null;
  let most = 0;
  let number = -1;
  let density = 0;
  for (const option of options) {
    if (option.do !== 'assign') break;
    const own = tileNumber(p, option.to)!;
    if (own !== number) {
      number = own;
      const tile = tilesOf(p)[own]!;
      density = worths.of(tile) / (tile.size + 0.6);
    }
    if (best === null || density > most || (density === most && isBetter(option, best))) {
      best = option;
      most = density;
    }
  }
  return most >= WORTH_TAKING ? best : null;
}

/** The command that `bestCommand` would give. */
export function quickCommand(p: Player, options: readonly Command[]): Command {
  const worths = new Worths(p);
  const set = bestSet(p, options, worths);
  if (set !== null) return set;
  let bleed: Command | null = null;
  let rolls = -1;
  let last = -1;
  let end: Command | null = null;
  for (let at = 0; at < options.length; at++) {
    const option = options[at]!;
    switch (option.do) {
      case 'take':
        return option;
      case 'assignWound':
        bleed = option;
        break;
      case 'roll':
        if (rolls < 0) rolls = at;
        last = at;
        break;
      case 'endTurn':
      case 'wait':
      case 'stop':
        end ??= option;
        break;
      default:
    }
  }
  const pool = withoutWounds(p.pool);
  const wounds = woundsIn(p.pool);
  const free = sizeOf(pool);
  if (bleed !== null && wounds >= 2 && free <= 2 && bitCount(freeSpaces(p)) > (free <= 1 ? 1 : 2))
    return bleed;
  const aim = bestAim(p, pool, free, worths);
  if (aim.worth === 0) return bleed ?? end!;
  if (rolls < 0) return end!;
  const loose = pool - aim.keep;
  // All that is loose comes first of the rolls.
  if (loose === 0 || loose === pool) return options[rolls]!;
  const wanted = writingOf(loose);
  for (let at = rolls; at <= last; at++) {
    const option = options[at]!;
    if (option.do === 'roll' && option.dice === wanted) return option;
  }
  return options[last]!;
}
