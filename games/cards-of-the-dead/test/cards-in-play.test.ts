// Every card comes up: turned over, drawn, called or used in a bounded number of games, careful and at random.

import { belowOf, isRefusal, Look, open, type Told } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { CARD_IDS } from '../src/cards/ids.ts';
import { THREAT_IDS } from '../src/cards/threats.ts';
import { cardsOfTheDead } from '../src/index.ts';

const BOUND = 400;
const GROUPS = [['rick'], ['selena', 'dan'], ['dan', 'rick', 'selena']];

/** The cards a game tells of. One game in four is played at random. */
function cardsOf(number: number): Set<unknown> {
  const survivors = GROUPS[number % GROUPS.length]!;
  const seed = `cards ${number}`;
  const play = open(cardsOfTheDead, { seats: survivors.length, seed, options: { survivors } });
  if (isRefusal(play)) throw new Error(play.code);
  const seen = new Set<unknown>();
  play.listen(({ open: event }: Told) => {
    seen.add(event?.['card']);
    seen.add(event?.['threat']);
    for (const card of (event?.['cards'] as readonly unknown[] | undefined) ?? []) seen.add(card);
  });
  play.resume();
  const below = belowOf(seed);
  while (!play.over) {
    const pending = play.pending[0]!;
    const atRandom = number % 4 === 3;
    play.put(
      pending,
      atRandom ? play.ask(pending).sample(below) : careful.choose(new Look(play as never, pending), below),
    );
  }
  return seen;
}

test('every card and every Threat is met in play', () => {
  const left = new Set<unknown>([...CARD_IDS, ...THREAT_IDS]);
  for (let number = 0; number < BOUND && left.size > 0; number++) {
    for (const card of cardsOf(number)) left.delete(card);
  }
  expect([...left]).toEqual([]);
});
