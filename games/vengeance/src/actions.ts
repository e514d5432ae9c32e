// VG-ACT: the eight effects. Each asks for its target where there is one, and says whether it could be performed.

import type { Ask } from '@gravetable/kernel';
import { crossOut, damageable, dealDamage, enemiesIn, markEvaded, type Weapon } from './damage.ts';
import { enter } from './entering.ts';
import { recover, suffer } from './health.ts';
import { activeIn, planOf, roomNumber, type Leap } from './plan.ts';
import { SLIP } from './playerboard.ts';
import { piece, playerOf, procedure, type T } from './rulebook.ts';
import type { Player } from './state.ts';
import { awake, IMPOSSIBLE, inReach, PERFORMED, settled, SKIP, target, type Use } from './targets.ts';

/** VG-ACT-MOVE-02, VG-RULING-33: an active bouncer here stops Moves and Jumps, unless they SLIP. */
export const isHeld = (p: Player, modifiers: number): boolean => {
  const plan = planOf(p);
  return (modifiers & SLIP) === 0 && activeIn(p, plan.minionsIn[p.room]! & plan.ofType.bouncer) !== 0;
};

const NOWHERE: readonly never[] = [];
const ways = (t: T, v: Use): readonly string[] => {
  const p = playerOf(t, v.seat);
  return isHeld(p, v.modifiers) ? NOWHERE : planOf(p).moves[p.room]!;
};
const leaps = (t: T, v: Use): readonly Leap[] => {
  const p = playerOf(t, v.seat);
  return isHeld(p, v.modifiers) ? NOWHERE : planOf(p).leaps[p.room]!;
};

/** VG-ACT-MOVE Move: into an adjacent room. */
export const move = procedure<Use, number>('move')
  .ask('VG-ACT-MOVE-01', 'to', (t, v) => target(t, v, 'move', ways(t, v)), awake)
  .set('VG-ACT-MOVE-02', 'chosen', (t, v) => settled(t, v, v.to, () => ways(t, v)))
  .do('VG-ACT-MOVE-03', (t, v) => {
    if (v.chosen !== null && v.chosen !== SKIP) enter(t, v.seat, roomNumber(v.chosen), 'moved');
  })
  .return('VG-ENEMY-05', (_, v) => (v.chosen === null ? IMPOSSIBLE : PERFORMED))
  .end();

/** VG-ACT-JUMP Jump: through an adjacent room into another one beyond it; the room between is not visited. */
export const jump = procedure<Use, number>('jump')
  .ask('VG-ACT-JUMP-01', 'way', (t, v) => target(t, v, 'jump', leaps(t, v)), awake)
  .set('VG-ACT-JUMP-03', 'chosen', (t, v) => settled(t, v, v.way, () => leaps(t, v)))
  .do('VG-ACT-JUMP-04', (t, v) => {
    if (v.chosen !== null && v.chosen !== SKIP) enter(t, v.seat, roomNumber(v.chosen.to), 'jumped');
  })
  .return('VG-RULING-33', (_, v) => (v.chosen === null ? IMPOSSIBLE : PERFORMED))
  .end();

function targetsOf(t: T, v: Use, weapon: Weapon): string[] {
  const p = playerOf(t, v.seat);
  const { bits, boss } = inReach(p, weapon, v.modifiers);
  return damageable(p, bits, boss, weapon, v.modifiers, v.struck);
}

const askTarget = (t: T, v: Use, weapon: Weapon): Ask<string> | null =>
  target(t, v, weapon, targetsOf(t, v, weapon));

/** Damage what was chosen; the number of the enemy, for SPREAD. */
function strike(t: T, v: Use, chosen: string | null, weapon: Weapon): number {
  if (chosen === null) return IMPOSSIBLE;
  if (chosen === SKIP) return PERFORMED;
  const enemy = planOf(playerOf(t, v.seat)).enemyNumber.get(chosen)!;
  dealDamage(t, v.seat, enemy, weapon, v.modifiers);
  return enemy;
}

/** VG-ACT-HIT Hit: one damage to one enemy in the current room. */
export const hit = procedure<Use, number>('hit')
  .ask('VG-ACT-HIT-01', 'enemy', (t, v) => askTarget(t, v, 'hit'), awake)
  .set('VG-ACT-HIT-04', 'chosen', (t, v) => settled(t, v, v.enemy, () => targetsOf(t, v, 'hit')))
  .return('VG-ACT-HIT-02', (t, v) => strike(t, v, v.chosen, 'hit'))
  .end();

