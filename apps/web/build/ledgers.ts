/** Turns the rules ledgers into JSON the rules panel can show: one file per game, paragraphs as HTML. */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';
import type { Plugin } from 'vite';
import { POSTERS } from '../src/brand.ts';
import type { parseLedger as read } from './catalogue.ts';
import { readCatalogue } from './read.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface RuleParagraph {
  readonly id: string;
  readonly kind: 'rule' | 'ruling' | 'vector';
  readonly title: string | null;
  readonly section: string;
  readonly html: string;
}

/** The pointer to the source at the end of a rule, `[SUM, HOW]`, is for those who write rules. */
function withoutSource(text: string): string {
  return text.replace(/\s*(?:\[[A-Z][^\]]*\]|\(§[^)]*\))\.?$/, '');
}

/** Only what the ledger marks as text gets markup: nothing in it may become a tag of its own. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function paragraphsOf(markdown: string, parseLedger: typeof read): RuleParagraph[] {
  return parseLedger(markdown)
    .entries.filter((entry) => !entry.withdrawn && entry.kind !== 'vector')
    .map(({ id, kind, title, section, text }) => ({
      id,
      kind,
      title,
      section: section.replace(/^[\d.]+\s*/, ''),
      html: marked.parseInline(escaped(withoutSource(text)), { async: false }),
    }));
}

function ledgerOf(game: string): string | null {
  const places = [`docs/rules/${game}.md`, ...(game === 'lantern-hill' ? ['docs/example/ledger.md'] : [])];
  const found = places.map((place) => path.join(ROOT, place)).find((place) => existsSync(place));
  return found === undefined ? null : readFileSync(found, 'utf8');
}

async function files(): Promise<Map<string, string>> {
  const served = new Map<string, string>();
  const { games, parseLedger } = await readCatalogue();
  for (const id of new Set([...POSTERS, ...games.map((game) => game.id)])) {
    const ledger = ledgerOf(id);
    if (ledger !== null) served.set(`rules/${id}.json`, JSON.stringify(paragraphsOf(ledger, parseLedger)));
  }
  return served;
}

export function ledgers(): Plugin {
  return {
    name: 'gravetable-ledgers',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').replace(/^\/|\?.*$/g, '');
        if (!name.startsWith('rules/')) return next();
        void files().then((served) => {
          response.statusCode = served.has(name) ? 200 : 404;
          response.setHeader('Content-Type', 'application/json');
          response.end(served.get(name) ?? '[]');
        });
      });
    },
    async generateBundle() {
      for (const [fileName, source] of await files()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
