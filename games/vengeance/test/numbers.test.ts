// Ledger 6: every number of a tile stands in its text, in both languages.
import { unsaidNumbers } from '@gravetable/testkit';
import { expect, test } from 'vitest';
import { BASIC_ABILITIES } from '../src/cards/basics.ts';
import { BOSSES } from '../src/cards/bosses.ts';
import type { Effect } from '../src/effects.ts';
import { HEROES } from '../src/cards/heroes.ts';
import { vengeance } from '../src/index.ts';

const heroes = Object.values(HEROES);
const tiles = [
  ...Object.values(BASIC_ABILITIES),
  ...heroes.flatMap((hero) => [...hero.abilities, ...hero.items]),
];

/** How often an effect is printed in a row. */
function counts(effects: readonly Effect[]): number[] {
  const rows: { readonly key: string; times: number }[] = [];
  for (const key of effects.map((effect) => JSON.stringify(effect))) {
    const last = rows.at(-1);
    if (last?.key === key) last.times += 1;
    else rows.push({ key, times: 1 });
  }
  return rows.map(({ times }) => times);
}

test('every tile says how often it does a thing', () => {
  expect(tiles.flatMap((tile) => unsaidNumbers(vengeance, tile.text, counts(tile.effects)))).toEqual([]);
});

test('every trait and every Boss says its numbers', () => {
  const rules = [
    ...heroes.map(({ trait }) => ({ text: trait.text, rule: trait.rule as unknown })),
    ...Object.values(BOSSES).map((boss) => ({ text: boss.text, rule: boss.special.rule as unknown })),
  ];
  expect(rules.flatMap(({ text, rule }) => unsaidNumbers(vengeance, text, rule))).toEqual([]);
});
