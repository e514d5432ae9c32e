// DK-RULING-117, -141: Actions given by another: Born Leader, the Banner of Dawn, the Hourglass.

import { choose, type Ask } from '@gravetable/kernel';
import { DECLINE, type Choice } from '../choices.ts';
import { isKo } from '../health.ts';
import { isOver } from '../judge.ts';
import { carryOut } from '../perform.ts';
import { procedure, type T } from '../rulebook.ts';
import { ownerOf } from '../seats.ts';
import type { Board, Who } from '../state.ts';
import { wordsOf, piecesOf } from '../words.ts';
import { offerAttacks } from '../combat/declare.ts';
import { offerGather } from './mana.ts';
import { offerMoves } from './move.ts';
import { offerSearch } from './search.ts';
import { offerTokens } from './tokens.ts';
import { offerTrades } from './trade.ts';

/** What may be done with the gift: anything DK-RULING-141 lists, a Move, or a Combat Action. */
export type Gift = 'any' | 'move' | 'combat';

/** One Action: a Move that owes something for Enemies is not offered. */
export function giftsFor(board: Board, who: Who, what: Gift): Choice[] {
  const out: Choice[] = [];
  if (what !== 'combat') offerMoves(board, who, out, 'gift', false);
  if (what !== 'move') offerAttacks(board, who, out, () => ['gift'], false);
  if (what === 'any') {
    offerGather(board, who, out, 'gift', false);
    offerSearch(board, who, out, 'gift', false);
    offerTokens(board, who, out, 'gift', false);
    offerTrades(board, who, out, 'gift', false);
  }
  return out;
}

/** It belongs to the giver's Turn. */
function giverOf({ party, turn }: Board, who: Who): { readonly from: string; readonly adventurer2: string } {
  const giver = turn.who === null || turn.who === who ? undefined : party[turn.who];
  return { from: giver === undefined ? 'nobody' : 'somebody', adventurer2: giver?.id ?? '' };
}

interface Given {
  readonly who: Who;
  readonly what: Gift;
  /** The Enchantment that gives it; null: a Born Leader does. */
  readonly card: string | null;
}

function askGift(t: T, { who, what, card }: Given): Ask<Choice> | null {
  const { board } = t;
  const a = board.party[who]!;
  if (isOver(board) || isKo(a)) return null;
  const gifts = giftsFor(board, who, what);
  if (gifts.length === 0) return null;
  return choose(ownerOf(board, who), [...gifts, DECLINE], () => ({
    kind: 'gift',
    about: {
      adventurer: a.id,
      what,
      ...giverOf(board, who),
      by: card === null ? 'leader' : 'card',
      card: card ?? '',
    },
    says: (choice) => wordsOf(board, who, choice),
    touches: (choice) => piecesOf(board, choice),
  }));
}

/** DK-RULING-117 The recipient acts at once, or declines. It belongs to the giver's Turn. */
procedure<Given>('given')
  .ask('DK-RULING-117', 'choice', (t, v) => askGift(t, v))
  .do('DK-RULING-141', (t, v) => {
    if (v.choice?.do === 'decline') t.tell?.({ kind: 'declines', adventurer: t.board.party[v.who]!.id });
  })
  .call('DK-RULING-117a', (_, v) => (v.choice === null ? null : carryOut(v.who, v.choice)))
  .end();
