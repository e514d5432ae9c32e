/** Which language to speak. */

import type { Language } from '@gravetable/kernel';
import { UsageFault } from './faults.ts';

/** The language asked for, or that of the terminal. */
export function languageOf(word: string | undefined): Language {
  if (word === 'en' || word === 'fr') return word;
  if (word !== undefined) throw new UsageFault('cli.unknownLanguage', { word });
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('fr') ? 'fr' : 'en';
}
