/**
 * Names in sentences. What a language wants to know of a name stands in its catalogue beside it: the grammar of
 * `card.axe` is the message `grammar.card.axe`. A sentence then asks for a form of the name (`{card, of}`: « de la
 * Hache ») or agrees with it (`{card, agree, f {usée} other {usé}}`).
 *
 * French: `m`, `f`, `mp` or `fp`; `proper` for a name without article; `mute` for an h that elides, `aspirated` for one
 * that does not. An article that is part of the name (« Le Marchand ») contracts too. English: `s` or `p`; `proper` for
 * a name without article; `mass` for one that takes no `a`; `vowel` where it takes `an` though it is not written so. In
 * both, `sole` for what there is only one of: la SORTIE, never une.
 */

import type { Catalogue, Language } from './text.ts';

/** What a sentence may ask of a name. A capital opens the sentence with it. */
export const FORMS = ['the', 'a', 'of', 'to', 'The', 'A', 'Of', 'To'] as const;
export type Form = (typeof FORMS)[number];

export const isForm = (word: string): word is Form => (FORMS as readonly string[]).includes(word);

/** The grammar of many names of one kind: `nouns('card', { f: ['axe', 'bat'] })` is `{ 'grammar.card.axe': 'f', … }`. */
export function nouns<K extends string>(
  kind: string,
  groups: { readonly [G in K]: readonly string[] },
): Catalogue {
  return Object.fromEntries(
    Object.entries<readonly string[]>(groups).flatMap(([code, names]) =>
      names.map((name) => [`grammar.${kind}.${name}`, code]),
    ),
  );
}

/** The grammar of a name: its first word is gender and number, the others are what else there is to know. */
const has = (grammar: string, word: string): boolean => grammar.split(' ').includes(word);
const isPlural = (grammar: string): boolean => /^[mf]?p\b/.test(grammar);
const isFeminine = (grammar: string): boolean => grammar.startsWith('f');

const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]/i;

/** Whether `le`, `la` and `de` lose their vowel before it. A y before a vowel does not elide: le Yacht, but d’Yvette. */
function elides(name: string, grammar: string): boolean {
  if (/^y[aeiou]/i.test(name)) return false;
  return VOWEL.test(name) || (/^h/i.test(name) && has(grammar, 'mute'));
}

const OWN_ARTICLE = /^(?:l(?:e|a|es) |l’)/i;

const CONTRACTED: Readonly<Record<'of' | 'to', Readonly<Record<string, string>>>> = {
  of: { 'le ': 'du ', 'les ': 'des ' },
  to: { 'le ': 'au ', 'les ': 'aux ' },
};
const PREPOSITION = { of: 'de ', to: 'à ' } as const;

function french(name: string, grammar: string, form: 'the' | 'a' | 'of' | 'to'): string {
  const own = OWN_ARTICLE.exec(name)?.[0] ?? null;
  const noun = own === null ? name : name.slice(own.length);
  if (own === null && has(grammar, 'proper')) {
    if (form === 'to') return `à ${name}`;
    if (form !== 'of') return name;
    return elides(name, grammar) ? `d’${name}` : `de ${name}`;
  }
  if (form === 'a' && own === null && !has(grammar, 'sole')) {
    const article = isPlural(grammar) ? 'des' : isFeminine(grammar) ? 'une' : 'un';
    return `${article} ${noun}`;
  }
  const article = own?.toLowerCase() ?? definite(noun, grammar);
  if (form === 'the' || form === 'a') return article + noun;
  return (CONTRACTED[form][article] ?? PREPOSITION[form] + article) + noun;
}

function definite(noun: string, grammar: string): string {
  if (isPlural(grammar)) return 'les ';
  if (elides(noun, grammar)) return 'l’';
  return isFeminine(grammar) ? 'la ' : 'le ';
}

function english(name: string, grammar: string, form: 'the' | 'a' | 'of' | 'to'): string {
  const own = /^the /i.test(name);
  const bare = !own && has(grammar, 'proper');
  if (form === 'a' && !own && !has(grammar, 'sole')) {
    if (bare || isPlural(grammar) || has(grammar, 'mass')) return name;
    return `${/^[aeiou]/i.test(name) || has(grammar, 'vowel') ? 'an' : 'a'} ${name}`;
  }
  const definiteName = bare ? name : `the ${own ? name.slice('the '.length) : name}`;
  return form === 'the' || form === 'a' ? definiteName : `${form} ${definiteName}`;
}

/** The name in that form. A name whose grammar nobody wrote is treated as a person's: it takes no article. */
export function formed(language: Language, name: string, grammar: string | undefined, form: Form): string {
  if (name === '') return name;
  const lower = form.toLowerCase() as 'the' | 'a' | 'of' | 'to';
  const said = (language === 'fr' ? french : english)(name, grammar ?? 's proper', lower);
  return form === lower ? said : said.charAt(0).toUpperCase() + said.slice(1);
}

/** Several names are plural, and feminine if all of them are. */
export function together(grammars: readonly (string | undefined)[]): string | undefined {
  if (grammars.length < 2) return grammars[0];
  const known = grammars.map((one) => one ?? 's');
  return known.every(isFeminine) ? 'fp' : 'mp';
}

/** The branch that agrees: `fp`, else `p` or `f`, else `other`. */
export function agreeing(branches: ReadonlyMap<string, string>, grammar: string | undefined): string {
  const [exact] = (grammar ?? 'other').split(' ') as [string];
  const number = isPlural(exact) ? 'p' : 's';
  return (
    branches.get(exact) ?? branches.get(number) ?? branches.get(exact[0]!) ?? branches.get('other') ?? ''
  );
}
