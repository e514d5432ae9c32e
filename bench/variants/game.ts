/** Random whole games of one of our games, all seat counts in turn: decisions and games per second. */

import { gameOf } from '@gravetable/catalog';
import { isRefusal, open, CLOCK } from '@gravetable/kernel';
import { measure, random } from '../measure.mjs';

const game = gameOf(process.argv[2] ?? '');
if (game === undefined) throw new Error(`no game called ${process.argv[2]}`);
const below = random();
let number = 0;

measure('decisions', () => {
  const seats = game.seats.min + (number % (game.seats.max - game.seats.min + 1));
  const play = open(game, { seats, seed: `bench ${number++}` });
  if (isRefusal(play)) throw new Error(play.code);
  play.resume();
  let decisions = 0;
  while (!play.over) {
    const players = play.pending.filter((one) => one.seat !== CLOCK);
    const pending = players.length === 0 ? play.pending[0]! : players[below(players.length)]!;
    play.put(pending, play.ask(pending).sample(below));
    decisions++;
  }
  return decisions;
});
