/** Tic-tac-toe by hand: a plain object, a list of legal moves, a checked move, no framework. */

import { measure, random } from '../measure.mjs';
import { freeCells, winner } from '../ttt.ts';

interface Game {
  cells: number[];
  turn: number;
  over: boolean;
}

function apply(game: Game, cell: number): void {
  if (game.over || game.cells[cell] !== -1) throw new Error('illegal');
  game.cells[cell] = game.turn;
  game.turn = 1 - game.turn;
  game.over = winner(game.cells) !== -1 || !game.cells.includes(-1);
}

const below = random();

measure('moves', () => {
  const game: Game = { cells: [-1, -1, -1, -1, -1, -1, -1, -1, -1], turn: 0, over: false };
  let moves = 0;
  while (!game.over) {
    const free = freeCells(game.cells);
    apply(game, free[below(free.length)]!);
    moves++;
  }
  return moves;
});
