// VG-BOARD and ledger 6.6: a den as the rules look at it, with its enemies as bits. Built once per den and boss.

import { BOSSES, type Boss } from './cards/bosses.ts';
import type { Den } from './cards/den.ts';
import { denOf } from './cards/dens.ts';
import type { EnemyType, MinionType } from './cards/ids.ts';
import { MINION_TYPES } from './cards/enemies.ts';
import { BOSS_IDS, SIDE_IDS } from './numbers.ts';
import type { Player } from './state.ts';

/** A way over two doors (VG-ACT-JUMP-01). */
export interface Leap {
  readonly via: string;
  readonly to: string;
}

export interface Plan {
  readonly den: Den;
  readonly boss: Boss;
  readonly bossRoom: number;
  /** The boss among the enemies, and its bit. */
  readonly bossNumber: number;
  readonly bossBit: number;
  readonly adjacent: readonly (readonly number[])[];
  readonly twoAway: readonly (readonly number[])[];
  /** By room: bits of the minions in it, bits of those next door, bits of rooms next door. */
  readonly minionsIn: readonly number[];
  readonly minionsNextTo: readonly number[];
  readonly roomsNextTo: readonly number[];
  /** By enemy type: bits of all of them. */
  readonly ofType: Readonly<Record<EnemyType, number>>;
  /** By room: what Move and Jump may choose. */
  readonly moves: readonly (readonly string[])[];
  readonly leaps: readonly (readonly Leap[])[];
  readonly typeOf: readonly EnemyType[];
  readonly roomOf: readonly number[];
  readonly enemyId: readonly string[];
  readonly enemyNumber: ReadonlyMap<string, number>;
  /** Minions that protect the boss while active in its room (VG-ENEMY-03, Roxy Kween). */
  readonly guards: number;
}

/** The room that a person calls `r5`. */
export const roomNumber = (id: string): number => Number(id.slice(1)) - 1;
export const roomId = (room: number): string => `r${room + 1}`;

const bitsOf = (numbers: readonly number[]): number => numbers.reduce((bits, n) => bits | (1 << n), 0);

function planFor(den: Den, boss: Boss): Plan {
  const minionsIn = den.rooms.map((room) => bitsOf(room.minions));
  const adjacent = den.rooms.map((room) => room.adjacent);
  const bitsOfType = (type: EnemyType): number =>
    bitsOf(den.enemies.filter((enemy) => enemy.type === type).map((enemy) => enemy.index));
  const types: readonly EnemyType[] = [...MINION_TYPES, 'boss'];
  const ofType = Object.fromEntries(types.map((type) => [type, bitsOfType(type)])) as Plan['ofType'];
  const protectors: MinionType[] = ['grunt'];
  if (boss.special.rule.word === 'protectBoss') protectors.push(boss.special.rule.minion);
  return {
    den,
    boss,
    bossRoom: den.bossRoom,
    bossNumber: den.boss,
    bossBit: 1 << den.boss,
    adjacent,
    twoAway: den.rooms.map((room) => room.twoAway),
    minionsIn,
    minionsNextTo: adjacent.map((rooms) => rooms.reduce((bits, room) => bits | minionsIn[room]!, 0)),
    roomsNextTo: adjacent.map(bitsOf),
    ofType,
    moves: adjacent.map((rooms) => rooms.map(roomId)),
    leaps: adjacent.map((rooms, from) =>
      rooms.flatMap((via) =>
        adjacent[via]!.filter((to) => to !== from).map((to) => ({ via: roomId(via), to: roomId(to) })),
      ),
    ),
    typeOf: den.enemies.map((enemy) => enemy.type),
    roomOf: den.enemies.map((enemy) => enemy.room),
    enemyId: den.enemies.map((enemy) => enemy.id),
    enemyNumber: new Map(den.enemies.map((enemy) => [enemy.id, enemy.index])),
    guards: protectors.reduce((bits, type) => bits | ofType[type], 0) & minionsIn[den.bossRoom]!,
  };
}

const PLANS: readonly (readonly Plan[])[] = SIDE_IDS.map((side) =>
  BOSS_IDS.map((boss) => planFor(denOf(side, boss), BOSSES[boss])),
);

export const planOf = ({ den, boss }: Pick<Player, 'den' | 'boss'>): Plan => PLANS[den]![boss]!;

/** Minions that are neither dead nor evaded, as bits (VG-ACT-EVADE-02). */
export const activeIn = (p: Player, bits: number): number => bits & ~p.dead & ~p.evaded;
export const bossLives = (p: Player, plan: Plan): boolean => (p.dead & plan.bossBit) === 0;
/** VG-ACT-HIT-08, VG-RULING-34: no active minion; the boss does not matter. */
export const isCleared = (p: Player, plan: Plan, room: number): boolean =>
  activeIn(p, plan.minionsIn[room]!) === 0;
export const isVisited = (p: Player, room: number): boolean => ((p.visited >> room) & 1) === 1;
