/** The example from a seed to its end, the same in Node and in a browser. */

import { lanternHill } from '@gravetable/example';
import { belowOf, isRefusal, load, open, save, stateHash, type Play } from '@gravetable/kernel';

/** The number of answers and the last hash. Now and then the game is saved and loaded on its way. */
export function playSeed(seats: number, seed: string): string {
  let play = open(lanternHill, { seats, seed }) as Play;
  if (isRefusal(play)) throw new Error(play.code);
  play.resume();
  const below = belowOf(seed);
  let answers = 0;
  for (; !play.over; answers++) {
    const pending = play.pending[below(play.pending.length)]!;
    const refused = play.answer(pending.seat, play.idOf(pending), play.ask(pending).sample(below));
    if (refused !== null) throw new Error(refused.code);
    if (answers % 10 === 9) play = load(save(play), () => lanternHill) as Play;
  }
  return `${answers} answers, ${stateHash(play)}`;
}
