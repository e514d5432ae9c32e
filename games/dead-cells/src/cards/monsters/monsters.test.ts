// Ledger 6.6: B1 is the ledger's table; the other decks keep its bands, frequencies and Runes.
import { describe, expect, test } from 'vitest';
import { band, codesOf, section, table } from '../../../test/ledger.ts';
import type { BiomeId, Icon, Monster, Round } from '../../schema.ts';
import { enWorld } from '../../text/en-world.ts';
import { monsters } from './index.ts';

const SIX = section('### 6.6 Enemies');
const decks = Object.entries(monsters) as readonly (readonly [BiomeId, readonly Monster[]])[];
const ROUNDS: readonly Round[] = [0, 1, 2, 3, 4];
const ROMAN = ['0', 'I', 'II', 'III', 'IV'];

/** Damage icons as the bands count them; one icon for every participant weighs as two. */
function threat(icon: Icon): number {
  if (icon.kind !== 'damage') return 0;
  return icon.who === 'all' ? icon.n * 2 : icon.n;
}
function damageOver(card: Monster, rounds: readonly Round[]): number {
  const actions = rounds.flatMap((round) => card.lines[round] ?? []);
  return actions.flatMap(({ icons }) => icons).reduce((sum, icon) => sum + threat(icon), 0);
}

/** One icon in the notation of the B1 table. */
function written(icon: Icon): string {
  if (icon.kind === 'shield') return 'Sh';
  if (icon.kind !== 'damage') return icon.kind;
  if (icon.who === 'different') return `D to ${icon.n} different`;
  const points = icon.n === 1 ? 'D' : `${icon.n} D`;
  return icon.who === 'first' ? `${points} First Player` : points;
}
const REWARD_WORDS: Readonly<Record<string, readonly [string, string]>> = {
  tooth: ['Tooth', 'Teeth'],
  cell: ['Cell', 'Cells'],
  blueprint: ['Blueprint', 'Blueprints'],
  equipment: ['Equipment', 'Equipment'],
  'scroll.survival': ['green Scroll', 'green Scrolls'],
};
function writtenDeath(icon: Icon | undefined): string {
  if (icon?.kind !== 'reward') return '?';
  if (icon.ifOwned) return `Vine Rune, once owned ${writtenDeath(icon.ifOwned[0])}`;
  const [one, many] = REWARD_WORDS[icon.reward] ?? ['?', '?'];
  return `${icon.n} ${icon.n === 1 ? one : many}`;
}
function row(card: Monster): readonly string[] {
  const lines = ROUNDS.flatMap((round) =>
    (card.lines[round] ?? []).map(({ icons }) => `${ROMAN[round]} ${icons.map(written).join(' + ')}`),
  );
  const name = Object.entries(enWorld).find(([key]) => key === card.name)?.[1] ?? card.name;
  const place = card.place === 'default' ? '–' : card.place;
  return [card.code, name, String(card.health), place, lines.join(' · '), writtenDeath(card.death[0])];
}

test('Ledger 6.6 B1 is the table, card by card', () => {
  const printed = table(SIX, 'Code').flatMap(([codes = '', ...rest]) =>
    codesOf(codes).map((code) => [code, ...rest]),
  );
  expect(monsters.B1.map(row)).toEqual(printed);
  expect(monsters.B1.every(({ death }) => death.length === 1)).toBe(true);
});

describe.each(decks)('Ledger 6.6 %s', (biome, deck) => {
  const [, split = '', , health = '', icons = ''] =
    table(SIX, 'Biome').find(([code]) => code === biome) ?? [];
  const [plain = 0, elite = 0, total = 0] = (split.match(/\d+/g) ?? []).map(Number);
  const elites = deck.filter((card) => card.elite);

  test('has as many Monsters and Elites as printed, in order', () => {
    expect([deck.length - elites.length, elites.length, deck.length]).toEqual([plain, elite, total]);
    expect(deck.map(({ code }) => code)).toEqual(codesOf(`${biome}-1…${total}`));
    expect(deck.slice(plain)).toEqual(elites);
  });

  test.each(deck)('$code keeps the bands of Health and Damage', (card) => {
    const [low, high] = band(health.split(' / ')[card.elite ? 1 : 0] ?? '');
    expect(card.health).toBeGreaterThanOrEqual(low);
    expect(card.health).toBeLessThanOrEqual(high);
    const [least, most] = band(icons.split(' / ')[card.elite ? 1 : 0] ?? '');
    expect(damageOver(card, [1, 2, 3, 4])).toBeGreaterThanOrEqual(least);
    expect(damageOver(card, ROUNDS)).toBeLessThanOrEqual(most);
  });

  test('DC-FAQ-09 exactly the cards with a Bleeding icon remove it', () => {
    for (const card of deck) {
      const given = ROUNDS.flatMap((round) => card.lines[round] ?? []).flatMap((action) => action.icons);
      const bleeds = given.some((icon) => icon.kind === 'state' && icon.state === 'bleeding');
      expect([card.code, card.removesBleeding]).toEqual([card.code, bleeds ? true : undefined]);
    }
  });

  test('gives about one Blueprint in eight cards', () => {
    const giving = deck.filter(({ death }) =>
      death.some((icon) => icon.kind === 'reward' && icon.reward === 'blueprint'),
    );
    expect(Math.abs(giving.length - deck.length / 8)).toBeLessThan(1);
  });

  test('its highest Elite alone gives the Rune', () => {
    const runes = {
      B1: 'vine',
      B2: 'teleport',
      B3: 'ram',
      B4: 'challenger',
      B5: 'explorer',
      B6: 'homunculus',
      B7: 'customization',
    } as const;
    const giving = deck.filter(({ death }) =>
      death.some((icon) => icon.kind === 'reward' && icon.reward.startsWith('rune.')),
    );
    expect(giving).toEqual(deck.slice(-1));
    expect(giving[0]?.death[0]).toMatchObject({ reward: `rune.${runes[biome]}` });
  });
});

test('Ledger 6.6 from B4 on one card in five has a penalty in its Death row', () => {
  for (const [biome, deck] of decks.filter(([code]) => code >= 'B4')) {
    const punishing = deck.filter(({ death }) => death.some((icon) => icon.kind !== 'reward'));
    expect([biome, Math.abs(punishing.length - deck.length / 5) < 1]).toEqual([biome, true]);
  }
});
