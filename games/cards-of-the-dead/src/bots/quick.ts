// How tries are played on: the answer of a turn at a glance. Every choice is weighed by itself, by what is printed on the cards it touches;
// nothing is tried.

import type { One, Quick } from '@gravetable/kernel';
import { cardOf, type CardInstance } from '../cards/deck.ts';
import { SURVIVORS } from '../cards/survivors.ts';
import { exchangeOf, type Choice, type ChoiceOf } from '../choices.ts';
import { failsLastWhisper } from '../last-whisper.ts';
import type { Board, SpaceState, SurvivorState } from '../state.ts';
import { canBeStored } from '../survivor.ts';
import { added, hitPoints } from '../threats.ts';
import { FACES, OTHER, RESOURCE, WAYS, worthsFor, ZOMBIE } from './faces.ts';
import { GLANCE, type Glance } from './glance.ts';
import { nearerOn } from './path.ts';
import { answerSmall } from './small-questions.ts';
import { SEASONED } from './taste.ts';
import { FREE, IMMUNITY, VITALITY } from './worth.ts';

/** A turn as it stands, and what choices would bring. */
class Turn {
  readonly #board: Board;
  readonly #own: SurvivorState;
  readonly #g: Glance;
  readonly #worth: Float64Array;
  readonly #added: number;
  #free = 0;
  #strikes = 0;
  #blasts = 0;
  readonly #after: number;

  constructor(board: Board, seat: number, g: Glance) {
    this.#board = board;
    this.#own = board.survivors[seat]!;
    this.#g = g;
    this.#worth = worthsFor(this.#own.id);
    this.#added = board.threats.length === 0 ? 0 : added(board, 'zombieDamage');
    for (const space of board.spaces) {
      const { card } = space;
      if (card === null) {
        if (space.side === 'free') this.#free++;
        continue;
      }
      if (space.paralysis === 'pending') continue;
      const face = FACES[card]!;
      if (face.strikes > 0) this.#strikes += face.strikes + this.#added;
      if (face.blast > 0 && !space.done && space.turns + 1 === face.turn) this.#blasts += face.blast;
    }
    const { vitality, defence } = this.#own;
    this.#after = vitality - Math.max(0, this.#strikes + this.#blasts - defence);
  }

