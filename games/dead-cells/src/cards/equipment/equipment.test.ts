// Ledger 6.1, 6.8: how many items each deck holds, and how strong they may be.
import { describe, expect, test } from 'vitest';
import { section } from '../../../test/ledger.ts';
import type { Action, Equipment, EquipmentOrigin, Icon } from '../../schema.ts';
import { damage, does, heal, NEAR, on, REAR, RIGHT, shield, state } from '../../words.ts';
import { malaiseCards } from '../malaise.ts';
import { runes } from '../runes.ts';
import { secretEquipment, secretFavours, secrets } from '../secrets.ts';
import { blueprints, equipmentCards, startingEquipment } from './index.ts';

const inventory = section('### 6.1 Decks by code (`fact:seed`)');
/** The last number of the first span in the Small column: `01–09, Malaise 10–14` is 9. */
const smallCards = (code: string) =>
  Number(new RegExp(`^\\| ${code} \\| [^|]+ \\| 01–(\\d+)`, 'm').exec(inventory)?.[1]);

const actionOf = (item: Equipment): Action | undefined =>
  item.mode.type === 'shield' ? item.mode.effect : item.mode.action;
const amount = (icon: Icon) => ('n' in icon ? icon.n : 1);
const countIcons = (item: Equipment) =>
  (actionOf(item)?.icons ?? []).reduce((sum, icon) => sum + amount(icon), 0);

describe('DC-SETUP-02 the small decks', () => {
  test.each(Object.entries(blueprints))('%s holds as many Blueprints as the code list says', (code, deck) => {
    expect(deck).toHaveLength(smallCards(code));
    expect(deck.map((item) => item.code)).toEqual(
      deck.map((_, i) => `${code}-s${String(i + 1).padStart(2, '0')}`),
    );
    expect(deck.every((item) => item.origin === code)).toBe(true);
  });

  test('66 Biome Blueprints and 13 Boss Blueprints', () => {
    const count = (letter: string) =>
      Object.entries(blueprints).reduce(
        (sum, [code, deck]) => sum + (code.startsWith(letter) ? deck.length : 0),
        0,
      );
    expect([count('B'), count('C')]).toEqual([66, 13]);
  });

  test('the Runes, the Malaise cards and the Deck of Secrets', () => {
    expect(runes.map((rune) => rune.code)).toEqual(['R-01', 'R-02', 'R-03', 'R-04', 'R-05', 'R-06', 'R-07']);
    expect(malaiseCards.map((card) => card.code)).toEqual(['B7-s10', 'B7-s11', 'B7-s12', 'B7-s13', 'B7-s14']);
    expect(inventory).toContain('Malaise 10–14');
    expect([secretEquipment.length, secretFavours.length]).toEqual([8, 4]);
    expect(secrets.map((card) => card.code)).toEqual(
      secrets.map((_, i) => `S-${String(i + 1).padStart(2, '0')}`),
    );
  });
});

test('DC-EQP-10 the starting Equipment in code order', () => {
  expect(startingEquipment.map((item) => item.mode)).toEqual([
    { type: 'replace', round: 1, action: on(REAR, damage(1)) },
    { type: 'add', round: 3, action: on(NEAR, damage(1)) },
    { type: 'skill', action: on(NEAR, state('bleeding')) },
    { type: 'replace', round: 2, action: on(NEAR, damage(1)) },
    { type: 'replace', round: 3, action: on(RIGHT, damage(1)) },
    { type: 'replace', round: 1, action: on(NEAR, state('onFire')) },
    { type: 'replace', round: 2, action: on('self', shield(2)) },
    { type: 'add', round: 2, action: on(NEAR, damage(1)) },
    { type: 'add', round: 1, action: on(REAR, damage(1)) },
    { type: 'skill', action: on(RIGHT, state('marked')) },
    { type: 'skill', action: on('ally', heal(1)) },
    { type: 'shield', trigger: 'shieldLost', effect: does(damage(1)) },
  ]);
  expect(startingEquipment.every((item) => item.min === undefined)).toBe(true);
  expect(startingEquipment.filter((item) => item.source === 'fact').map((item) => item.code)).toEqual([
    'ST-s01',
    'ST-s02',
    'ST-s03',
  ]);
});

describe('Ledger 6.8 the strength of Blueprints', () => {
  const items = Object.values(blueprints)
    .flat()
    .filter((item) => item.mode.type !== 'companion');
  const from = (...origins: readonly EquipmentOrigin[]) =>
    items.filter((item) => origins.includes(item.origin)).map((item) => [item.code, item] as const);

  test.each(from('B1', 'B2', 'B3'))('%s has one icon and level 0 or 1', (_, item) => {
    expect(countIcons(item)).toBe(1);
    expect(item.min?.level ?? 0).toBeLessThanOrEqual(1);
  });
  test.each(from('B4', 'B5', 'B6'))('%s has two icons and level 2', (_, item) => {
    expect(countIcons(item)).toBe(2);
    expect(item.min?.level).toBe(2);
  });
  test.each(from('B7', 'C1', 'C2', 'C3'))('%s has three icons or Round 0, and level 3', (_, item) => {
    expect(item.mode.type === 'round0' || countIcons(item) === 3).toBe(true);
    expect(item.min?.level).toBe(3);
  });

  test('DC-COMP-02 one Companion per Biome, Health 2 to 5', () => {
    const health = (['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7'] as const).map((biome) =>
      blueprints[biome].flatMap(({ mode }) => (mode.type === 'companion' ? [mode.health] : [])),
    );
    expect(health).toEqual([[2], [2], [3], [3], [4], [4], [5]]);
  });

  test('DC-RULING-22 pushing begins in B3', () => {
    const pushes = equipmentCards.filter((item) =>
      actionOf(item)?.icons.some((icon) => icon.kind === 'push'),
    );
    expect(pushes.filter((item) => item.origin === 'B3').length).toBeGreaterThanOrEqual(2);
    expect(pushes.some((item) => ['ST', 'B1', 'B2'].includes(item.origin))).toBe(false);
  });

  test('a Secret needs no level', () => {
    expect(secretEquipment.every((item) => item.min === undefined)).toBe(true);
  });
});

test('no item repeats another: they differ in how, where or what, not in the Round alone', () => {
  const idea = ({ mode }: Equipment) => {
    const { type } = mode;
    const action = mode.type === 'shield' ? mode.effect : mode.action;
    const trigger = mode.type === 'shield' ? mode.trigger : '';
    return JSON.stringify([type, trigger, action?.icons, action?.range]);
  };
  // The starting items are plain on purpose and printed in the ledger.
  const ideas = equipmentCards.filter((item) => item.origin !== 'ST').map(idea);
  expect(new Set(ideas).size).toBe(ideas.length);
  expect(new Set(equipmentCards.map((item) => item.code)).size).toBe(equipmentCards.length);
});
