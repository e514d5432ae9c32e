/** Tic-tac-toe on the kernel: the smallest game, so that what is measured is the kernel. */

import {
  choose,
  defineGame,
  int,
  list,
  record,
  rulebook,
  type Outcome,
  type Shaped,
} from '@gravetable/kernel';

const shape = record({ cells: list(int()), turn: int() });
type Board = Shaped<typeof shape>;

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const book = rulebook<Board>();

/** The cells nobody has marked. */
export function freeCells(cells: readonly number[]): number[] {
  const free: number[] = [];
  for (let i = 0; i < 9; i++) if (cells[i] === -1) free.push(i);
  return free;
}

/** The seat with three in a row, or -1. */
export function winner(cells: readonly number[]): number {
  for (const [a, b, c] of LINES) {
    const owner = cells[a]!;
    if (owner !== -1 && owner === cells[b] && owner === cells[c]) return owner;
  }
  return -1;
}

const game = book
  .procedure<object, Outcome>('game')
  .while(
    'TT-GAME-01',
    (t) => winner(t.board.cells) === -1 && t.board.cells.includes(-1),
    (each) =>
      each
        .ask('TT-GAME-02', 'cell', (t) => choose(t.board.turn, freeCells(t.board.cells)))
        .do('TT-GAME-03', (t, v) => {
          t.board.cells[v.cell] = t.board.turn;
          t.board.turn = 1 - t.board.turn;
        }),
  )
  .return('TT-GAME-04', (t) => {
    const won = winner(t.board.cells);
    return { winners: won === -1 ? [] : [won], reason: won === -1 ? 'draw' : 'won' };
  })
  .end();

export const ticTacToe = defineGame({
  id: 'tic-tac-toe',
  version: '1',
  seats: { min: 2, max: 2 },
  options: [],
  shape,
  ledger: ['TT-GAME-01', 'TT-GAME-02', 'TT-GAME-03', 'TT-GAME-04'],
  rulebook: book,
  setup: () => ({ cells: [-1, -1, -1, -1, -1, -1, -1, -1, -1], turn: 0 }),
  start: () => game.with(),
  view: (board) => ({ ...board }),
  hidden: () => [],
  outline: () => [],
  text: { en: {}, fr: {} },
  content: { facts: 'nine cells', inventory: () => ({}) },
  invariants: () => [],
});
