// Names in sentences: wherever a message wants a form of a name, or agrees with it, every name that may stand there has its
// grammar, in both languages.

import { games } from '@gravetable/catalog';
import { askedIn, isForm, LANGUAGES, type AnyGame, type Language } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';

/** A gender and a number in French, a number in English; then what else is to be known. */
const CODE = {
  fr: /^[mf]p?(?: (?:proper|sole|mute|aspirated))*$/,
  en: /^[sp](?: (?:proper|sole|mass|vowel))*$/,
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

/** Verbs with one form for one and for many. */
const SAME = /^(?:can|cannot|could|may|must|will|would|for|falls short)$/;
/** What may stand between a name and its verb. */
const BETWEEN = String.raw`(?: on space \{space\}|, emplacement \{space\},)?`;
const SUBJECT = {
  en: new RegExp(String.raw`\{(\w+)(?:, [Tt]he)?\}${BETWEEN} ([a-z]+)`, 'g'),
  fr: new RegExp(String.raw`\{(\w+), [Tt]he\}${BETWEEN} (?:ne |se |n’y )*([a-zà-ÿ’]+)`, 'g'),
} as const;
/** A second verb of the same name: `{card, The} lie there and comes back`. */
const SECOND = {
  en: /\{(\w+)(?:, [Tt]he)?\}[^.;:{]* and ([a-z]+)/g,
  fr: /\{(\w+), [Tt]he\}[^.;:{]* et (?:ne |se |n’y |y )*([a-zà-ÿ’]+)/g,
} as const;
/** What agrees is left out of a sentence, however deep its braces lie. */
const AGREES = /\{\w+, agree,(?:[^{}]|\{[^{}]*\})*\}/g;
const IS_VERB = {
  en: /^(?!as$|its$|this$|less$|stands$)\w+s$/,
  fr: /^(?!(?:d[eu]s?|en|à|aux?|pour|sur|dans|e?t|ou|avec|contre|par|qui|pas|vers|la|le|les|un|une|à|ne|se|n’y|seulement|uniquement|aussi|quand|juste|pendant|au|de|et|aucune?|seule?s?|puis)$)\p{Ll}/u,
} as const;

/** Sentences in which a verb follows a name that may be plural, and stays as it is. */
function unbent({ text }: Pick<AnyGame, 'text'>, language: Language): string[] {
  const isMany = (kind: string): boolean =>
    Object.entries(text[language]).some(
      ([id, code]) => id.startsWith(`grammar.${kind}.`) && /^[mf]?p/.test(code),
    );
  return Object.entries(text[language]).flatMap(([id, message]) =>
    [...message.matchAll(SUBJECT[language]), ...message.replaceAll(AGREES, '…').matchAll(SECOND[language])]
      .filter(
        ([, name, verb]) =>
          isMany(name!.replace(/\d+$/, '')) && IS_VERB[language].test(verb!) && !SAME.test(verb!),
      )
      .map(([found]) => `${id}: ${found}`),
  );
}

test('a verb that does not agree is found, the second one too', () => {
  const found = (language: Language, sentence: string): number => {
    const text = { 'grammar.card.boots': language === 'en' ? 'p' : 'fp', 'event.x': sentence };
    return unbent({ text: { en: text, fr: text } } as never, language).length;
  };
  expect(found('en', '{card, The} comes.')).toBe(1);
  expect(found('en', '{card, The} {card, agree, p {lie} other {lies}} there and comes back.')).toBe(1);
  expect(found('en', '{card, The} {card, agree, p {lie and come} other {lies and comes}} back.')).toBe(0);
  expect(found('fr', '{card, The} {card, agree, p {sont posées} other {est posée}} et revient.')).toBe(1);
  expect(found('fr', '{card, The} {card, agree, p {restent} other {reste}}, et aucune autre.')).toBe(0);
});

describe.each(games)('$id', (game) => {
  test.each(LANGUAGES)('a verb agrees with a name that may be plural, %s', (language) => {
    expect(unbent(game, language)).toEqual([]);
  });

  test.each(LANGUAGES)('no name ends with a full stop, which would be two in a sentence, %s', (language) => {
    const kinds = new Set(
      Object.values(game.text[language]).flatMap((message) =>
        askedIn(message).flatMap(({ name }) => [name, name.replace(/(?:s|\d+)$/, '')]),
      ),
    );
    const names = Object.entries(game.text[language]).filter(([id]) => {
      const [kind, , ...more] = id.split('.');
      return kinds.has(kind!) && more.length === 0;
    });
    expect(names.filter(([, name]) => name.endsWith('.') && !name.includes(' '))).toEqual([]);
  });

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
