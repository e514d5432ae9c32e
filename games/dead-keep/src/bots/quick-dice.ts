// Before and after the dice, and Attacks on the party, at a glance.

import { nextTargets } from '../combat/allot.ts';
import type { Blow } from '../combat/blow.ts';
import type { Boost } from '../combat/boosts.ts';
import { bonusOf, isHit } from '../combat/numbers.ts';
import type { SureShot } from '../combat/roll.ts';
import { EQUIPMENT } from '../cards/box.ts';
import { WAIVED_MANA } from '../classes.ts';
import type { Hit } from '../enemies/hits.ts';
import { statsOf } from '../enemies/packs.ts';
import { skillBy } from '../skills.ts';
import type { Board, Who } from '../state.ts';
import { armed, armKey, type Arm } from './quick-arms.ts';
import { fieldOf } from './quick-field.ts';
import { Fight, manaPrice } from './quick-fight.ts';
import type { Taste } from './quick-taste.ts';

const armOf = (board: Board, { who, card, line }: Blow): Arm | undefined =>
  armed(board.party[who]!).by.get(armKey(card, line));

/** What is bought before a roll, where it is worth its Mana. */
export function quickBoost(board: Board, blow: Blow, options: readonly Boost[], taste: Taste): Boost {
  const arm = armOf(board, blow);
  let best = options[0]!;
  if (arm === undefined) return best;
  const fight = new Fight(board, blow.who, taste);
  const { mana, zone } = board.party[blow.who]!;
  const price = manaPrice(mana, taste);
  const crushed = (blow.crush ?? 0) * arm.odds;
  let [pen, each, hits] = [arm.pen, arm.each, arm.hits + crushed + blow.escalated * arm.odds];
  for (const { key } of blow.boosts) {
    const { skill } = skillBy(key);
    if (skill === 'manaDice') hits += 2 * arm.odds;
    else if (skill === 'manaPen') pen++;
    else if (skill === 'manaWounds') each = 2;
    else if (skill === 'manaIgnore') pen = 9;
  }
  const near = zone === blow.zone;
  const worth = (more: number, thicker: number, wounds: number): number =>
    fight.aimed(arm, blow.zone, blow.at, hits + more, wounds, near, thicker);
  const plain = worth(0, pen, each);
  let most = 0.1;
  for (const option of options) {
    let gain = 0;
    switch (option.do) {
      case 'gainMana':
        return option;
      case 'crush': {
        const cost = Math.max(0, option.n - (option.free ? WAIVED_MANA : 0));
        gain = worth(option.n * arm.odds, pen, each) - plain - cost * price;
        break;
      }
      case 'boost': {
        const { skill } = skillBy(option.skill);
        const more = skill === 'manaDice' ? 2 * arm.odds : 0;
        const thicker = skill === 'manaIgnore' ? 9 : pen + (skill === 'manaPen' ? 1 : 0);
        gain = worth(more, thicker, skill === 'manaWounds' ? 2 : each) - plain - price;
        break;
      }
      case 'substitute':
        gain = worth((fight.field.count[blow.zone]! - arm.dice) * arm.odds, pen, each) - plain;
        break;
      case 'roll':
    }
    if (gain > most) [most, best] = [gain, option];
  }
  return best;
}

function hitsIn(board: Board, blow: Blow, faces: readonly number[]): number {
  const bonus = bonusOf(board, blow);
  const { accuracy } = EQUIPMENT[blow.card]!.weapon!.lines[blow.line]!;
  let n = 0;
  for (const face of faces) if (isHit(face, bonus, accuracy)) n++;
  return n;
}

