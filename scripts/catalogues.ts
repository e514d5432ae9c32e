// Every catalogue of the house, by language: those of games, packages, apps and their tables, found where they are written.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Spoken = 'en' | 'fr';

export const ROOT = path.dirname(import.meta.dirname);

const HOMES = ['packages', 'games', 'apps']
  .flatMap((group) => readdirSync(path.join(ROOT, group)).map((name) => path.join(group, name, 'src')))
  .concat('docs/example/src');

/** The files that hold messages in a language. */
export function cataloguesIn(language: Spoken): string[] {
  const declared = new RegExp(`^(export )?const ${language}([A-Z]\\w*)?\\b`, 'm');
  return HOMES.flatMap((home) =>
    readdirSync(path.join(ROOT, home), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(home, file))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter(
        (file) =>
          file.includes(`/${language}/`) || declared.test(readFileSync(path.join(ROOT, file), 'utf8')),
      ),
  ).sort();
}

/** The messages of a module: of its catalogue, or of one half of a catalogue in both languages. */
export async function messagesOf(file: string, language: Spoken): Promise<[string, string][]> {
  const module = (await import(path.join(ROOT, file))) as Record<string, Record<string, unknown>>;
  return Object.values(module)
    .filter((one) => typeof one === 'object')
    .flatMap((one) => Object.entries(typeof one[language] === 'object' ? (one[language] as object) : one))
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}
