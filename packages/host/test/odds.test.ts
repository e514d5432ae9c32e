/** Odds that are tried: what is told is the share of the tables that went so, and more of them when asked again. */

import type { AnyGame, Prospect, Session } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { Oddsing, type Stands } from '../src/odds.ts';

/** A table of which the game says two things: one counted, one that goes one way in three. */
function table(count = 0): { readonly stands: Stands; readonly fell: number[] } {
  const fell: number[] = [];
  const tried: Prospect = {
    about: { id: 'about.tried' },
    ways: [{ id: 'way.a' }, { id: 'way.b' }],
    fall: () => (fell.push(fell.length % 3 === 0 ? 0 : 1), fell.at(-1)!),
  };
  const counted: Prospect = {
    about: { id: 'about.counted' },
    counted: [{ says: { id: 'c' }, chance: 0.25 }],
  };
  const odds = (_: unknown, __: number, answer: unknown): Prospect[] =>
    answer === 'sure' ? [counted] : [counted, tried];
  const play = { over: false } as Session['play'];
  return { stands: { play, game: { odds } as unknown as AnyGame, count }, fell };
}

describe('odds', () => {
  test('are the share of the tables that went so, with their number', () => {
    const { stands, fell } = table();
    const odds = new Oddsing();
    const first = odds.ask(stands, 0, 'shoot', (tables) => tables >= 30)!;
    expect(first.done).toBe(false);
    expect(first.list[0]).toMatchObject({ tables: null, chances: [{ chance: 0.25 }] });
    expect(first.list[1]!.tables).toBe(30);
    expect(first.list[1]!.chances.map(({ chance }) => chance)).toEqual([10 / 30, 20 / 30]);
    // Asked again they go on from there, up to the end.
    const second = odds.ask(stands, 0, 'shoot', (tables) => tables >= 90)!;
    expect(second.list[1]!.tables).toBe(90);
    const last = odds.ask(stands, 0, 'shoot', () => false)!;
    expect(last).toMatchObject({ done: true });
    expect(last.list[1]!.tables).toBe(fell.length);
  });

  test('of another answer, or after another decision, begin anew', () => {
    const { stands } = table();
    const odds = new Oddsing();
    const enough = (tables: number): boolean => tables >= 30;
    odds.ask(stands, 0, 'shoot', () => false);
    expect(odds.ask(stands, 0, 'wait', enough)!.list[1]!.tables).toBe(30);
    odds.ask(stands, 0, 'wait', () => false);
    expect(odds.ask({ ...stands, count: 1 }, 0, 'wait', enough)!.list[1]!.tables).toBe(30);
  });

  test('that can be counted are done at once, and nobody who only watches is told any', () => {
    const { stands, fell } = table();
    expect(new Oddsing().ask(stands, 0, 'sure', () => false)).toMatchObject({ done: true });
    expect(fell).toEqual([]);
    expect(new Oddsing().ask(stands, null, 'sure', () => false)).toBeNull();
  });
});
