/** The sources of a game: every function the kernel would generate for it, to be written out at build time. */

import type { AnyGame } from './game.ts';
import { recordSources, type Source } from './generated.ts';
import { copierOf, testOf } from './shape.ts';
import { rowOf } from './stepping.ts';

/**
 * Its board's copier and test, every procedure's row, and what comes up while it is played: how frames are filled is known
 * only when a procedure is called. Asked of a game that has not been played in this process.
 */
export function sourcesOf(game: AnyGame, play: () => void): Source[] {
  return recordSources(() => {
    copierOf(game.shape);
    testOf(game.shape);
    for (const { name, ops } of game.program.procedures) rowOf(name, ops);
    play();
  });
}
