/** The words of tables online, in both languages: they are fetched with them. */

import { Speaker, type Said } from '@gravetable/kernel';
import { useMemo } from 'react';
import { useSettings } from '../settings.ts';
import { useWords, type Words } from '../words/index.ts';
import { onlineWords, type OnlineWord } from './words/index.ts';

export interface OnlineWords {
  readonly o: (id: OnlineWord, args?: Said['args']) => string;
  readonly words: Words;
}

export function useOnlineWords(): OnlineWords {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  return useMemo(() => {
    const own = new Speaker(language, [onlineWords[language]]);
    return { words, o: (id, args) => own.say(args === undefined ? { id } : { id, args }) };
  }, [words, language]);
}
