// Those who die in the first Biome: `careful` hardly ever does, so first Runs are played by lot as well.
import { belowOf, Look, open, type GameEvent, type Play } from '@gravetable/kernel';
import { careful } from '../../src/bots/careful.ts';
import { deadCells } from '../../src/index.ts';
import type { Board } from '../../src/state.ts';
import { meanOf, type Mean } from './figures.ts';

type Answer = (look: Look, below: (n: number) => number) => unknown;
export const PLAYERS: { readonly [name: string]: Answer } = {
  'by lot': (look, below) => look.question.sample(below),
  careful: (look, below) => careful.choose(look, below),
};

export interface Beginners {
  readonly player: string;
  readonly seats: number;
  readonly runs: number;
  /** Cells brought home by those who died in B1. */
  readonly dead: Mean;
  /** Cells in the Bag of those who left B1 alive. */
  readonly alive: Mean;
}

/** So many first Runs, each up to the Exit of B1 or to its end. */
export function firstBiomes(player: string, seats: number, runs: number): Beginners {
  const dead: number[] = [];
  const alive: number[] = [];
  for (let n = 0; n < runs; n++) {
    const seed = `beginners ${seats} ${n}`;
    const game = open(deadCells, { seats, seed, options: { runs: 1 } }) as unknown as Play<Board>;
    const below = belowOf(seed);
    let over = false;
    game.listen(({ open: event }) => {
      if (event?.kind === 'biomeLeft') alive.push(game.state.board.bag.cells);
      else if (event?.kind === 'runEnds') dead.push((event as GameEvent & { cells: number }).cells);
      else return;
      over = true;
    });
    game.resume();
    while (!over) {
      const pending = game.pending[0]!;
      game.put(pending, PLAYERS[player]!(new Look(game as never, pending), below));
    }
  }
  return { player, seats, runs, dead: meanOf(dead), alive: meanOf(alive) };
}
