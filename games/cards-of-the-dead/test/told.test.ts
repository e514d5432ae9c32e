// Sentences about cards agree with them, and places are counted as they lie.

import { kernelWords, questionsFor, Speaker, type Said } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { cardsOfTheDead } from '../src/index.ts';
import { mainLayout } from '../src/layout.ts';
import { slotWords } from '../src/scouting.ts';
import { actions, survivorTurn } from '../src/survivor-turn.ts';
import { scenario, table, TURN } from './table.ts';

const [en, fr] = (['en', 'fr'] as const).map(
  (language) => new Speaker(language, [cardsOfTheDead.text[language], kernelWords[language]], ['Ann']),
) as [Speaker, Speaker];
const say = (speaker: Speaker, id: string, args: NonNullable<Said['args']>): string =>
  speaker.say({ id: `event.${id}`, args: { survivor: 'rick', survivor2: 'selena', ...args } });

test.each([
  [en, 'enters', { card: 'binoculars', space: 1 }, 'The Binoculars come to space 1.'],
  [en, 'enters', { card: 'zombie', space: 1 }, 'The Zombie comes to space 1.'],
  [en, 'equipped', { card: 'punch' }, 'Rick Dixon readies Punch.'],
  [fr, 'usedUp', { card: 'ammo-rifle' }, 'Les Munitions de fusil ont fini de servir.'],
  [fr, 'usedUp', { card: 'crossbow' }, 'L’Arbalète a fini de servir.'],
  [fr, 'hurt', { n: 1, vitality: 3 }, 'Rick Dixon subit 1 dégât (Vitalité\u00a03).'.replace('\u00a03', ' 3')],
  [fr, 'walksThrough', { card: 'exit' }, 'Rick Dixon se dirige vers la SORTIE.'],
  [fr, 'traded', { n: 0, cards: [] }, 'Rick Dixon ne troque rien.'],
  [fr, 'stunned', {}, 'Rick Dixon ne peut plus bouger et sautera un tour.'],
  [fr, 'equipped', { card: 'fire-axe' }, 'Rick Dixon s’équipe de la Hache d’incendie.'],
] as const)('%#: %s %s', (speaker, id, args, sentence) => {
  expect(say(speaker, id, args as NonNullable<Said['args']>)).toBe(sentence);
});

test.each([1, 2, 3])('the places of a row are counted from 1, %i Survivors', (seats) => {
  const people = Object.fromEntries(['rick', 'selena', 'dan'].slice(0, seats).map((id) => [id, {}]));
  const { board } = table({ people } as never);
  const rows = new Map<number, number[]>();
  mainLayout(seats).forEach((_, slot) => {
    const { row, place } = slotWords(board, slot);
    rows.set(row, [...(rows.get(row) ?? []), place]);
  });
  for (const [row, places] of rows)
    expect(
      places.toSorted((a, b) => a - b),
      `row ${row}`,
    ).toEqual(places.map((_, at) => at + 1));
});

scenario('CD-RULING-27 RUN names the second card it may turn over', (s) => {
  const t = table({ field: { '3,0': 'rooftop', '2,1': 'zombie?', '1,0': 'exit' } });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'run', slot: t.slot('3,0') })
    .now(({ play }) => {
      const said = (speaker: Speaker): string[] =>
        questionsFor(play, 0)[0]!.options.map((option) => speaker.say(option.said));
      expect(said(en)).toEqual([expect.stringMatching(/^RUN: .*second \(Zombie\)$/)]);
      expect(said(fr)).toEqual([expect.stringMatching(/^COURIR\u00a0: .*ensuite \(Zombie\)$/)]);
    })
    .stillAsking(0, 'CD-RULING-27');
});

scenario('CD-DEATH-01 a Zombie Skill that begins is told with what it does', (s) =>
  s
    .given(table({ people: { rick: { v: 1, i: 0 }, selena: {} } }).given)
    .at(survivorTurn, { seat: 0 })
    .then(({ told }) => {
      const begins = told.map(({ open }) => open).find((one) => one?.kind === 'zombieSkill');
      expect(begins).toMatchObject({ skill: { id: 'survivor.rick.zombieSkill' } });
      expect(say(en, 'zombieSkill', begins as never)).toContain('Every Survivor loses 2 Immunity');
    }),
);
