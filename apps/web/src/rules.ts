/** The ledgers as the build wrote them, fetched when somebody opens the rulebook. */

import type { Language } from '@gravetable/kernel';
import { rulebooks } from 'virtual:gravetable/rulebooks';

export interface RuleParagraph {
  readonly id: string;
  readonly kind: 'rule' | 'ruling';
  readonly title: string | null;
  readonly section: string;
  readonly html: string;
}

export interface Rulebook {
  /** The language it is written in, which is English where nobody has translated it. */
  readonly language: Language;
  readonly paragraphs: readonly RuleParagraph[];
}

const kept = new Map<string, Promise<readonly RuleParagraph[] | null>>();

function paragraphsIn(file: string): Promise<readonly RuleParagraph[] | null> {
  let rules = kept.get(file);
  if (rules === undefined) {
    rules = fetch(file)
      .then((response) => (response.ok ? (response.json() as Promise<RuleParagraph[]>) : null))
      .catch(() => {
        kept.delete(file);
        return null;
      });
    kept.set(file, rules);
  }
  return rules;
}

export function isWrittenIn(game: string, language: Language): boolean {
  return rulebooks[game]?.[language] !== undefined;
}

/** The rules of a game in this language, else in English, or null where there is no ledger. */
export async function rulesOf(game: string, language: Language): Promise<Rulebook | null> {
  const spoken = isWrittenIn(game, language) ? language : 'en';
  const file = rulebooks[game]?.[spoken];
  const paragraphs = file === undefined ? null : await paragraphsIn(file);
  return paragraphs === null ? null : { language: spoken, paragraphs };
}
