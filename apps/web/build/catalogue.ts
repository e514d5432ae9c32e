/** What the build reads of the games. Vite's runner loads it, so that sources need no building. */

import { playOut, random } from '@gravetable/bots';
import { belowOf, isRefusal, open, type AnyGame, type AnyPlay } from '@gravetable/kernel';

export { botsOf } from '@gravetable/bots';
export { examplesByRule, games, parseLedger, withoutSource } from '@gravetable/catalog';
export { PAGE_POLICY } from '@gravetable/protocol';
export { sourcesOf } from '@gravetable/kernel';

/** Games by lot, one after the other, until so many answers were given; the same ones in every build. */
export function playByLot(game: AnyGame, seats: number, answers: number): void {
  const below = belowOf(`${game.id} ${seats}`);
  const bots = Array.from({ length: seats }, () => random);
  for (let left = answers, n = 0; left > 0; n++) {
    const play = open(game, { seats, seed: `build ${n}` }) as AnyPlay;
    if (isRefusal(play)) throw new Error(`${game.id}: ${play.code}`);
    left -= playOut(play.resume(), bots, below, { limit: left }).decisions;
  }
}
