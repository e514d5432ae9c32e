// Ledger 6.3: every word of the schema is printed on a card. A word no card is written in is deleted.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bossCellLevels } from '../cards/boss-cells.ts';
import { malaiseCards } from '../cards/malaise.ts';
import { runes } from '../cards/runes.ts';
import { serenadeMelee, serenadePower } from '../cards/serenade.ts';
import { deadCells } from '../index.ts';

const FOLDER = new URL('./', import.meta.url);
const source = readdirSync(FOLDER)
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))
  .join('\n');

/** Every value under a key, anywhere in the printed cards. */
const printed = new Map<string, Set<unknown>>();
function read(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    if (!printed.has(key)) printed.set(key, new Set());
    for (const word of Array.isArray(one) ? (one as unknown[]) : [one]) printed.get(key)!.add(word);
    read(one);
  }
}
read([deadCells.content.facts, runes, malaiseCards, bossCellLevels, serenadePower, serenadeMelee]);

const wordsOf = (type: string): string[] => {
  const [, words = ''] = new RegExp(`export type ${type} =([^;]*);`).exec(source) ?? [];
  return [...words.matchAll(/'([^']+)'/g)].map(([, word]) => word!);
};

test('every kind of icon, effect, task, rule and handicap is on a card', () => {
  const kinds = [...source.matchAll(/kind: '(\w+)'/g)].map(([, kind]) => kind!);
  expect(kinds.length).toBeGreaterThan(90);
  expect(kinds.filter((kind) => !printed.get('kind')!.has(kind))).toEqual([]);
});

test.each([
  ['Moment', 'moment'],
  ['TileKind', 'kind'],
  ['Shape', 'shape'],
  ['Place', 'place'],
  ['Marker', 'keeps'],
  ['RuneId', 'id'],
  ['BellEffect', 'tokens'],
  ['Receiver', 'who'],
  ['DamageWho', 'who'],
])('every %s is on a card', (type, key) => {
  expect(wordsOf(type)).not.toEqual([]);
  expect(wordsOf(type).filter((word) => !printed.get(key)!.has(word))).toEqual([]);
});
