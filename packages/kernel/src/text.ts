/**
 * Words: catalogues of messages in ICU syntax, and the one function that fills them in. It understands `{name}`,
 * `{n, plural, =0 {…} one {…} other {… # …}}` and `{word, select, a {…} other {…}}`; and of names their forms and
 * agreement, `{card, the}` and `{card, agree, p {come} other {comes}}` (see `grammar.ts`). That is all we write.
 */

import { agreeing, formed, isForm, together, type Form } from './grammar.ts';
import type { Json } from './json.ts';

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** Messages by id. English defines the ids; the other languages have exactly the same. */
export type Catalogue = Readonly<Record<string, string>>;

/** Something to be said: a message id with its arguments. */
export type Said = {
  readonly id: string;
  readonly args?: { readonly [name: string]: Json | Said | undefined };
};

export function said(id: string, args?: Said['args']): Said {
  return args === undefined ? { id } : { id, args };
}

/** What the platform knows of a language is made once, and only when a message needs it. */
const plurals = new Map<Language, Intl.PluralRules>();

function pluralOf(language: Language): Intl.PluralRules {
  const known = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, known);
  return known;
}

/** A part of a whole is written behind a point in English, behind a comma in French. */
const numeral = (n: number, language: Language): string =>
  language === 'fr' ? String(n).replace('.', ',') : String(n);

/** Before the last of two, and of more. `Intl.ListFormat` says the same, but a browser takes 20 to 60 ms to make one. */
const BEFORE_LAST: Readonly<Record<Language, readonly [string, string]>> = {
  en: [' and ', ', and '],
  fr: [' et ', ' et '],
};

/** Several words as one; whole sentences stand one after the other. */
function listed(words: readonly string[], language: Language): string {
  if (words.length < 2) return words.join('');
  if (words.every((one) => one.endsWith('.'))) return words.join(' ');
  return words.slice(0, -1).join(', ') + BEFORE_LAST[language][words.length > 2 ? 1 : 0] + words.at(-1);
}

/**
 * Speaks one language: fills in messages, and names pieces. The argument's name says where a piece is named: the
 * value `zombie` of `{card}` (or `{card2}`, or in the list `{cards}`) is said as the message `card.zombie`; failing
 * that as `name.zombie`; failing that as it stands. A nested `Said` is said; lists are joined; `{who}` is a player.
 */
export class Speaker {
  readonly language: Language;
  readonly #catalogues: readonly Catalogue[];
  readonly #seatNames: readonly string[];

  constructor(language: Language, catalogues: readonly Catalogue[], seatNames: readonly string[] = []) {
    this.language = language;
    this.#catalogues = catalogues;
    this.#seatNames = seatNames;
  }

  /** The message of that id, or undefined. */
  find(id: string): string | undefined {
    for (const catalogue of this.#catalogues) {
      if (Object.hasOwn(catalogue, id)) return catalogue[id];
    }
    return undefined;
  }

  has(id: string): boolean {
    return this.find(id) !== undefined;
  }

  say(what: Said): string {
    const message = this.find(what.id);
    if (message === undefined) return what.id;
    // A name that cries out at the end of a sentence ends it.
    return this.#fill(message, what.args ?? {}, null).replace(/([!?])\.$/, '$1');
  }

  seat(seat: number): string {
    return this.#seatNames[seat] ?? this.say({ id: 'seat', args: { n: seat + 1 } });
  }

  #value(name: string, value: Json | Said | undefined, form: Form | null): string {
    if (value === undefined || value === null) return '';
    if (Array.isArray(value)) {
      const last = form?.toLowerCase() as Form | undefined;
      return listed(
        value.map((one, at) => this.#value(name, one as Json, at === 0 ? form : (last ?? null))),
        this.language,
      );
    }
    const plain = this.#plain(name, value);
    return form === null ? plain : formed(this.language, plain, this.#grammarOf(name, value), form);
  }

  #plain(name: string, value: Json | Said): string {
    if (typeof value === 'string') {
      const id = this.nameId(name, value);
      return id === undefined ? value : this.find(id)!;
    }
    if (typeof value === 'number')
      return SEAT_ARGUMENTS.has(name) ? this.seat(value) : numeral(value, this.language);
    if (typeof value === 'boolean') return this.say({ id: value ? 'yes' : 'no' });
    return this.say(value as Said);
  }

