/** Random whole games of one of our games, all seat counts in turn: decisions and games per second. */

import { gameOf } from '@gravetable/catalog';
import { CLOCK, isRefusal, open, type AnyPlay } from '@gravetable/kernel';
import { measure, random } from '../measure.mjs';

const game = gameOf(process.argv[2] ?? '');
if (game === undefined) throw new Error(`no game called ${process.argv[2]}`);
const below = random();
let number = 0;

type Pending = AnyPlay['pending'][number];

/** One of several open questions by lot; the clock's only when nobody else is asked. */
function anyOf(asked: readonly Pending[]): Pending {
  const players = asked.filter((one) => one.seat !== CLOCK);
  return players.length === 0 ? asked[0]! : players[below(players.length)]!;
}

measure('decisions', () => {
  const seats = game.seats.min + (number % (game.seats.max - game.seats.min + 1));
  const play = open(game, { seats, seed: `bench ${number++}` });
  if (isRefusal(play)) throw new Error(play.code);
  play.resume();
  let decisions = 0;
  while (!play.over) {
    const pending = play.pending.length === 1 ? play.pending[0]! : anyOf(play.pending);
    play.put(pending, play.ask(pending).sample(below));
    decisions++;
  }
  return decisions;
});
