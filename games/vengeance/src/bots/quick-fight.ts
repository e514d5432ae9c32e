// A fight at a glance: what every set, mark and item would do from where the hero stands, and who to strike. The numbers were found
// by play.

import type { One } from '@gravetable/kernel';
import { isHeld } from '../actions.ts';
import { whyNotBoss } from '../damage.ts';
import type { MinionType } from '../cards/ids.ts';
import type { Act, Effect } from '../effects.ts';
import { availableHealth } from '../health.ts';
import { bitCount } from '../numbers.ts';
import { activeIn, bossLives, planOf, roomNumber, type Leap, type Plan } from '../plan.ts';
import { FIRST_ITEM, charges, setTile, tileNumber, tilesOf, type Tile } from '../playerboard.ts';
import type { Used } from '../sources.ts';
import type { Board, Player } from '../state.ts';
import { ROUNDS } from '../cards/tracks.ts';
import type { Taste } from './quick-taste.ts';

/** Den and boss as a fight asks for them. */
interface Ground {
  /** By room: rooms so many doors away or nearer, as bits. */
  readonly near: readonly (readonly number[])[];
  readonly loot: number;
  readonly objectives: number;
}
const grounds = new WeakMap<Plan, Ground>();
function groundOf(plan: Plan): Ground {
  const known = grounds.get(plan);
  if (known !== undefined) return known;
  const near: number[][] = [plan.adjacent.map((_, room) => 1 << room)];
  for (let steps = 1; steps <= 6; steps++)
    near.push(
      near[steps - 1]!.map((rooms) =>
        plan.roomsNextTo.reduce((all, next, room) => (((rooms >> room) & 1) === 1 ? all | next : all), rooms),
      ),
    );
  const bits = (has: (room: Plan['den']['rooms'][number]) => boolean): number =>
    plan.den.rooms.reduce((all, room) => (has(room) ? all | (1 << room.index) : all), 0);
  const ground: Ground = {
    near,
    loot: bits(({ loot }) => loot > 0),
    objectives: bits(({ objective }) => objective !== null),
  };
  grounds.set(plan, ground);
  return ground;
}

/** Strikes that what is still unused may bring. */
const STRIKES = new WeakMap<Tile, number>();
function strikesOf(tile: Tile): number {
  let n = STRIKES.get(tile);
  if (n === undefined) {
    n = 0;
    for (const effect of tile.effects) {
      const word = actOf(effect)?.word;
      if (word === 'hit' || word === 'kill') n += effect.word === 'bonus' ? 0.5 : 1;
      else if (word === 'shoot') n += 0.5;
      else if (effect.word === 'all') n += 2;
      else if (word === 'evade') n += 0.7;
    }
    STRIKES.set(tile, n);
  }
  return n;
}

function actOf(effect: Effect): Act | null {
  switch (effect.word) {
    case 'bonus':
    case 'perHealth':
    case 'all':
      return effect.act;
    case 'guard':
    case 'flash':
    case 'next':
      return null;
    default:
      return effect;
  }
}

/** A seat's fight as it stands now. */
class Fight {
  readonly #p: Player;
  readonly #plan: Plan;
  readonly #ground: Ground;
  readonly #taste: Taste;
  readonly #here: number;
  readonly #round: number;
  /** Rooms that have something to offer, as bits. */
  readonly #wanted: number;
  #strikes = -1;
  #best = Number.NaN;

