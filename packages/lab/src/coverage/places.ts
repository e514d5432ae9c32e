/** Where a game's ledger, rules and scenarios lie in the repository. */

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@gravetable/kernel';

/** The folder of a game; the example lives among the documents. */
export function gameFolder(root: string, game: string): string {
  const folder = path.join(root, 'games', game);
  return existsSync(folder) ? folder : path.join(root, 'docs', 'example');
}

const LEDGERS: Readonly<Record<Language, { readonly rules: string; readonly example: string }>> = {
  en: { rules: 'docs/rules', example: 'ledger.md' },
  fr: { rules: 'docs/rules/fr', example: 'ledger.fr.md' },
};

/** The ledger of a game, or null where nobody has written it in this language. */
export function ledgerFile(root: string, game: string, language: Language = 'en'): string | null {
  const { rules, example } = LEDGERS[language];
  const places = [path.join(root, rules, `${game}.md`), path.join(gameFolder(root, game), example)];
  return places.find((place) => existsSync(place)) ?? null;
}

/** The worked examples of a game, in every language, or null where there are none. */
export function examplesFile(root: string, game: string): string | null {
  const places = [
    path.join(root, 'docs/rules/examples', `${game}.md`),
    path.join(gameFolder(root, game), 'examples.md'),
  ];
  return places.find((place) => existsSync(place)) ?? null;
}

function typescriptIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
    .map((name) => path.join(folder, name))
    .sort();
}

const isTest = (file: string): boolean => file.endsWith('.test.ts');

export function sourceFiles(root: string, game: string): string[] {
  return typescriptIn(path.join(gameFolder(root, game), 'src')).filter((file) => !isTest(file));
}

/** The tests of a game, and those of the host, which applies what games say about time and empty seats. */
export function testFiles(root: string, game: string): string[] {
  const folder = gameFolder(root, game);
  return [
    ...typescriptIn(path.join(root, 'packages/host/test')).filter(isTest),
    ...typescriptIn(path.join(folder, 'test')),
    ...typescriptIn(path.join(folder, 'src')).filter((file) => isTest(file)),
  ];
}
