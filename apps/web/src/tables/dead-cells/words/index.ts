/** The table's own words, over those of the game. */

import { Speaker, type Said } from '@gravetable/kernel';
import { useMemo } from 'react';
import { useTableWords } from '../../../table/context.tsx';
import { keywordsIn, type Keyword } from '../../../table/rules/keywords.ts';
import type { Words } from '../../../words/index.ts';
import { en, type OwnId } from './en.ts';
import { fr } from './fr.ts';

export type { OwnId };
export const ownWords = { en, fr };

const KEYWORDS = { en: keywordsIn(en), fr: keywordsIn(fr) };

export interface OwnWords {
  /** A sentence of this table. */
  readonly s: (id: OwnId, args?: Said['args']) => string;
  /** A name of the game's catalogue, such as `monster.zombie`. */
  readonly name: (id: string) => string;
  /** What cards say that has a rule of its own. */
  readonly keywords: readonly Keyword[];
  readonly words: Words;
}

/** The same outside of a component: for crumbs and read-outs. */
export function ownOf(words: Words): OwnWords {
  const own = new Speaker(words.language, [ownWords[words.language]], words.seats);
  return {
    words,
    keywords: KEYWORDS[words.language],
    name: (id) => words.speaker.find(id) ?? id,
    s: (id, args) => own.say(args === undefined ? { id } : { id, args }),
  };
}

export function useOwn(): OwnWords {
  const words = useTableWords();
  return useMemo(() => ownOf(words), [words]);
}
