/** Reads the ledger of a game from the repository. */

import { readFileSync } from 'node:fs';
import { ledgerFile } from '@gravetable/lab';
import { parseLedger, type Ledger } from '@gravetable/catalog';
import { ROOT } from './repository.ts';

/** The ledger of a game, or null where there is none. */
export function ledgerOf(game: string): Ledger | null {
  const file = ledgerFile(ROOT, game);
  return file === null ? null : parseLedger(readFileSync(file, 'utf8'));
}
