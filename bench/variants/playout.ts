/** Whole games as a search plays its tries on, by the game's fast policy, all seat counts in turn: decisions per second. */

import { advance, type AnyGuide } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import { isRefusal, open, type AnyPlay } from '@gravetable/kernel';
import { measure, random } from '../measure.mjs';

/** As in a search: a game that goes on and on is left there. */
const LONGEST = 2000;

const game = gameOf(process.argv[2] ?? '');
const guide = game?.guide as AnyGuide | undefined;
if (game === undefined || guide === undefined)
  throw new Error(`no guide to a game called ${process.argv[2]}`);
const below = random();
let number = 0;

measure('decisions', () => {
  const seats = game.seats.min + (number % (game.seats.max - game.seats.min + 1));
  const opened = open(game, { seats, seed: `bench ${number++}` });
  if (isRefusal(opened)) throw new Error(opened.code);
  const play: AnyPlay = opened.resume();
  let decisions = 0;
  while (!play.over && decisions < LONGEST) {
    advance(play, guide, guide.quick, below);
    decisions++;
  }
  return decisions;
});
