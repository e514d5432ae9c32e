// Ledger 6.7: the Boss decks keep their frames.
import { describe, expect, test } from 'vitest';
import { section, span, table } from '../../../test/ledger.ts';
import type { BossAction, BossCard, Icon, Printed } from '../../schema.ts';
import { bosses } from './index.ts';

const { C1, C2, C3 } = bosses;
const large: { readonly [B in keyof typeof bosses]: readonly Printed[] } = {
  C1: [...C1.instances, C1.fireWave, ...C1.actions, ...C1.rewards],
  C2: [...C2.instances, ...C2.actions, ...C2.rewards],
  C3: [...C3.instances, ...C3.actions, ...C3.minions, ...C3.banners],
};
const codesOf = (cards: readonly Printed[]): readonly string[] => [...new Set(cards.map(({ code }) => code))];
const numbered = (boss: string, from: number, to: number): readonly string[] =>
  span(from, to).map((number) => `${boss}-${String(number).padStart(2, '0')}`);

test.each(['C1', 'C2', 'C3'] as const)('Ledger 6.1 %s has every large card of its code once', (boss) => {
  const row = table(section('### 6.1 Decks by code (`fact:seed`)'), 'Code').find(([code]) => code === boss);
  const last = Number(row?.[1]?.split('–')[1]);
  expect(codesOf(large[boss])).toEqual(numbered(boss, 1, last));
});

test('Ledger 6.7 C1 has one Boss card, the Fire Wave, five actions per instance and three rewards', () => {
  expect(codesOf(C1.instances)).toHaveLength(1);
  expect(C1.fireWave.start).toBe('right3');
  for (const instance of [1, 2]) {
    expect(C1.actions.filter(({ instances }) => instances.includes(instance))).toHaveLength(5);
  }
  expect(C1.rewards).toHaveLength(3);
});

test('Ledger 6.7 C2 has one Boss card, four actions and two rewards, and moves to three spaces', () => {
  expect([codesOf(C2.instances).length, C2.actions.length, C2.rewards.length]).toEqual([1, 4, 2]);
  const spaces = C2.actions.flatMap(iconsOf).flatMap((icon) => (icon.kind === 'move' ? [icon.to] : []));
  expect([...new Set(spaces)].toSorted()).toEqual(['behind', 'right1', 'right3']);
});

test('Ledger 6.7 C3 has two Boss cards, eight actions, six minions and five Banners of 3 Health', () => {
  expect([codesOf(C3.instances).length, C3.actions.length]).toEqual([2, 8]);
  expect([C3.minions.length, C3.banners.length]).toEqual([6, 5]);
  expect(C3.minions.every(({ health }) => health >= 3 && health <= 5)).toBe(true);
  expect(C3.minions.some(({ elite }) => elite)).toBe(true);
  expect(C3.banners.every(({ health }) => health === 3)).toBe(true);
});

describe.each([
  { boss: 'C1', health: [8, 10], keeps: 'fireWave' },
  { boss: 'C2', health: [10, 12], keeps: 'shuriken' },
  { boss: 'C3', health: [10, 10, 12], keeps: 'banner' },
] as const)('Ledger 6.7 instances of $boss', ({ boss, health, keeps }) => {
  const instances: readonly BossCard[] = bosses[boss].instances;

  test('have the Health of the frame and follow each other', () => {
    expect(instances.map((card) => card.health)).toEqual(health);
    expect(instances.map((card) => [card.instance, card.of])).toEqual(
      health.map((_, index) => [index + 1, health.length]),
    );
  });

  test('DC-RULING-59 are immune to On Fire and Bleeding, and not to Poisoned, Marked or Frozen', () => {
    for (const card of instances) expect(card.immune.toSorted()).toEqual(['bleeding', 'onFire']);
  });

  test('DC-BOSS-09 keep their own markers through the flip; only the last one pays', () => {
    for (const card of instances) expect(card.keeps).toEqual([keeps]);
    expect(instances.map((card) => card.death.length > 0)).toEqual(
      health.map((_, index) => index === health.length - 1),
    );
  });
});

function iconsOf({ lines }: Pick<BossAction, 'lines'>): readonly Icon[] {
  return Object.values(lines).flatMap((actions) => actions.flatMap(({ icons }) => icons));
}
/** Expected Damage of one Turn. A minion counts 2, a Banner 1, a hit on everybody 2, each Shuriken placed 1. */
function threat(card: BossAction, extraShurikens: number): number {
  return iconsOf(card).reduce((sum, icon) => {
    if (icon.kind === 'damage') return sum + (icon.who === 'all' ? icon.n * 2 : icon.n);
    if (icon.kind === 'place') return sum + icon.n + extraShurikens;
    if (icon.kind === 'summon') return sum + icon.n * 2;
    return icon.kind === 'banner' ? sum + icon.n : sum;
  }, 0);
}

// The heat of the Angry Concierge adds the missing point of his second band.
test.each([
  { boss: 'C1', instance: 1, band: [2, 3], extra: 0 },
  { boss: 'C1', instance: 2, band: [2, 3], extra: 0 },
  { boss: 'C2', instance: 1, band: [3, 4], extra: 0 },
  { boss: 'C2', instance: 2, band: [4, 5], extra: 1 },
  { boss: 'C3', instance: 1, band: [4, 5], extra: 0 },
  { boss: 'C3', instance: 2, band: [5, 6], extra: 0 },
  { boss: 'C3', instance: 3, band: [5, 6], extra: 0 },
] as const)('Ledger 6.7 threat of $boss, instance $instance', ({ boss, instance, band, extra }) => {
  const actions: readonly BossAction[] = bosses[boss].actions;
  const own = actions.filter(({ instances }) => instances.includes(instance));
  expect(own.length).toBeGreaterThan(2);
  for (const card of own) {
    expect([card.code, threat(card, extra) >= band[0] && threat(card, extra) <= band[1]]).toEqual([
      card.code,
      true,
    ]);
  }
});

test('DC-RULING-64 reward cards are permanent Upgrades; the Hand pays one Boss Cell', () => {
  expect([...C1.rewards, ...C2.rewards].every(({ kind }) => kind === 'permanent')).toBe(true);
  const bossCells = C3.instances.at(-1)?.death.filter((i) => i.kind === 'reward' && i.reward === 'bossCell');
  expect(bossCells).toHaveLength(1);
});
