// Ledger 6: every number of a card stands in its text, in both languages.
import { numbersIn, unsaidNumbers } from '@gravetable/testkit';
import { LANGUAGES } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { bossCellLevels } from '../src/cards/boss-cells.ts';
import { bosses } from '../src/cards/bosses/index.ts';
import { malaiseCards } from '../src/cards/malaise.ts';
import { monsters } from '../src/cards/monsters/index.ts';
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

/** One of each face, with what it does in its Rounds. */
const FACES = Object.values(monsters)
  .flat()
  .filter(({ code, text }) => text === `idea.${code}`)
  .map((card) => ({ ...card, lines: Object.values(card.lines) }));
const icons = ({ lines }: (typeof FACES)[number]) => lines.flat().flatMap((action) => action.icons);
const moods = ({ text }: { readonly text: string }) => LANGUAGES.map((one) => deadCells.text[one][text]!);

test('the mood of a Monster counts nothing that its card does not', () => {
  const wrong = FACES.flatMap((card) => {
    const counts = [
      card.lines.length,
      ...card.lines.flat().map((action) => action.icons.length),
      ...icons(card).map((icon) => ('n' in icon ? icon.n : 1)),
    ];
    return moods(card).filter((mood) => numbersIn(mood).some((n) => !counts.includes(n)));
  });
  expect(wrong).toEqual([]);
});

test('a mood that says how many of you are struck has them struck one by one', () => {
  const wrong = FACES.flatMap((card) => {
    const struck = icons(card).flatMap((icon) =>
      icon.kind === 'damage' && icon.who === 'different' ? [icon.n] : [],
    );
    const said = (mood: string) => numbersIn(/\w+ (?:of you|d’entre vous)/.exec(mood)?.[0] ?? '');
    return moods(card).filter((mood) => said(mood).some((n) => !struck.includes(n)));
  });
  expect(wrong).toEqual([]);
});

test('the cuts of B7-14 are counted Round by Round as it deals them', () => {
  const card = FACES.find(({ code }) => code === 'B7-14')!;
  const dealt = icons(card).map((icon) => (icon.kind === 'damage' ? icon.n : 0));
  for (const mood of moods(card)) {
    const cuts = [...mood.matchAll(/\b(?:(one|une)|two|deux)\b/gi)].map(([, one]) => (one ? 1 : 2));
    expect(cuts, mood).toEqual(dealt);
  }
});
