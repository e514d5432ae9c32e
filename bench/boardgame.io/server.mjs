// boardgame.io's own server, in memory: a game of 10 kB, of which a move changes a little. Says its port.

import { createRequire } from 'node:module';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');

const CELLS = 600;
/** Every cell is 17 signs of the state's text, first and last: 600 of them make 10 kB, and stay that. */
const cell = (at, by) => `cell-${at}-${by}`.padEnd(14, '0');
const game = {
  name: 'ten',
  setup: () => ({ cells: Array.from({ length: CELLS }, (_, at) => cell(at, '')), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, at) => {
      G.cells[at % CELLS] = cell(at, playerID);
      G.moves++;
    },
  },
};
const server = Server({ games: [game], origins: [/.*/] });
const { appServer } = await server.run({ port: 0, callback: () => undefined });
console.log(`port ${appServer.address().port}`);
