/** What a hint says in numbers is what was counted of the answers it compared, and nothing else. */

import { belowOf, Look, type Guide } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { Advice, type AnyGuide } from '../src/index.ts';
import { guide, isWon, table, type Board } from './bets.ts';

/** A guide that writes down what every try came to. */
function watched(own: Guide<Board>): { readonly guide: AnyGuide; readonly came: Map<string, number[]> } {
  const came = new Map<string, number[]>();
  const settled = (board: Board): number | null => {
    if (board.bet === '') return null;
    const worth = isWon(board) ? 1 : 0;
    came.set(board.bet, [...(came.get(board.bet) ?? []), worth]);
    return worth;
  };
  return { guide: { ...own, settled }, came };
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/** Of the answers that were tried most often beside this one, what the best came to. */
function nextBest(came: ReadonlyMap<string, readonly number[]>, answer: unknown): number | null {
  const others = [...came].filter(([bet]) => bet !== answer).map(([, list]) => list);
  const most = Math.max(...others.map(({ length }) => length));
  return others.length === 0
    ? null
    : Math.max(...others.filter(({ length }) => length === most).map((one) => mean(one)));
}

function adviceOn(own: Guide<Board>, first: string, tries: number) {
  const play = table('advice');
  const { guide: counted, came } = watched(own);
  const look = new Look(play, play.pending[0]!);
  return { advice: new Advice(look, counted, first, tries, belowOf(`advice ${tries}`)), came };
}

describe('advice', () => {
  test.each([10, 60, 400])('of %i tries: its numbers are those of the tries, at every moment', (tries) => {
    const { advice, came } = adviceOn(guide, 'two', tries);
    let told = 0;
    while (!advice.done) {
      advice.step();
      const { answer, chance, next, tries: tables } = advice.advised;
      const own = came.get(answer as string)!;
      expect(tables).toBe(own.length);
      expect(chance).toBeCloseTo(mean(own), 10);
      expect(next).toBeCloseTo(nextBest(came, answer)!, 10);
      told++;
    }
    expect(told).toBeGreaterThan(2);
    const spent = [...came.values()].reduce((sum, { length }) => sum + length, 0);
    expect(spent).toBeLessThanOrEqual(tries);
  });

  test('what habit would do stands until something else is better by more than its error', () => {
    const { advice, came } = adviceOn({ ...guide, moves: () => ['four', 'red'] }, 'four', 300);
    while (!advice.done) advice.step();
    const { answer, chance } = advice.advised;
    expect(answer).toBe('four');
    expect([...came.keys()].toSorted()).toEqual(['four', 'red']);
    expect(Math.abs(chance - 4 / 6)).toBeLessThan(0.15);
  });

  test('a plan that has no rivals is held against answers by lot, and stays what is advised', () => {
    const { advice, came } = adviceOn({ ...guide, moves: () => ['two'] }, 'never', 200);
    while (!advice.done) advice.step();
    const { answer, chance, next } = advice.advised;
    expect(answer).toBe('two');
    expect(chance).toBeCloseTo(mean(came.get('two')!), 10);
    expect(came.size).toBeGreaterThan(2);
    // Something else did better: the numbers do not hide it.
    expect(next).toBeCloseTo(nextBest(came, 'two')!, 10);
  });
});
