// Both languages name every Biome, tile, Monster and Boss card, and nothing else.
import { expect, test } from 'vitest';
import { biomes } from '../cards/biomes/index.ts';
import { bosses } from '../cards/bosses/index.ts';
import { monsters } from '../cards/monsters/index.ts';
import { tiles } from '../cards/tiles/index.ts';
import { enWorld } from './en-world.ts';
import { frWorld } from './fr-world.ts';

const printed = { biomes, bosses, monsters, tiles };

/** Every word in the records that is a key of the texts, and the words of rules that name their text by kind. */
function wordsIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) wordsIn(part, found);
  return found;
}
const named = new Set([
  ...[...wordsIn(printed)].filter((word) => /^(biome|monster|idea|boss|minion|banner|tile)\./.test(word)),
  ...Object.values(biomes).flatMap(({ rules }) => rules.map(({ kind }) => `biomeRule.${kind}`)),
  ...Object.values(biomes).flatMap(({ curses }) =>
    Object.values(curses ?? {}).map((curse) => `curse.${curse}`),
  ),
  ...Object.values(biomes).flatMap(({ rules }) =>
    rules.flatMap((rule) => (rule.kind === 'bells' ? rule.tokens.map((bell) => `bell.${bell}`) : [])),
  ),
  ...tiles.B7.flatMap(({ constraint }) => (constraint ? [`constraint.${constraint}`] : [])),
]);

test('every text that a card names exists, and no other', () => {
  expect(Object.keys(enWorld).toSorted()).toEqual([...named].toSorted());
});

test('both languages have the same keys in the same order, and no empty text', () => {
  expect(Object.keys(frWorld)).toEqual(Object.keys(enWorld));
  expect(Object.values({ ...enWorld }).every((text) => text.length > 0)).toBe(true);
  expect(Object.values(frWorld).every((text) => text.length > 0)).toBe(true);
});

test('French keeps its typography', () => {
  for (const [key, text] of Object.entries(frWorld)) {
    expect([key, /[^\u202f][;!?]|[^\u00a0]:|'|\.\.\./.exec(text)]).toEqual([key, null]);
  }
});

test('the records are plain data', () => {
  expect(JSON.parse(JSON.stringify(printed))).toEqual(printed);
});
