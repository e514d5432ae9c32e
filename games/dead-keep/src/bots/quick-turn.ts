// A Turn at a glance: every Zone in reach is weighed by what could be done there, the harm it brings and the way that is left.

import { gathered } from '../actions/mana.ts';
import { EQUIPMENT } from '../cards/box.ts';
import type { AttackChoice, Choice, EnchantChoice } from '../choices.ts';
import { exitsOf } from '../enemies/lookout.ts';
import { isKo } from '../health.ts';
import type { ZoneNo } from '../map/types.ts';
import { FREE_KINDS, type Board, type Who } from '../state.ts';
import type { Goal } from './goals.ts';
import { armed } from './quick-arms.ts';
import { fieldOf } from './quick-field.ts';
import { Fight } from './quick-fight.ts';
import { aimOf, isFit, seeksFinds, type Aim } from './quick-goals.ts';
import type { Taste } from './quick-taste.ts';
import { doorNow } from './turns.ts';
import { waysTable } from './ways.ts';

const MOVE = FREE_KINDS.indexOf('move');
const FIGHTS = ['melee', 'ranged', 'magic', 'spell', 'combat'].map((kind) =>
  FREE_KINDS.indexOf(kind as never),
);

const KO = 6;
const LIN = 0.4;
const QUAD = 2;

/** What so many Wounds mean to somebody with so many left. */
function pain(wounds: number, left: number): number {
  if (wounds <= 0) return 0;
  if (wounds >= left) return left + KO;
  return wounds * LIN + (wounds * wounds * QUAD) / left / left;
}

/** What it means to end the Turn in a Zone. */
export function placed(fight: Fight, zone: ZoneNo, aim: Aim | null): number {
  const { board, who, field, taste, arms } = fight;
  const { party } = board;
  let there = 0;
  for (let no = 0; no < party.length; no++)
    if (no !== who && party[no]!.zone === zone && !isKo(party[no]!)) there++;
  const close = field.close[zone]! * (there > 0 ? taste.shared / (there + 1) : taste.drawn);
  const own = close + (field.shot[zone]! * taste.shot) / (there + 1);
  const harm = pain(own / (there > 0 ? 1 + there * 0.5 : 1), arms.health - party[who]!.wounds);
  const far = aim === null ? 0 : waysTable(board)[zone * board.revealed.length + aim.zone]!;
  return -taste.harm * harm - (aim?.kind === 'exit' ? taste.leave : 1) * taste.way * far;
}

/** Tokens, Mana and searches in a Zone. */
function useIn(fight: Fight, zone: ZoneNo, aim: Aim | null): number {
  const { board, who, taste, field } = fight;
  const { objectives, treasure, artifacts, search } = board;
  let best = 0;
  if (aim !== null && aim.zone === zone && (aim.kind === 'objective' || aim.kind === 'wakes'))
    if (objectives.zone.includes(zone)) best = taste.objective;
  if (treasure.zone.length > 0 && treasure.zone.includes(zone)) best = Math.max(best, taste.treasure);
  if (artifacts.length > 0 && artifacts.includes(zone)) best = Math.max(best, taste.artifact);
  if (best === 0 && field.count[zone] === 0 && search.includes(zone) && seeksFinds(board, who))
    best = taste.search;
  return best;
}

/** The last look: by Zone, in which it was found, and with what. */
const found = new Int32Array(128);
const lefts = new Int8Array(128);
const queue: ZoneNo[] = [];
const firsts: (Choice | null)[] = [];
const prices: number[] = [];
let looks = 0;

/** What was found best. */
interface Best {
  choice: Choice | null;
  worth: number;
  fight: number;
}

class Turn {
  readonly fight: Fight;
  readonly #board: Board;
  readonly #who: Who;
  readonly #taste: Taste;
  readonly #options: readonly Choice[];
  readonly #actions: number;
  readonly #moves: number;
  readonly #fights: number;
  readonly #aim: Aim | null;
  readonly #best: Best = { choice: null, worth: -Infinity, fight: 0 };

