// Sentences about cards agree with them, and places are counted as they lie.

import { kernelWords, Speaker, type Said } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { cardsOfTheDead } from '../src/index.ts';
import { mainLayout } from '../src/layout.ts';
import { slotWords } from '../src/scouting.ts';
import { table } from './table.ts';

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
