// Tic-tac-toe on boardgame.io's bare reducer in production mode: random games, moves per second.

import { createRequire } from 'node:module';
import { measure, random } from '../measure.mjs';

const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal');

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const won = (cells) =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const game = {
  setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const reduce = CreateGameReducer({ game });
const initial = InitializeGame({ game, numPlayers: 2 });
const below = random();

measure('moves', () => {
  let state = initial;
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const free = [];
    for (let cell = 0; cell < 9; cell++) if (state.G.cells[cell] === null) free.push(cell);
    const playerID = state.ctx.currentPlayer;
    const payload = { type: 'mark', args: [free[below(free.length)]], playerID };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
    moves++;
  }
  return moves;
});
