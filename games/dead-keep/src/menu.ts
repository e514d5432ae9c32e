// DK-PP-03 The Turn's question: what is offered, what is blocked and why, and how each is said.

import {
  choose,
  isRecord,
  refuse,
  type Aside,
  type Blocked,
  type One,
  type Refusal,
  type Said,
} from '@gravetable/kernel';
import { LEARNT_BLOODLUST, offerBloodlust } from './actions/bloodlust.ts';
import { offerDoors } from './actions/door.ts';
import { GAIN_MANA, gathered, objectToGain, offerGather } from './actions/mana.ts';
import { offerLeaps, offerMoves, offerSprints } from './actions/move.ts';
import { offerSearch } from './actions/search.ts';
import { DEEDS, offerSkills } from './actions/skills-of-turn.ts';
import { offerTokens } from './actions/tokens.ts';
import { offerTrades } from './actions/trade.ts';
import { adventurerAt } from './cards/adventurers.ts';
import { EQUIPMENT } from './cards/box.ts';
import { END_TURN, type Choice } from './choices.ts';
import { weaponOf } from './combat/blow.ts';
import { offerAttacks } from './combat/declare.ts';
import { offerEnchantments } from './combat/enchant.ts';
import { isKo } from './health.ts';
import { isOver } from './judge.ts';
import { objection } from './legal.ts';
import { paysFor } from './pay.ts';
import type { T } from './rulebook.ts';
import { ownerOf } from './seats.ts';
import { groupsOf, has, skillGroup } from './skills.ts';
import type { Board, Who } from './state.ts';
import { chart } from './where.ts';
import { piecesOf, wordsOf } from './words.ts';

/** `may`: the groups of Skills one may have. */
function offerAllMoves(board: Board, who: Who, out: Choice[], may: number, wide: boolean): void {
  for (const pay of paysFor(board, who, 'move', may)) {
    offerMoves(board, who, out, pay, wide);
    if ((may & SPRINT) !== 0) offerSprints(board, who, out, pay, wide);
  }
}

/** Skills that add something to a Turn, those of payment aside. */
const SPRINT = skillGroup(['sprint']);
const LEAPS = skillGroup(['jump', 'teleport.2', 'teleport.3']);
const MANA = skillGroup(GAIN_MANA.map(({ skill }) => skill));

/** Everything but Moves; `wide`: also what something speaks against. */
function offerDeeds(board: Board, who: Who, out: Choice[], may: number, wide: boolean): void {
  const a = board.party[who]!;
  offerAttacks(board, who, out, (card) => paysFor(board, who, weaponOf(card)!.attack, may), wide);
  if ((may & LEAPS) !== 0) offerLeaps(board, who, out, wide);
  if (adventurerAt(who, a.id).class === 'fighter' || (may & LEARNT_BLOODLUST) !== 0)
    offerBloodlust(board, who, out, wide);
  if (a.talismans.length > 0) offerEnchantments(board, who, out, wide);
  offerDoors(board, who, out, wide);
  if (gathered(board, who) > 0)
    for (const pay of paysFor(board, who, 'gatherMana', may)) offerGather(board, who, out, pay, wide);
  if (board.search.includes(a.zone))
    for (const pay of paysFor(board, who, 'search', may)) offerSearch(board, who, out, pay, wide);
  // The pool alone pays for these.
  if (wide || board.turn.actions > 0) {
    offerTokens(board, who, out, 'action', wide);
    offerTrades(board, who, out, 'action', wide);
  }
  if ((may & DEEDS) !== 0) offerSkills(board, who, out, may);
  if ((may & MANA) === 0) return;
  for (const gain of GAIN_MANA)
    if (has(board, who, gain.skill) && (wide || objectToGain(board, who, gain) === null)) out.push(gain);
}

/** What is legal. */
export function turnChoices(board: Board, who: Who): Choice[] {
  const out: Choice[] = [];
  const may = groupsOf(board.party[who]!);
  offerAllMoves(board, who, out, may, false);
  offerDeeds(board, who, out, may, false);
  return out;
}

/** DK-RULING-105: a Turn ends when nothing but its end is legal. */
export function askTurn(t: T, who: Who): One<Choice> | null {
  const { board } = t;
  if (isOver(board) || isKo(board.party[who]!)) return null;
  const options = turnChoices(board, who);
  if (options.length === 0) return null;
  options.push(END_TURN);
  return choose(ownerOf(board, who), options, new TurnAside(board, who));
}

/** Why something that comes from outside is no choice of this Turn. */
function explain(board: Board, who: Who, value: unknown): Refusal | null {
  if (!isRecord(value) || typeof value['do'] !== 'string') return null;
  const no = wellFormed(board, value) ? objection(board, who, value as unknown as Choice) : null;
  return no === null ? null : refuse(no[0], no[1], no[2] ?? {});
}

/** What each kind of choice cannot do without. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  move: ['to', 'pay'],
  sprint: ['to', 'pay'],
  jump: ['to'],
  teleport: ['to'],
  bloodlust: ['to', 'pay'],
  attack: ['card', 'line', 'zone', 'at', 'pay'],
  enchant: ['card', 'pay'],
  door: ['door'],
  gather: ['pay'],
  search: ['pay'],
  take: ['token', 'at', 'pay'],
  reorganize: ['pay'],
  trade: ['with', 'pay'],
  shove: ['to'],
  taunt: ['zone'],
  lead: ['whom'],
  gainMana: ['skill'],
};

/** The fields a choice speaks of must exist before anything can be said about it. */
function wellFormed(board: Board, value: Readonly<Record<string, unknown>>): boolean {
  const within = (field: string, length: number): boolean => {
    const no = value[field];
    return no === undefined || (Number.isSafeInteger(no) && (no as number) >= 0 && (no as number) < length);
  };
  const zones = board.revealed.length;
  const doors = chart(board).doors.length;
  return (
    Object.hasOwn(NEEDS, value['do'] as string) &&
    NEEDS[value['do'] as string]!.every((field) => value[field] !== undefined) &&
    within('to', zones) &&
    within('zone', zones) &&
    within('door', doors) &&
    within('card', EQUIPMENT.length) &&
    within('with', board.party.length) &&
    within('whom', board.party.length)
  );
}

/** What a screen wants to know about the Turn; worked out only when somebody looks. */
class TurnAside implements Aside<Choice> {
  readonly kind = 'turn';
  readonly #board: Board;
  readonly #who: Who;

  constructor(board: Board, who: Who) {
    this.#board = board;
    this.#who = who;
  }

  get about() {
    const { id, mana } = this.#board.party[this.#who]!;
    const { actions, free } = this.#board.turn;
    return { adventurer: id, n: actions, free: free.reduce((sum, n) => sum + n, 0), mana };
  }

  touches(choice: Choice): readonly string[] {
    return piecesOf(this.#board, choice);
  }

  says(choice: Choice): Said {
    return wordsOf(this.#board, this.#who, choice);
  }

  get blocked(): readonly Blocked<Choice>[] {
    const board = this.#board;
    const choices: Choice[] = [];
    const may = groupsOf(board.party[this.#who]!);
    offerAllMoves(board, this.#who, choices, may, true);
    offerDeeds(board, this.#who, choices, may, true);
    const out: Blocked<Choice>[] = [];
    for (const choice of choices) {
      const no = objection(board, this.#who, choice);
      if (no !== null) out.push([choice, no[0], no[1], no[2] ?? {}]);
    }
    return out;
  }

  explain(value: unknown): Refusal | null {
    return explain(this.#board, this.#who, value);
  }
}
