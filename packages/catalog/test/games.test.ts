import { argumentsOf, type AnyGame, type Catalogue } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { gameLoaders, gameOf, games } from '../src/index.ts';

test('every game is found by its id', () => {
  expect(new Set(games.map((game) => game.id)).size).toBe(games.length);
  for (const game of games) expect(gameOf(game.id)).toBe(game);
  expect(gameOf('chess')).toBeUndefined();
});

test('every game can be fetched alone, by the same id', async () => {
  const fetched = await Promise.all(
    Object.entries(gameLoaders).map(async ([id, load]) => [id, await load()]),
  );
  expect(Object.fromEntries(fetched)).toEqual(Object.fromEntries(games.map((game) => [game.id, game])));
});

describe.each(games.map((game): [string, AnyGame] => [game.id, game]))('%s', (_, game) => {
  test('has names for its settings, and says the same things in both languages', () => {
    const [en, fr]: [Catalogue, Catalogue] = [game.text.en, game.text.fr];
    for (const { id } of game.options) expect(en).toHaveProperty([`option-name.${id}`]);
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
    for (const id of Object.keys(en)) expect([id, argumentsOf(fr[id]!)]).toEqual([id, argumentsOf(en[id]!)]);
  });
});
