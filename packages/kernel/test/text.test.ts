import { argumentsOf, kernelWords, LANGUAGES, said, Speaker } from '@gravetable/kernel';
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

test.each(LANGUAGES)('a list is joined as the platform joins it: %s', (language) => {
  const speaker = new Speaker(language, [{ all: '{cards}' }, kernelWords[language]]);
  const platform = new Intl.ListFormat(language, { type: 'conjunction' });
  for (const cards of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])
    expect(speaker.say(said('all', { cards }))).toBe(platform.format(cards));
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
