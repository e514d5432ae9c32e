// Ledger 7.1: the box counts right, every piece has a code of its own, and a table tells which it has met.
import { describe, expect, test } from 'vitest';
import { cardNo } from '../src/cards/box.ts';
import { enemyCardNo } from '../src/cards/decks/index.ts';
import { stageNo } from '../src/cards/stages.ts';
import { facts } from '../src/facts.ts';
import { deadKeep } from '../src/index.ts';
import { inventory } from '../src/inventory.ts';
import { chartOf } from '../src/map/chart.ts';
import { pieces } from '../src/pieces.ts';
import { keep } from './keep.ts';

test('the box holds what the ledger counts', () => {
  const wrong = Object.entries(inventory()).filter(([, { expected, actual }]) => expected !== actual);
  expect(wrong).toEqual([]);
});

test('every card, side, Adventurer, Boss and Quest is a piece once', () => {
  expect(new Set(pieces.all).size).toBe(pieces.all.length);
  expect(pieces.all).toHaveLength(16 + 18 + 12 + 5 + 159 + 100 + 15);
});

describe('a table has met', () => {
  const met = (change: (board: ReturnType<typeof keep>['board']) => void): Set<string> => {
    const { board } = keep({ party: { theron: { cards: ['AE-01', 'TA-05'], pack: ['AE-39'] } } });
    change(board);
    return new Set(pieces.met(board));
  };

  test('its Quest, its tiles, its people and what they carry', () => {
    const seen = met(() => {});
    for (const piece of ['Q01', '5R', '3R', '2R', '7R', 'theron', 'AE-01', 'TA-05', 'AE-39'])
      expect(seen).toContain(piece);
    for (const piece of ['Q02', '5V', 'gavin', 'AE-02', 'B1-01', 'ST-01', 'boss-ogre'])
      expect(seen).not.toContain(piece);
  });
  test('what was discarded, turned over or woken', () => {
    const seen = met((board) => {
      board.necro.discard.push(cardNo('NE-07'));
      board.street.discard.push(enemyCardNo('S1-03'));
      board.mist.building.push(enemyCardNo('B1-07'));
      board.boss.seen.push(stageNo('ST-04'));
      board.stageDiscard.push(stageNo('ST-09'));
      board.boss.state = 'active';
    });
    for (const piece of ['NE-07', 'S1-03', 'B1-07', 'ST-04', 'ST-09', 'boss-ogre'])
      expect(seen).toContain(piece);
  });
  test('nothing that is no piece', () => {
    const all = new Set(pieces.all);
    expect([...met(() => {})].filter((piece) => !all.has(piece))).toEqual([]);
  });
});

describe('the facts for pages', () => {
  test('are plain data', () => {
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
    expect(deadKeep.content.facts).toBe(facts);
  });
  test('number Zones and doors as the rules do', () => {
    for (const [quest, { zones, doors }] of Object.entries(facts.maps)) {
      expect(zones.map(({ id }) => id)).toEqual(chartOf(quest).zones.map(({ id }) => id));
      expect(doors).toEqual(chartOf(quest).doors);
    }
  });
  test('stay small', () => {
    expect(JSON.stringify(facts).length).toBeLessThan(230_000);
  });
});
