/** The table's own words, over those of the game. */

import { Speaker, type Said } from '@gravetable/kernel';
import { useMemo } from 'react';
import { useTableWords } from '../../../table/context.tsx';
import { keywordsIn, type Keyword } from '../../../table/rules/keywords.ts';
import type { Words } from '../../../words/index.ts';
import type { CardId } from '../facts.ts';
import { en, type OwnId } from './en.ts';
import { fr } from './fr.ts';

export type { OwnId };
export const ownWords = { en, fr };

const KEYWORDS = { en: keywordsIn(en), fr: keywordsIn(fr) };

export interface OwnWords {
  /** A sentence of this table. */
  readonly s: (id: OwnId, args?: Said['args']) => string;
  /** A card's full name, and the one that fits on its head. */
  readonly name: (card: CardId) => string;
  readonly short: (card: CardId) => string;
  /** What cards say that has a rule of its own. */
  readonly keywords: readonly Keyword[];
  readonly words: Words;
}

/** The same outside of a component: for crumbs and read-outs. `words` speaks the game's own catalogue. */
export function ownOf(words: Words): OwnWords {
  const own = new Speaker(words.language, [ownWords[words.language]], words.seats);
  const name = (card: CardId): string => words.speaker.say({ id: `card.${card}` });
  const told = (args: NonNullable<Said['args']>): NonNullable<Said['args']> =>
    Object.fromEntries(Object.entries(args).map(([key, value]) => [key, named(words, key, value)]));
  return {
    words,
    keywords: KEYWORDS[words.language],
    name,
    short: (card) => own.find(`short.${card}`) ?? name(card),
    s: (id, args) => own.say(args === undefined ? { id } : { id, args: told(args) }),
  };
}

/** Names of cards, survivors and zones come from the game; survivors go by their first name. */
function named({ speaker }: Words, key: string, value: unknown): never {
  const kind = key.replace(/\d+$/, '');
  const found = typeof value === 'string' ? speaker.find(`${kind}.${value}`) : undefined;
  return (kind === 'survivor' ? found?.split(' ')[0] : (found ?? value)) as never;
}

export function useOwn(): OwnWords {
  const words = useTableWords();
  return useMemo(() => ownOf(words), [words]);
}
