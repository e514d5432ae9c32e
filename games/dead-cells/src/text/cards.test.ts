// Ledger 1: every card of the Beheaded has a name and a text, in every language, and no text lacks a card.
import { describe, expect, test } from 'vitest';
import type { Printed } from '../schema.ts';
import { beheadedBoards } from '../cards/beheaded.ts';
import { bossCellLevels } from '../cards/boss-cells.ts';
import { combatCards } from '../cards/combat/index.ts';
import { equipmentCards } from '../cards/equipment/index.ts';
import { malaiseCards } from '../cards/malaise.ts';
import { runes } from '../cards/runes.ts';
import { secrets } from '../cards/secrets.ts';
import { serenadeMelee, serenadePower } from '../cards/serenade.ts';
import { priceCards, upgradeDecks } from '../cards/upgrades/index.ts';
import { wellCards } from '../cards/well.ts';
import { enCards } from './en-cards.ts';
import { frCards } from './fr-cards.ts';

const records: readonly (Printed & { readonly name: string; readonly text?: string })[] = [
  ...beheadedBoards.map((board) => ({ ...board, text: `${board.name}.text` })),
  serenadePower,
  serenadeMelee,
  ...combatCards,
  ...equipmentCards,
  ...secrets,
  ...Object.values(upgradeDecks).flat(),
  ...Object.values(priceCards),
  ...wellCards,
  ...runes,
  ...malaiseCards,
  ...bossCellLevels,
];
const wanted = new Set(records.flatMap(({ name, text }) => (text === undefined ? [name] : [name, text])));

test.each([
  ['English', enCards],
  ['French', frCards],
])('%s names and tells every card, and nothing else', (_, texts) => {
  expect(Object.keys(texts).toSorted()).toEqual([...wanted].toSorted());
  expect(Object.values(texts).every((text) => text.trim().length > 0)).toBe(true);
});

describe('typography', () => {
  test('apostrophes are typographic and no line ends in a space', () => {
    for (const text of [...Object.values(enCards), ...Object.values(frCards)]) {
      expect(text).not.toMatch(/'|"|\s$/);
    }
  });
  test('French keeps its unbreakable spaces', () => {
    for (const text of Object.values(frCards)) expect(text).not.toMatch(/[^\u00A0\u202F][:;!?]/);
  });
  test('names are told apart', () => {
    for (const texts of [enCards, frCards]) {
      const names = Object.entries(texts).flatMap(([key, text]) => (key.endsWith('.text') ? [] : [text]));
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

test('every card names a picture', () => {
  for (const { icon } of records) expect(icon).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});
