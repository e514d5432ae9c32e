// Ledger 6.1, 6.8, 6.9: the Upgrade decks, the Well, the market and the Boss Cells hold what the tables say.
import { describe, expect, test } from 'vitest';
import { band, section, table } from '../../../test/ledger.ts';
import type { Effect, Upgrade, UpgradeDeck } from '../../schema.ts';
import { bossCellLevels } from '../boss-cells.ts';
import { malaiseCards } from '../malaise.ts';
import { marketLevels } from '../market.ts';
import { runes } from '../runes.ts';
import { wellCards } from '../well.ts';
import { priceCards, upgradeDecks } from './index.ts';

const inventory = section('### 6.1 Decks by code (`fact:seed`)');
const mixes = section(
  '### 6.8 Upgrades, Well, Secrets, Runes, Malaise (`design` mixes on `fact:seed` totals)',
);
const enemies = table(section('### 6.6 Enemies'), 'Biome');

const DECKS: readonly UpgradeDeck[] = ['SV', 'TC', 'BR'];
const largeCards = (code: string) =>
  Number(new RegExp(`^\\| ${code} \\| 01–(\\d+)`, 'm').exec(inventory)?.[1]);
const count = (deck: UpgradeDeck, kind: Upgrade['kind']) =>
  upgradeDecks[deck].filter((card) => card.kind === kind).length;
const coded = (code: string, n: number) =>
  Array.from({ length: n }, (_, i) => `${code}-${String(i + 1).padStart(2, '0')}`);

describe.each(DECKS)('DC-UPG-02 the %s deck', (deck) => {
  const mix = new RegExp(`^\\| ${deck} \\d+ \\| (.+) \\|$`, 'm').exec(mixes)?.[1] ?? '';
  const printed = (kind: string) => Number(new RegExp(`(\\d+) ${kind}`).exec(mix)?.[1]);

  test('runs through the codes of 6.1, the price card last', () => {
    expect([...upgradeDecks[deck].map((card) => card.code), priceCards[deck].code]).toEqual(
      coded(deck, largeCards(deck)),
    );
    expect(priceCards[deck].prices).toEqual({ A: 2, B: 3 });
  });

  test.each(['combat', 'permanent', 'instruction', 'feat', 'level', 'biomeInsert'] as const)(
    'has as many %s cards as the mix says',
    (kind) => {
      expect(count(deck, kind)).toBe(printed(kind));
    },
  );

  test('DC-RULING-66 one Instruction turns its own price card', () => {
    const turning = upgradeDecks[deck].filter(
      (card) => card.kind === 'instruction' && card.effects.some((effect) => effect.kind === 'turnPrice'),
    );
    expect(turning.map((card) => card.kind === 'instruction' && card.effects)).toEqual([
      [{ kind: 'turnPrice', deck, to: 'B' }],
    ]);
  });

  test('DC-IB-07 its market character rises to Level 1, then 2', () => {
    const levels = upgradeDecks[deck].flatMap((card) => (card.kind === 'level' ? card.effects : []));
    const who = { SV: 'healer', TC: 'collector', BR: 'merchant' }[deck];
    expect(levels).toEqual([1, 2].map((level) => ({ kind: 'level', who, level })));
  });

  test('a Biome insert keeps to the Health and Damage of its Biome', () => {
    for (const card of upgradeDecks[deck]) {
      if (card.kind !== 'biomeInsert') continue;
      const [insert] = card.effects;
      expect(insert?.kind).toBe('insert');
      if (insert?.kind !== 'insert') continue;
      const { biome, elite, health, lines } = insert.card;
      const icons = Object.values(lines).flatMap((line) => line.flatMap((action) => action.icons));
      const damage = icons.reduce((sum, icon) => sum + (icon.kind === 'damage' ? icon.n : 0), 0);
      const [, , , healths = '', damages = ''] = enemies.find(([code]) => code === biome) ?? [];
      const within = (cell: string, n: number) => {
        const [low, high] = band(cell.split('/')[elite ? 1 : 0] ?? '');
        return low <= n && n <= high;
      };
      expect(within(healths, health)).toBe(true);
      expect(within(damages, damage)).toBe(true);
    }
  });
});

test('DC-FAQ-03 Level 2 Potions lie in a During Game slot', () => {
  const cards = Object.values(upgradeDecks)
    .flat()
    .filter(
      (card) => card.kind === 'permanent' && card.effects.some((effect) => effect.kind === 'drinkAnywhere'),
    );
  expect(cards).toMatchObject([{ slot: 'duringGame', source: 'fact' }]);
});

describe('DC-WELL-01 the Abandoned Well', () => {
  const holds = (kind: Effect['kind']) =>
    wellCards.filter((card) => card.kind === 'effect' && card.effects.some((effect) => effect.kind === kind));

  test('has 21 cards in the printed mix', () => {
    expect(wellCards.map((card) => card.code)).toEqual(coded('W', largeCards('W')));
    expect(mixes).toContain(
      '5 nothing but a line of text, 6 small gains for the next Run, 4 Secrets, 2 Purge, 2 Skill',
    );
    expect(holds('nothing')).toHaveLength(5);
    expect(holds('nextRun')).toHaveLength(6);
    expect(holds('drawSecret')).toHaveLength(4);
    expect(holds('purge')).toHaveLength(2);
    expect(wellCards.filter((card) => card.kind === 'skill')).toHaveLength(2);
    expect(holds('turnPrice')).toHaveLength(1);
  });

  test('DC-WELL-02 W-09 acts on the Well deck', () => {
    expect(holds('bottomToTop')).toMatchObject([
      { code: 'W-09', effects: [{ kind: 'bottomToTop', deck: 'W', n: 2 }] },
    ]);
  });
});

test('DC-IB-04 the market levels are the printed ones', () => {
  const offers = (who: keyof typeof marketLevels) =>
    marketLevels[who].map(({ cost, times }) => [cost, times]);
  expect(offers('healer')).toEqual([
    [2, 1],
    [2, 2],
    [1, 3],
  ]);
  expect(offers('merchant')).toEqual([
    [3, 1],
    [3, 2],
    [2, 3],
  ]);
  expect(offers('collector')).toEqual([
    [2, 1],
    [2, 2],
    [1, 3],
  ]);
});

test('DC-ICON-11 three Runes open corridors, four are used once per Biome', () => {
  expect(runes.filter((rune) => rune.effect.kind === 'corridor').map((rune) => rune.id)).toEqual([
    'vine',
    'teleport',
    'ram',
  ]);
  for (const { effect } of runes) if (effect.kind === 'use') expect(effect.use.limit).toBe('biome');
});

test('DC-RULING-87 the five Malaise cards are five handicaps', () => {
  expect(malaiseCards.map((card) => card.handicap.kind)).toEqual([
    'stateAtCombatStart',
    'handSize',
    'noLoot',
    'noVials',
    'firstPlayerDamage',
  ]);
});

test('DC-RULING-72 five Boss Cell levels', () => {
  expect(bossCellLevels.map((cell) => [cell.level, cell.rules.map((rule) => rule.kind)])).toEqual([
    [1, ['enemyHealth']],
    [2, ['healerClosed']],
    [3, ['extraEliteOnFirstEncounter']],
    [4, ['enemyHealth', 'deathRowCells']],
    [5, ['startMalaise']],
  ]);
});
