/** Tic-tac-toe on the kernel: random games, moves per second. */

import { isRefusal, open, type One } from '@gravetable/kernel';
import { measure, random } from '../measure.mjs';
import { ticTacToe } from '../ttt.ts';

const below = random();

measure('moves', () => {
  const play = open(ticTacToe, { seats: 2, seed: 'bench' });
  if (isRefusal(play)) throw new Error(play.code);
  play.resume();
  let moves = 0;
  while (!play.over) {
    const pending = play.pending[0]!;
    const { options } = play.ask(pending) as One<number>;
    play.put(pending, options[below(options.length)]);
    moves++;
  }
  return moves;
});
