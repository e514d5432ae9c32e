/** A table's own words, over those of its game. */

import { Speaker, type Language, type Said } from '@gravetable/kernel';
import type { Words } from '../../words/index.ts';
import { useTableWords } from '../context.tsx';
import { keywordsIn, type Keyword } from '../rules/keywords.ts';

type Args = NonNullable<Said['args']>;

export interface OwnWords<Id extends string> {
  /** A sentence of this table. */
  readonly s: (id: Id, args?: Args) => string;
  /** A name of the game's catalogue, such as `monster.zombie`. */
  readonly name: (id: string) => string;
  /** What cards say that has a rule of its own. */
  readonly keywords: readonly Keyword[];
  readonly words: Words;
}

export interface Own<Id extends string, More> {
  /** Outside of a component: for crumbs and read-outs. */
  readonly ownOf: (words: Words) => OwnWords<Id> & More;
  readonly useOwn: () => OwnWords<Id> & More;
}

/** `more` adds what one table alone says, and `named` puts names in the place of ids among the arguments. */
export function ownWords<Id extends string, More extends object>(
  catalogues: Readonly<Record<Language, Readonly<Record<Id, string>>>>,
  more: (words: Words, own: Speaker) => More,
  named: (words: Words, key: string, value: unknown) => unknown = (_, __, value) => value,
): Own<Id, More> {
  const keywords = { en: keywordsIn(catalogues.en), fr: keywordsIn(catalogues.fr) };
  const made = (words: Words): OwnWords<Id> & More => {
    const own = new Speaker(words.language, [catalogues[words.language]], words.seats);
    const told = (args: Args): Args =>
      Object.fromEntries(
        Object.entries(args).map(([key, value]) => [key, named(words, key, value) as Args[string]]),
      );
    return {
      words,
      keywords: keywords[words.language],
      name: (id) => words.speaker.find(id) ?? id,
      s: (id, args) => own.say(args === undefined ? { id } : { id, args: told(args) }),
      ...more(words, own),
    };
  };
  /** Every part of a table speaks the same words: what they once worked out none works out again. */
  const spoken = new WeakMap<Words, OwnWords<Id> & More>();
  const ownOf = (words: Words): OwnWords<Id> & More => {
    const own = spoken.get(words) ?? made(words);
    spoken.set(words, own);
    return own;
  };
  return { ownOf, useOwn: () => ownOf(useTableWords()) };
}