/** What hits that have fallen are worth, share by share. */
export function quickShot(
  board: Board,
  blow: Blow,
  faces: readonly number[],
  options: readonly SureShot[],
  taste: Taste,
): SureShot {
  const arm = armOf(board, blow);
  let best = options[0]!;
  if (arm === undefined) return best;
  const fight = new Fight(board, blow.who, taste);
  const { mana, zone } = board.party[blow.who]!;
  const price = manaPrice(mana, taste) * 1.5;
  const hits = hitsIn(board, blow, faces);
  let most = -Infinity;
  for (const option of options) {
    const cost = Math.max(0, option.turn - (option.free ? WAIVED_MANA : 0));
    const worth =
      fight.aimed(arm, blow.zone, blow.at, hits + option.turn, arm.each, zone === blow.zone) - cost * price;
    if (worth > most + 1e-9) [most, best] = [worth, option];
  }
  return best;
}

/** Hits go where they fell somebody, the dearest first; what is left wounds. */
export function quickHits(
  board: Board,
  blow: Blow,
  total: number,
  limits: readonly number[],
  taste: Taste,
): number[] {
  const arm = armOf(board, blow);
  const pen = (arm?.most ?? 0) + blow.boosts.length;
  const each = arm?.each ?? 1;
  const packs = nextTargets(board, blow);
  const { prizes } = fieldOf(board, taste);
  const parts = limits.map(() => 0);
  let left = total;
  for (;;) {
    let [best, most, per] = [-1, 0, 0];
    for (let at = 0; at < packs.length; at++) {
      const pack = packs[at]!;
      const { armor, wounds } = statsOf(pack);
      if (parts[at]! > 0 || pen < armor) continue;
      const need = Math.ceil((wounds - pack.wounds) / each);
      const worth = (prizes[board.packs.indexOf(pack)] ?? 0) / need;
      if (need <= left && worth > most) [best, most, per] = [at, worth, need];
    }
    if (best < 0) break;
    const felled = Math.min(packs[best]!.n, Math.floor(left / per), Math.floor(limits[best]! / per));
    if (felled === 0) break;
    parts[best] = felled * per;
    left -= felled * per;
  }
  for (let at = 0; at < parts.length && left > 0; at++) {
    const more = Math.min(left, limits[at]! - parts[at]!);
    parts[at]! += more;
    left -= more;
  }
  return parts;
}

/** What so many more Wounds cost somebody. */
function cost(wounds: number, left: number): number {
  if (wounds <= 0) return 0;
  return wounds >= left ? left + 10 : wounds * (1 + wounds / left);
}

/** Attacks are divided so that nobody falls, or only one. */
export function quickShares(
  board: Board,
  victims: readonly Who[],
  n: number,
  damage: number,
  hits: readonly Hit[],
): number[] {
  const due = victims.map(() => 0);
  const left = victims.map(() => 0);
  const each = victims.map(() => 0);
  for (let at = 0; at < victims.length; at++) {
    const a = board.party[victims[at]!]!;
    const { health, through } = armed(a);
    left[at] = health - a.wounds;
    each[at] = damage * through;
    for (const hit of hits) if (hit.who === victims[at]) due[at]! += hit.n * hit.damage * 0.8;
  }
  const parts = victims.map(() => 0);
  let total = 0;
  for (let at = 0; at < victims.length; at++) total += cost(due[at]!, left[at]!);
  const before = total;
  for (let one = 0; one < n; one++) {
    let [best, least] = [0, Infinity];
    for (let at = 0; at < victims.length; at++) {
      const has = due[at]! + parts[at]! * each[at]!;
      const more = cost(has + each[at]!, left[at]!) - cost(has, left[at]!);
      if (more < least) [best, least] = [at, more];
    }
    parts[best]!++;
    total += least;
  }
  // Where somebody falls anyway, one may take it all.
  for (let at = 0; at < victims.length; at++) {
    const heaped = before - cost(due[at]!, left[at]!) + cost(due[at]! + n * each[at]!, left[at]!);
    if (heaped < total - 1e-9) {
      total = heaped;
      parts.fill(0);
      parts[at] = n;
    }
  }
  return parts;
}
