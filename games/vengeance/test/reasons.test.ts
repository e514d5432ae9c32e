// Careful says why: every answer but the choice of hero, side and order has a reason, in every language.

import { belowOf, isRefusal, Look, One, Session, Speaker, type Json } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { vengeance } from '../src/index.ts';

const WORDLESS = new Set(['hero', 'side', 'arrange', undefined]);

test('every answer has a reason with words in both languages', () => {
  const speakers = (['en', 'fr'] as const).map(
    (language) => new Speaker(language, [vengeance.text[language]], ['A', 'B']),
  );
  const given = new Set<string>();
  const people = [0, 1].map((at) => ({ name: `P${at}`, kind: 'person' }));
  const session = Session.open(vengeance, people, { seed: 'why', options: { calm: true } });
  if (isRefusal(session)) throw new Error(session.code);
  const below = belowOf('why');
  while (!session.play.over) {
    const pending = session.play.pending[0]!;
    const look = new Look(session.play, pending);
    const answer = careful.choose(look, below) as Json;
    const reason = pending.seat < 0 ? null : careful.reason!(look, answer);
    const { question } = look;
    const kind =
      question instanceof One ? (question.aside as { kind?: string } | undefined)?.kind : undefined;
    if (!WORDLESS.has(kind)) expect(reason, `${kind} ${JSON.stringify(answer)}`).not.toBeNull();
    if (reason !== null) {
      given.add(reason.id);
      for (const speaker of speakers) expect(speaker.say(reason), reason.id).toMatch(/^[^{}]+\.$/u);
    }
    session.answer(pending.seat, session.play.idOf(pending), answer);
  }
  const usual = ['training', 'loot', 'rollSome', 'crowd', 'firstMove', 'use', 'roomLoot', 'enemy', 'done'];
  expect([...given]).toEqual(expect.arrayContaining(usual.map((why) => `reason.${why}`)));
});
