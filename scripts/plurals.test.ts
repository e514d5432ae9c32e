// Numbers in sentences: every message of every catalogue, with 0, 1, 2 and 5 for each number in it, in both languages. A
// word that follows a number has the form of that number; a message that would need two forms and has one is found here.

import { describe, expect, test } from 'vitest';
import { cataloguesIn, messagesOf, type Spoken } from './catalogues.ts';
import { filled } from './filled.ts';

const NUMBERS = [0, 1, 2, 5];

/** What is a number wherever it stands; the names of players, cards and places are not. */
const COUNTED = new Set(
  'n of count left total min max open room hitPoints pile common city kit actions zombies points damage health dice cost price decisions games answers seats noise lost hurt zombie resource other gold wounds worms cells'.split(
    ' ',
  ),
);

/** Words with an -s of their own, which follow a number in either form. */
const SAME = {
  fr: /^(?:sur|dans|sans|fois|plus|moins|sous|vers|puis|pas|dès|très|tous|succès|bras|corps|temps|processus|boss|mais|alors|est|ans|les|des|ses|vos|nos|aux|jeux)$/iu,
  en: /^(?:is|was|has|this|its|less|as|plus|across|minus|us|always|does|success|vs|boss|miss|tactics|max)$/iu,
};

/** A number of its own, after what it numbers: Run 1 begins. */
const NUMBERED = '(?<!\\p{Lu}\\p{L}{1,9} )';

/** What is wrong about the word after this number: the form of many after one. */
function wrongIn(text: string, n: number, language: Spoken, known: ReadonlySet<string>): string | null {
  const one = language === 'fr' ? n < 2 : n === 1;
  if (!one) return null;
  for (const [found, word] of text.matchAll(
    new RegExp(`${NUMBERED}(?<![\\d.,/×-])${n}[ \u00a0](\\p{L}{3,})`, 'gu'),
  ))
    if (/[sx]$/u.test(word!) && !SAME[language].test(word!)) return found;
  if (language === 'fr') return null;
  // In English an adjective may stand between: 1 unseen cards.
  const nouns = text.matchAll(
    new RegExp(`${NUMBERED}(?<![\\d.,/×-])${n} (?!and |miss )\\p{L}{3,} (\\p{L}{3,})s(?!\\p{L})`, 'gu'),
  );
  return [...nouns].find(([, noun]) => known.has(noun!.toLowerCase()))?.[0] ?? null;
}

/** The singular after many: the same word right after another number, where one of the two must be wrong. */
function stuckIn(
  message: string,
  language: Spoken,
  known: ReadonlySet<string>,
  counts: (name: string) => boolean,
) {
  return [2, 5].flatMap((n) =>
    filled(message, n, language, counts).flatMap((text) =>
      [...text.matchAll(new RegExp(`(?<![\\d.,/×-])${n}[ \u00a0](\\p{L}{3,})( \\p{L})?`, 'gu'))]
        // In English a name before a noun stays as it is: 2 Hit points.
        .filter(
          ([, word, noun]) => known.has(word!.toLowerCase()) && (language === 'fr' || noun === undefined),
        )
        .map(([found]) => found),
    ),
  );
}

/** Words that some message gives in two forms: `one {# card} other {# cards}`. */
function singulars(messages: readonly [string, string][]): Set<string> {
  const found = new Set<string>();
  for (const [, message] of messages)
    for (const [, one, many] of message.matchAll(
      /one \{#[ \u00a0](\p{L}{3,})[^{}]*\} other \{#[ \u00a0](\p{L}{3,})/gu,
    ))
      if (one !== many) found.add(one!.toLowerCase());
  return found;
}

/** What is counted in a message, in whichever language says so. */
const counted = new Map<string, Set<string>>();
for (const language of ['en', 'fr'] as const)
  for (const file of cataloguesIn(language))
    for (const [id, message] of await messagesOf(file, language))
      for (const [, name] of message.matchAll(/\{(\w+), plural,/g))
        counted.set(id, (counted.get(id) ?? new Set()).add(name!));

async function faultsOf(files: readonly string[], language: Spoken): Promise<string[]> {
  const all = await Promise.all(
    files.map(async (file) => ({ file, messages: await messagesOf(file, language) })),
  );
  const known = singulars(all.flatMap(({ messages }) => messages));
  // What a file gathers from others is told where it is written.
  const told = new Set<string>();
  const once = (one: string): boolean => !told.has(one) && told.add(one) !== undefined;
  return all.toReversed().flatMap(({ file, messages }) =>
    messages
      // What a name is called in each form is no sentence.
      .filter(([id]) => !id.startsWith('grammar.') && !id.startsWith('keyword.'))
      .flatMap(([id, message]) => {
        const counts = (name: string): boolean => counted.get(id)?.has(name) === true || COUNTED.has(name);
        const wrong = NUMBERS.flatMap((n) =>
          filled(message, n, language, counts).map((text) => wrongIn(text, n, language, known)),
        ).filter((one) => one !== null);
        return [...new Set([...wrong, ...stuckIn(message, language, known, counts)])]
          .filter((one) => once(`${id}: ${one}`))
          .map((one) => `${file} ${id}: ${one}`);
      }),
  );
}

describe.each(['en', 'fr'] as const)('numbers in sentences, %s', (language) => {
  const files = cataloguesIn(language);

  test('are looked for in the web, the terminal, the packages and all games', () => {
    for (const home of [
      'apps/web/src/words/',
      'apps/web/src/tables/cards-of-the-dead/words/',
      'apps/web/src/tables/dead-cells/words/',
      'apps/cli/src/words/',
      'packages/kernel/src/words.ts',
      'games/cards-of-the-dead/src/text/',
      'games/dead-cells/src/text/',
      'games/dead-keep/src/text/',
      'games/vengeance/src/text/',
      'docs/example/src/text/',
    ])
      expect(
        files.some((file) => file.startsWith(home)),
        home,
      ).toBe(true);
  });

  test('have words in their form', async () => {
    expect(await faultsOf(files, language)).toEqual([]);
  });
});

test.each([
  ['fr', '{n} cartes', ['0 cartes', '1 cartes']],
  ['fr', 'Reste {n, plural, one {# point} other {# points}}', []],
  ['fr', '{n, plural, one {# point} other {# point}}', ['2 point', '5 point']],
  ['en', '{n} cards', ['1 cards']],
  ['en', '{n} unseen cards', ['1 unseen cards']],
  ['en', '{n, plural, one {# card} other {# cards}}', []],
] as const)('would find what is wrong: %s %s', (language, message, faults) => {
  const counts = (name: string): boolean => name === 'n';
  const known = new Set(['point', 'card']);
  const wrong = NUMBERS.flatMap((n) =>
    filled(message, n, language, counts).map((text) => wrongIn(text, n, language, known)),
  );
  expect([...wrong.filter((one) => one !== null), ...stuckIn(message, language, known, counts)]).toEqual(
    faults,
  );
});
