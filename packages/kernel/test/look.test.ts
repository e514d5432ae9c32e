import { describe, expect, test } from 'vitest';
import { belowOf, choose, determinise, type Hidden } from '@gravetable/kernel';
import { DONE, opened, tiny } from './tiny.ts';

/** Six cards in a row, hidden from everybody; of some places something is known. */
function table(cards: readonly number[], known: Readonly<Record<number, (card: number) => boolean>>) {
  const hidden = (board: { log: number[] }): Hidden[] => [
    {
      places: board.log.map((_, at) => ({
        list: board.log,
        at,
        ...(known[at] === undefined ? {} : { fits: known[at] }),
      })),
    },
  ];
  const game = tiny(
    (book) => {
      const all = book
        .procedure<object, typeof DONE>('all')
        .ask('TI-RULE-01', 'go', () => choose(0, ['on', 'off']))
        .return('TI-RULE-02', () => DONE)
        .end();
      return () => all.with();
    },
    { hidden, setup: () => ({ log: [...cards], open: 1 }) },
  );
  return opened(game);
}
const samples = (play: ReturnType<typeof table>, n: number): number[][] =>
  Array.from({ length: n }, (_, i) => determinise(play, 0, belowOf(`lot ${i}`)).state.board.log);

describe('what is known of hidden places', () => {
  const isEven = (card: number): boolean => card % 2 === 0;

  test('a sample holds what fits, and is otherwise any order', () => {
    const found = samples(table([1, 2, 3, 4, 5, 6], { 1: isEven, 3: isEven }), 600);
    expect(found.every((log) => isEven(log[1]!) && isEven(log[3]!))).toBe(true);
    expect(found.every((log) => log.toSorted((a, b) => a - b).join('') === '123456')).toBe(true);
    const seconds = [2, 4, 6].map((card) => found.filter((log) => log[1] === card).length);
    expect(Math.min(...seconds)).toBeGreaterThan(150);
    expect(new Set(found.map((log) => log.join(''))).size).toBeGreaterThan(100);
  });

  test('a sample does not tell what lies there in truth', () => {
    const known = { 0: isEven, 5: (card: number) => card > 3 };
    expect(samples(table([2, 1, 3, 4, 5, 6], known), 20)).toEqual(
      samples(table([4, 6, 3, 2, 1, 5], known), 20),
    );
  });

  test('knowledge too narrow for luck is dealt all the same', () => {
    const cards = Array.from({ length: 12 }, (_, n) => n);
    const known = Object.fromEntries(
      cards.map((at) => [at, (card: number) => card === at || card === at - 1]),
    );
    expect(samples(table(cards, known), 3)).toEqual([cards, cards, cards]);
  });

  test('a place whose content does not fit is a mistake of the game', () => {
    expect(() => samples(table([1, 3, 5], { 0: isEven }), 1)).toThrow('does not fit');
  });
});
