/** Speaks the words of the settings in the chosen language. */

import { Speaker, type Language, type Said } from '@gravetable/kernel';
import { useSettings } from '../../settings.ts';
import { settingsWords, type SettingsWord } from './words.ts';

const SPEAKERS: Readonly<Record<Language, Speaker>> = {
  en: new Speaker('en', [settingsWords.en], []),
  fr: new Speaker('fr', [settingsWords.fr], []),
};

/** A sentence of the settings. */
export function useSettingsWords(): (id: SettingsWord, args?: Said['args']) => string {
  const language = useSettings((settings) => settings.language);
  return (id, args) => SPEAKERS[language].say(args === undefined ? { id } : { id, args });
}
