// What is said of a Combat's end is what the rules then tell.

import { belowOf, determinise, isRefusal, Look, open, type Play } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { deadCells } from '../src/index.ts';
import type { Event } from '../src/rulebook.ts';
import type { Board } from '../src/state.ts';
import { odds } from '../src/view/odds.ts';
import type { View } from '../src/view/seen.ts';

type Game = Play<Board, Event, View>;

/** The first questions of Combats without a Boss. */
function combats(seed: string, most: number): Game[] {
  const play = open(deadCells, { seats: 1, seed, options: {} });
  if (isRefusal(play)) throw new Error(play.code);
  play.resume();
  const below = belowOf(seed);
  const found: Game[] = [];
  for (let n = 0; n < 400 && !play.over && found.length < most; n++) {
    const { combat } = play.state.board;
    if (combat !== null && combat.boss === null && n % 3 === 0) found.push(play.fork());
    const pending = play.pending[0]!;
    play.put(pending, careful.choose(new Look(play, pending), below));
  }
  return found;
}

describe('does the Combat end before Round IV', () => {
  const tables = combats('odds', 6);

  test('each game takes the way that the rules tell of', () => {
    const taken = new Set<number>();
    for (const play of tables) {
      const below = belowOf('odds');
      let last = play;
      const sample = (): Game => (last = determinise(play, 0, below));
      const [end] = odds(sample, 0, null, below);
      if (end === undefined || !('fall' in end)) throw new Error('it was not tried');
      for (let n = 0; n < 8; n++) {
        const way = end.ways[end.fall()]!.id;
        // Before Round IV the Combat is over with everybody alive, and nothing was left to act in it.
        const { combat, heroes } = last.state.board;
        const died = heroes.some(({ dead }) => dead);
        if (way === 'odds.combat.before') expect([combat, died]).toEqual([null, false]);
        if (way === 'odds.combat.dies') expect(died).toBe(true);
        taken.add(['odds.combat.before', 'odds.combat.goesOn', 'odds.combat.dies'].indexOf(way));
      }
    }
    expect(tables.length).toBe(6);
    expect(taken.has(-1)).toBe(false);
    expect(taken.size).toBeGreaterThan(1);
  });

  test('tables that a seat cannot tell apart have the same odds', () => {
    for (const play of tables.slice(0, 3)) {
      const told = (of: Game): unknown => {
        const below = belowOf('twins');
        return odds(() => determinise(of, 0, below), 0, null, below).map((one) =>
          'fall' in one ? Array.from({ length: 8 }, () => one.fall()) : one,
        );
      };
      expect(told(determinise(play, 0, belowOf('twin')))).toEqual(told(play));
    }
  });
});
