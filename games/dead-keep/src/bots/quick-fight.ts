// What an attack is worth at a glance: hits to be expected against what stands there.

import type { Aim, AttackChoice } from '../choices.ts';
import { isKo } from '../health.ts';
import { rangeTo } from '../map/sight.ts';
import type { ZoneNo } from '../map/types.ts';
import { mistBlinds } from '../enemies/lookout.ts';
import type { Board, Who } from '../state.ts';
import { chart } from '../where.ts';
import { armed, armKey, type Arm, type Arms } from './quick-arms.ts';
import { ARMORS, fieldOf, type Field } from './quick-field.ts';
import type { Taste } from './quick-taste.ts';

/** Of two Wounds a hit the second is often wasted. */
const DOUBLE = 0.62;
/** Farther no weapon reaches. */
const FARTHEST = 6;

/** Somebody's fights, from wherever they may stand. */
export class Fight {
  readonly board: Board;
  readonly who: Who;
  readonly taste: Taste;
  readonly field: Field;
  readonly arms: Arms;
  readonly #mana: number;
  readonly #price: number;
  /** Zones where others stand, as bits, 32 to a word: the largest Quest has 78. */
  #low = 0;
  #middle = 0;
  #high = 0;

  constructor(board: Board, who: Who, taste: Taste, field: Field = fieldOf(board, taste)) {
    this.board = board;
    this.who = who;
    this.taste = taste;
    this.field = field;
    const a = board.party[who]!;
    this.arms = armed(a);
    this.#mana = a.mana;
    this.#price = manaPrice(a.mana, taste);
    const { party } = board;
    for (let no = 0; no < party.length; no++) {
      const { zone } = party[no]!;
      if (no === who || isKo(party[no]!)) continue;
      // A shift goes by the lowest five bits of the number.
      if (zone < 32) this.#low |= 1 << zone;
      else if (zone < 64) this.#middle |= 1 << zone;
      else this.#high |= 1 << zone;
    }
  }

  /** Whether somebody else stands there. */
  isManned(zone: ZoneNo): boolean {
    const word = zone < 32 ? this.#low : zone < 64 ? this.#middle : this.#high;
    return (word & (1 << zone)) !== 0;
  }

  /** The share of a prize that so many hits are worth where so many are needed. */
  #share(hits: number, needed: number): number {
    const x = hits / needed;
    const { spread } = this.taste;
    return (x * (spread + x)) / (spread + x * (spread + x));
  }

  /** Hits on the Undead of a Zone, who stands there or not. */
  undead(arm: Arm, zone: ZoneNo, hits: number, pen: number, each: number, isNear: boolean): number {
    const { field, taste } = this;
    const free = arm.free || (isNear && arm.min === 0 && arm.max > 0 && !arm.melee);
    if (!free && field.armor[zone]! > pen) return -0.1;
    const from = zone * ARMORS;
    let needed = 0;
    let prize = 0;
    for (let armor = 0; armor < ARMORS && armor <= pen; armor++) {
      needed += field.hits[from + armor]!;
      prize += field.prize[from + armor]!;
    }
    if (needed === 0) return -0.1;
    if (each === 2) needed *= DOUBLE;
    return prize * this.#share(hits, needed) * (isNear || this.isManned(zone) ? 1 : taste.later);
  }

  /** Hits on one Monster or the Boss. */
  single(at: number, hits: number, pen: number, each: number, isNear: boolean): number {
    const one = this.field.singles[at]!;
    if (one.armor > pen) return -0.1;
    const near = isNear || one.at === 'boss' || this.isManned(one.zone) ? 1 : this.taste.later;
    return one.prize * this.#share(hits * each, one.left) * near;
  }

  /** What the Mana of a line and its misses cost. */
  #cost(arm: Arm, zone: ZoneNo, times: number): number {
    const stray = !arm.free && this.isManned(zone) ? arm.dice * (1 - arm.odds) * times * this.taste.stray : 0;
    return arm.mana * times * this.#price + stray;
  }

  #times(arm: Arm, times: number): number {
    return arm.mana === 0 ? times : Math.min(times, Math.floor(this.#mana / arm.mana));
  }

  #pen(arm: Arm, armor: number): number {
    return arm.pen >= armor || this.#mana <= arm.mana ? arm.pen : arm.most;
  }

  /** The best that can be done from a Zone in so many Actions, and so many more in Melee. */
  best(from: ZoneNo, times: number, extra: number): number {
    const { zones } = this.field;
    if (zones.length === 0) return 0;
    const { board } = this;
    const { list } = this.arms;
    const map = chart(board);
    const looking = { open: board.open, blinding: mistBlinds(board) };
    let best = 0;
    for (let no = 0; no < zones.length; no++) {
      const zone = zones[no]!;
      const range = zone === from ? 0 : rangeTo(map, looking, from, zone);
      if (range > FARTHEST) continue;
      for (let at = 0; at < list.length; at++) {
        const arm = list[at]!;
        if (arm.melee ? range > 0 : range < arm.min || range > arm.max) continue;
        if (arm.misty && !map.zones[from]!.mist) continue;
        const often = this.#times(arm, arm.melee ? times + extra : times);
        if (often === 0) continue;
        const worth = this.on(arm, zone, often, range === 0);
        if (worth > best) best = worth;
      }
    }
    return best;
  }

  /** The best aim of an arm in a Zone. */
  on(arm: Arm, zone: ZoneNo, often: number, isNear: boolean): number {
    const { field } = this;
    const hits = arm.hits * often;
    let best = -1;
    if (field.armor[zone]! > 0)
      best = this.undead(arm, zone, hits, this.#pen(arm, field.armor[zone]!), arm.each, isNear);
    const { singles } = field;
    for (let at = 0; at < singles.length; at++) {
      const one = singles[at]!;
      if (one.zone !== zone) continue;
      const worth = this.single(at, hits, this.#pen(arm, one.armor), arm.each, isNear);
      if (worth > best) best = worth;
    }
    return best - this.#cost(arm, zone, often);
  }

  /** An attack that is offered, so many times over. */
  attack(choice: AttackChoice, times: number): number {
    const arm = this.arms.by.get(armKey(choice.card, choice.line));
    if (arm === undefined) return 0;
    const often = Math.max(1, this.#times(arm, times));
    const paid = choice.pay === 'action' || choice.pay === 'gift' ? 0 : this.#price;
    const isNear = this.board.party[this.who]!.zone === choice.zone;
    return (
      this.aimed(arm, choice.zone, choice.at, arm.hits * often, arm.each, isNear) -
      this.#cost(arm, choice.zone, often) -
      paid
    );
  }

  /** So many hits on one aim; Skills may still thicken them. */
  aimed(arm: Arm, zone: ZoneNo, at: Aim, hits: number, each: number, isNear: boolean, pen = -1): number {
    const { field } = this;
    if (at === 'undead')
      return this.undead(arm, zone, hits, pen < 0 ? this.#pen(arm, field.armor[zone]!) : pen, each, isNear);
    const { singles } = field;
    for (let no = 0; no < singles.length; no++)
      if (singles[no]!.at === at)
        return this.single(no, hits, pen < 0 ? this.#pen(arm, singles[no]!.armor) : pen, each, isNear);
    return 0;
  }
}

/** Mana is dear where there is little of it. */
export const manaPrice = (mana: number, { rich, some, poor }: Taste): number =>
  mana >= 8 ? rich : mana >= 4 ? some : poor;
