// Careful's answers to the small questions: what to keep, what to give up, where to look.

import type { Below, Order, Some } from '@gravetable/kernel';
import { One, type Ask } from '@gravetable/kernel';
import type { CardInstance } from '../cards/deck.ts';
import { SURVIVORS } from '../cards/survivors.ts';
import type { Choice } from '../choices.ts';
import { currentField } from '../layout.ts';
import type { Board } from '../state.ts';
import { findWorth, Path } from './path.ts';
import { CAREFUL, type Taste } from './taste.ts';
import { worthOf } from './worth.ts';

/** About what a Survival Kit Card is worth on average. */
const KIT_CARD = 1.9;

/** What a choice costs (below 0) or brings, for the one who is asked. */
function gain(board: Board, choice: Choice, ask: One<Choice>, taste: Taste): number {
  const survivor = board.survivors[ask.seat]!;
  switch (choice.do) {
    case 'keep':
      return worthOf(choice.card, survivor, taste);
    case 'discard':
      return -worthOf(choice.card, survivor, taste);
    case 'pay':
      return paying(board, ask.aside?.about?.['card'] === 'lantern');
    case 'walk':
      return findWorth(board, choice.slot) + Path.of(board).nearer(choice.slot);
    case 'decline':
      return declining(ask);
    default:
      return 0;
  }
}

/** The Last Supper costs everybody 2 Vitality; Sweet Home heals everybody. */
function paying(board: Board, heals: boolean): number {
  let missing = 0;
  let weak = 0;
  for (const { id, vitality } of board.survivors) {
    if (vitality === 0) continue;
    missing += SURVIVORS[id].vitality - vitality;
    if (vitality <= 4) weak++;
  }
  if (heals) return missing - 3;
  return board.survivors.length > 1 || weak > 0 ? 1 : -1;
}

function declining(ask: One<Choice>): number {
  switch (ask.aside?.kind) {
    case 'toll':
      return -5;
    case 'room':
      return -2;
    default:
      return 0;
  }
}

function best(board: Board, ask: One<Choice>, taste: Taste): Choice {
  let chosen = ask.options[0]!;
  let most = -Infinity;
  for (const choice of ask.options) {
    const worth = gain(board, choice, ask, taste);
    if (worth > most) [chosen, most] = [choice, worth];
  }
  return chosen;
}

/** Look where nobody has looked yet, nearest to the way out first. */
function whereToLook(board: Board, ask: Some<number>): readonly number[] {
  const field = currentField(board);
  const unseen = ask.items.filter((slot) => field.known[slot] !== true);
  const path = Path.of(board);
  const near = unseen.toSorted((a, b) => path.nearer(b) - path.nearer(a));
  return near.slice(0, ask.max).sort((a, b) => a - b);
}

/** Cards worth less than what the Trader or the Hand limit brings in their place. */
function whatToGive(board: Board, ask: Some<CardInstance>, taste: Taste): readonly CardInstance[] {
  const survivor = board.survivors[ask.seat]!;
  const worth = (card: CardInstance): number => worthOf(card, survivor, taste);
  const cheap = ask.items.toSorted((a, b) => worth(a) - worth(b));
  const given = cheap.filter((card, at) => at < ask.min || worth(card) < KIT_CARD);
  return given.slice(0, ask.max);
}

/** A legal answer to any question but that of the turn. */
export function answerSmall(board: Board, ask: Ask<unknown>, below: Below, taste = CAREFUL): unknown {
  if (ask instanceof One) return best(board, ask as One<Choice>, taste);
  const kind = (ask as Some<unknown> | Order<unknown>).aside?.kind;
  if (kind === 'scout' || kind === 'peek') return whereToLook(board, ask as Some<number>);
  if (kind === 'trade' || kind === 'limit') return whatToGive(board, ask as Some<CardInstance>, taste);
  return ask.sample(below);
}
