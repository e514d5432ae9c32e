import {
  argumentsOf,
  askedIn,
  kernelWords,
  LANGUAGES,
  nouns,
  said,
  Speaker,
  type Language,
} from '@gravetable/kernel';
import { expect, test } from 'vitest';

const en = new Speaker(
  'en',
  [
    {
      hit: '{who} takes {n, plural, =0 {no damage} one {one point} other {# points}} from {card}.',
      zone: 'In the {zone, select, market {market of {n} stalls} other {street}}.',
      deep: '{n, plural, one {one {word, select, a {A#} other {B}}} other {# {word, select, a {A} other {B}}}}',
      drawn: '{who} draws {cards}.',
      outer: 'He says: {inner}',
      flag: 'Ready: {ready}',
      'card.zombie': 'the Zombie',
      'name.rat': 'the Rat',
      'card.ambush': 'Ambush!',
    },
    kernelWords.en,
  ],
  ['Ann'],
);
const fr = new Speaker('fr', [{ n: '{n, plural, one {# mort} other {# morts}}' }, kernelWords.fr]);

test.each([
  [said('hit', { who: 0, n: 0, card: 'zombie' }), 'Ann takes no damage from the Zombie.'],
  [said('hit', { who: 0, n: 1, card: 'rat' }), 'Ann takes one point from the Rat.'],
  [said('hit', { who: 1, n: 7, card: 'ghost' }), 'Player 2 takes 7 points from ghost.'],
  [said('zone', { zone: 'market', n: 3 }), 'In the market of 3 stalls.'],
  [said('zone', { zone: 'x', n: 3 }), 'In the street.'],
  [said('deep', { n: 1, word: 'a' }), 'one A1'],
  [said('deep', { n: 2, word: 'b' }), '2 B'],
  [said('drawn', { who: 0, cards: ['zombie', 'rat', 'ghost'] }), 'Ann draws the Zombie, the Rat, and ghost.'],
  [said('outer', { inner: said('flag', { ready: true }) }), 'He says: Ready: yes'],
  [said('unknown.message'), 'unknown.message'],
])('English: %j', (what, sentence) => {
  expect(en.say(what)).toBe(sentence);
});

test('French counts zero as one', () => {
  expect([0, 1, 2].map((n) => fr.say(said('n', { n })))).toEqual(['0 mort', '1 mort', '2 morts']);
  expect(fr.seat(0)).toBe('Joueur 1');
});

test('French writes a part of a whole behind a comma', () => {
  expect([2.5, 0.5].map((n) => fr.say(said('n', { n })))).toEqual(['2,5 morts', '0,5 mort']);
  expect(en.say(said('zone', { zone: 'market', n: 1.5 }))).toBe('In the market of 1.5 stalls.');
});

test.each(LANGUAGES)('a list is joined as the platform joins it: %s', (language) => {
  const speaker = new Speaker(language, [{ all: '{cards}' }, kernelWords[language]]);
  const platform = new Intl.ListFormat(language, { type: 'conjunction' });
  for (const cards of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])
    expect(speaker.say(said('all', { cards }))).toBe(platform.format(cards));
});

test.each(LANGUAGES)('whole sentences of a list stand one after the other: %s', (language) => {
  const speaker = new Speaker(language, [{ all: '{lines}' }, kernelWords[language]]);
  expect(speaker.say(said('all', { lines: ['One goes.', 'One stays.'] }))).toBe('One goes. One stays.');
});

test('the arguments of a message, at any depth', () => {
  expect(argumentsOf('{a} {n, plural, one {{b}} other {# {c, select, x {{d}} other {}}}}')).toEqual([
    'a',
    'b',
    'c',
    'd',
    'n',
  ]);
});

test('how a message uses its arguments', () => {
  expect(askedIn('{card, The} {card, agree, p {are} other {is}} {n}')).toEqual([
    { name: 'card', kind: 'The', branches: [] },
    { name: 'card', kind: 'agree', branches: ['p', 'other'] },
    { name: 'n', kind: null, branches: [] },
  ]);
});

test('a message without its closing brace is an error, not a sentence', () => {
  expect(() => argumentsOf('{n, plural, one {x}')).toThrow(/closing brace/);
});

