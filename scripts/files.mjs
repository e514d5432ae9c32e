// The files of the house below some places, in one order on every machine: for hashes of what something is made of.

import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What is made, fetched or left behind, never written by us. */
const MADE = new Set([
  'node_modules',
  'dist',
  '.types',
  '.git',
  'coverage',
  'test-results',
  'playwright-report',
]);

export function* filesUnder(place, leftOut = MADE) {
  if (!existsSync(place)) return;
  if (!statSync(place).isDirectory()) {
    yield place;
    return;
  }
  const entries = readdirSync(place, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (leftOut.has(entry.name)) continue;
    const inside = path.join(place, entry.name);
    if (entry.isDirectory()) yield* filesUnder(inside, leftOut);
    else if (entry.isFile()) yield inside;
  }
}

export { MADE };
