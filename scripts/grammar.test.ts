// Names in sentences: wherever a message wants a form of a name, or agrees with it, every name that may stand there has its
// grammar, in both languages.

import { games } from '@gravetable/catalog';
import { askedIn, isForm, LANGUAGES, type AnyGame, type Language } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';

/** A gender and a number in French, a number in English; then what else is to be known. */
const CODE = {
  fr: /^[mf]p?(?: (?:proper|mute|aspirated))*$/,
  en: /^[sp](?: (?:proper|mass|vowel))*$/,
} as const;

/** The kinds of names that messages bend: `card` for `{card2, of}` and `{cards, the}`. */
function bentIn({ text }: AnyGame, language: Language): string[] {
  const names = Object.values(text[language]).flatMap((message) =>
    askedIn(message).flatMap(({ name, kind }) =>
      kind !== null && (isForm(kind) || kind === 'agree') ? [name] : [],
    ),
  );
  return [...new Set(names.flatMap((name) => [name, name.replace(/(?:s|\d+)$/, '')]))];
}

const namesOf = ({ text }: AnyGame, kind: string): string[] =>
  Object.keys(text.en).filter((id) => id.startsWith(`${kind}.`) && id.split('.').length === 2);

describe.each(games)('$id', (game) => {
  test.each(LANGUAGES)(
    'every name that a sentence bends has its grammar, and every grammar its name, %s',
    (language) => {
      const text = game.text[language];
      const bent = bentIn(game, language).flatMap((kind) => namesOf(game, kind));
      const others = Object.keys(text).flatMap((id) => (id.startsWith('grammar.') ? [id.slice(8)] : []));
      const wrong = [...bent, ...others].filter((id) => !CODE[language].test(text[`grammar.${id}`] ?? ''));
      expect(wrong).toEqual([]);
      const nameless = others.filter((id) => text[id] === undefined);
      expect(nameless).toEqual([]);
    },
  );
});
