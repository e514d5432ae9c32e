// Careful says why: every answer of its turns has a reason, in every language.

import { belowOf, isRefusal, Look, Session, Speaker, type Json, type One } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import type { Choice } from '../src/choices.ts';
import { cardsOfTheDead } from '../src/index.ts';

const SEEDS = ['why 1', 'why 2'];

test('every answer of a turn has a reason with words in both languages', () => {
  const speakers = (['en', 'fr'] as const).map(
    (language) => new Speaker(language, [cardsOfTheDead.text[language]], ['A', 'B']),
  );
  const given = new Set<string>();
  for (const seed of SEEDS) {
    const people = [0, 1].map((at) => ({ name: `P${at}`, kind: 'person' }));
    const session = Session.open(cardsOfTheDead, people, { seed });
    if (isRefusal(session)) throw new Error(session.code);
    const below = belowOf(seed);
    while (!session.play.over) {
      const pending = session.play.pending[0]!;
      const look = new Look(session.play, pending);
      const answer = careful.choose(look, below) as Json;
      const reason = careful.reason!(look, answer);
      if ((look.question as One<Choice>).aside?.kind === 'turn')
        expect(reason, (answer as Choice).do).not.toBeNull();
      if (reason !== null) {
        given.add(reason.id);
        for (const speaker of speakers) expect(speaker.say(reason)).toMatch(/^[^{}]+\.$/u);
      }
      session.answer(pending.seat, session.play.idOf(pending), answer);
    }
  }
  expect([...given]).toEqual(expect.arrayContaining(['reason.strikes', 'reason.onward', 'reason.pickUp']));
});