  /** The message that names a piece given as this argument, or undefined: it is said as it stands. */
  nameId(name: string, value: string): string | undefined {
    const one = name.replace(/(s|\d+)$/, '');
    return [`${name}.${value}`, `${one}.${value}`, `name.${value}`].find((id) => this.has(id));
  }

  /** What is known of the grammar of a name, or of several. */
  #grammarOf(name: string, value: Json | Said | undefined): string | undefined {
    if (Array.isArray(value)) return together(value.map((one) => this.#grammarOf(name, one as Json)));
    const id =
      typeof value === 'string'
        ? this.nameId(name, value)
        : typeof value === 'object' && value !== null
          ? (value as Said).id
          : undefined;
    return id === undefined ? undefined : this.find(`grammar.${id}`);
  }

  #fill(message: string, args: NonNullable<Said['args']>, number: number | null): string {
    let out = '';
    for (let at = 0; at < message.length;) {
      const symbol = message[at]!;
      if (symbol === '#' && number !== null) {
        out += numeral(number, this.language);
        at++;
      } else if (symbol === '{') {
        const end = closing(message, at);
        out += this.#argument(message.slice(at + 1, end), args, number);
        at = end + 1;
      } else {
        out += symbol;
        at++;
      }
    }
    return out;
  }

  #argument(inside: string, args: NonNullable<Said['args']>, number: number | null): string {
    const [name, kind, ...rest] = splitArgument(inside);
    const value = args[name!];
    if (kind === undefined) return this.#value(name!, value, null);
    if (isForm(kind)) return this.#value(name!, value, kind);
    const branches = branchesOf(rest.join(','));
    if (kind === 'agree') return this.#fill(agreeing(branches, this.#grammarOf(name!, value)), args, number);
    if (kind === 'plural') {
      const n = typeof value === 'number' ? value : 0;
      const branch =
        branches.get(`=${n}`) ??
        branches.get(pluralOf(this.language).select(n)) ??
        branches.get('other') ??
        '';
      return this.#fill(branch, args, n);
    }
    const branch =
      branches.get(typeof value === 'object' ? 'other' : String(value)) ?? branches.get('other') ?? '';
    return this.#fill(branch, args, number);
  }
}

/** Arguments that name a seat; their numbers are said as the player's name. */
const SEAT_ARGUMENTS = new Set(['who', 'seat', 'by', 'whom', 'seats']);

function closing(message: string, open: number): number {
  let depth = 0;
  for (let at = open; at < message.length; at++) {
    if (message[at] === '{') depth++;
    else if (message[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`message without closing brace: ${message}`);
}

/** `name`, kind and the rest, split at the first two commas. */
function splitArgument(inside: string): string[] {
  const first = inside.indexOf(',');
  if (first === -1) return [inside.trim()];
  const second = inside.indexOf(',', first + 1);
  if (second === -1) return [inside.slice(0, first).trim(), inside.slice(first + 1).trim()];
  return [inside.slice(0, first).trim(), inside.slice(first + 1, second).trim(), inside.slice(second + 1)];
}

function branchesOf(source: string): Map<string, string> {
  const branches = new Map<string, string>();
  for (let at = 0; at < source.length;) {
    const open = source.indexOf('{', at);
    if (open === -1) break;
    const end = closing(source, open);
    branches.set(source.slice(at, open).trim(), source.slice(open + 1, end));
    at = end + 1;
  }
  return branches;
}

/** An argument as a message uses it: by itself (`null`), or as `plural`, `select`, `agree`, or a form of a name. */
export interface Asked {
  readonly name: string;
  readonly kind: string | null;
  readonly branches: readonly string[];
}

/** Every argument of a message, at any depth, for looking messages over. */
export function askedIn(message: string): Asked[] {
  const found: Asked[] = [];
  const scan = (part: string): void => {
    for (let at = part.indexOf('{'); at !== -1; at = part.indexOf('{', at)) {
      const end = closing(part, at);
      const [name, kind = null, ...rest] = splitArgument(part.slice(at + 1, end));
      const branches = branchesOf(rest.join(','));
      found.push({ name: name!, kind, branches: [...branches.keys()] });
      for (const branch of branches.values()) scan(branch);
      at = end + 1;
    }
  };
  scan(message);
  return found;
}

/** The names of the arguments a message uses, for comparing languages. */
export function argumentsOf(message: string): string[] {
  return [...new Set(askedIn(message).map(({ name }) => name))].sort();
}
