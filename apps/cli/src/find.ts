/** Finds what the words on the command line name. */

import { games, gameOf } from '@gravetable/catalog';
import type { AnyGame } from '@gravetable/kernel';
import { UsageFault } from './faults.ts';

export function gameNamed(id: string): AnyGame {
  const game = gameOf(id);
  if (game !== undefined) return game;
  const begins = games.filter((one) => one.id.startsWith(id));
  if (begins.length === 1 && id !== '') return begins[0]!;
  throw new UsageFault('cli.unknownGame', { word: id, known: games.map((one) => one.id).join(', ') });
}

/** As long as in the browser: it is part of links and of the names of files. */
const LONGEST_SEED = 80;

export function seedNamed(word: string): string {
  if (word.length > 0 && word.length <= LONGEST_SEED) return word;
  throw new UsageFault('cli.badSeed', { most: LONGEST_SEED });
}

export function wholeNumber(word: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const value = Number(word);
  if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
  throw new UsageFault('cli.badNumber', { word, least, most: most === Number.MAX_SAFE_INTEGER ? '…' : most });
}
