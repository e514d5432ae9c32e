/** The words of tables online, in both languages: they are fetched with them. */

import { Speaker, type Said } from '@gravetable/kernel';
import { useMemo } from 'react';
import { useSettings } from '../settings.ts';
import { uiWords, useWords, type Words } from '../words/index.ts';
import { onlineWords, type OnlineWord } from './words/index.ts';

export interface OnlineWords {
  readonly o: (id: OnlineWord, args?: Said['args']) => string;
  readonly words: Words;
  /** What a bot of that level is called; one that this page does not know keeps its name. */
  readonly level: (bot: string | null) => string;
}

export function useOnlineWords(): OnlineWords {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  return useMemo(() => {
    const own = new Speaker(language, [onlineWords[language]]);
    const levels = new Speaker(language, [uiWords[language]]);
    return {
      words,
      o: (id, args) => own.say(args === undefined ? { id } : { id, args }),
      level: (bot) => (bot === null ? '' : (levels.find(`name.${bot}`) ?? bot)),
    };
  }, [words, language]);
}
