/**
 * Turns the rules ledgers and their worked examples into JSON the rules panel can show, paragraphs as HTML:
 * `rules/<game>.json` in English, `rules/<game>.fr.json` in French. The page learns at build time which there are.
 */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@gravetable/kernel';
import { marked } from 'marked';
import type { Plugin } from 'vite';
import { POSTERS } from '../src/brand.ts';
import type { examplesByRule as tell, parseLedger as read, withoutSource as strip } from './catalogue.ts';
import { readCatalogue } from './read.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface RuleParagraph {
  readonly id: string;
  readonly kind: 'rule' | 'ruling' | 'vector';
  readonly title: string | null;
  readonly section: string;
  readonly html: string;
  /** Worked examples, where the rule has some. */
  readonly examples?: readonly string[];
}

interface Reader {
  readonly examplesByRule: typeof tell;
  readonly parseLedger: typeof read;
  readonly withoutSource: typeof strip;
}

/** Only what the ledger marks as text gets markup: nothing in it may become a tag of its own. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A section without its number and the ids it holds: `3.4 Exploration — DC-EXP` is Exploration. */
function plainSection(section: string): string {
  return section.replace(/^[\d.]+\s*/, '').replace(/\s+(?:— |\()[A-Z]{2}-.*$/, '');
}

/** What is written about a game in one language. */
interface Written {
  readonly ledger: string;
  readonly examples: string;
  readonly language: Language;
}

export function paragraphsOf(
  game: string,
  { ledger, examples, language }: Written,
  { examplesByRule, parseLedger, withoutSource }: Reader,
): RuleParagraph[] {
  const entries = parseLedger(ledger).entries.filter((one) => !one.withdrawn && one.kind !== 'vector');
  const known = new Set(entries.map(({ id }) => id));
  /** A rule that names another leads to it. */
  const linked = (html: string, own: string): string =>
    html.replaceAll(/\b[A-Z]{2}(?:-[A-Z0-9]+)+\b/g, (id) =>
      known.has(id) && id !== own ? `<a href="#/rules/${game}/${id}" data-rule="${id}">${id}</a>` : id,
    );
  const htmlOf = (text: string, own: string): string =>
    linked(marked.parseInline(escaped(text), { async: false }), own);
  const told = examplesByRule(examples, language);
  return entries.map(({ id, kind, title, section, text }) => ({
    id,
    kind,
    title: title?.replaceAll('`', '') ?? null,
    section: plainSection(section),
    html: htmlOf(withoutSource(text), id),
    ...(told.has(id) && { examples: told.get(id)!.map((example) => htmlOf(example, id)) }),
  }));
}

/** What the page is served: the rules, and which edition of the game they follow. */
export function bookOf(
  game: string,
  written: Written,
  reader: Reader,
): { readonly edition: string | null; readonly paragraphs: readonly RuleParagraph[] } {
  const { edition } = reader.parseLedger(written.ledger);
  return { edition, paragraphs: paragraphsOf(game, written, reader) };
}

const EXAMPLE = 'lantern-hill';
const LEDGERS: Readonly<Record<Language, (game: string) => string>> = {
  en: (game) => (game === EXAMPLE ? 'docs/example/ledger.md' : `docs/rules/${game}.md`),
  fr: (game) => (game === EXAMPLE ? 'docs/example/ledger.fr.md' : `docs/rules/fr/${game}.md`),
};
const examplesPlace = (game: string): string =>
  game === EXAMPLE ? 'docs/example/examples.md' : `docs/rules/examples/${game}.md`;

function textAt(place: string): string | null {
  const file = path.join(ROOT, place);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function writtenOf(game: string, language: Language): Written | null {
  const ledger = textAt(LEDGERS[language](game));
  return ledger === null ? null : { ledger, examples: textAt(examplesPlace(game)) ?? '', language };
}

interface Served {
  readonly name: string;
  readonly game: string;
  readonly language: Language;
  readonly source: string;
}

async function files(): Promise<Served[]> {
  const { games, ...reader } = await readCatalogue();
  const ids = [...new Set([...POSTERS, ...games.map((game) => game.id)])];
  return ids.flatMap((game) =>
    (['en', 'fr'] as const).flatMap((language): Served[] => {
      const written = writtenOf(game, language);
      if (written === null) return [];
      const name = language === 'en' ? `rules/${game}.json` : `rules/${game}.${language}.json`;
      return [{ name, game, language, source: JSON.stringify(bookOf(game, written, reader)) }];
    }),
  );
}

/** Which file holds the rules of a game in each language it is written in. */
async function rulebooks(): Promise<Record<string, Partial<Record<Language, string>>>> {
  const books: Record<string, Partial<Record<Language, string>>> = {};
  for (const { name, game, language } of await files()) (books[game] ??= {})[language] = name;
  return books;
}

const MODULE = 'virtual:gravetable/rulebooks';

export function ledgers(): Plugin {
  return {
    name: 'gravetable-ledgers',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: async (id) =>
      id === `\0${MODULE}` ? `export const rulebooks = ${JSON.stringify(await rulebooks())};` : null,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').replace(/^\/|\?.*$/g, '');
        if (!name.startsWith('rules/')) return next();
        void files().then((served) => {
          const file = served.find((one) => one.name === name);
          response.statusCode = file === undefined ? 404 : 200;
          response.setHeader('Content-Type', 'application/json');
          response.end(file?.source ?? 'null');
        });
      });
    },
    async generateBundle() {
      for (const { name, source } of await files()) this.emitFile({ type: 'asset', fileName: name, source });
    },
  };
}
