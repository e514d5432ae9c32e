/** The lab's own words. */

import { Speaker } from '@gravetable/kernel';
import type { AnyGame, Catalogue, Json, Language, Said } from '@gravetable/kernel';
import type { Setup } from './plan.ts';

const en = {
  'lab.seats': '{n, plural, one {# seat} other {# seats}}',
  'lab.setting': '{what}: {worded}',
} as const;

const fr: Record<keyof typeof en, string> = {
  'lab.seats': '{n, plural, one {# place} other {# places}}',
  'lab.setting': '{what} : {worded}',
};

export const labWords: Readonly<Record<Language, Catalogue>> = { en, fr };

const SMALL_WORDS = new Set(['of', 'the', 'and', 'a']);

/** The name of a game: its own words for it, or else its id as a title. */
export function titleOf(speaker: Speaker, game: AnyGame): string {
  const words = game.id
    .split('-')
    .map((word, at) => (at > 0 && SMALL_WORDS.has(word) ? word : word[0]!.toUpperCase() + word.slice(1)));
  return speaker.find('title') ?? words.join(' ');
}

/** The lab's own voice, in the language of a game's speaker. */
function ownOf({ language }: Speaker): Speaker {
  return new Speaker(language, [labWords[language]]);
}

/** A setting and its value in words, as far as the game has words for them. */
export function settingName(speaker: Speaker, id: string, value: string): string {
  const what = speaker.find(`option-name.${id}`) ?? id;
  const plain: Said = { id: value === 'true' ? 'yes' : value === 'false' ? 'no' : `${id}.${value}` };
  const worded = speaker.find(plain.id) ?? speaker.find(`name.${value}`) ?? value;
  return ownOf(speaker).say({ id: 'lab.setting', args: { what, worded } });
}

/** The value of a setting as it is typed: words, numbers, or one word per seat. */
export function settingWord(value: Json): string {
  if (Array.isArray(value)) return value.map((one) => settingWord(one as Json)).join(',');
  return typeof value === 'string' ? value : value === null ? '?' : JSON.stringify(value);
}

/** A setup in a few words: seats, and what was set. */
export function setupName(speaker: Speaker, setup: Setup): string {
  const settings = Object.entries(setup.options).map(([id, value]) =>
    settingName(speaker, id, settingWord(value)),
  );
  return [ownOf(speaker).say({ id: 'lab.seats', args: { n: setup.seats } }), ...settings].join(', ');
}
