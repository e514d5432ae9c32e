/** The ledgers as the build wrote them, fetched when somebody opens the rulebook. */

import type { Language } from '@gravetable/kernel';
import { rulebooks } from 'virtual:gravetable/rulebooks';

export interface RuleParagraph {
  readonly id: string;
  readonly kind: 'rule' | 'ruling';
  readonly title: string | null;
  readonly section: string;
  readonly html: string;
  /** Worked examples as HTML, where the rule has some. */
  readonly examples?: readonly string[];
}

interface Book {
  /** The printing and the errata it follows. */
  readonly edition: string | null;
  readonly paragraphs: readonly RuleParagraph[];
}

export interface Rulebook extends Book {
  /** The language it is written in. */
  readonly language: Language;
}

const kept = new Map<string, Promise<Book | null>>();

function bookIn(file: string): Promise<Book | null> {
  let rules = kept.get(file);
  if (rules === undefined) {
    rules = fetch(file)
      .then((response) => response.json() as Promise<Book>)
      .catch(() => {
        kept.delete(file);
        return null;
      });
    kept.set(file, rules);
  }
  return rules;
}

/** The rules of a game in this language, or null where there is no ledger. */
export async function rulesOf(game: string, language: Language): Promise<Rulebook | null> {
  const file = rulebooks[game]?.[language];
  const book = file === undefined ? null : await bookIn(file);
  return book === null ? null : { language, ...book };
}
