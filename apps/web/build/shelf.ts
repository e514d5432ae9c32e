/**
 * The shelf: which games the catalog holds, known at build time. The page shows posters and set-up forms from this
 * and leaves the rules themselves to the worker.
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OptionSpec } from '@gravetable/kernel';
import type { Plugin } from 'vite';
import { readCatalogue } from './read.ts';

export interface ShelfGame {
  readonly id: string;
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly bots: readonly string[];
  /** Those that answer at once: a server plays many tables. */
  /** The words of the set-up form: names of settings and of what they offer. */
  readonly words: Readonly<Record<'en' | 'fr', Readonly<Record<string, string>>>>;
}

const SETUP_WORDS = /^(title$|option-name|option-help|option-either)\b/;

/** Where the set-up form looks for the name of a choice (`screens/OptionField.tsx`). */
const namesOf = (spec: OptionSpec): string[] =>
  'choices' in spec
    ? [spec.id, spec.id.replace(/(?<=o)es$|s$/, ''), 'name', 'choice'].flatMap((kind) =>
        spec.choices.map((choice) => `${kind}.${choice}`),
      )
    : [];

export async function shelfOf(): Promise<ShelfGame[]> {
  const { games, botsOf } = await readCatalogue();
  return games.map((game) => {
    const names = new Set(game.options.flatMap(namesOf));
    const needed = (id: string): boolean => SETUP_WORDS.test(id) || names.has(id);
    const some = (words: Readonly<Record<string, string>>): Record<string, string> =>
      Object.fromEntries(Object.entries(words).filter(([id]) => needed(id)));
    return {
      id: game.id,
      version: game.version,
      seats: game.seats,
      options: game.options,
      bots: botsOf(game).map((bot) => bot.name),
      words: { en: some(game.text.en), fr: some(game.text.fr) },
    };
  });
}

const BALANCE = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'balance.json');

/** Games won of games played, by the name of what was measured: the same counts that `docs/balance.md` is written from. */
export function measuredIn(text: string): Record<string, readonly [won: number, n: number]> {
  const cells = JSON.parse(text) as { readonly id: string; readonly n: number; readonly won: number }[];
  const shown = cells.filter(({ id }) => / (careful|strong)$/.test(id) && !id.includes(' dials '));
  return Object.fromEntries(shown.map(({ id, won, n }) => [id, [won, n]]));
}

/** What the home page shows: it does not wait for the forms. */
const SHELF = 'virtual:gravetable/shelf';
/** What the set-up form and a table being made ask for besides, and how hard it was measured to be. */
const FORMS = 'virtual:gravetable/forms';

export function shelf(): Plugin {
  return {
    name: 'gravetable-shelf',
    resolveId: (id) => (id === SHELF || id === FORMS ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${SHELF}`) {
        const games = (await shelfOf()).map(({ id: game, seats, words }) => ({
          id: game,
          seats,
          title: { en: words.en['title'], fr: words.fr['title'] },
        }));
        return `export const shelf = ${JSON.stringify(games)};`;
      }
      if (id !== `\0${FORMS}`) return null;
      this.addWatchFile(BALANCE);
      const measured = JSON.stringify(measuredIn(readFileSync(BALANCE, 'utf8')));
      return `export const forms = ${JSON.stringify(await shelfOf())}; export const measured = ${measured};`;
    },
  };
}