test('every refusal of the kernel has a sentence in both languages, with the same arguments', () => {
  expect(Object.keys(kernelWords.fr)).toEqual(Object.keys(kernelWords.en));
  for (const [id, message] of Object.entries(kernelWords.en)) {
    expect(argumentsOf(kernelWords.fr[id]!), id).toEqual(argumentsOf(message));
    expect(kernelWords.fr[id]).not.toBe('');
  }
});

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'card.bat': 'Bat',
    'card.axe': 'Fire Axe',
    'card.glasses': 'Binoculars',
    'card.anvil': 'Anvil',
    'card.soup': 'Soup',
    'card.hour': 'Hour',
    'card.rick': 'Rick',
    'card.flayed': 'The Flayed',
    'card.exit': 'EXIT',
    ...nouns('card', {
      s: ['bat', 'axe', 'anvil', 'flayed'],
      's sole': ['exit'],
      p: ['glasses'],
      's mass': ['soup'],
      's vowel': ['hour'],
      's proper': ['rick'],
    }),
  },
  fr: {
    'card.bat': 'Batte',
    'card.axe': 'Hache',
    'card.glasses': 'Jumelles',
    'card.anvil': 'Enclume',
    'card.soup': 'Soupe',
    'card.hour': 'Horloge',
    'card.rick': 'Rick',
    'card.flayed': 'L’Écorché',
    'card.exit': 'SORTIE',
    'card.trader': 'Le Marchand',
    'card.keepers': 'Les Gardiens',
    'card.knife': 'Couteau',
    'card.boots': 'Gants',
    'card.alice': 'Alice',
    ...nouns('card', {
      m: ['flayed', 'trader', 'knife'],
      f: ['bat', 'anvil', 'soup'],
      'f sole': ['exit'],
      mp: ['keepers', 'boots'],
      fp: ['glasses'],
      'f aspirated': ['axe'],
      'f mute': ['hour'],
      'm proper': ['rick'],
      'f proper': ['alice'],
    }),
  },
};
const named = (
  language: Language,
  message: string,
  args: Record<string, string | string[] | number>,
): string =>
  new Speaker(language, [{ message, ...NAMES[language] }, kernelWords[language]], ['Ève', 'Bob']).say(
    said('message', args),
  );
const each = (language: Language, form: string, cards: string): string =>
  cards
    .split(' ')
    .map((card) => named(language, `{card, ${form}}`, { card }))
    .join(', ');

test.each([
  [
    'fr',
    'the',
    'bat knife anvil glasses axe hour',
    'la Batte, le Couteau, l’Enclume, les Jumelles, la Hache, l’Horloge',
  ],
  ['fr', 'a', 'bat knife glasses trader', 'une Batte, un Couteau, des Jumelles, le Marchand'],
  [
    'fr',
    'of',
    'bat knife anvil glasses axe',
    'de la Batte, du Couteau, de l’Enclume, des Jumelles, de la Hache',
  ],
  [
    'fr',
    'of',
    'rick alice flayed trader keepers',
    'de Rick, d’Alice, de l’Écorché, du Marchand, des Gardiens',
  ],
  [
    'fr',
    'to',
    'bat knife anvil glasses boots',
    'à la Batte, au Couteau, à l’Enclume, aux Jumelles, aux Gants',
  ],
  ['fr', 'to', 'rick flayed trader keepers', 'à Rick, à l’Écorché, au Marchand, aux Gardiens'],
  ['fr', 'The', 'bat anvil rick flayed', 'La Batte, L’Enclume, Rick, L’Écorché'],
  ['en', 'the', 'bat glasses rick flayed', 'the Bat, the Binoculars, Rick, the Flayed'],
  ['en', 'The', 'flayed', 'The Flayed'],
  ['en', 'a', 'bat anvil glasses soup hour', 'a Bat, an Anvil, Binoculars, Soup, an Hour'],
  ['en', 'of', 'bat rick', 'of the Bat, of Rick'],
  ['en', 'a', 'exit', 'the EXIT'],
  ['fr', 'a', 'exit', 'la SORTIE'],
  ['en', 'To', 'bat rick', 'To the Bat, To Rick'],
] as const)('%s, %s of %s', (language, form, cards, sentence) => {
  expect(each(language, form, cards)).toBe(sentence);
});

test('a player is named without article, and elides', () => {
  expect([0, 1].map((who) => named('fr', 'le tour {who, of}', { who }))).toEqual([
    'le tour d’Ève',
    'le tour de Bob',
  ]);
  expect(named('en', '{who, The} plays', { who: 1 })).toBe('Bob plays');
});

test('each name of a list has its form, and only the first the capital', () => {
  expect(named('fr', '{cards, The}.', { cards: ['bat', 'knife', 'anvil'] })).toBe(
    'La Batte, le Couteau et l’Enclume.',
  );
});

const SPENT =
  '{card, agree, p {ont} other {a}} servi ; {card, agree, f {usée} mp {usés} fp {usées} other {usé}}';
test.each([
  [{ card: 'bat' }, 'a servi ; usée'],
  [{ card: 'knife' }, 'a servi ; usé'],
  [{ card: 'boots' }, 'ont servi ; usés'],
  [{ card: 'glasses' }, 'ont servi ; usées'],
  [{ card: ['bat', 'axe'] }, 'ont servi ; usées'],
  [{ card: ['bat', 'knife'] }, 'ont servi ; usés'],
  [{ card: 'nobody-knows' }, 'a servi ; usé'],
])('verb and participle agree: %j', (args, sentence) => {
  expect(named('fr', SPENT, args)).toBe(sentence);
});

test('English verbs agree', () => {
  expect(
    ['bat', 'glasses'].map((card) =>
      named('en', '{card, The} {card, agree, p {come} other {comes}}', { card }),
    ),
  ).toEqual(['The Bat comes', 'The Binoculars come']);
});

test('a name that cries out at the end of a sentence ends it', () => {
  expect(en.say(said('hit', { who: 0, n: 1, card: 'ambush' }))).toBe('Ann takes one point from Ambush!');
});
