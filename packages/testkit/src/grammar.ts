/** Grammar of names and numbers in the texts of a game: what is missing, and what a native reader would stumble over. */

import {
  askedIn,
  isForm,
  kernelWords,
  LANGUAGES,
  Speaker,
  type AnyGame,
  type Language,
} from '@gravetable/kernel';

const CODES: Readonly<Record<Language, RegExp>> = {
  en: /^[sp]( proper| sole| mass| vowel)?$/,
  fr: /^(m|f|mp|fp)( proper| sole| mute| aspirated)?$/,
};

/** Kinds of names of which some have a grammar, and those of them that have none or a wrong one. */
export function incompleteGrammar(game: AnyGame): string[] {
  return LANGUAGES.flatMap((language) => {
    const text = game.text[language];
    const known = Object.keys(text).filter((id) => id.startsWith('grammar.'));
    const kinds = new Set(known.map((id) => id.split('.')[1]!));
    const names = Object.keys(text).filter((id) => {
      const [kind, ...rest] = id.split('.');
      return kinds.has(kind!) && rest.length === 1;
    });
    return [
      ...names.filter((id) => !known.includes(`grammar.${id}`)).map((id) => `${language}: ${id} has none`),
      ...known
        .filter((id) => !CODES[language].test(text[id]!))
        .map((id) => `${language}: ${id} is ${text[id]}`),
      ...known
        .filter((id) => text[id.slice('grammar.'.length)] === undefined)
        .map((id) => `${language}: ${id} is of no name`),
      ...known
        .filter((id) => language === 'fr' && /^h/i.test(text[id.slice('grammar.'.length)] ?? ''))
        .filter((id) => !/mute|aspirated|proper/.test(text[id]!))
        .map((id) => `fr: ${id} begins with an h that is neither mute nor aspirated`),
    ];
  });
}

/** Sentences that agree with some names only: every agreement has an `other`, and one for each number of a gender. */
export function poorAgreement(game: AnyGame): string[] {
  return LANGUAGES.flatMap((language) =>
    Object.entries(game.text[language]).flatMap(([id, message]) =>
      askedIn(message)
        .filter(({ kind }) => kind === 'agree')
        .filter(
          ({ branches }) =>
            !branches.includes('other') || branches.includes('mp') !== branches.includes('fp'),
        )
        .map(({ name }) => `${language}: ${id} agrees badly with {${name}}`),
    ),
  );
}

/** Forms that are neither ICU nor ours: a slip of the pen. */
export function unknownForms(game: AnyGame): string[] {
  const known = (kind: string | null): boolean =>
    kind === null || isForm(kind) || ['plural', 'select', 'agree'].includes(kind);
  return LANGUAGES.flatMap((language) =>
    Object.entries(game.text[language]).flatMap(([id, message]) =>
      askedIn(message)
        .filter(({ kind }) => !known(kind))
        .map(({ name, kind }) => `${language}: ${id} asks {${name}, ${kind}}`),
    ),
  );
}

/** Words that end in s, x or so in the singular too. */
const INVARIABLE =
  /^(s|fois|bras|dos|os|repas|dans|sans|plus|moins|sous|vers|des|les|ses|ces|corps|tas|pas|puis|is|as|has|was|goes|begins|less|miss|this|us|its|tactics)$/i;

/** Numbers that are said with a noun in the wrong number: `1 cards`, « 0 cartes ». */
export function wrongPlurals(game: AnyGame): string[] {
  return LANGUAGES.flatMap((language) => {
    const text = game.text[language];
    const speaker = new Speaker(language, [text, kernelWords[language]]);
    const counted = new Set(
      Object.values(text).flatMap((message) =>
        askedIn(message).flatMap(({ name, kind }) => (kind === 'plural' ? [name] : [])),
      ),
    );
    return Object.keys(text).flatMap((id) => {
      const asked = askedIn(text[id]!).map(({ name }) => name);
      if (!asked.some((name) => counted.has(name))) return [];
      return [0, 1, 2, 5].flatMap((n) => {
        const args = Object.fromEntries(asked.map((name) => [name, counted.has(name) ? n : '…']));
        const said = speaker.say({ id, args });
        const singular = n === 1 || (language === 'fr' && n === 0);
        const nouns = [...said.matchAll(/(?<![\d,.])(\d+)[ \u00a0](\p{L}+)/gu)].filter(
          ([, k]) => Number(k) === n,
        );
        const wrong = nouns.filter(
          ([, , word]) => singular && /[sx]$/.test(word!) && !INVARIABLE.test(word!),
        );
        return wrong.map(([phrase]) => `${language}: ${id} says "${phrase}"`);
      });
    });
  });
}
