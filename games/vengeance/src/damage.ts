// VG-ACT-HIT-02…08, VG-ENEMY-03, -04: who can be damaged, and what damage does.

import type { Blocked, Seat } from '@gravetable/kernel';
import type { MinionType } from './cards/ids.ts';
import { train } from './flashactions.ts';
import { sufferFrom } from './health.ts';
import { activeIn, bossLives, planOf, roomId, type Plan } from './plan.ts';
import { CRUSH, CRUSH_HITS, heroOf, passives, PIERCE } from './playerboard.ts';
import { piece, playerOf, type T } from './rulebook.ts';
import { roomName } from './said.ts';
import type { Player } from './state.ts';

export type Weapon = 'hit' | 'shoot';

/** Why the boss cannot be damaged now, or null when it can (VG-RULING-29, -30, -69). */
export function whyNotBoss(
  p: Player,
  plan: Plan,
  weapon: Weapon,
  modifiers: number,
): readonly [string, string] | null {
  if (!bossLives(p, plan)) return ['ILLEGAL_TARGET', 'VG-ENEMY-02'];
  if (weapon === 'shoot' && heroOf(p).trait.rule.word === 'shootEvades')
    return ['ILLEGAL_TARGET', 'VG-RULING-58'];
  const special = plan.boss.special.rule;
  if (special.word === 'bossLossLimit' && p.bossLostNow >= special.spaces)
    return ['ILLEGAL_TARGET', 'VG-RULING-69'];
  if ((modifiers & PIERCE) !== 0) return null;
  if (activeIn(p, plan.guards) !== 0) return ['BOSS_PROTECTED', 'VG-ACT-HIT-04'];
  return special.word === 'bossImmune' && weapon === special.to ? ['TRAIT_FORBIDS', 'VG-GEN-04'] : null;
}

/** The boss, dimmed, where it is in reach but cannot be damaged. */
export function bossBlocked(
  p: Player,
  weapon: Weapon,
  modifiers: number,
  inReach: boolean,
): readonly Blocked<string>[] {
  const why = inReach ? whyNotBoss(p, planOf(p), weapon, modifiers) : null;
  return why === null ? [] : [['boss', ...why]];
}

/**
 * The enemies among these that may take damage, in canonical order. `struck` are those that SPREAD has used up.
 * Shadowman's Shoot looks for active minions only (VG-RULING-58); Don Zemun puts his grunts first.
 */
export function damageable(
  p: Player,
  bits: number,
  bossInReach: boolean,
  weapon: Weapon,
  modifiers: number,
  struck: number,
): string[] {
  const plan = planOf(p);
  const evades = weapon === 'shoot' && heroOf(p).trait.rule.word === 'shootEvades';
  let targets = (evades ? activeIn(p, bits) : bits & ~p.dead) & ~struck;
  if (bossInReach && (struck & plan.bossBit) === 0 && whyNotBoss(p, plan, weapon, modifiers) === null)
    targets |= plan.bossBit;
  const special = plan.boss.special.rule;
  if (weapon === 'shoot' && special.word === 'shootFirst') {
    const first = targets & plan.ofType[special.minion];
    if (first !== 0) targets = first;
  }
  return enemiesIn(plan, targets);
}

/** The ids of these enemies, in canonical order (VG-RULING-65, -77). */
export function enemiesIn(plan: Plan, bits: number): string[] {
  const ids: string[] = [];
  for (let left = bits; left !== 0; left &= left - 1) ids.push(plan.enemyId[31 - Math.clz32(left & -left)]!);
  return ids;
}

/** VG-ACT-HIT-05, -06 Cross out a Boss Track space; the last marked one kills. */
function damageBoss(t: T, seat: Seat, plan: Plan): void {
  const p = playerOf(t, seat);
  p.bossLost += 1;
  p.bossLostNow += 1;
  const left = plan.boss.health - p.bossLost;
  t.tell?.({ kind: 'bossHit', who: seat, boss: plan.boss.id, n: left, pieces: [piece.enemy(seat, 'boss')] });
  if (left === 0) {
    p.dead |= plan.bossBit;
    t.tell?.({ kind: 'bossKilled', who: seat, boss: plan.boss.id, pieces: [piece.enemy(seat, 'boss')] });
  }
  if (p.bossLostNow === 1 && passives(p).xpOnBoss) train(t, seat, 1);
}

/** Cross out a minion. */
export function crossOut(t: T, seat: Seat, enemy: number): void {
  const p = playerOf(t, seat);
  p.dead |= 1 << enemy;
  p.dotted &= ~(1 << enemy);
  tellEnemy(t, seat, 'killed', enemy);
}

function tellEnemy(t: T, seat: Seat, kind: string, enemy: number): void {
  if (t.tell === null) return;
  const plan = planOf(playerOf(t, seat));
  const room = roomName(t, seat, roomId(plan.roomOf[enemy]!));
  const pieces = [piece.enemy(seat, plan.enemyId[enemy]!)];
  t.tell({ kind, who: seat, enemy: plan.typeOf[enemy]!, room, pieces });
}

/** VG-ACT-EVADE-01 Mark a minion: it is inactive until the end of the round. */
export function markEvaded(t: T, seat: Seat, enemy: number): void {
  playerOf(t, seat).evaded |= 1 << enemy;
  tellEnemy(t, seat, 'evaded', enemy);
}

/** One damage by Hit or Shoot (VG-ACT-SHOOT-02). */
export function dealDamage(t: T, seat: Seat, enemy: number, weapon: Weapon, modifiers: number): void {
  const p = playerOf(t, seat);
  const plan = planOf(p);
  if (weapon === 'shoot' && heroOf(p).trait.rule.word === 'shootEvades') return markEvaded(t, seat, enemy);
  if (enemy === plan.bossNumber) return damageBoss(t, seat, plan);
  const bit = 1 << enemy;
  const crushed = (modifiers & CRUSH) !== 0 || (weapon === 'hit' && (modifiers & CRUSH_HITS) !== 0);
  if (plan.typeOf[enemy] === 'toughGuy' && !crushed && (p.dotted & bit) === 0) {
    p.dotted |= bit;
    return tellEnemy(t, seat, 'dotted', enemy);
  }
  crossOut(t, seat, enemy);
  const special = plan.boss.special.rule;
  if (special.word === 'woundOnDeath' && special.minion === (plan.typeOf[enemy] as MinionType))
    sufferFrom(t, seat, plan.boss.name);
}
