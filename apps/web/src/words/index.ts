/** The interface's words in both languages, and the hook that speaks the chosen one. */

import { kernelWords, Speaker, type Catalogue, type Language, type Said } from '@gravetable/kernel';
import { useSettings } from '../settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type WordId = keyof typeof en;

export const uiWords: Readonly<Record<Language, Catalogue>> = { en, fr };

export interface Words {
  readonly language: Language;
  /** The names at the table; none away from one. */
  readonly seats: readonly string[];
  /** Speaks the game's words. */
  readonly speaker: Speaker;
  /** One of the interface's own sentences. */
  readonly t: (id: WordId, args?: Said['args']) => string;
  /** A thing and what is said of it: `Hand: Bat, Knife`. */
  readonly labelled: (label: string, text: string) => string;
  /** Several things, each of them perhaps with commas of its own. */
  readonly listed: (things: readonly string[]) => string;
  /** Whatever the rules say. */
  readonly say: (what: Said) => string;
}

/** The interface and a game may use the same ids: each speaks from its own catalogue. */
export function wordsOf(language: Language, game: Catalogue = {}, seatNames: readonly string[] = []): Words {
  const own = new Speaker(language, [uiWords[language], kernelWords[language]], seatNames);
  const speaker = new Speaker(language, [game, kernelWords[language]], seatNames);
  const t: Words['t'] = (id, args) => own.say(args === undefined ? { id } : { id, args });
  return {
    language,
    seats: seatNames,
    speaker,
    t,
    labelled: (label, text) => t('ui.labelled', { label, text }),
    listed: (things) => things.join(t('ui.between')),
    say: (what) => speaker.say(what),
  };
}

/** Parts as sentences one after the other, each closed by one full stop. */
export function sentences(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => (/[.!?…]$/u.test(part) ? part : `${part}.`))
    .join(' ');
}

const MOST_SEATS = 8;

/** What a seat is called while nobody has named it. */
function unnamed(language: Language): readonly string[] {
  const own = new Speaker(language, [uiWords[language]], []);
  return Array.from({ length: MOST_SEATS }, (_, at) => own.say({ id: 'setup.player', args: { n: at + 1 } }));
}

/** Names as they were given; a seat that goes by its number is called so in the language of now. */
export function seatNames(seats: readonly { readonly name: string }[], language: Language): string[] {
  const now = unnamed(language);
  const anywhere = (Object.keys(uiWords) as Language[]).map(unnamed);
  return seats.map(({ name }) => {
    const at = Math.max(...anywhere.map((names) => names.indexOf(name)));
    return now[at] ?? name;
  });
}

/** Every part of a page away from a table speaks the same words. */
const AWAY: Partial<Record<Language, Words>> = {};

export function useWords(): Words {
  const language = useSettings((settings) => settings.language);
  return (AWAY[language] ??= wordsOf(language));
}
