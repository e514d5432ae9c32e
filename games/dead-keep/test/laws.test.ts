// Laws of the table: a card too many, or one in two places, is noticed.
import { isRefusal, open } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { enemyCardsOf } from '../src/cards/decks/index.ts';
import { deadKeep } from '../src/index.ts';
import type { Board } from '../src/state.ts';

function begun(quest: string): Board {
  const play = open(deadKeep, { seats: 1, seed: 'laws', options: { quest } });
  if (isRefusal(play)) throw new Error(play.code);
  return play.resume().state.board as Board;
}

test.each<[what: string, quest: string, change: (board: Board) => void, wrong: readonly string[]]>([
  ['nothing', 'Q04', () => undefined, []],
  [
    'an Enemy card twice in its pile',
    'Q04',
    ({ street }) => street.pile.push(street.pile[0]!),
    ['street: a card is in two places'],
  ],
  [
    'an Enemy card in the pile and among the discards',
    'Q04',
    ({ building }) => building.discard.push(building.pile[0]!),
    ['building: a card is in two places'],
  ],
  [
    'an Enemy card of a Level below the Quest’s',
    'Q04',
    ({ street }) => street.discard.push(enemyCardsOf('street', 1)[0]!),
    ['street: a card too many'],
  ],
  [
    'an Enemy card of the other deck',
    'Q01',
    ({ building, street }) => building.discard.push(street.pile.pop()!),
    ['building: a card too many'],
  ],
  [
    'an Equipment card twice',
    'Q01',
    ({ necro }) => necro.discard.push(necro.pile[0]!),
    ['an Equipment card is in two places'],
  ],
  [
    'a Stage card lost',
    'Q01',
    ({ stages }) => stages.pop(),
    ['cards of the Stage deck were lost or doubled'],
  ],
])('%s on the table of %s', (_, quest, change, wrong) => {
  const board = begun(quest);
  change(board);
  expect(deadKeep.invariants(board)).toEqual(wrong);
});
