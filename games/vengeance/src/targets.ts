// VG-RULING-26, -65, -75: the questions for targets: who may be chosen, how it is said, what the clock would choose.

import {
  choose,
  refuse,
  said,
  type Aside,
  type Ask,
  type Blocked,
  type Json,
  type Refusal,
  type Said,
  type Seat,
} from '@gravetable/kernel';
import { bossBlocked, type Weapon } from './damage.ts';
import { bitCount } from './numbers.ts';
import { planOf, roomId, type Leap } from './plan.ts';
import { FIRST_ITEM, RANGE2, REACH, tileOf } from './playerboard.ts';
import { piece, playerOf, type T } from './rulebook.ts';
import { roomName } from './said.ts';
import type { Player } from './state.ts';

/** One effect of a tile in use. */
export type Use = {
  readonly seat: Seat;
  /** Bracketed: may be skipped, and does not end the tile when impossible. */
  readonly optional: boolean;
  readonly modifiers: number;
  /** Enemies already damaged by this use, as bits (SPREAD). */
  readonly struck: number;
  /** The tile in use, which of its effects this is, and how many there are in this run; games begun before this was kept have none. */
  readonly tile: number | undefined;
  readonly step: number | undefined;
  readonly steps: number | undefined;
};

/** What an effect returns: it could not be performed, it was (or was skipped), or which enemy it damaged. */
export const IMPOSSIBLE = -2;
export const PERFORMED = -1;
export const SKIP = 'skip';

/** What a screen may want to know about a choice of targets. */
class Targets<A extends string | Leap> implements Aside<A> {
  readonly kind: string;
  readonly #t: T;
  readonly #use: Use;

  constructor(kind: string, t: T, use: Use) {
    this.kind = kind;
    this.#t = t;
    this.#use = use;
  }

  /** What is in use, and how far it is: `One-Two, 1 of 2`. */
  get about(): { readonly [key: string]: Json } {
    const { seat, tile, step = 1, steps = 1 } = this.#use;
    if (tile === undefined) return {};
    const { id } = tileOf(playerOf(this.#t, seat), tile);
    return { source: { id: `${tile < FIRST_ITEM ? 'ability' : 'item'}.${id}` }, tile: id, step, steps };
  }

  says(option: A): Said {
    const { seat } = this.#use;
    const room = (id: string): string => roomName(this.#t, seat, id);
    if (typeof option !== 'string')
      return said('option.leap', { room: room(option.via), room2: room(option.to) });
    if (option === SKIP) return said('option.skip');
    return isRoom(option) ? said('option.room', { room: room(option) }) : sayEnemy(this.#t, seat, option);
  }

  touches(option: A): string[] {
    const { seat } = this.#use;
    if (typeof option !== 'string') return [piece.room(seat, option.via), piece.room(seat, option.to)];
    if (option === SKIP) return [];
    return [isRoom(option) ? piece.room(seat, option) : piece.enemy(seat, option)];
  }

  /** The boss in reach that cannot be damaged. */
  get blocked(): readonly Blocked<A>[] {
    if (this.kind !== 'hit' && this.kind !== 'shoot') return [];
    const p = playerOf(this.#t, this.#use.seat);
    const { modifiers } = this.#use;
    const { boss } = inReach(p, this.kind, modifiers);
    return bossBlocked(p, this.kind, modifiers, boss) as readonly Blocked<string>[] as readonly Blocked<A>[];
  }

  explain(): Refusal {
    return refuse('ILLEGAL_TARGET');
  }
}

const isRoom = (id: string): boolean => /^r\d+$/.test(id);

/** The question for a target, or null when there is none: then nothing is asked (VG-RULING-75). */
export function target<A extends string | Leap>(
  t: T,
  v: Use,
  kind: string,
  targets: readonly A[],
): Ask<A | 'skip'> | null {
  if (targets.length === 0) return null;
  return choose<A | 'skip'>(v.seat, v.optional ? [SKIP, ...targets] : targets, new Targets(kind, t, v));
}

function sayEnemy(t: T, seat: Seat, id: string): Said {
  const plan = planOf(playerOf(t, seat));
  if (id === 'boss') return said('option.boss', { boss: plan.boss.id });
  const enemy = plan.enemyNumber.get(id)!;
  const room = roomName(t, seat, roomId(plan.roomOf[enemy]!));
  const shaken = ((playerOf(t, seat).dotted >> enemy) & 1) === 1;
  // Two of a kind in one room are told apart by their numbers.
  const type = plan.typeOf[enemy]!;
  const alike = bitCount(plan.minionsIn[plan.roomOf[enemy]!]! & plan.ofType[type]);
  const n = alike > 1 ? Number(id.split('.')[2]) : 0;
  return said(shaken ? 'option.shakenEnemy' : 'option.enemy', { enemy: type, room, n });
}

/** Questions close when the clock has ended the seat's phase. */
export const awake = (t: T, v: Use): boolean => !playerOf(t, v.seat).expired;

/** VG-RULING-65 What the clock chooses in the seat's place: to skip, or the first target. */
export function settled<A>(
  t: T,
  v: Use,
  answer: A | 'skip' | null,
  targets: () => readonly A[],
): A | 'skip' | null {
  if (answer !== null || awake(t, v)) return answer;
  return v.optional ? SKIP : (targets()[0] ?? null);
}

/** Enemies in reach of a weapon, as bits of minions and whether the boss is among them. */
export function inReach(p: Player, weapon: Weapon, modifiers: number): { bits: number; boss: boolean } {
  const plan = planOf(p);
  const { room } = p;
  const near = plan.roomsNextTo[room]!;
  const far = (modifiers & RANGE2) !== 0 ? plan.twoAway[room]! : [];
  if (weapon === 'hit') {
    const reaches = (modifiers & REACH) !== 0;
    return {
      bits: plan.minionsIn[room]! | (reaches ? plan.minionsNextTo[room]! : 0),
      boss: plan.bossRoom === room || (reaches && ((near >> plan.bossRoom) & 1) === 1),
    };
  }
  return {
    bits: far.reduce((bits, there) => bits | plan.minionsIn[there]!, plan.minionsNextTo[room]!),
    boss: ((near >> plan.bossRoom) & 1) === 1 || far.includes(plan.bossRoom),
  };
}
