// Ledger 6: every number of a card stands in its text, in both languages.
import { numbersIn, unsaidNumbers } from '@gravetable/testkit';
import { LANGUAGES } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { bossCellLevels } from '../src/cards/boss-cells.ts';
import { bosses } from '../src/cards/bosses/index.ts';
import { malaiseCards } from '../src/cards/malaise.ts';
import { runes } from '../src/cards/runes.ts';
import { secrets } from '../src/cards/secrets.ts';
import { upgradeDecks } from '../src/cards/upgrades/index.ts';
import { wellCards } from '../src/cards/well.ts';
import { deadCells } from '../src/index.ts';

/** What a card does; its picture, price and name are not told. A level is told by what it brings. */
const deeds = (card: object) => {
  const { effects, task, reward, use, handicap, effect } = card as Readonly<Record<string, unknown>>;
  return { effects, task, reward, use, handicap, effect };
};
const TOLD = Object.values(upgradeDecks)
  .flat()
  .filter(({ kind }) => kind !== 'combat' && kind !== 'biomeInsert');

test.each([
  ['Upgrades', TOLD],
  ['the Well', wellCards],
  ['Secrets', secrets.filter((card) => !('mode' in card))],
  ['Runes', runes],
  ['Malaise', malaiseCards],
  ['Boss Cells', bossCellLevels],
])('every number of a card is told: %s', (_, cards) => {
  expect(cards.flatMap((card) => unsaidNumbers(deadCells, card.text, deeds(card)))).toEqual([]);
});

test.each(Object.values(bosses).map(({ sheet, instances }) => [sheet.setup, instances[0]!.health] as const))(
  '%s sets the Boss up with the Health of its first side, %i',
  (text, health) => {
    for (const language of LANGUAGES)
      expect(numbersIn(deadCells.text[language][text]!), language).toContain(health);
  },
);
