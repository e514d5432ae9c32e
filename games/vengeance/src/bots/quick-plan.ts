// `bestPlan` and `bestLoot` from tables: every action is weighed once, however many slots or rooms it may be taken with.

import type { FlashChoice } from '../flashactions.ts';
import type { Plan } from '../flashback.ts';
import { tileNumber } from '../playerboard.ts';
import type { Board, Player } from '../state.ts';
import { actionWorth, FIRST, purchaseOf } from './planning.ts';

/** Actions by number: what is reconned or purchased has that of its tile, 0 to 15. */
const TRAINING = 16;
const LOOT = 17;
const SPACE = 18;
const CLEAR = 19;
const ACTIONS = 20;

function numbered(p: Player, { action, item, how, ability }: FlashChoice): number {
  switch (action) {
    case 'training':
      return TRAINING;
    case 'loot':
      return LOOT;
    case 'healing':
      return how === 'space' ? SPACE : CLEAR;
    default:
      return tileNumber(p, item ?? ability!)!;
  }
}

/** Choices are made once for each hero, so that each has one number for good. */
const numbers = new Map<FlashChoice, number>();
function numberOf(p: Player, choice: FlashChoice): number {
  let number = numbers.get(choice);
  if (number === undefined) numbers.set(choice, (number = numbered(p, choice)));
  return number;
}

/** Worths of one question at a time; NaN: nobody has asked. */
const KNOWN = new Float64Array(ACTIONS);

/** What actions are worth to somebody now. */
class Worths {
  readonly #board: Board;
  readonly #p: Player;

  constructor(board: Board, p: Player) {
    this.#board = board;
    this.#p = p;
    KNOWN.fill(Number.NaN);
  }

  of(choice: FlashChoice): number {
    const number = numberOf(this.#p, choice);
    const known = KNOWN[number]!;
    if (!Number.isNaN(known)) return known;
    return (KNOWN[number] = actionWorth(this.#p, choice, this.#board));
  }
}

/** The plan that `bestPlan` would give. */
export function quickPlan(board: Board, p: Player, options: readonly Plan[]): Plan {
  let best: Plan = options[options.length - 1]!;
  if (options.length === 1) return best;
  const worths = new Worths(board, p);
  let most = 0;
  for (const option of options) {
    if (option.do === 'done') continue;
    const worth =
      option.do === 'buy'
        ? purchaseOf(p, option.ability, option.replace, board.round)
        : FIRST + worths.of(option);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}

/** What `bestLoot` would take. */
export function quickTaken(
  board: Board,
  p: Player,
  options: readonly (FlashChoice | { readonly do: 'lootDone' })[],
): unknown {
  if (options.length === 1) return options[0];
  const worths = new Worths(board, p);
  let best: unknown = null;
  let most = -Infinity;
  for (const option of options) {
    const worth = option.do === 'lootDone' ? 0 : worths.of(option);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}