/** VG-ACT-SHOOT Shoot: one damage to one enemy next door, never in the current room. */
export const shoot = procedure<Use, number>('shoot')
  .ask('VG-ACT-SHOOT-01', 'enemy', (t, v) => askTarget(t, v, 'shoot'), awake)
  .set('VG-ACT-SHOOT-03', 'chosen', (t, v) => settled(t, v, v.enemy, () => targetsOf(t, v, 'shoot')))
  .return('VG-ACT-SHOOT-02', (t, v) => strike(t, v, v.chosen, 'shoot'))
  .end();

/** ALL(hit): every legal target in the current room when the effect starts. */
export const hitAll = procedure<Use, number>('hitAll')
  .set('VG-FIGHT-06a', 'targets', (t, v) => targetsOf(t, v, 'hit'))
  .do('VG-FIGHT-06b', (t, v) => {
    for (const one of v.targets) strike(t, v, one, 'hit');
  })
  .return('VG-FIGHT-07b', (_, v) => (v.targets.length === 0 ? IMPOSSIBLE : PERFORMED))
  .end();

function evadable(t: T, v: Use): string[] {
  const p = playerOf(t, v.seat);
  const plan = planOf(p);
  return enemiesIn(plan, activeIn(p, plan.minionsIn[p.room]! | plan.minionsNextTo[p.room]!));
}

/** VG-ACT-EVADE Evade: mark one active minion here or next door. */
export const evade = procedure<Use, number>('evade')
  .ask('VG-ACT-EVADE-01', 'enemy', (t, v) => target(t, v, 'evade', evadable(t, v)), awake)
  .set('VG-ACT-EVADE-01a', 'chosen', (t, v) => settled(t, v, v.enemy, () => evadable(t, v)))
  .do('VG-ACT-EVADE-02', (t, v) => {
    if (v.chosen === null || v.chosen === SKIP) return;
    markEvaded(t, v.seat, planOf(playerOf(t, v.seat)).enemyNumber.get(v.chosen)!);
  })
  .return('VG-ACT-EVADE-01b', (_, v) => (v.chosen === null ? IMPOSSIBLE : PERFORMED))
  .end();

function killable(t: T, v: Use): string[] {
  const p = playerOf(t, v.seat);
  const plan = planOf(p);
  return enemiesIn(plan, plan.minionsIn[p.room]! & ~p.dead);
}

/** VG-ACT-KILL Kill: cross out one minion here, whatever its type; never the boss. */
export const kill = procedure<Use, number>('kill')
  .ask('VG-ACT-KILL-01', 'enemy', (t, v) => target(t, v, 'kill', killable(t, v)), awake)
  .set('VG-ACT-KILL-02', 'chosen', (t, v) => settled(t, v, v.enemy, () => killable(t, v)))
  .do('VG-ACT-KILL-01a', (t, v) => {
    if (v.chosen === null || v.chosen === SKIP) return;
    crossOut(t, v.seat, planOf(playerOf(t, v.seat)).enemyNumber.get(v.chosen)!);
  })
  .return('VG-ACT-KILL-01b', (_, v) => (v.chosen === null ? IMPOSSIBLE : PERFORMED))
  .end();

/** VG-ACT-WOUND Wound: the leftmost free health space; without one it cannot be performed (VG-RULING-28). */
export const wound = procedure<Use, number>('wound')
  .set('VG-ACT-WOUND-01', 'suffered', (t, v) => suffer(playerOf(t, v.seat)))
  .return('VG-RULING-28', (t, v) => {
    if (v.suffered) t.tell?.({ kind: 'suffered', who: v.seat, pieces: [piece.health(v.seat)] });
    return v.suffered ? PERFORMED : IMPOSSIBLE;
  })
  .end();

/** VG-ACT-HEAL Heal: clear the leftmost wound. */
export const heal = procedure<Use, number>('heal')
  .set('VG-ACT-HEAL-01', 'recovered', (t, v) => recover(playerOf(t, v.seat)))
  .return('VG-ACT-HEAL-01a', (t, v) => {
    if (v.recovered) t.tell?.({ kind: 'healed', who: v.seat, n: 1, pieces: [piece.health(v.seat)] });
    return v.recovered ? PERFORMED : IMPOSSIBLE;
  })
  .end();
