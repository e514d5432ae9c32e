// Ledger 7.6: every one of the hundred Enemy cards, drawn for a Zone by a party at Orange.
import { expect } from 'vitest';
import { ENEMY_CARDS } from '../src/cards/decks/index.ts';
import type { EnemyCard } from '../src/cards/enemy.ts';
import { mistZones } from '../src/spawn/mist.ts';
import { enemyCard } from '../src/spawn/street.ts';
import type { Board } from '../src/state.ts';
import { keep, named, scenario, there, who, zoneOf } from './keep.ts';

const ORANGE = 2;
const ZONE = '3R.b';
const several = (kind: string, n: number): string => (n > 1 ? `${kind} ${n}` : kind);

/** What must be on the table afterwards. */
function look(board: Board, card: EnemyCard, no: number): void {
  switch (card.does) {
    case 'spawn':
      expect(there(board, ZONE)).toBe(several(card.enemy, card.n[ORANGE]));
      expect(board[card.deck].discard).toEqual([no]);
      return;
    case 'notable':
      expect(there(board, ZONE)).toBe(`${several(card.escort, card.n[ORANGE])}, ${card.notable}`);
      expect(board[card.deck].discard).toEqual([no]);
      return;
    case 'monster':
      expect(there(board, ZONE)).toBe(`${card.monster}/${card.level}`);
      expect(there(board, '5R.b')).toBe(card.monster === 'babaYaga' ? `babaYaga/${card.level}` : '');
      expect(board.packs.every((pack) => pack.card === no)).toBe(true);
      expect(board[card.deck].discard).toEqual([]);
      return;
    case 'event':
      lookAtMist(board, card, no);
  }
}

function lookAtMist(board: Board, card: Extract<EnemyCard, { does: 'event' }>, no: number): void {
  const { mana, wounds } = who(board, 'lothar');
  const burns = card.event === 'mistBurn';
  expect({ mana, wounds }).toEqual(burns ? { mana: 7, wounds: 1 } : { mana: 5, wounds: 0 });
  expect(board.mist.until).toBe(card.event === 'blindingMist' ? 2 : 0);
  expect(board.mist[card.deck]).toEqual(card.event === 'blindingMist' ? [no] : []);
  const footmen = card.n?.[ORANGE] ?? 0;
  expect(board.packs.map(({ kind, n }) => [kind, n])).toEqual(
    footmen === 0 ? [] : mistZones(board).map(() => ['footman', footmen]),
  );
  expect(named(board, mistZones(board))).toEqual(['7R.a', '7R.e']);
}

ENEMY_CARDS.forEach((card, no) => {
  scenario(`${card.code} DK-SPAWN-06 is read on the line of Orange`, (s) => {
    const ogre = card.does === 'monster' && card.monster === 'ogre';
    const given = keep({
      party: { lothar: { at: '7R.e', ap: 19 } },
      boss: { kind: ogre ? 'minotaur' : 'ogre' },
      enemies: {},
    });
    given.board[card.deck].pile = given.board[card.deck].pile.filter((one) => one !== no);
    return s
      .given(given)
      .at(enemyCard, { card: no, zone: zoneOf(given.board, ZONE) })
      .then(({ board }) => look(board, card, no));
  });
});