  constructor(board: Board, p: Player, taste: Taste) {
    this.#p = p;
    this.#taste = taste;
    this.#round = board.round;
    const plan = planOf(p);
    this.#plan = plan;
    this.#ground = groundOf(plan);
    this.#here = activeIn(p, plan.minionsIn[p.room]!);
    this.#wanted =
      (this.#ground.loot & ~p.visited) |
      (this.#ground.objectives & ~p.objectives) |
      (bossLives(p, plan) ? 1 << plan.bossRoom : 0);
  }

  /** How often somebody may still be struck. */
  get strikes(): number {
    if (this.#strikes >= 0) return this.#strikes;
    const p = this.#p;
    const tiles = tilesOf(p);
    let n = 0;
    for (const set of p.sets) n += strikesOf(tiles[setTile(set)]!);
    for (let left = p.recon; left !== 0; left &= left - 1)
      n += strikesOf(tiles[31 - Math.clz32(left & -left)]!);
    for (let item = 0; item < 4; item++) if (charges(p, item) > 0) n += strikesOf(tiles[FIRST_ITEM + item]!);
    return (this.#strikes = n);
  }

  /** What standing in a room would be worth, with strikes left to clear it. */
  room(room: number): number {
    const p = this.#p;
    const plan = this.#plan;
    const taste = this.#taste;
    const bit = 1 << room;
    const there = activeIn(p, plan.minionsIn[room]!);
    const crowd = bitCount(there) + bitCount(there & plan.ofType.toughGuy & ~p.dotted);
    const left = Math.max(0, crowd - this.strikes);
    let worth = 0;
    if ((p.visited & bit) === 0) worth += taste.visit;
    const { loot, objective } = plan.den.rooms[room]!;
    const icons = loot - ((p.looted >> (2 * room)) & 3);
    const share = left === 0 ? 1 : 1 / (1 + taste.crowd * left);
    if (icons > 0 && ((p.visited & bit) === 0 || there !== 0)) worth += taste.loot * icons * share;
    if (objective !== null && (p.objectives & bit) === 0) worth += taste.objective * objective.value * 0.3;
    if (room === plan.bossRoom && bossLives(p, plan)) worth += taste.boss * Math.min(1, this.strikes / 2);
    const near = activeIn(p, plan.minionsNextTo[room]!);
    const wounds =
      Math.max(0, bitCount(there & (plan.ofType.henchman | plan.ofType.gunman)) - this.strikes) +
      bitCount(near & plan.ofType.gunman) +
      (room === plan.bossRoom && bossLives(p, plan) ? 1 : 0);
    const health = availableHealth(p);
    worth -=
      wounds *
      taste.danger *
      (wounds >= health ? 1 + taste.frail * 4 : 1) *
      (health <= 2 ? 1 + taste.frail : 1);
    if (this.#round < ROUNDS) worth -= taste.far * this.#distance(room);
    return worth;
  }

  #distance(room: number): number {
    const wanted = this.#wanted & ~(1 << room);
    const { near } = this.#ground;
    for (let steps = 1; steps < near.length; steps++) if ((near[steps]![room]! & wanted) !== 0) return steps;
    return 4;
  }

  /** The best room next door, against this one. */
  get onward(): number {
    if (!Number.isNaN(this.#best)) return this.#best;
    const own = this.room(this.#p.room);
    let best = -Infinity;
    for (const room of this.#plan.adjacent[this.#p.room]!) best = Math.max(best, this.room(room));
    return (this.#best = best - own);
  }

  get isBossHere(): boolean {
    const p = this.#p;
    const plan = this.#plan;
    return p.room === plan.bossRoom && whyNotBoss(p, plan, 'hit', 0) === null;
  }

  /** What a tile would do, effect by effect, until one cannot be done. */
  tile(tile: Tile): number {
    const p = this.#p;
    const plan = this.#plan;
    const taste = this.#taste;
    let worth = 0;
    let here = bitCount(plan.minionsIn[p.room]! & ~p.dead);
    let active = bitCount(this.#here);
    const boss = this.isBossHere;
    let near = bitCount(activeIn(p, plan.minionsNextTo[p.room]!));
    let moved = false;
    for (const effect of tile.effects) {
      const act = actOf(effect);
      const isMust = act !== null && !act.optional && effect.word !== 'bonus';
      const share = effect.word === 'bonus' ? 0.5 : 1;
      if (act === null) {
        if (effect.word !== 'next') worth += taste[effect.word as 'guard' | 'flash'];
        continue;
      }
      switch (act.word) {
        case 'hit':
          if (effect.word === 'all') {
            if (!moved && here === 0 && !boss) return worth;
            worth += moved ? taste.again : taste.hit * (active + (boss ? taste.bossHit : 0));
            break;
          }
          if (moved) worth += share * taste.again;
          else if (active > 0) {
            active--;
            here--;
            worth += share * (taste.hit + (active === 0 ? taste.clear : 0));
          } else if (boss) worth += share * taste.bossHit;
          else if (here > 0) {
            here--;
            worth += share * taste.hit * 0.5;
          } else if (isMust) return worth;
          break;
        case 'kill':
          if (!moved && here === 0) return worth;
          worth += taste.kill + (active === 1 ? taste.clear : 0);
          break;
        case 'shoot':
          if (moved) worth += share * taste.again * 0.7;
          else if (near > 0) {
            near--;
            worth += share * taste.shoot;
          } else if (isMust) return worth;
          break;
        case 'evade':
          if (active + near === 0) {
            if (isMust) return worth;
          } else worth += taste.evade * (active > 0 ? 1.5 : 1);
          break;
        case 'heal':
          if (p.wounds === 0) {
            if (isMust) return worth;
          } else worth += taste.heal * (availableHealth(p) <= 1 ? 2 : 1);
          break;
        case 'wound':
          worth += taste.wound * (availableHealth(p) <= 2 ? 3 : 1);
          break;
        case 'move':
        case 'jump':
          if (isHeld(p, tile.modifiers)) {
            if (isMust) return worth;
            break;
          }
          worth +=
            (moved ? 0.5 : 1) * this.onward - taste.stay - (active > 0 && this.strikes > 1 ? taste.leave : 0);
          moved = true;
          break;
      }
    }
    return worth;
  }

  /** How much an enemy had best be struck. */
  enemy(number: number): number {
    const p = this.#p;
    const plan = this.#plan;
    const taste = this.#taste;
    if (number === plan.bossNumber) return taste.bossHit;
    const bit = 1 << number;
    const type = plan.typeOf[number]!;
    const shaken = type === 'toughGuy' && (p.dotted & bit) !== 0;
    let worth = shaken ? taste.dotted : type === 'grunt' ? 0 : taste[type as Exclude<MinionType, 'grunt'>];
    if ((plan.guards & bit) !== 0) worth += taste.guardian;
    if ((p.evaded & bit) !== 0) worth -= taste.evade;
    const room = plan.roomOf[number]!;
    const others = activeIn(p, plan.minionsIn[room]!) & ~bit;
    if (others === 0) worth += taste.clear;
    return worth;
  }
}

type End = { readonly do: 'done' | 'startDone' };
const isEnd = (option: Used | End): option is End => option.do === 'done' || option.do === 'startDone';

export function quickSource(board: Board, { seat, options }: One<never>, taste: Taste): unknown {
  if (options.length === 1) return options[0];
  const p = board.players[seat]!;
  const fight = new Fight(board, p, taste);
  let best: unknown = null;
  let most = -Infinity;
  for (const option of options as readonly (Used | End)[]) {
    let worth: number;
    if (isEnd(option)) worth = taste.done;
    else {
      const id = 'item' in option ? option.item : option.ability;
      const tile = tilesOf(p)[tileNumber(p, id)!]!;
      worth = fight.tile(tile);
      if (option.do === 'useItem') worth -= board.round === ROUNDS ? 0 : taste.item;
    }
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}

const SKIPPED = 0;
export function quickTarget(
  board: Board,
  { seat, options }: One<never>,
  taste: Taste,
  walks: boolean,
): unknown {
  if (options.length === 1) return options[0];
  const p = board.players[seat]!;
  const plan = planOf(p);
  const fight = new Fight(board, p, taste);
  let best: unknown = null;
  let most = -Infinity;
  for (const option of options as readonly (string | Leap)[]) {
    const worth =
      option === 'skip'
        ? walks
          ? fight.room(p.room)
          : SKIPPED
        : typeof option !== 'string'
          ? fight.room(roomNumber(option.to))
          : walks
            ? fight.room(roomNumber(option))
            : fight.enemy(plan.enemyNumber.get(option)!);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}
