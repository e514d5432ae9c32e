/** Reads the ledger of a game from the repository, in the player's language where it is written in it. */

import { readFileSync } from 'node:fs';
import { ledgerFile } from '@gravetable/lab';
import { parseLedger, withoutSource, type LedgerEntry } from '@gravetable/catalog';
import type { Language } from '@gravetable/kernel';
import { ROOT } from './repository.ts';
import type { Screen } from './screen.ts';

function entryIn(game: string, id: string, language: Language): LedgerEntry | undefined {
  const file = ledgerFile(ROOT, game, language);
  return file === null
    ? undefined
    : parseLedger(readFileSync(file, 'utf8')).entries.find((entry) => entry.id === id);
}

/** Show the paragraph of a rule. False when the ledger has no such rule. */
export function showRule(screen: Screen, game: string, id: string): boolean {
  const spoken = entryIn(game, id, screen.language);
  const entry = spoken ?? entryIn(game, id, 'en');
  if (entry === undefined) return false;
  screen.line(`${screen.colour.bold(entry.id)} ${screen.colour.dim(entry.section)}`);
  const title = entry.title === null ? '' : `${entry.title}${/[.?!]$/.test(entry.title) ? '' : '.'} `;
  screen.paragraph(`${title}${withoutSource(entry.text)}`.replaceAll(/\*\*|`/g, ''), '  ');
  if (spoken === undefined) screen.line(screen.colour.dim(screen.say('cli.rules.englishOnly')));
  return true;
}
