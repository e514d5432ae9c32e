// Playthroughs: whole games as text, one line per answer, so that a change of the rules is reviewed as prose.

import { belowOf, isRefusal, Look, open, type AnyPlay } from '@gravetable/kernel';
import { transcript } from '@gravetable/testkit';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { TEMPO, vengeance } from '../src/index.ts';

const written = [
  ['solo', 1, { heroes: ['shadowman'] }],
  ['four', 4, { heroes: ['ironBelle', 'nettle', 'brick', 'pixel'] }],
] as const;

for (const [name, seats, options] of written) {
  test(`a game for ${seats}`, async () => {
    const text = transcript(vengeance, { seats, seed: name, bot: careful, options });
    await expect(text).toMatchFileSnapshot(`./playthroughs/${name}.txt`);
  });
}

test('VG-RULING-23 VG-RULING-25 a bot answers like anybody, for any seat at any time, at a human pace in real time', () => {
  expect(TEMPO).toEqual({ easy: 1600, normal: 1100, hard: 800 });
  const play = open(vengeance, { seats: 2, seed: 'bots', options: { calm: false } }) as AnyPlay;
  if (isRefusal(play)) throw new Error('cannot open');
  play.resume();
  const below = belowOf('bots');
  for (let n = 0; n < 5000 && !play.over; n++) {
    const people = play.pending.filter((one) => one.seat >= 0);
    const pending = people[below(people.length)] ?? play.pending[0]!;
    const ask = play.ask(pending);
    const answer = pending.seat < 0 ? ask.nth(0) : careful.choose(new Look(play, pending), below);
    expect(isRefusal(ask.accept(answer))).toBe(false);
    play.put(pending, answer);
  }
  expect(play.over).toBe(true);
});
