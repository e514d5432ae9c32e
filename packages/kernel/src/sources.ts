/** The sources of a game: every function the kernel would generate for it, to be written out at build time. */

import type { AnyGame, Game } from './game.ts';
import { recordSources, type Source } from './generated.ts';
import { open } from './open.ts';
import { isRefusal } from './refusal.ts';
import { copierOf, testOf } from './shape.ts';
import { rowOf } from './stepping.ts';

/**
 * Its board's copier and test, every procedure's row, and what comes up while it is played and shown: how frames are filled is known
 * only when a procedure is called. Asked of a game that has not been played in this process.
 */
export function sourcesOf(game: AnyGame, play: () => void): Source[] {
  return recordSources(() => {
    copierOf(game.shape);
    testOf(game.shape);
    for (const { name, ops } of game.program.procedures) rowOf(name, ops);
    play();
    show(game);
  });
}

/** Twice: a second picture is made from the first. */
function show(game: AnyGame): void {
  const { scene, view, seats } = game as Game;
  const play = open(game as Game, { seats: seats.min, seed: 'shown' });
  if (isRefusal(play)) throw new Error(play.code);
  const { board } = play.state;
  for (let times = 0; times < 2; times++)
    view(board, null, seats.min, { scene: scene?.(board, seats.min) ?? null, view: null });
}