  /** So many points of Vitality more. */
  #life(points: number): number {
    const at = this.#after;
    const most = VITALITY.length - 1;
    const [from, to] = [Math.max(0, Math.min(most, at)), Math.max(0, Math.min(most, at + points))];
    return this.#g.vitality * (VITALITY[to]! - VITALITY[from]! + (at < 0 ? Math.min(points, -at) * 0.5 : 0));
  }

  #room(arrivals: number, more: number): number {
    const left = this.#free - arrivals;
    return this.#g.free * (FREE[Math.max(0, Math.min(7, left + more))]! - FREE[Math.max(0, left)]!);
  }

  /** What it is worth to have a card of the row gone, or struck so hard. */
  struck(space: SpaceState, damage: number, ranged: boolean): number {
    const g = this.#g;
    const card = space.card!;
    const face = FACES[card]!;
    const own = cardOf(card);
    if (!face.isTarget) return -1;
    const left = hitPoints(this.#board, own) - space.hits;
    const strikes = face.strikes > 0 ? face.strikes + this.#added : 0;
    if (face.kind === RESOURCE || face.kind === OTHER) return -2;
    if (damage < left) return face.kind === ZOMBIE || face.opens ? g.part * damage * g.left : -0.5;
    let worth = this.#room(1, 1) + g.more;
    if (strikes > 0) worth += (space.paralysis === 'pending' ? 0 : this.#life(strikes)) + g.strikes * strikes;
    if (face.kind === ZOMBIE) worth += g.left * left;
    else worth += face.opens ? g.reward : g.obstacle;
    if (face.turn > 0 && face.blast === 0) worth += g.timed;
    if (face.blast > 0) {
      const due = !space.done && space.turns + 1 === face.turn;
      if (ranged) worth += g.blast + (due ? this.#life(face.blast) : 0);
      else if (!due) worth -= this.#life(face.blast) > 0 ? 3 : 1;
    } else if (face.bursts > 0 && !ranged) worth -= 4;
    return worth;
  }

  attack({ space, pay }: ChoiceOf<'attack'>): number {
    const own = this.#own;
    const face = FACES[own.equipped!]!;
    const load = own.loaded === null ? null : cardOf(own.loaded).on.load?.[0];
    const isAgent = load?.op === 'agent';
    const hit = isAgent ? load.n : own.face === 'B' ? face.hitB : face.hit;
    const noise = isAgent ? 0 : own.face === 'B' ? face.noiseB : face.noise;
    const g = this.#g;
    const worth = this.struck(this.#board.spaces[space - 1]!, hit, face.ranged);
    return worth - g.wear * hit - g.noise * noise + (pay === 'immunity' ? g.pay * this.#cure(-1) : 0);
  }

  #cure(points: number): number {
    const { immunity, id } = this.#own;
    const to = Math.min(SURVIVORS[id].immunity, Math.max(0, immunity + points));
    return this.#g.immunity * (IMMUNITY[to]! - IMMUNITY[immunity]!);
  }

  use({ card, target, option }: ChoiceOf<'use'>): number {
    const g = this.#g;
    const own = this.#own;
    const way = WAYS[card]![option ?? 0]!;
    let worth = -g.held * this.#worth[card]!;
    if (way.vitality > 0) {
      const healed = Math.min(way.vitality, SURVIVORS[own.id].vitality - own.vitality);
      worth += this.#life(healed);
    }
    if (way.immunity > 0) worth += this.#cure(way.immunity);
    if (way.wear > 0)
      worth += own.worn === null ? g.worn + this.#life(Math.min(4, this.#strikes + this.#blasts)) : -5;
    worth += way.search * g.search + way.scout * g.scout + way.loadAs * (own.loaded === null ? g.loadAs : -5);
    if (target === null) return worth;
    const { spaces } = this.#board;
    const at = target - 1;
    if (way.unlock > 0) return worth + this.struck(spaces[at]!, 99, true);
    if (way.stun > 0) {
      const face = FACES[spaces[at]!.card!]!;
      return worth + (face.strikes > 0 ? this.#life(face.strikes + this.#added) + g.stun : -2);
    }
    if (way.explode > 0) {
      worth += g.thrown - g.noise;
      for (let near = Math.max(0, at - 1); near <= at + 1 && near < spaces.length; near++)
        if (spaces[near]!.card !== null) worth += this.struck(spaces[near]!, way.explode, false);
      return worth;
    }
    return worth - 3;
  }

  /** What a choice brings that does not end the turn; -Infinity: nothing a glance knows of. */
  action(choice: Choice): number {
    const g = this.#g;
    const own = this.#own;
    switch (choice.do) {
      case 'attack':
        return this.attack(choice);
      case 'use':
        return this.use(choice);
      case 'pickUp': {
        const card = this.#board.spaces[choice.space - 1]!.card!;
        const gain = this.#worth[card]! * (choice.to === 'hand' ? 1 : g.stored);
        const lost = choice.discard === null ? 0 : this.#worth[choice.discard]!;
        return g.pick * (gain - lost) + this.#room(1, 1);
      }
      case 'equip': {
        const face = FACES[choice.card]!;
        if (own.equipped === null) return face.needsLoad ? g.arm : g.arm + 0.05 * face.hit * face.hits;
        const old = FACES[own.equipped]!;
        const now = old.needsLoad && own.loaded === null ? 0 : old.hit * Math.max(0, old.hits - own.uses);
        return g.rearm * (face.hit * (face.needsLoad ? 1 : face.hits) * 0.24 - now * 0.3) - 1;
      }
      case 'load':
        return own.loaded === null ? g.load : -1;
      case 'flip':
        return own.loaded === null ? -1 : g.flip;
      case 'fetch':
        return g.fetch * this.#worth[choice.card]!;
      case 'track':
        return g.track - this.#worth[choice.discard]!;
      case 'give': {
        const { immunity, vitality } = this.#board.survivors[choice.to]!;
        const { id } = cardOf(choice.card);
        return (id === 'antiviral' && immunity <= 3) || (id === 'canned-soup' && vitality <= 4) ? g.give : -1;
      }
      default:
        return -Infinity;
    }
  }

  /** The card in Hand worth least for the one in Reserve worth most. */
  exchange(): { readonly worth: number; readonly choice: Choice } | null {
    const { hand, reserve } = this.#own;
    const worth = this.#worth;
    let card: CardInstance | null = null;
    for (const one of hand) if (canBeStored(one) && (card === null || worth[one]! < worth[card]!)) card = one;
    if (card === null || reserve.length === 0) return null;
    let other = reserve[0]!;
    for (const one of reserve) if (worth[one]! > worth[other]!) other = one;
    return { worth: this.#g.swap * (worth[other]! - worth[card]!) - 0.5, choice: exchangeOf(card, other) };
  }

  /** What the table is worth if the turn ends with so many cards more in the row. */
  row(arrivals: number): number {
    return this.#g.free * FREE[Math.max(0, this.#free - arrivals)]!;
  }

  slot(slot: number, cards: number, nearer: readonly number[]): number {
    const g = this.#g;
    const step = this.#board.day === 1 ? g.step1 : this.#board.day === 2 ? g.step2 : g.step3;
    const runs = cards === 2 ? step * g.second + g.runs : 0;
    return step * nearer[slot]! + runs + this.row(cards);
  }

  place(space: number): number {
    const g = this.#g;
    const { id } = cardOf(this.#board.spaces[space - 1]!.card!);
    if (id === 'exit') return this.#board.day < 3 ? g.newDay : this.#after > 0 ? 1000 : 0;
    return id === 'exit-indoors' ? g.indoors : g.visit;
  }
}

const LOST = -500;

function best(board: Board, { seat, options }: One<Choice>, g: Glance): Choice {
  const turn = new Turn(board, seat, g);
  const { actionsLeft } = board.survivors[seat]!;
  const doomed = failsLastWhisper(board);
  const end = options[options.length - 1]!;
  const idle = turn.row(0) + (doomed ? LOST : 0);
  let ending = idle;
  let ended = end;
  let running = -Infinity;
  let run = end;
  let acting = -Infinity;
  let act: Choice | null = null;
  let skilled = -Infinity;
  let skill: Choice | null = null;
  let nearer: readonly number[] | null = null;
  let exchanges = false;
  for (const choice of options) {
    switch (choice.do) {
      case 'store':
      case 'endTurn':
        break;
      case 'exchange':
        exchanges = true;
        break;
      case 'walk':
      case 'run': {
        nearer ??= nearerOn(board);
        const worth = turn.slot(choice.slot, choice.do === 'run' ? 2 : 1, nearer) + (doomed ? LOST : 0);
        if (choice.do === 'run') {
          if (worth > running) [running, run] = [worth, choice];
        } else if (worth > ending) [ending, ended] = [worth, choice];
        break;
      }
      case 'walkPlace': {
        const worth = turn.place(choice.space);
        if (worth > ending) [ending, ended] = [worth, choice];
        break;
      }
      default: {
        const worth = turn.action(choice);
        if (choice.do === 'track' || (choice.do === 'attack' && choice.pay === 'immunity')) {
          if (worth > skilled) [skilled, skill] = [worth, choice];
        } else if (worth > acting) [acting, act] = [worth, choice];
      }
    }
  }
  const exchange = exchanges ? turn.exchange() : null;
  if (exchange !== null && exchange.worth > acting) [acting, act] = [exchange.worth, exchange.choice];
  const free = doomed ? -LOST : 0;
  if (skill !== null && skilled > g.threshold) return skill;
  if (act !== null && acting > g.threshold) {
    const worth = acting + (actionsLeft > 1 ? ending : idle) + (act.do === 'attack' ? free : 0);
    if (worth > Math.max(ending, running)) return act;
  }
  return running > ending ? run : ended;
}

const TURN = 'CD-TURN-11b';

/** A player of tries who weighs by these numbers, in a game that is dealt already: what lies hidden in it is not looked at. */
export const glancing =
  (glance: Glance): Quick<Board> =>
  (play, pending, below) => {
    const ask = play.ask(pending);
    const { board } = play.state;
    return pending.op.label === TURN
      ? best(board, ask as One<Choice>, glance)
      : answerSmall(board, ask, below, SEASONED);
  };

export const quick = glancing(GLANCE);
