/** Reads the ledger of a game and its worked examples from the repository, in the player's language where it is written in it. */

import { readFileSync } from 'node:fs';
import { examplesFile, ledgerFile } from '@gravetable/lab';
import { examplesByRule, parseLedger, withoutSource, type LedgerEntry } from '@gravetable/catalog';
import type { Language } from '@gravetable/kernel';
import { ROOT } from './repository.ts';
import type { Screen } from './screen.ts';

function entryIn(game: string, id: string, language: Language): LedgerEntry | undefined {
  const file = ledgerFile(ROOT, game, language);
  return file === null
    ? undefined
    : parseLedger(readFileSync(file, 'utf8')).entries.find((entry) => entry.id === id);
}

function examplesIn(game: string, id: string, language: Language): readonly string[] {
  const file = examplesFile(ROOT, game);
  return file === null ? [] : (examplesByRule(readFileSync(file, 'utf8'), language).get(id) ?? []);
}

const plain = (markdown: string): string => markdown.replaceAll(/\*\*|`/g, '');

/** Show the paragraph of a rule and its examples. False when the ledger has no such rule. */
export function showRule(screen: Screen, game: string, id: string): boolean {
  const spoken = entryIn(game, id, screen.language);
  const entry = spoken ?? entryIn(game, id, 'en');
  if (entry === undefined) return false;
  screen.line(`${screen.colour.bold(entry.id)} ${screen.colour.dim(entry.section)}`);
  const title = entry.title === null ? '' : `${entry.title}${/[.?!]$/.test(entry.title) ? '' : '.'} `;
  screen.paragraph(plain(`${title}${withoutSource(entry.text)}`), '  ');
  for (const example of examplesIn(game, id, screen.language))
    screen.paragraph(`${screen.colour.bold(screen.say('cli.rules.example'))} ${plain(example)}`, '  ');
  if (spoken === undefined) screen.line(screen.colour.dim(screen.say('cli.rules.englishOnly')));
  return true;
}
