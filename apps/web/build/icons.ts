/** Writes one sprite per group of icons, from the names in use, and the list of credits. An unknown name fails the build. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { AUTHORS } from '../src/art/icons/authors.ts';
import { ICONS } from '../src/art/icons/index.ts';

interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const source = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');

let read: Collection | null = null;

function collection(): Collection {
  read ??= JSON.parse(readFileSync(source, 'utf8')) as Collection;
  return read;
}

/** A sprite: every icon as a path with an id, so that it can be drawn and can clip. */
export function spriteOf(names: readonly string[], { icons } = collection()): string {
  const unknown = names.filter((name) => icons[name] === undefined);
  if (unknown.length > 0) throw new Error(`No such icon: ${unknown.join(', ')}`);
  const uncredited = names.filter((name) => AUTHORS[name] === undefined);
  if (uncredited.length > 0) throw new Error(`No author in authors.ts for: ${uncredited.join(', ')}`);
  const paths = [...new Set(names)].map((name) => {
    const shape = /\bd="([^"]+)"/.exec(icons[name]!.body);
    if (shape === null) throw new Error(`The icon ${name} is not one path`);
    return `<path id="gi-${name}" d="${shape[1]}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${paths.join('')}</defs></svg>`;
}

export interface IconCredit {
  readonly name: string;
  readonly author: string;
  readonly licence: string;
}

export function creditsOf(names: readonly string[]): IconCredit[] {
  return [...new Set(names)].sort().map((name) => ({
    name,
    author: AUTHORS[name]!,
    licence: 'CC BY 3.0',
  }));
}

/** What is served beside the code: `icons/<group>.svg` and `icons/credits.json`. */
function files(): Map<string, string> {
  const served = new Map<string, string>();
  for (const [group, names] of Object.entries(ICONS)) served.set(`icons/${group}.svg`, spriteOf(names));
  served.set('icons/credits.json', JSON.stringify(creditsOf(Object.values(ICONS).flat())));
  return served;
}

export function icons(): Plugin {
  return {
    name: 'gravetable-icons',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const text = files().get((request.url ?? '').replace(/^\/|\?.*$/g, ''));
        if (text === undefined) return next();
        response.setHeader(
          'Content-Type',
          request.url?.includes('.svg') ? 'image/svg+xml' : 'application/json',
        );
        response.end(text);
      });
    },
    generateBundle() {
      for (const [fileName, source] of files()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