  constructor(board: Board, who: Who, options: readonly Choice[], taste: Taste) {
    this.fight = new Fight(board, who, taste);
    this.#board = board;
    this.#who = who;
    this.#taste = taste;
    this.#options = options;
    const { free, actions } = board.turn;
    this.#actions = actions;
    this.#moves = free[MOVE]!;
    let fights = 0;
    for (let at = 0; at < FIGHTS.length; at++) fights += free[FIGHTS[at]!]!;
    this.#fights = fights;
    this.#aim = aimOf(board, who, this.fight.field, taste);
  }

  get aim(): Aim | null {
    return this.#aim;
  }

  #leaving(zone: ZoneNo): number {
    const { field, arms } = this.fight;
    return arms.slippery ? 0 : field.count[zone]!;
  }

  /** A Zone with what may be done there in so many Actions. */
  #zone(zone: ZoneNo, first: Choice | null, left: number, extra: number, steps: number): void {
    const { fight } = this;
    const taste = this.#taste;
    const times = left + this.#fights;
    const fought = times + extra > 0 ? fight.best(zone, times, extra) : 0;
    let use = fought;
    if (left > 0) {
      const spared = left > 1 ? fought * taste.spared : this.#fights > 0 ? fought * 0.5 : 0;
      const token = useIn(fight, zone, this.#aim);
      if (token > 0) use = Math.max(use, token + spared);
      const a = this.#board.party[this.#who]!;
      if (a.mana <= 6) use = Math.max(use, this.#gather(zone) + spared * 0.8);
    }
    const worth = use + placed(fight, zone, this.#aim) - taste.step * steps;
    if (worth <= this.#best.worth) return;
    this.#best.choice = first;
    this.#best.worth = worth;
    this.#best.fight = fought;
  }

  #gather(zone: ZoneNo): number {
    const a = this.#board.party[this.#who]!;
    const gain = Math.min(10 - a.mana, gathered(this.#board, this.#who, zone));
    return gain < 2 ? 0 : gain * this.#taste.gather * (a.mana <= 3 ? 1.2 : 0.7);
  }

  /** What may be done at home, of what is offered. */
  #home(): Choice | null {
    const { fight } = this;
    const taste = this.#taste;
    const times = this.#actions + this.#fights;
    let most = taste.least;
    let best: Choice | null = null;
    let fought = 0;
    for (const choice of this.#options) {
      if (choice.do !== 'attack') continue;
      const worth = fight.attack(choice, Math.max(1, times));
      if (worth > fought) fought = worth;
      if (worth > most) [most, best] = [worth, choice];
    }
    const spared = this.#actions > 1 ? fought * taste.spared : this.#fights > 0 ? fought * 0.5 : 0;
    for (const choice of this.#options) {
      const worth = this.#deed(choice);
      if (worth > 0 && worth + spared > most) [most, best] = [worth + spared, choice];
    }
    const worth = Math.max(0, most) + placed(fight, this.#board.party[this.#who]!.zone, this.#aim);
    this.#best.worth = worth;
    this.#best.fight = fought;
    this.#best.choice = best;
    return best;
  }

  #deed(choice: Choice): number {
    const board = this.#board;
    const taste = this.#taste;
    switch (choice.do) {
      case 'take': {
        if (choice.token !== 'objective') return taste[choice.token];
        const aim = this.#aim;
        const { zone } = board.party[this.#who]!;
        if (aim === null || aim.zone !== zone) return 0;
        if (aim.kind === 'objective') return taste.objective;
        return aim.kind === 'wakes' && isFit(board) ? taste.objective : 0;
      }
      case 'search':
        return seeksFinds(board, this.#who) ? taste.search : 0;
      case 'gather':
        return board.party[this.#who]!.mana <= 6 ? this.#gather(board.party[this.#who]!.zone) : 0;
      default:
        return 0;
    }
  }

  /** The Zones in reach, cheapest way first. */
  #walk(): void {
    const board = this.#board;
    const look = ++looks;
    const { zone: home } = board.party[this.#who]!;
    const actions = this.#actions;
    const moves = this.#moves;
    const leaving = this.#leaving(home);
    found[home] = look;
    lefts[home] = actions;
    queue.length = 0;
    for (const first of this.#options) {
      switch (first.do) {
        case 'move':
        case 'sprint': {
          const price = (first.pay === 'action' ? 1 : 0) + leaving;
          this.#enter(first.to, first, actions - Math.max(0, price - moves), price, look);
          break;
        }
        case 'jump':
        case 'teleport': {
          const left = actions - 1 - (first.do === 'jump' ? leaving : 0);
          this.#enter(first.to, first, left, moves + actions - left, look);
          break;
        }
        case 'bloodlust': {
          const left = actions - (first.pay === 'class' ? 0 : 1) - leaving;
          this.#zone(first.to, first, Math.max(0, left), 1, 1);
          break;
        }
        default:
      }
    }
    for (let at = 0; at < queue.length; at++) {
      const zone = queue[at]!;
      const left = lefts[zone]!;
      this.#zone(zone, firsts[at]!, left, 0, 1 + at * 0.1);
      if (left === 0) continue;
      const next = prices[at]! + 1 + this.#leaving(zone);
      const on = actions - Math.max(0, next - moves);
      if (on < 0) continue;
      const exits = exitsOf(board, zone);
      for (let to = 0; to < exits.length; to++) this.#enter(exits[to]!, firsts[at]!, on, next, look);
    }
  }

  #enter(zone: ZoneNo, first: Choice | null, left: number, price: number, look: number): void {
    if (left < 0 || (found[zone] === look && lefts[zone]! >= left)) return;
    found[zone] = look;
    lefts[zone] = left;
    firsts[queue.length] = first;
    prices[queue.length] = price;
    queue.push(zone);
  }

  get best(): Best {
    this.#home();
    this.#walk();
    return this.#best;
  }
}

/** What an Enchantment is worth. */
function spellWorth(fight: Fight, choice: EnchantChoice): number {
  const { board, field } = fight;
  const spell = EQUIPMENT[choice.card]!.enchantment!;
  const other = choice.who === undefined ? null : board.party[choice.who]!;
  switch (spell.does) {
    case 'heal':
      return Math.min(spell.n, other!.wounds) * (armed(other!).health - other!.wounds <= 4 ? 0.9 : 0.4);
    case 'mana':
      return other!.mana <= 3 ? 0.5 : 0;
    case 'lend':
      return Math.min(3, (field.close[other!.zone]! + field.shot[other!.zone]!) * 0.12);
    case 'give':
      return spell.action === 'combat'
        ? new Fight(board, choice.who!, fight.taste).best(other!.zone, 1, 0)
        : 0;
    case 'bind':
    case 'push':
      if (!isMannedBy(board, choice.zone!) || (spell.does === 'push' && isMannedBy(board, choice.to!)))
        return 0;
      return (
        Math.min(1, spell.upTo / Math.max(1, field.count[choice.zone!]!)) * field.close[choice.zone!]! * 0.7
      );
    case 'wound':
      return Math.min(spell.upTo, field.count[choice.zone!]!) * 1.3;
    case 'doom':
      return board.party[fight.who]!.mana >= 5 ? 1.2 : 0;
    case 'look':
      return 0;
  }
}

const isMannedBy = ({ party }: Board, zone: ZoneNo): boolean =>
  party.some((one) => one.zone === zone && !isKo(one));

/** An Action for somebody else: what they could do with it. */
function giftFor(board: Board, whom: Who, taste: Taste): number {
  const { zone, mana } = board.party[whom]!;
  const fight = new Fight(board, whom, taste);
  let most = fight.best(zone, 1, 0);
  if (board.treasure.zone.includes(zone)) most = Math.max(most, taste.treasure * 0.75);
  if (board.artifacts.includes(zone)) most = Math.max(most, taste.artifact * 0.75);
  if (most < 1.8 && fight.field.count[zone] === 0 && board.search.includes(zone)) most = 1.8;
  return mana <= 4 && most < 0.6 && gathered(board, whom) > 0 ? 0.6 : most;
}

const DEEDS = { none: 0, spell: 1, shove: 2, door: 4 } as const;

/** The choice of a Turn. */
export function quickTurn(board: Board, who: Who, options: readonly Choice[], taste: Taste): Choice {
  let deeds: number = DEEDS.none;
  let lead: Choice | null = null;
  let led = taste.gift;
  for (let at = 0; at < options.length; at++) {
    const choice = options[at]!;
    switch (choice.do) {
      case 'gainMana':
        return choice;
      case 'lead': {
        const worth = giftFor(board, choice.whom, taste);
        if (worth > led) [led, lead] = [worth, choice];
        break;
      }
      case 'enchant':
        deeds |= DEEDS.spell;
        break;
      case 'shove':
        deeds |= DEEDS.shove;
        break;
      case 'door':
        deeds |= DEEDS.door;
        break;
      default:
    }
  }
  if (lead !== null) return lead;
  const turn = new Turn(board, who, options, taste);
  const { choice, fight } = turn.best;
  if ((deeds & DEEDS.door) !== 0 && choice?.do !== 'attack' && turn.aim !== null) {
    const door = doorNow(board, who, options, turn.aim as Goal);
    if (door !== null) return door;
  }
  if ((deeds & DEEDS.spell) !== 0) {
    const spell = bestSpell(turn.fight, options);
    if (spell !== null && spell.worth > (choice?.do === 'attack' ? fight * 0.6 + 0.5 : taste.spell))
      return spell.choice;
  }
  if ((deeds & DEEDS.shove) !== 0 && (choice === null || choice.do === 'move' || choice.do === 'search')) {
    const shove = options.find((one) => one.do === 'shove' && !turn.fight.isManned(one.to));
    if (shove !== undefined) return shove;
  }
  return choice ?? options[options.length - 1]!;
}

function bestSpell(fight: Fight, options: readonly Choice[]): { choice: Choice; worth: number } | null {
  let best: { choice: Choice; worth: number } | null = null;
  for (const choice of options) {
    if (choice.do !== 'enchant') continue;
    const worth = spellWorth(fight, choice) - (choice.pay === 'action' ? 0 : 0.3);
    if (best === null || worth > best.worth) best = { choice, worth };
  }
  return best;
}

/** Whoever can do most from where they stand goes first. */
export function quickPick(board: Board, options: readonly Who[], taste: Taste): Who {
  const field = fieldOf(board, taste);
  let best = options[0]!;
  let most = -Infinity;
  for (let at = 0; at < options.length; at++) {
    const who = options[at]!;
    const fight = new Fight(board, who, taste, field);
    const worth = fight.best(board.party[who]!.zone, 3, 0) + (fight.arms.shoots ? 0.3 : 0);
    if (worth > most) [most, best] = [worth, who];
  }
  return best;
}

/** An Action that was given. */
export function quickGift(board: Board, who: Who, options: readonly Choice[], taste: Taste): Choice {
  const fight = new Fight(board, who, taste);
  const { zone, mana } = board.party[who]!;
  let best = options[options.length - 1]!;
  let most = 0.1;
  let aim: Aim | null | undefined;
  let home = 0;
  for (const choice of options) {
    let worth = -1;
    if (choice.do === 'attack') worth = fight.attack(choice, 1);
    else if (choice.do === 'take') worth = choice.token === 'objective' ? 0 : taste[choice.token] * 0.75;
    else if (choice.do === 'search') worth = 1.8;
    else if (choice.do === 'gather') worth = mana <= 4 ? 0.6 : 0;
    else if (choice.do === 'move') {
      if (aim === undefined) {
        aim = aimOf(board, who, fight.field, taste);
        home = placed(fight, zone, aim);
      }
      worth = placed(fight, choice.to, aim) - home;
    }
    if (worth > most) [most, best] = [worth, choice];
  }
  return best;
}

/** The best attack of those offered; the last answer where none is worth so much. */
export function quickBlow(
  board: Board,
  who: Who,
  options: readonly unknown[],
  least: number,
  taste: Taste,
): unknown {
  const fight = new Fight(board, who, taste);
  let best = options[options.length - 1]!;
  let most = least;
  for (const option of options as readonly (AttackChoice | { readonly do: 'pass' })[]) {
    if (option.do !== 'attack') continue;
    const worth = fight.attack(option, 1);
    if (worth > most) [most, best] = [worth, option];
  }
  return best;
}
