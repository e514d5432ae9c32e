// The table in words: what the terminal, the list view and the screen reader say.

import { kernelWords, LANGUAGES, Speaker, type Said } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { deadKeep } from '../src/index.ts';
import { outline, standing } from '../src/outline.ts';
import { view } from '../src/view.ts';
import { keep, type KeepGiven } from './keep.ts';

const given: KeepGiven = {
  quest: 'Q01',
  round: 3,
  mist: 4,
  party: {
    lothar: { at: '7R.b', cards: ['AE-01', 'AE-39', 'TA-01'], pack: ['AE-02'], wounds: 2, potions: 1 },
    knut: { at: '7R.a', wounds: 12 },
  },
  enemies: { '7R.a': 'footman 2, shadowguard wounded 1' },
  search: ['7R.a'],
  turn: { who: 'lothar', actions: 2 },
};

const speakers = LANGUAGES.map(
  (language) => new Speaker(language, [deadKeep.text[language], kernelWords[language]]),
);
const spoken = (speaker: Speaker, words: readonly Said[]): string[] => words.map((one) => speaker.say(one));

test('an Adventurer’s section says where they stand, what they carry and where they can go', () => {
  const sections = outline(view(keep(given).board));
  const [english] = speakers as [Speaker];
  const lothar = sections.find(({ title }) => english.say(title).startsWith('Lothar'))!;
  expect(english.say(lothar.title)).toBe('Lothar (Player 1), acting');
  expect(spoken(english, lothar.lines)).toEqual([
    'Health 10 of 12, 5 Mana, 0 AP (Blue), 1 Potion.',
    'In the middle street of the Tenements (7R.b).',
    'Actions left: 2.',
    'From here: the north street of the Tenements (7R.a), the west room of the Tenements (7R.C) behind a closed door, the east street of the Tenements (7R.e), and the south street of the Tenements (7R.f).',
    'Skills: Taunt.',
    'Hands: Broadsword.',
    'Body: Leather Jerkin.',
    'Backpack: Mallet.',
    'Talismans: Raven Feather.',
  ]);
});

test('a Zone is told with everybody and everything in it', () => {
  const sections = outline(view(keep(given).board));
  for (const [speaker, sentence] of [
    [
      speakers[0]!,
      'The north street of the Tenements (7R.a): Knut, 2 Footmen, 1 Shadowguard with 1 Wound, and a Search token.',
    ],
    [
      speakers[1]!,
      'La rue nord des Taudis (7R.a)\u00a0: Knut, 2 Fantassins, 1 Garde des Ombres avec 1 Blessure et un jeton Fouille.',
    ],
  ] as const)
    expect(spoken(speaker, sections.at(-1)!.lines)).toContain(sentence);
});

test('where a saved game stands, in two sentences', () => {
  expect(spoken(speakers[0]!, standing(view(keep(given).board)))).toEqual([
    'First Night Ashore, Round 3.',
    'Lothar 10/12 and Knut KO’ed.',
    'The Boss is inactive.',
  ]);
});
