// What a newcomer stumbled over: whom an attack is at, who stands in a Zone that is asked about, who gives, why a Turn ended.
import { belowOf, isRefusal, Look, questionsFor, Session, Speaker, type Json } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { oddsAt } from '../src/forecast/spawns.ts';
import { deadKeep } from '../src/index.ts';
import type { Board } from '../src/state.ts';

const speakers = (['en', 'fr'] as const).map((language) => new Speaker(language, [deadKeep.text[language]]));

interface Heard {
  readonly asked: readonly (readonly [kind: string, question: string, options: readonly string[]])[];
  readonly told: readonly string[];
}

/** A Quest as a careful player plays it: every question with its answers, and every line, in one language. */
function heard(speaker: Speaker, quest: string, seed: string): Heard {
  const people = [0, 1, 2].map((at) => ({ name: `P${at}`, kind: 'person' }));
  const session = Session.open(deadKeep, people, { seed, options: { quest } });
  if (isRefusal(session)) throw new Error(session.code);
  const below = belowOf(seed);
  const asked: Heard['asked'][number][] = [];
  while (!session.play.over && asked.length < 700) {
    const pending = session.play.pending[0]!;
    const question = questionsFor(session.play, pending.seat)[0]!;
    const { kind, about, options } = question;
    const ask = speaker.say({ id: `ask.${kind}`, args: about as { [name: string]: Json } });
    asked.push([kind, ask, options.map(({ said }) => speaker.say(said))]);
    const told = session.answer(
      pending.seat,
      question.id,
      careful.choose(new Look(session.play, pending), below) as Json,
    );
    if (isRefusal(told)) throw new Error(told.code);
  }
  const told = session
    .log(0)
    .map(({ event }) => speaker.say({ id: `event.${event.kind}`, args: event as never }));
  return { asked, told };
}

const CODE = /\(\d+[RV]\.[A-Za-z]\b/;
const [english, french] = speakers.map((speaker) => heard(speaker, 'Q02', 'plain words')) as [Heard, Heard];

test('an attack says at whom it is, and in which Zone by its id', () => {
  for (const { asked } of [english, french]) {
    const attacks = asked
      .flatMap(([, , options]) => options)
      .filter(
        (one) =>
          /Penetration|Perforation/.test(one) &&
          /(Melee|Ranged|Magic) at|(Mêlée|Distance|Magie) contre/.test(one),
      );
    expect(attacks.length).toBeGreaterThan(100);
    for (const one of attacks) {
      expect(one).toMatch(CODE);
      expect(one).not.toMatch(/the Undead|les Morts-Vivants/);
    }
    expect(attacks.some((one) => /\d+ (Footmen|Fantassins)/.test(one))).toBe(true);
  }
});

test('Zones that are asked about are named with their id, and goals with whoever stands there', () => {
  for (const { asked } of [english, french]) {
    const goals = asked.filter(([kind]) => kind === 'destination');
    expect(goals.length).toBeGreaterThan(3);
    for (const [, question, options] of goals) {
      expect(question).toMatch(CODE);
      for (const one of options) expect(one).toMatch(/\(\d+[RV]\.[A-Za-z]\)\s?: \p{Lu}/u);
    }
    for (const [kind, , options] of asked)
      if (['route', 'darkRoom'].includes(kind)) for (const one of options) expect(one).toMatch(CODE);
  }
});

test('a free Action says who gives it', () => {
  const gifts = english.asked.filter(([kind]) => kind === 'gift');
  expect(gifts.length).toBeGreaterThan(0);
  for (const [, question] of gifts) expect(question).toMatch(/^\S.* gives .* a free /);
  for (const [kind, question] of french.asked)
    if (kind === 'gift') expect(question).toMatch(/ reçoit (de |d’)\p{Lu}/u);
});

test('a Turn that ends by itself says why', () => {
  const ends = english.told.filter((line) => / is done/.test(line));
  expect(new Set(ends.map((line) => line.replace(/^.* is done/, '')))).toContain(': nothing is left to do.');
  expect(ends.some((line) => line.endsWith(' is done.'))).toBe(true);
  expect(french.told.some((line) => /a fini\s: plus rien à faire\.$/u.test(line))).toBe(true);
});

test('what a card may bring stands in one order, whatever the order of the pile', () => {
  const session = Session.open(deadKeep, [{ name: 'P', kind: 'person' }], {
    seed: 'odds',
    options: { quest: 'Q01' },
  });
  if (isRefusal(session)) throw new Error(session.code);
  const board = session.play.state.board as Board;
  const { pile } = board.street;
  expect(oddsAt(board, pile.toReversed(), 1, null)).toEqual(oddsAt(board, pile, 1, null));
});
