// Careful says why: its answers in Combat and on the way have a reason, in every language.
import { belowOf, isRefusal, Look, open, Speaker, type Play } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { deadCells } from '../src/index.ts';

test('answers have reasons with words in both languages', () => {
  const speakers = (['en', 'fr'] as const).map(
    (language) => new Speaker(language, [deadCells.text[language]], ['A', 'B']),
  );
  const given = new Set<string>();
  const opened = open(deadCells, { seats: 2, seed: 'why', options: { runs: 3 } });
  if (isRefusal(opened)) throw new Error(opened.code);
  const play = opened as unknown as Play;
  const below = belowOf('why');
  play.resume();
  while (!play.over) {
    const pending = play.pending[0]!;
    const look = new Look(play, pending);
    const answer = careful.choose(look, below);
    const reason = careful.reason!(look, answer);
    if (reason !== null) {
      given.add(reason.id);
      for (const speaker of speakers) expect(speaker.say(reason), reason.id).toMatch(/^[^{}.]+\.$/u);
    }
    play.put(pending, answer);
  }
  const expected = ['playCard', 'target', 'victim', 'choosePath', 'spendCells', 'skill'];
  expect([...given]).toEqual(expect.arrayContaining(expected.map((kind) => `reason.${kind}`)));
});
